declare module 'virtual:art/stage' {
  export const symbols: string;
  export const effects: string;
}
declare module 'virtual:art/table' {
  export const symbols: string;
  export const effects: string;
}
