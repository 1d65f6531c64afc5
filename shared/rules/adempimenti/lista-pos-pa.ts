import type { RegolaDatata } from '../regola.ts';

/** Contracts of who has a service in a school. */
type Contratto = 'TI' | 'TD_31_8' | 'TD_30_6' | 'SUPPLENTE_BREVE';

/** TipoImpiego of who works full time and part time, by contract. */
interface TipiImpiego {
  readonly intero: string;
  readonly parziale: string;
}

/**
 * TipoImpiego of each contract. Fixed-term teachers could be 13 (school substitutes) or 17 (fixed-term staff): both are in the code table and
 * no public source says which INPS wants; a part time is only allowed with 8 and 18.
 */
export const tipiImpiego: RegolaDatata<Readonly<Record<Contratto, TipiImpiego>>> = {
  id: 'uniemens.tipo-impiego',
  descrizione: 'ListaPosPA: tipo di impiego del personale della scuola',
  versioni: [
    {
      dal: '2012-10-01',
      valore: {
        TI: { intero: '1', parziale: '8' },
        TD_31_8: { intero: '13', parziale: '18' },
        TD_30_6: { intero: '13', parziale: '18' },
        SUPPLENTE_BREVE: { intero: '13', parziale: '18' },
      },
      norma: [{ testo: 'Tabella TipoImpiego di ListaPosPA, come la porta un programma che la legge (2022)' }],
      fonte: 'derivata',
      riscontro: null,
    },
  ],
};

/** Progressives of a front page. */
interface Progressivi {
  readonly dichiarante: string;
  readonly enti: string;
}

/** Who declares what a school of the State paid until 2019: position 00001 of the school, belonging and serving at its 00000. */
export const frontespizioStatale: RegolaDatata<Progressivi> = {
  id: 'uniemens.frontespizio-statale',
  descrizione: 'ListaPosPA: progressivi delle scuole statali per i periodi fino al 2019',
  versioni: [
    {
      dal: '2013-01-01',
      valore: { dichiarante: '00001', enti: '00000' },
      norma: [{ testo: 'Circ. INPS 172/2015 e 115/2019' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'due pagine pubbliche che riportano le circolari' },
    },
  ],
};

/** Numbers of the managements that are the same for everybody. */
export const gestioniComuni = { credito: '9', enpdep: '8', enam: '11' } as const;

/** Kinds of contribution of the payers (TipoContributo); the 1 % goes with the solidarity contribution, as one program writes it. */
export const tipiContributo = { pensione: '1', aggiuntivo: '6', tfs: '7', tfr: '8', credito: '9' } as const;
