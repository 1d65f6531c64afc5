import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro, UNO } from '../../money/centesimi.ts';
import { deduzioneAutori } from '../../rules/compensi/premi-e-autori.ts';
import { contributiEsterno, oneriEsterno } from '../contributi/contributi-esterno.ts';
import { ritenutaDAcconto } from '../imposte/ritenute-autonomi.ts';
import { NESSUN_IMPONIBILE, riga, righeVoci, type Prospetto } from '../riga/righe.ts';
import { vociLorde } from '../riga/voci-lorde.ts';
import { alPagamento, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { compensoDi } from './esterno.ts';

type Autore = Extract<Percettore, { tipo: 'AUTORE' }>;

/** Fee for the use of an author's own work: withholding on account on what is left after the flat deduction for expenses; no IRAP, no contributions. */
export const prospettoAutore = (ctx: Contesto, { regime }: Autore, voci: readonly VoceSituazione[]): Prospetto => {
  const lorde = vociLorde(voci, ctx.situazione.base, () => oneriEsterno(ctx, 'AUTORE'));
  const compenso = compensoDi(lorde);
  const imponibile = imponibileAutore(ctx, compenso, regime === 'SOTTO_35_ANNI');
  return {
    categoria: 'AUTORE',
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    imponibili: { ...NESSUN_IMPONIBILE, irpef: imponibile.importo },
    righe: [
      ...righeVoci(lorde.voci),
      riga(
        'RITENUTA_ACCONTO',
        'ritenute_fiscali',
        "Ritenuta d'acconto",
        ritenutaDAcconto(imponibile, ctx.dataPagamento, ctx.regole),
      ),
      ...contributiEsterno(ctx, 'AUTORE', compenso).oneri,
    ],
  };
};

const imponibileAutore = (ctx: Contesto, compenso: Calcolato, giovane: boolean): Calcolato => {
  const regola = alPagamento(ctx, deduzioneAutori);
  const deduzione = giovane ? regola.valore.deduzioneGiovani : regola.valore.deduzione;
  const importo = compenso.importo - perDivisoArrotondato(compenso.importo, deduzione, UNO);
  return figura(importo, {
    testo: () =>
      `${formatEuro(compenso.importo)} meno ${formatAliquota(deduzione)} di spese forfetarie = ${formatEuro(importo)}`,
    formula: 'compenso − deduzione forfetaria',
    regola,
    da: [compenso],
  });
};
