import { SEGNI } from '../calculation/riga/cedolino-tipi.ts';
import type { Spiegazione } from '../calculation/spiegazione/spiegazione.ts';
import {
  coppieDiRighe,
  righePerChiave,
  type CoppiaDiRighe,
  type RigaConfrontata,
} from '../confronto/righe-a-coppie.ts';
import type { Centesimi } from '../money/centesimi.ts';
import { ingressiDiversi, type IngressoDiverso } from './ingressi-diversi.ts';

/** How much is paid at a price that is the same on the two sides, hundredths of an hour, of a day, of a piece. */
interface Quantita {
  readonly prima: number;
  readonly dopo: number;
}

/** A line with its explanation, where that is at hand. */
export type RigaSpostata = RigaConfrontata & { readonly spiegazione?: Spiegazione };

/**
 * A line that moves the net, with how much it moves it; `quantita` where that alone changed and both are exact; `ingressi`: what its explanation
 * was made from and is other, of a line whose explanation is of one shape on the two sides.
 */
export type Spostamento = CoppiaDiRighe & {
  readonly effetto: Centesimi;
  readonly quantita: Quantita | null;
  readonly ingressi: readonly IngressoDiverso[];
};

/** The lines by which one net is other than another, the heaviest first. */
export const spostamentiTra = (prima: readonly RigaSpostata[], dopo: readonly RigaSpostata[]): readonly Spostamento[] =>
  coppieDiRighe(righePerChiave(prima.map(sola)), righePerChiave(dopo.map(sola)))
    .map((coppia) => ({
      ...coppia,
      effetto: effettoDi(coppia),
      quantita: quantitaDi(coppia),
      ingressi: ingressiDi(coppia, prima, dopo),
    }))
    .filter(({ effetto }) => effetto !== 0)
    .toSorted((a, b) => Math.abs(b.effetto) - Math.abs(a.effetto));

const effettoDi = ({ prima, dopo }: CoppiaDiRighe): Centesimi => {
  const riga = dopo ?? prima;
  return riga === null ? 0 : SEGNI[riga.gruppo] * ((dopo?.importo ?? 0) - (prima?.importo ?? 0)) || 0;
};

const ingressiDi = (
  { prima, dopo }: CoppiaDiRighe,
  diPrima: readonly RigaSpostata[],
  diDopo: readonly RigaSpostata[],
): readonly IngressoDiverso[] => {
  const [vecchia, nuova] = [unica(prima, diPrima), unica(dopo, diDopo)];
  return vecchia === undefined || nuova === undefined ? [] : ingressiDiversi(vecchia, nuova);
};

/** The explanation of a line that is the only one of its kind. */
const unica = (riga: RigaConfrontata | null, fra: readonly RigaSpostata[]): Spiegazione | undefined => {
  const [una, altra] = fra.filter(({ gruppo, codice }) => gruppo === riga?.gruppo && codice === riga.codice);
  return altra === undefined ? una?.spiegazione : undefined;
};

const quantitaDi = ({ prima, dopo }: CoppiaDiRighe): Quantita | null => {
  const prezzo = prima?.base ?? 0;
  if (prima?.gruppo !== 'competenze' || prezzo === 0 || dopo?.base !== prezzo) return null;
  const quantita = { prima: (prima.importo * 100) / prezzo, dopo: (dopo.importo * 100) / prezzo };
  return Number.isInteger(quantita.prima) && Number.isInteger(quantita.dopo) ? quantita : null;
};

const sola = ({ codice, gruppo, descrizione, base, aliquota, importo }: RigaConfrontata): RigaConfrontata => ({
  codice,
  gruppo,
  descrizione,
  base,
  aliquota,
  importo,
});
