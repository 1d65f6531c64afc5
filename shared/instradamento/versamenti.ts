import type { Gruppo } from '../calculation/riga/cedolino-tipi.ts';
import type { Mese } from '../domain/tempo/mese.ts';
import { somma, type Centesimi } from '../money/centesimi.ts';
import type { Destinazione, Rotta, VersamentoF24 } from './rotta.ts';

/** The routes of one payslip, whose it is, and the names of its lines by their place. */
export interface CedolinoInstradato {
  readonly persona: string;
  readonly rotte: readonly Rotta[];
  readonly nomiRighe: readonly string[];
}

/** What a run pays to one destination under one code, body, reference and month. Amounts in cents, credits negative. */
export interface Versamento {
  readonly destinazione: Exclude<Destinazione['a'], 'PERCETTORE'>;
  /** The row of the F24; null for what is not paid by it, or has no code yet. */
  readonly f24: VersamentoF24 | null;
  /** Month of the F24 it falls in; null for what no F24 pays. */
  readonly mese: Mese | null;
  readonly voci: readonly string[];
  readonly trattenute: Centesimi;
  readonly dovute: Centesimi;
  readonly somma: Centesimi;
  readonly persone: number;
  /** Why it has no code; null when it has one or needs none. */
  readonly perche: string | null;
  /** Data that its row needs and nobody has entered. */
  readonly mancanti: readonly string[];
}

type DaVersare = Rotta & { readonly destinazione: Exclude<Destinazione, { readonly a: 'PERCETTORE' }> };
interface Parte {
  readonly rotta: DaVersare;
  readonly persona: string;
  readonly voce: string;
}

const TRATTENUTE: readonly Gruppo[] = [
  'ritenute_previdenziali',
  'ritenute_fiscali',
  'somme_fuori_reddito',
  'altre_trattenute',
];

/**
 * What the payslips of a run withhold and the school owes, gathered by code, body, reference and month, in the order of the form.
 * It sums to the lines it is made of: withheld = withholdings − credits given with the pay, due = charges of the school.
 * `meseF24` is the month of its F24 when accounting has said it; without it, that of each route.
 */
export const versamentiDi = (
  cedolini: readonly CedolinoInstradato[],
  meseF24: Mese | null = null,
): readonly Versamento[] => {
  const parti = cedolini.flatMap(({ persona, rotte, nomiRighe }) =>
    rotte.filter(isDaVersare).map((rotta): Parte => ({ rotta, persona, voce: nomiRighe[rotta.riga] ?? rotta.codice })),
  );
  const gruppi = Map.groupBy(parti, ({ rotta }) => chiaveDi(rotta, meseF24));
  return [...gruppi].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, gruppo]) => versamentoDi(gruppo, meseF24));
};

const isDaVersare = (rotta: Rotta): rotta is DaVersare => rotta.destinazione.a !== 'PERCETTORE';

const ORDINE: Readonly<Record<DaVersare['destinazione']['a'], number>> = {
  F24: 1,
  DA_STABILIRE: 2,
  TERZI: 3,
  SCUOLA: 4,
  NOIPA: 5,
  INAIL: 6,
};

const meseDi = ({ destinazione, adempimenti }: DaVersare, spostato: Mese | null): Mese | null =>
  destinazione.a === 'F24' || destinazione.a === 'DA_STABILIRE' ? (spostato ?? adempimenti.F24 ?? null) : null;

const chiaveDi = (rotta: DaVersare, spostato: Mese | null): string => {
  const { destinazione } = rotta;
  const mese = meseDi(rotta, spostato);
  const proprie =
    destinazione.a === 'F24'
      ? [
          destinazione.sezione,
          destinazione.ep,
          destinazione.ente ?? '?',
          destinazione.estremi ?? '?',
          destinazione.riferimentoB,
          destinazione.riferimentoA,
        ]
      : [destinazione.a === 'DA_STABILIRE' ? destinazione.perche : ''];
  return [ORDINE[destinazione.a], ...proprie, mese === null ? '' : mese.anno * 100 + mese.mese].join('\u0001');
};

const versamentoDi = (gruppo: readonly Parte[], spostato: Mese | null): Versamento[] => {
  const [prima] = gruppo;
  if (prima === undefined) return [];
  const { destinazione } = prima.rotta;
  const importi = (trattenute: boolean) =>
    somma(gruppo.flatMap(({ rotta }) => (TRATTENUTE.includes(rotta.gruppo) === trattenute ? [rotta.importo] : [])));
  const [trattenute, dovute] = [importi(true), importi(false)];
  return [
    {
      destinazione: destinazione.a,
      f24: destinazione.a === 'F24' ? destinazione : null,
      mese: meseDi(prima.rotta, spostato),
      voci: [...new Set(gruppo.map(({ voce }) => voce))],
      trattenute,
      dovute,
      somma: trattenute + dovute,
      persone: new Set(gruppo.map(({ persona }) => persona)).size,
      perche: destinazione.a === 'DA_STABILIRE' ? destinazione.perche : null,
      mancanti: [...new Set(gruppo.flatMap(({ rotta }) => rotta.mancanti.map(({ nome }) => nome)))],
    },
  ];
};
