const PER_PAGINA = 100;
/** As many as a browser asks of one server at once: a long sheet is no burst for the others. */
const INSIEME = 6;

/** Reads so many rows page by page, a few pages at a time, in their order. @throws what the first page that cannot be read does */
export const readPagine = async <P>(
  righe: number,
  read: (start: number, limit: number) => Promise<P>,
): Promise<readonly P[]> => {
  const inizi = Array.from({ length: Math.ceil(righe / PER_PAGINA) }, (_, pagina) => pagina * PER_PAGINA);
  const lette: P[] = [];
  while (lette.length < inizi.length) {
    const prossime = inizi.slice(lette.length, lette.length + INSIEME);
    lette.push(...(await Promise.all(prossime.map((start) => read(start, PER_PAGINA)))));
  }
  return lette;
};
