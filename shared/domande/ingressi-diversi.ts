import type { Spiegazione } from '../calculation/spiegazione/spiegazione.ts';

/** One thing two explanations were made from, as each was told it. */
export interface IngressoDiverso {
  readonly nome: string;
  readonly prima: string;
  readonly dopo: string;
}

/** The inputs that have another value in the second of two explanations with the same formulas, from the top down, each once; none where a formula differs. */
export const ingressiDiversi = (prima: Spiegazione, dopo: Spiegazione): readonly IngressoDiverso[] => {
  const diversi = diversiTra(prima, dopo) ?? [];
  return diversi.filter(({ nome }, indice) => indice === diversi.findIndex((altro) => altro.nome === nome));
};

const diversiTra = (prima: Spiegazione, dopo: Spiegazione): readonly IngressoDiverso[] | null => {
  if (prima.formula !== dopo.formula || prima.figli.length !== dopo.figli.length) return null;
  const suoi = prima.ingressi.flatMap(({ nome, valore }) => {
    const altro = dopo.ingressi.find((ingresso) => ingresso.nome === nome)?.valore;
    return altro === undefined || altro === valore ? [] : [{ nome, prima: valore, dopo: altro }];
  });
  const deiFigli = prima.figli.map((figlio, indice) => {
    const altro = dopo.figli[indice];
    return altro === undefined ? null : diversiTra(figlio, altro);
  });
  return deiFigli.reduce<readonly IngressoDiverso[] | null>(
    (insieme, uno) => (insieme === null || uno === null ? null : [...insieme, ...uno]),
    suoi,
  );
};
