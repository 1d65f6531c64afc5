import { ritenutaPremi } from '../../rules/compensi/premi-e-autori.ts';
import { contributiEsterno, oneriEsterno } from '../contributi/contributi-esterno.ts';
import { NESSUN_IMPONIBILE, riga, righeVoci, type Prospetto } from '../riga/righe.ts';
import { vociLorde } from '../riga/voci-lorde.ts';
import { alPagamento, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { quotaDi } from '../spiegazione/calcolato.ts';
import { prospettoAssimilato } from './collaboratore.ts';
import { compensoDi } from './esterno.ts';

type Studente = Extract<Percettore, { tipo: 'STUDENTE' }>;

/**
 * What a school gives a pupil: an incentive for excellence bears nothing, a prize for merit a final withholding (art. 67 c. 1 d TUIR),
 * a scholarship is taxed as employment income (art. 50 c. 1 c) without contributions.
 */
export const prospettoStudente = (ctx: Contesto, { regime }: Studente, voci: readonly VoceSituazione[]): Prospetto => {
  switch (regime) {
    case 'ECCELLENZA':
      return senzaImposte(ctx, 'STUDENTE_ECCELLENZA', voci);
    case 'PREMIO':
      return premio(ctx, voci);
    case 'BORSA':
      return prospettoAssimilato(ctx, 'STUDENTE_BORSA', voci);
  }
};

/** Given net by its own law: no tax, no contributions, no IRAP (incentives for excellence, language assistants). */
export const senzaImposte = (
  ctx: Contesto,
  categoria: 'STUDENTE_ECCELLENZA' | 'ASSISTENTE_LINGUA',
  voci: readonly VoceSituazione[],
): Prospetto => {
  const lorde = vociLorde(voci, ctx.situazione.base, () => oneriEsterno(ctx, categoria));
  return {
    categoria,
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    imponibili: NESSUN_IMPONIBILE,
    righe: [...righeVoci(lorde.voci), ...contributiEsterno(ctx, categoria, compensoDi(lorde)).oneri],
  };
};

const premio = (ctx: Contesto, voci: readonly VoceSituazione[]): Prospetto => {
  const lorde = vociLorde(voci, ctx.situazione.base, () => oneriEsterno(ctx, 'STUDENTE_PREMIO'));
  const somma = compensoDi(lorde);
  const regola = alPagamento(ctx, ritenutaPremi);
  return {
    categoria: 'STUDENTE_PREMIO',
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    imponibili: { ...NESSUN_IMPONIBILE, irpef: somma.importo },
    righe: [
      ...righeVoci(lorde.voci),
      riga(
        'RITENUTA_PREMI',
        'ritenute_fiscali',
        "Ritenuta a titolo d'imposta sui premi",
        quotaDi({ nome: "ritenuta a titolo d'imposta sui premi", base: somma, aliquota: regola.valore, regola }),
      ),
      ...contributiEsterno(ctx, 'STUDENTE_PREMIO', somma).oneri,
    ],
  };
};
