import type { Lavoro, StatoLavoro } from '#shared/contracts/lavori/lavoro.ts';

/** What was seen of long work at one moment, on this browser's clock (milliseconds). */
export interface Osservazione {
  readonly quando: number;
  readonly fatti: number;
}

const TROPPO = 60_000;

export const isInCorso = ({ stato }: { readonly stato: StatoLavoro }): boolean =>
  stato === 'ATTESA' || stato === 'IN_CORSO';

/** Ended, with nothing left to decide: its message goes away by itself. */
export const isConcluso = ({
  stato,
  scartati,
  annullabile,
}: Pick<Lavoro, 'stato' | 'scartati' | 'annullabile'>): boolean =>
  stato === 'ANNULLATO' || (stato === 'COMPLETATO' && scartati === 0 && !annullabile);

/** The observations with a new one; only the first and the ones where the count moved are kept. */
export const observe = (viste: readonly Osservazione[], nuova: Osservazione): readonly Osservazione[] => {
  const ultima = viste.at(-1);
  if (ultima === undefined || nuova.fatti < ultima.fatti) return [nuova];
  return nuova.fatti > ultima.fatti ? [...viste, nuova].slice(-20) : viste;
};

/** Seconds left at the pace seen so far; null until a pace is seen. */
export const secondiRimasti = (viste: readonly Osservazione[], totale: number, adesso: number): number | null => {
  const [prima, ultima] = [viste[0], viste.at(-1)];
  if (!prima || !ultima || ultima.fatti <= prima.fatti || totale <= ultima.fatti) return null;
  const perRecord = (ultima.quando - prima.quando) / (ultima.fatti - prima.fatti);
  return Math.max(1, Math.round((perRecord * (totale - ultima.fatti) - (adesso - ultima.quando)) / 1000));
};

/** True when nothing has moved for a minute: the person may want to look at it. */
export const isFermo = (viste: readonly Osservazione[], adesso: number): boolean => {
  const ultima = viste.at(-1);
  return ultima !== undefined && adesso - ultima.quando > TROPPO;
};

/** Share done, 0–100; null when the total is not known yet. */
export const percentuale = ({ fatti, totale }: Pick<Lavoro, 'fatti' | 'totale'>): number | null =>
  totale > 0 ? Math.min(100, Math.floor((fatti * 100) / totale)) : null;

/** How often to ask again, in milliseconds: every second at first, or as said, then more and more seldom, up to ten seconds. */
export const pausa = (trascorsi: number, prima = 1000): number =>
  Math.min(10_000, Math.max(prima, Math.round(trascorsi / 30)));
