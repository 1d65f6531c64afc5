import type { TipoPercettore } from '../persona/percettore.ts';

/** What the base of the tax is made of. */
export const tipiIrap = ['DIPENDENTI', 'ASSIMILATI', 'AUTONOMI_OCCASIONALI'] as const;
export type TipoIrap = (typeof tipiIrap)[number];

export const descrizioneTipoIrap: Readonly<Record<TipoIrap, string>> = {
  DIPENDENTI: 'Dipendenti',
  ASSIMILATI: 'Assimilati e collaboratori',
  AUTONOMI_OCCASIONALI: 'Autonomi occasionali',
};

/** Which part of the base each payee is in. */
const TIPI: Readonly<Record<TipoPercettore, TipoIrap>> = {
  DIPENDENTE: 'DIPENDENTI',
  FORMATORE: 'DIPENDENTI',
  EREDE: 'DIPENDENTI',
  COCOCO: 'ASSIMILATI',
  ALTRA_AMMINISTRAZIONE: 'ASSIMILATI',
  COMMISSARIO_ESTERNO: 'ASSIMILATI',
  OCCASIONALE: 'AUTONOMI_OCCASIONALI',
  NON_RESIDENTE: 'AUTONOMI_OCCASIONALI',
  PROFESSIONISTA: 'AUTONOMI_OCCASIONALI',
  SOCIETA: 'AUTONOMI_OCCASIONALI',
  STUDENTE: 'ASSIMILATI',
  REVISORE: 'ASSIMILATI',
  ASSISTENTE_LINGUA: 'ASSIMILATI',
  AUTORE: 'AUTONOMI_OCCASIONALI',
  LAVORATORE_SPORTIVO: 'ASSIMILATI',
};
export const tipoIrapDi = (percettore: TipoPercettore | null): TipoIrap => TIPI[percettore ?? 'DIPENDENTE'];

/** A part of the base in a month: cents. */
export interface ParteIrap {
  readonly mese: number;
  readonly tipo: TipoIrap;
  readonly base: number;
  readonly imposta: number;
}

/** IRAP that an F24 paid for a month, and to which region (T0). */
export interface VersamentoIrap {
  readonly mese: number;
  readonly regione: string;
  readonly importo: number;
}

export interface MeseIrap {
  readonly mese: number;
  readonly parti: readonly ParteIrap[];
  readonly base: number;
  readonly imposta: number;
  readonly versata: number;
  /** Paid less due. */
  readonly differenza: number;
}

const sommaDi = (importi: readonly number[]): number => importi.reduce((totale, importo) => totale + importo, 0);

/** The months of a year that have a base or a payment, kind by kind. */
export const mesiIrap = (parti: readonly ParteIrap[], versamenti: readonly VersamentoIrap[]): MeseIrap[] =>
  Array.from({ length: 12 }, (_, indice) => indice + 1).flatMap((mese) => {
    const sue = parti.filter((parte) => parte.mese === mese);
    const versate = versamenti.filter((versamento) => versamento.mese === mese);
    if (sue.length === 0 && versate.length === 0) return [];
    const imposta = sommaDi(sue.map((parte) => parte.imposta));
    const versata = sommaDi(versate.map(({ importo }) => importo));
    return [
      {
        mese,
        parti: tipiIrap.flatMap((tipo): ParteIrap[] => {
          const delTipo = sue.filter((parte) => parte.tipo === tipo);
          return delTipo.length === 0
            ? []
            : [
                {
                  mese,
                  tipo,
                  base: sommaDi(delTipo.map(({ base }) => base)),
                  imposta: sommaDi(delTipo.map((parte) => parte.imposta)),
                },
              ];
        }),
        base: sommaDi(sue.map(({ base }) => base)),
        imposta,
        versata,
        differenza: versata - imposta,
      },
    ];
  });
