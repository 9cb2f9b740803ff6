declare module 'virtual:art/stage' {
  const symbols: string;
  export default symbols;
}
declare module 'virtual:art/table' {
  const symbols: string;
  export default symbols;
}
