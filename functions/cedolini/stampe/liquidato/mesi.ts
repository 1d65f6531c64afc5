import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import type { Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { somma } from '#shared/money/centesimi.ts';

/** An amount of a month, the row it is summed in and, where rows stand in groups, the group. */
export interface ImportoDelMese {
  readonly gruppo?: string;
  readonly riga: string;
  readonly mese: number;
  readonly importo: number;
}

interface RigaMesi {
  readonly riga: string;
  readonly importi: readonly ImportoDelMese[];
}

/** What a row has in a month; null when it has nothing. */
const diMese = ({ importi }: RigaMesi, mese: number): number | null => {
  const suoi = importi.filter((uno) => uno.mese === mese);
  return suoi.length === 0 ? null : somma(suoi.map(({ importo }) => importo));
};

/** Rows by group, a column for each month that has something, and the sum of them: groups and rows by their name. */
export const prospettoMesi = (
  importi: readonly ImportoDelMese[],
  nomi: { readonly gruppo?: string; readonly riga: string },
): Prospetto<RigaMesi> => {
  const mesi = [...new Set(importi.map(({ mese }) => mese))].toSorted((a, b) => a - b);
  const perMese = mesi.map((mese): ColonnaDi<RigaMesi> => ({
    titolo: nomeMese(mese),
    tipo: 'importo',
    totale: true,
    parte: true,
    valore: (riga) => diMese(riga, mese),
  }));
  return {
    colonne: [
      { titolo: nomi.riga, tipo: 'testo', testata: true, valore: ({ riga }) => riga },
      ...perMese,
      {
        titolo: 'Totale',
        tipo: 'importo',
        totale: true,
        valore: (riga) => somma(riga.importi.map(({ importo }) => importo)),
      },
    ],
    ...(nomi.gruppo === undefined ? {} : { sezione: nomi.gruppo }),
    sezioni: perNome(importi, ({ gruppo }) => gruppo ?? '').map(([gruppo, suoi]) => ({
      ...(gruppo === '' ? {} : { titolo: gruppo }),
      righe: perNome(suoi, ({ riga }) => riga).map(([riga, sue]) => ({ riga, importi: sue })),
    })),
    orientamento: 'orizzontale',
  };
};

const perNome = (
  importi: readonly ImportoDelMese[],
  nomeDi: (importo: ImportoDelMese) => string,
): readonly (readonly [string, readonly ImportoDelMese[]])[] =>
  [...Map.groupBy(importi, nomeDi)].toSorted(byTesto(([titolo]) => titolo));
