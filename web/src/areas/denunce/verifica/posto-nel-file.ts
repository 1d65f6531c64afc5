const IN_F24 = /^modelli\.(\d+)(?:\.righe\.(\d+))?/;
/** Elements and points of certificates, which have the names of their own documents. */
const ELEMENTO = /(?:^|\.)(@?[A-Z]\w*)(?:\.\d+)?$/;

/** Where in a file a finding is, in the words of who reads it: form and row of an F24, else the element or the point; empty where it is in none. */
export const postoNelFile = (campo: string): string => {
  const [nelF24, modello, riga] = IN_F24.exec(campo) ?? [];
  if (nelF24 === undefined) return ELEMENTO.exec(campo)?.[1] ?? '';
  const delModello = `Modello ${Number(modello) + 1}`;
  return riga === undefined ? delModello : `${delModello}, riga ${Number(riga) + 1}`;
};
