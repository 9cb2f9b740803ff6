/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Of a client without a server: where people play with each other, if anywhere. */
  readonly VITE_SERVER?: string;
}
