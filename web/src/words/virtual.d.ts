declare module 'virtual:words/*' {
  /** All messages of a language, in Fluent. */
  const source: string;
  export default source;
}
