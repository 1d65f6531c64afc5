/** A browser reads the address of a blob after the click that follows it, on a busy machine seconds after. */
const LETTO_ENTRO = 60_000;

/** Hands a file made here to the user. */
export const downloadBlob = (nome: string, contenuto: BlobPart, tipo: string): void => {
  const url = URL.createObjectURL(new Blob([contenuto], { type: tipo }));
  follow(url, nome);
  setTimeout(() => URL.revokeObjectURL(url), LETTO_ENTRO);
};

/** Opens a download link of the server without leaving the page. */
export const followLink = (url: string): void => follow(url);

const follow = (href: string, nome?: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  if (nome !== undefined) link.download = nome;
  link.click();
};
