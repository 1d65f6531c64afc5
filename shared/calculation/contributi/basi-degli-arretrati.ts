import { formatEuro, somma } from '../../money/centesimi.ts';
import { assenzeSenzaTfr, retribuzioneVirtuale } from '../../rules/assenze-contributive.ts';
import type { RigaCalcolata } from '../riga/righe.ts';
import type { VoceLorda } from '../riga/voci-lorde.ts';
import { alPagamento, type Contesto } from '../situazione/contesto.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

type Base = 'contributi' | 'fineServizio';

/** The amount that contributions, or the end of service, are on: that of arrears of months with part-paid illness is the whole pay, as of the months themselves. */
export const suQuantoSpettava = (
  ctx: Contesto,
  pagato: Calcolato,
  voci: readonly VoceLorda[],
  base: Base,
): Calcolato => {
  const inPiu = somma(voci.map(({ voce }) => voce.basi?.[base] ?? 0));
  return inPiu === 0 ? pagato : conBase(ctx, pagato, inPiu);
};

/** A line with the amounts that contributions and the end of service are on, where they are not its own. */
export const conLeBasi =
  (ctx: Contesto) =>
  (riga: RigaCalcolata): RigaCalcolata => {
    const basi = riga.voce?.basi;
    if (basi === undefined) return riga;
    const su = (inPiu: number) => (inPiu === 0 ? riga.calcolato : conBase(ctx, riga.calcolato, inPiu));
    return { ...riga, contributivo: su(basi.contributi), perTfr: su(basi.fineServizio) };
  };

const conBase = (ctx: Contesto, pagato: Calcolato, inPiu: number): Calcolato => {
  const importo = pagato.importo + inPiu;
  return figura(importo, {
    testo: () =>
      `${formatEuro(pagato.importo)} pagati: come nei mesi degli arretrati, i contributi sono su ${formatEuro(importo)}`,
    formula: 'arretrato che sarebbe spettato senza le assenze dei suoi mesi',
    // Less than is paid: only days that give no TFR.
    regola: inPiu < 0 ? alPagamento(ctx, assenzeSenzaTfr) : alPagamento(ctx, retribuzioneVirtuale),
    da: [pagato],
  });
};
