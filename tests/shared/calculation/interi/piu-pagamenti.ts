import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, collaborazione, supplenza, voce } from '../situazioni.ts';

const gestioneSeparata = 'CON_DIS_COLL';
const addizionali = { regione: 'LOMBARDIA', comune: 'F205' };
const NEL_MESE = { anno: 2026, mese: 6 };
const GENNAIO = { dal: '2026-01-01', al: '2026-01-31' };
type GiaPagato = NonNullable<SituazioneInput['giaPagati']>[number];

/** Another payslip of June that paid January, with its tax and bonus. */
const altro = (cambia: Partial<GiaPagato> = {}): GiaPagato => ({
  liquidazione: NEL_MESE,
  giorni: [GENNAIO],
  giorniPagati: 31,
  imponibileIrpef: 80_000,
  irpef: 9_000,
  trattamentoIntegrativo: 10_000,
  nettoPignorabile: 70_000,
  trattenute: [{ origine: 'trattenuta-1', importo: 3_000 }],
  ...cambia,
});

/** Payslips that know what others have paid, withheld, or taken back. */
export const piuPagamenti: Readonly<Record<string, SituazioneInput>> = {
  // Of the month 700,00 + 754,05: a fifth is 290,81, less 30,00. Of the bonus of thirty-one days 101,92, less 100,00.
  'collaboratore-stessi-giorni': collaborazione({
    giaPagati: [altro()],
    progressivi: { giorniPagati: 31 },
    trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'Atto 7', origine: 'trattenuta-1', residuo: 100_000 }],
  }),
  // Tax of 3.176,65 together 648,92, of which the 176,65 that the fee leaves.
  'collaboratore-imposta-di-altri': collaborazione({
    voci: [voce(20_000)],
    giaPagati: [altro({ imponibileIrpef: 300_000, irpef: 0, trattamentoIntegrativo: 10_192, trattenute: [] })],
    progressivi: { giorniPagati: 31 },
  }),
  // 300,00 − 35,03 + 101,92 = 366,89, of 600,00 and 45,00 asked: 278,11 are left.
  'collaboratore-rate-oltre-il-netto': collaborazione({
    voci: [voce(30_000)],
    fiscali: {
      gestioneSeparata,
      redditoComplessivo: 1_200_000,
      addizionali: { saldoRegionale: { residuo: 120_000, rate: 2 }, saldoComunale: { residuo: 9_000, rate: 2 } },
    },
  }),
  // Tax of 28.176,65: 6.498,29 − 1.888,10 = 4.610,19, of which 3.000,00 withheld.
  'collaboratore-cessazione-incapiente': collaborazione({
    opzioni: { cessazione: true },
    voci: [voce(20_000)],
    progressivi: { imponibileIrpef: 2_800_000, irpef: 300_000, giorniPagati: 334, trattamentoIntegrativo: 40_000 },
    fiscali: { gestioneSeparata, redditoComplessivo: 2_900_000, addizionali },
  }),
  // 15.000,00 + 5.000,00 + 883,23 − 120,00 at 23 % = 4.775,54, less 690,00 and 331 days of 2.459,19.
  'collaboratore-conguaglio-di-altri': collaborazione({
    opzioni: { conguaglio: true },
    voci: [voce(100_000)],
    progressivi: { imponibileIrpef: 1_500_000, irpef: 250_000, giorniPagati: 200, trattamentoIntegrativo: 20_000 },
    fiscali: { gestioneSeparata, redditoComplessivo: 2_200_000, familiari: [{ tipo: 'CONIUGE' }], addizionali },
    altriDatori: {
      imponibileIrpef: 500_000,
      irpef: 60_000,
      giorni: 100,
      trattamentoIntegrativo: 5_000,
      sommaIntegrativa: 0,
      addizionaleRegionale: 0,
      addizionaleComunale: 0,
    },
    sommeRestituite: { imponibileIrpef: 30_000, deducibile: 12_000 },
  }),
  // Four days: 269,65 + 2,70 + 27,35 + 22,38 = 322,08 of 500,00.
  'supplenza-recupero-oltre-la-paga': supplenza('2026-05-28', '2026-05-31', {
    voci: [
      voce(50_000, {
        codice: 'REC_STIPENDIO',
        descrizione: "Recupero al lordo di stipendio dell'anno",
        competenza: { dal: '2026-03-01', al: '2026-03-31' },
        trattamento: 'ORDINARIO',
        utileFineServizio: true,
        recupero: 'ANNO',
      }),
    ],
  }),
  'supplenza-espero': supplenza('2026-02-01', '2026-02-28', {
    percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE', espero: true },
    fiscali: { redditoComplessivo: 3_300_000, trattamentoIntegrativo: false },
  }),
  // Up to 28.000,00 at 23 %: 908,50 is 208,95 more.
  'accessorio-dell-istituto': accessorio({
    scuola: 'AFAM',
    percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
    fiscali: { redditoComplessivo: 2_780_000 },
    progressivi: { imponibileIrpef: 500_000 },
  }),
  'arretrati-di-mesi-di-malattia': accessorio({
    tipo: 'ARR',
    scuola: 'COMUNALE',
    enti: { fondoPensione: 'CPDEL', fondoFineServizio: 'ENPAS' },
    percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
    fiscali: { redditiBiennio: [1_500_000, 1_500_000], aliquotaMassima: { aliquota: 230_000, lettaDa: 'x' } },
    voci: [
      voce(5_000, {
        codice: 'ARR_STIPENDIO',
        trattamento: 'ORDINARIO',
        utileFineServizio: true,
        competenza: { dal: '2026-04-01', al: '2026-04-30' },
        basi: { contributi: 5_000, fineServizio: 5_000 },
      }),
    ],
  }),
};
