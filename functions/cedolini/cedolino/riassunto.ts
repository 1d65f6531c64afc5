import { createHash } from 'node:crypto';
import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import type { Processo, TotaliProcesso } from '#shared/contracts/cedolini/processo.ts';
import { adempimenti, type Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { mesiAdempimenti, mesiInsieme } from '#shared/domain/elaborazione/mesi-adempimenti.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { COLLABORATORI } from '#shared/instradamento/instradamento.ts';
import { somma } from '#shared/money/centesimi.ts';

/** The fields of a payslip that its run counts and sums. */
type Contata = Pick<CedolinoSalvato, 'esito' | 'lordo' | 'netto' | 'oneri' | 'lordoStato'>;

/** The fields of a payslip that its run summarises. */
type Riassunta = Contata & Pick<CedolinoSalvato, 'uid' | 'adempimenti' | 'hash' | 'annoFiscale' | 'righe'>;

/** The fields of a run that say in which months its payslips are told. */
export type DaDatare = Pick<Processo, 'ANNO' | 'MESE' | 'dataPagamento'>;

/** How many payslips are computed and rejected, and the sums of the computed ones. Run totals = sum of payslips. */
export const contiDi = (testate: readonly Contata[]): Pick<Processo, 'numCedolini' | 'numScartati' | 'totali'> => {
  const calcolati = testate.filter(({ esito }) => esito === 'CALCOLATO');
  return {
    numCedolini: calcolati.length,
    numScartati: testate.length - calcolati.length,
    totali: totaliDi(calcolati),
  };
};

/** The summary that a run has of its payslips: counts, sums, filings they feed and in which months, hash of them all. */
export const riassuntoDi = (
  testate: readonly Riassunta[],
  processo: DaDatare,
): Pick<Processo, 'numCedolini' | 'numScartati' | 'totali' | 'ADEMPIMENTI' | 'PERIODI_DEST' | 'hash'> => {
  const calcolati = testate.filter(({ esito }) => esito === 'CALCOLATO');
  const alimentati = adempimenti.filter((adempimento) =>
    calcolati.some((cedolino) => cedolino.adempimenti.includes(adempimento)),
  );
  const mesi = calcolati.map((testata) => mesiDelCedolino(testata, processo));
  return {
    ...contiDi(testate),
    ADEMPIMENTI: alimentati,
    PERIODI_DEST: [...mesiInsieme(alimentati, mesi)],
    hash: hashDi(testate),
  };
};

/** The month of each filing of a payslip, by its head; of fixed pay, whose competence heads do not keep, only when it is said. */
export const mesiDelCedolino = (
  testata: Pick<CedolinoSalvato, 'annoFiscale' | 'righe'>,
  { ANNO, MESE, dataPagamento }: DaDatare,
  competenza?: Mese,
): Readonly<Record<Adempimento, Mese>> => {
  const segue = righeBrevi(testata).some(({ codice }) => COLLABORATORI.includes(codice)) ? 'ANNO_FISCALE' : 'PAGAMENTO';
  return mesiAdempimenti({
    dataPagamento,
    annoFiscale: testata.annoFiscale,
    liquidazione: { anno: ANNO, mese: MESE },
    previdenza: competenza === undefined ? { segue } : { segue: 'COMPETENZA', mese: competenza },
  });
};

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
