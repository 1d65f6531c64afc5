import type { gruppiRiga, RigaSpiegata } from '#shared/contracts/cedolini/cedolino-calcolato.ts';

/** A part of a payslip in the words of who reads one for the first time. */
export interface ParteCedolino {
  readonly titolo: string;
  readonly parole: string;
  /** Of what it does to the net; what the school pays beside it does nothing. */
  readonly segno: 1 | -1;
  /** Cents, with its sign. */
  readonly totale: number;
  readonly righe: readonly RigaSpiegata[];
}

type Gruppo = (typeof gruppiRiga)[number];
type Descritta = Omit<ParteCedolino, 'totale' | 'righe'> & { readonly gruppi: readonly Gruppo[] };

const PARTI: readonly Descritta[] = [
  {
    titolo: 'Quello che spetta',
    parole: 'Il lordo: il lavoro pagato con questo cedolino, prima di contributi e imposte.',
    segno: 1,
    gruppi: ['competenze', 'addebiti_fattura'],
  },
  {
    titolo: 'Rimborsi e crediti',
    parole: 'Somme che non sono reddito: non pagano imposte.',
    segno: 1,
    gruppi: ['somme_esenti', 'somme_fuori_reddito'],
  },
  {
    titolo: 'Contributi',
    parole: 'Vanno agli enti di previdenza: servono per la pensione e per le altre prestazioni.',
    segno: -1,
    gruppi: ['ritenute_previdenziali'],
  },
  {
    titolo: 'Imposte',
    parole:
      "La scuola le trattiene e le versa allo Stato, alla Regione e al Comune; se ne tiene conto nella dichiarazione dell'anno.",
    segno: -1,
    gruppi: ['ritenute_fiscali'],
  },
  {
    titolo: 'Altre trattenute',
    parole: 'Somme dovute ad altri o da restituire.',
    segno: -1,
    gruppi: ['altre_trattenute'],
  },
  { titolo: 'Arrotondamento', parole: 'Si recupera nel cedolino successivo.', segno: 1, gruppi: ['arrotondamento'] },
  {
    titolo: 'Quello che paga la scuola',
    parole: 'Contributi e IRAP a carico della scuola: non sono tolti dallo stipendio.',
    segno: 1,
    gruppi: ['oneri'],
  },
];

/** The parts of a payslip that have something in them, in the order in which the gross becomes the net. */
export const partiDelCedolino = (righe: readonly RigaSpiegata[]): readonly ParteCedolino[] =>
  PARTI.map(({ gruppi, ...parte }) => {
    const sue = righe.filter(({ gruppo }) => gruppi.includes(gruppo));
    return { ...parte, righe: sue, totale: parte.segno * sue.reduce((somma, { importo }) => somma + importo, 0) };
  }).filter(({ righe: sue }) => sue.length > 0);
