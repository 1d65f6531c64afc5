import { formatEuro } from '../../money/centesimi.ts';
import { compensoRevisori } from '../../rules/compensi/revisori.ts';
import type { Prospetto } from '../riga/righe.ts';
import { alPagamento, warn, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { prospettoAssimilato } from './collaboratore.ts';

type Revisore = Extract<Percettore, { tipo: 'REVISORE' }>;

/**
 * Auditor of schools, paid by the school that leads the group: who represents the own administration has assimilated income without
 * contributions, who is lent by another one has the Gestione separata too; IRAP is of the school for both (CM 92/2003).
 */
export const prospettoRevisore = (ctx: Contesto, { regime }: Revisore, voci: readonly VoceSituazione[]): Prospetto => {
  const prospetto = prospettoAssimilato(ctx, categoriaRevisore(regime), voci);
  warnCompenso(ctx, prospetto);
  return prospetto;
};

export const categoriaRevisore = (regime: Revisore['regime']) =>
  regime === 'RAPPRESENTANTE' ? 'REVISORE_RAPPRESENTANTE' : 'REVISORE_ALTRA_AMMINISTRAZIONE';

/** The fee of the year has a measure of its own: what passes it is paid, and told. */
const warnCompenso = (ctx: Contesto, { righe }: Prospetto): void => {
  const annuo = alPagamento(ctx, compensoRevisori).valore;
  const pagato =
    ctx.situazione.progressivi.lordoDipendente +
    righe.reduce((totale, { gruppo, calcolato }) => totale + (gruppo === 'competenze' ? calcolato.importo : 0), 0);
  if (pagato > annuo)
    warn(
      ctx,
      'LIMITE_RAGGIUNTO',
      `Con questo cedolino il revisore ha ${formatEuro(pagato)} nell'anno: il compenso annuo in vigore è ${formatEuro(annuo)} lordi. Controllare l'esercizio a cui si riferisce.`,
      'voci',
    );
};
