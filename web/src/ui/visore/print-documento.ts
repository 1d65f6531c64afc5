import type { Documento } from './documento.ts';

/** Most pages the browser prints by itself: each becomes an image in memory. */
export const PAGINE_STAMPABILI = 100;
/** Pixels for each point of the page: 200 dots an inch. */
const DENSITA = 200 / 72;

/** Sends the document to the printer, page by page, through the browser's print window. */
export const printDocumento = async (documento: Documento): Promise<void> => {
  const foglio = document.createElement('div');
  foglio.id = 'stampa-visore';
  const urls: string[] = [];
  try {
    for (let numero = 1; numero <= documento.numPages; numero += 1) {
      const url = URL.createObjectURL(await imageOf(documento, numero));
      urls.push(url);
      const immagine = document.createElement('img');
      immagine.src = url;
      immagine.alt = `Pagina ${numero}`;
      foglio.append(immagine);
      await immagine.decode();
    }
    document.body.append(foglio);
    window.print();
  } finally {
    foglio.remove();
    urls.forEach((url) => URL.revokeObjectURL(url));
  }
};

const imageOf = async (documento: Documento, numero: number): Promise<Blob> => {
  const pagina = await documento.getPage(numero);
  const viewport = pagina.getViewport({ scale: DENSITA });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await pagina.render({ canvas, viewport, intent: 'print' }).promise;
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('La pagina non si può stampare: scaricare il file.')),
    ),
  );
};
