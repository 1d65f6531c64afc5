import { SEGNI } from '../calculation/riga/cedolino-tipi.ts';
import {
  coppieDiRighe,
  righePerChiave,
  type CoppiaDiRighe,
  type RigaConfrontata,
} from '../confronto/righe-a-coppie.ts';
import type { Centesimi } from '../money/centesimi.ts';

/** A line that moves the net, with how much it moves it. */
export type Spostamento = CoppiaDiRighe & { readonly effetto: Centesimi };

/** The lines by which one net is other than another, the heaviest first. */
export const spostamentiTra = (
  prima: readonly RigaConfrontata[],
  dopo: readonly RigaConfrontata[],
): readonly Spostamento[] =>
  coppieDiRighe(righePerChiave(prima.map(sola)), righePerChiave(dopo.map(sola)))
    .map((coppia) => ({ ...coppia, effetto: effettoDi(coppia) }))
    .filter(({ effetto }) => effetto !== 0)
    .toSorted((a, b) => Math.abs(b.effetto) - Math.abs(a.effetto));

const effettoDi = ({ prima, dopo }: CoppiaDiRighe): Centesimi => {
  const riga = dopo ?? prima;
  return riga === null ? 0 : SEGNI[riga.gruppo] * ((dopo?.importo ?? 0) - (prima?.importo ?? 0)) || 0;
};

const sola = ({ codice, gruppo, descrizione, base, aliquota, importo }: RigaConfrontata): RigaConfrontata => ({
  codice,
  gruppo,
  descrizione,
  base,
  aliquota,
  importo,
});
