import type { Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { righeDelFondo } from '#shared/domain/elaborazione/fondi.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { somma } from '#shared/money/centesimi.ts';
import { chiaveDi, chiDi, type Liquidato } from '../liquidato/liquidato.ts';
import { righeIntere, type RigaIntera } from '../liquidato/righe-intere.ts';

const { dipendente: DEL_DIPENDENTE, scuola: DELLA_SCUOLA } = righeDelFondo.PENSIONE;

/** The part of a contribution that belongs to one month of service. */
interface QuotaPensione extends Mese {
  readonly intera: RigaIntera;
  readonly base: number;
  readonly importo: number;
}

interface RigaPensione {
  readonly mese: string;
  readonly base: number;
  readonly dipendente: number;
  readonly scuola: number;
}

/** Pay subject to the pension fund, person by person and by month of service: the months are those the contributions of each payslip are shared among. */
export const prospettoPensione = async (
  contesto: ContestoStampa,
  liquidati: readonly Liquidato[],
): Promise<Prospetto<RigaPensione>> => {
  const righe = await righeIntere(contesto, liquidati, ({ codice }) =>
    [...DEL_DIPENDENTE, ...DELLA_SCUOLA].includes(codice),
  );
  const persone = [...Map.groupBy(righe, ({ liquidato }) => chiaveDi(liquidato))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return {
    colonne: [
      { titolo: 'Mese di competenza', tipo: 'testo', testata: true, valore: ({ mese }) => mese },
      { titolo: 'Imponibile', tipo: 'importo', totale: true, valore: ({ base }) => base },
      { titolo: 'A carico del dipendente', tipo: 'importo', totale: true, valore: ({ dipendente }) => dipendente },
      { titolo: 'A carico della scuola', tipo: 'importo', totale: true, valore: ({ scuola }) => scuola },
      { titolo: 'Totale', tipo: 'importo', totale: true, valore: ({ dipendente, scuola }) => dipendente + scuola },
    ],
    sezione: 'Persona',
    sezioni: persone.map(([, sue]) => ({ titolo: titoloDi(sue), righe: perCompetenza(sue.flatMap(quoteDi)) })),
    orientamento: 'verticale',
  };
};

const titoloDi = ([prima]: readonly RigaIntera[]): string =>
  prima === undefined ? '' : `${chiDi(prima.liquidato)}, ${prima.liquidato.testata.storico.desCf}`;

/** A payslip of before the shares were kept gives the whole line to the month of its liquidation. */
const quoteDi = (intera: RigaIntera): readonly QuotaPensione[] => {
  const { riga, liquidato } = intera;
  const quote = riga.quote ?? [];
  if (quote.length === 0) return [{ intera, ...liquidato.mese, base: riga.base ?? 0, importo: riga.importo }];
  return quote.map(({ anno, mese, base, importo }) => ({ intera, anno, mese, base: base ?? 0, importo }));
};

const perCompetenza = (quote: readonly QuotaPensione[]): readonly RigaPensione[] =>
  [...Map.groupBy(quote, ({ anno, mese }) => anno * 12 + mese)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, sue]) => {
      const [prima] = sue;
      return prima === undefined ? [] : [rigaDi(prima, sue)];
    });

/** The base is that of the main contribution of the employee: the others are shares of the same pay. */
const rigaDi = ({ anno, mese }: Mese, quote: readonly QuotaPensione[]): RigaPensione => {
  const di = (codici: readonly string[]) => quote.filter(({ intera }) => codici.includes(intera.riga.codice));
  const importi = (codici: readonly string[]) => somma(di(codici).map(({ importo }) => importo));
  return {
    mese: formatMese({ anno, mese }),
    base: somma(di(DEL_DIPENDENTE.slice(0, 1)).map(({ base }) => base)),
    dipendente: importi(DEL_DIPENDENTE),
    scuola: importi(DELLA_SCUOLA),
  };
};
