/** The build turns the worker into a file of its own: the import is its address, relative to the page. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  const address: string;
  export default address;
}
