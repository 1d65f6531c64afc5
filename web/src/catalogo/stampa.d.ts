/** The build copies the print: the import is its address, relative to the page. */
declare module '*.pdf' {
  const address: string;
  export default address;
}
