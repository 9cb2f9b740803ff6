declare module 'virtual:words/*' {
  /** The messages of a language, in Fluent. */
  const source: string;
  export default source;
}

declare module 'virtual:later-words/*' {
  /** Those that few readers come to. */
  const source: string;
  export default source;
}

declare module 'virtual:phrases' {
  /** What each ready-made phrase is called, by its text in any language. */
  const phrases: Record<string, string>;
  export default phrases;
}
