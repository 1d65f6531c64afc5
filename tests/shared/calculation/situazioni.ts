import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { Regole } from '#shared/rules/regole.ts';

type Voce = NonNullable<SituazioneInput['voci']>[number];

/** A line of an amount, served in January of the year of payment. */
export const voce = (importo: number, altro: Partial<Voce> = {}): Voce => ({
  codice: 'V1',
  descrizione: 'Compenso',
  competenza: { dal: '2026-01-01', al: '2026-01-31' },
  misura: { unita: 'IMPORTO', importo },
  ...altro,
});

/** What makes a line one of arrears of the year before that of `accessorio`. */
export const diAnniPrecedenti = {
  trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
  competenza: { dal: '2025-03-01', al: '2025-03-31' },
} as const;

/** Accessory pay of an open-ended teacher in June 2026, at 33 %. */
export const accessorio = (altro: Partial<SituazioneInput> = {}): SituazioneInput => ({
  tipo: 'ACC',
  liquidazione: { anno: 2026, mese: 6 },
  dataPagamento: '2026-06-20',
  percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
  fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'cedolino NoiPA 05/2026' } },
  voci: [voce(100_000)],
  ...altro,
});

export const collaborazione = (altro: Partial<SituazioneInput> = {}): SituazioneInput => ({
  ...accessorio(),
  tipo: 'COC',
  percettore: { tipo: 'COCOCO' },
  fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: 1_200_000 },
  ...altro,
});

export const occasionale = (altro: Partial<SituazioneInput> = {}): SituazioneInput => ({
  ...accessorio(),
  tipo: 'EST',
  percettore: { tipo: 'OCCASIONALE' },
  fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
  ...altro,
});

/** A substitute of an AFAM institute, which pays its own, for the days given. */
export const supplenza = (dal: string, al: string, altro: Partial<SituazioneInput> = {}): SituazioneInput => ({
  ...accessorio(),
  tipo: 'SUP',
  scuola: 'AFAM',
  percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
  fiscali: { redditoComplessivo: 1_200_000 },
  voci: [],
  servizi: [{ competenza: { dal, al }, profilo: 'DOCENTE_PRIMO_GRADO', oreSettimanali: 1_800, oreCattedra: 1_800 }],
  ...altro,
});

/** The payslip, or a failed test with the reasons. */
export const calcolato = (situazione: SituazioneInput, regole?: Regole): Cedolino => {
  const esito = cedolino(situazione, regole);
  if (esito.esito === 'scartato')
    throw new Error(esito.anomalie.map(({ codice, messaggio }) => `${codice}: ${messaggio}`).join('\n'));
  return esito.cedolino;
};

/** Codes of the reasons why there is no payslip; empty when there is one. */
export const motivi = (situazione: SituazioneInput): readonly string[] => {
  const esito = cedolino(situazione);
  return esito.esito === 'scartato' ? esito.anomalie.map(({ codice }) => codice) : [];
};

/** Sum of the lines of a code, summary apart. */
export const importo = ({ righe }: Cedolino, codice: string): number =>
  righe
    .filter((riga) => riga.codice === codice && riga.gruppo !== 'riepilogo')
    .reduce((totale, riga) => totale + riga.importo, 0);
