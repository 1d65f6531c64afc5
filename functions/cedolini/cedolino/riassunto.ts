import { createHash } from 'node:crypto';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import type { Processo, TotaliProcesso } from '#shared/contracts/cedolini/processo.ts';
import { adempimenti } from '#shared/domain/elaborazione/elaborazione.ts';
import { somma } from '#shared/money/centesimi.ts';

/** What of a payslip its run counts and sums. */
type Riassunta = Pick<
  CedolinoSalvato,
  'uid' | 'esito' | 'adempimenti' | 'hash' | 'lordo' | 'netto' | 'oneri' | 'lordoStato'
>;

/** What a run says of its payslips: counts, sums, filings they feed, hash of them all. Run totals = sum of payslips. */
export const riassuntoDi = (
  testate: readonly Riassunta[],
  processo: Pick<Processo, 'ANNO' | 'MESE'>,
): Pick<Processo, 'numCedolini' | 'numScartati' | 'totali' | 'ADEMPIMENTI' | 'PERIODI_DEST' | 'hash'> => {
  const calcolati = testate.filter(({ esito }) => esito === 'CALCOLATO');
  const alimentati = adempimenti.filter((adempimento) =>
    calcolati.some((cedolino) => cedolino.adempimenti.includes(adempimento)),
  );
  return {
    numCedolini: calcolati.length,
    numScartati: testate.length - calcolati.length,
    totali: totaliDi(calcolati),
    ADEMPIMENTI: alimentati,
    PERIODI_DEST: periodiDestinazione(alimentati, processo),
    hash: hashDi(testate),
  };
};

/** Every filing falls in the month of the run until accounting says otherwise. */
export const periodiDestinazione = (
  adempimenti: Processo['ADEMPIMENTI'],
  { ANNO, MESE }: Pick<Processo, 'ANNO' | 'MESE'>,
): Processo['PERIODI_DEST'] => adempimenti.map((adempimento) => ({ adempimento, anno: ANNO, mese: MESE }));

/** Sums of computed payslips, in cents. */
export const totaliDi = (
  cedolini: readonly Pick<CedolinoSalvato, 'lordo' | 'netto' | 'oneri' | 'lordoStato'>[],
): TotaliProcesso => ({
  lordo: somma(cedolini.map(({ lordo }) => lordo)),
  netto: somma(cedolini.map(({ netto }) => netto)),
  oneri: somma(cedolini.map(({ oneri }) => oneri)),
  lordoStato: somma(cedolini.map(({ lordoStato }) => lordoStato)),
});

const hashDi = (testate: readonly Riassunta[]): string => {
  const hash = createHash('sha256');
  for (const { uid, hash: proprio } of testate.toSorted((a, b) => (a.uid < b.uid ? -1 : 1)))
    hash.update(`${uid} ${proprio}\n`);
  return hash.digest('base64url');
};
