import { codiceDi, nominativo } from '#shared/domain/persona/nominativo.ts';

interface Chi {
  readonly desCognome: string;
  readonly desNome: string;
  readonly desCf: string;
  readonly matricola?: number;
}

/** How a page speaks of the one person it is about. */
export interface DiUno {
  /** 'di ROSSI Mario', as the record has it; who it is in general words until it is read. */
  readonly di: string;
  /** Heads the page: what it holds and of whom; under it the codice fiscale, by which homonyms are told apart, and the rest of what is said there. */
  readonly intesta: (
    cosa: string,
    ...poi: readonly string[]
  ) => { readonly titolo: string; readonly descrizione: string };
}

/** Returns how a page speaks of a person, by their record; `ignoto` ('della persona') is said while it is not read. */
export const diUno = (chi: Chi | undefined, ignoto: string): DiUno => {
  const di = chi === undefined ? ignoto : `di ${nominativo(chi.desCognome, chi.desNome)}`;
  const codice = chi === undefined ? '' : codiceDi(chi);
  return {
    di,
    intesta: (cosa, ...poi) => ({
      titolo: `${cosa} ${di}`,
      descrizione: [codice, ...poi].filter((parte) => parte !== '').join(' · '),
    }),
  };
};
