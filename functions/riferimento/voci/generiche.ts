import { basiImmissione, hasVoci, tipiElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { compensoRevisori } from '#shared/rules/compensi/revisori.ts';
import { daRegola, type Voce } from './voce.ts';

const bilancio = { canale: 'BILANCIO', basi: basiImmissione } as const;
const compensi = {
  ...bilancio,
  gruppo: 'Compensi',
  tipi: ['ACC', 'FOR', 'EST', 'COC'],
  trattamento: 'ACCESSORIO',
} as const;
const arretrati = { ...bilancio, gruppo: 'Arretrati', tipi: ['ARR'], unita: 'IMPORTO' } as const;

const rimborsi = {
  ...bilancio,
  gruppo: 'Rimborsi e missioni',
  unita: 'IMPORTO',
  tipi: ['ACC', 'FOR', 'COC'],
  basi: ['LD'],
  trattamento: 'ESENTE',
} as const;
const particolari = {
  ...bilancio,
  gruppo: 'Studenti, revisori, autori',
  unita: 'IMPORTO',
  trattamento: 'ORDINARIO',
} as const;
const recuperi = {
  ...bilancio,
  gruppo: 'Recuperi',
  unita: 'IMPORTO',
  tipi: ['ACC', 'FOR', 'COC', 'ARR'],
  basi: ['LD'],
} as const;
/** Item that takes back fixed pay of the year, in the runs that pay it. */
export const RECUPERO_STIPENDIO = 'REC_STIPENDIO';
const fatture = {
  ...bilancio,
  gruppo: 'Fatture con più aliquote',
  unita: 'IMPORTO',
  tipi: ['EST'],
  trattamento: 'ORDINARIO',
  percettori: ['PROFESSIONISTA', 'SOCIETA'],
} as const;
const inItalia = { luogo: 'ITALIA', tracciabile: true, pasti: 0 } as const;

/** Items with no rate of their own: the office enters the amount, or the rate it agreed. */
export const vociGeneriche: readonly Voce[] = [
  { ...compensi, codice: 'COMPENSO', descrizione: 'Compenso forfettario', unita: 'IMPORTO' },
  { ...compensi, codice: 'COMPENSO_ORE', descrizione: 'Compenso orario', unita: 'ORE' },
  { ...compensi, codice: 'COMPENSO_GG', descrizione: 'Compenso giornaliero', unita: 'GIORNI' },
  {
    ...bilancio,
    codice: 'RIMBORSO',
    descrizione: 'Rimborso di spese documentate',
    gruppo: 'Rimborsi',
    unita: 'IMPORTO',
    tipi: ['ACC', 'FOR', 'EST', 'COC'],
    trattamento: 'ESENTE',
  },
  {
    ...rimborsi,
    codice: 'RIMB_TRACC',
    descrizione: 'Rimborso di vitto, alloggio o taxi in Italia, pagati con mezzi tracciabili',
    spesa: inItalia,
  },
  {
    ...rimborsi,
    codice: 'RIMB_CONTANTI',
    descrizione: 'Rimborso di vitto, alloggio o taxi in Italia, pagati in contanti',
    spesa: { ...inItalia, tracciabile: false },
  },
  {
    ...rimborsi,
    codice: 'RIMB_ESTERO',
    descrizione: "Rimborso di vitto, alloggio o taxi all'estero",
    spesa: { ...inItalia, luogo: 'ESTERO', tracciabile: false },
  },
  {
    ...rimborsi,
    codice: 'MIS_PASTO',
    descrizione: 'Missione da otto ore, un pasto pagato con mezzi tracciabili',
    spesa: { ...inItalia, pasti: 1 },
  },
  {
    ...rimborsi,
    codice: 'MIS_DUE_PASTI',
    descrizione: 'Missione oltre dodici ore, due pasti pagati con mezzi tracciabili',
    spesa: { ...inItalia, pasti: 2 },
  },
  {
    ...particolari,
    codice: 'STUD_SOMMA',
    descrizione: 'Incentivo, premio o borsa di studio',
    tipi: ['EST'],
    percettori: ['STUDENTE'],
  },
  {
    ...particolari,
    codice: 'REVISORE',
    descrizione: 'Compenso di revisore dei conti',
    tipi: ['COC'],
    percettori: ['REVISORE'],
    tariffa: daRegola(compensoRevisori, (annuo) => annuo),
  },
  {
    ...particolari,
    codice: 'ASSISTENTE',
    descrizione: 'Assegno mensile di assistente di lingua straniera',
    tipi: ['EST'],
    percettori: ['ASSISTENTE_LINGUA'],
  },
  {
    ...particolari,
    codice: 'DIR_AUTORE',
    descrizione: "Diritti d'autore",
    tipi: ['EST'],
    percettori: ['AUTORE'],
  },
  { ...fatture, codice: 'FATT_IVA_22', descrizione: 'Fattura, imponibile al 22 %', iva: 'ORDINARIA' },
  { ...fatture, codice: 'FATT_IVA_10', descrizione: 'Fattura, imponibile al 10 %', iva: 'RIDOTTA_10' },
  { ...fatture, codice: 'FATT_IVA_5', descrizione: 'Fattura, imponibile al 5 %', iva: 'RIDOTTA_5' },
  { ...fatture, codice: 'FATT_IVA_4', descrizione: 'Fattura, imponibile al 4 %', iva: 'RIDOTTA_4' },
  { ...fatture, codice: 'FATT_ESENTE', descrizione: 'Fattura, importo esente o fuori campo IVA', iva: 'ESENTE' },
  {
    ...recuperi,
    codice: 'REC_ANNO',
    descrizione: "Recupero al lordo di somme dell'anno",
    trattamento: 'ORDINARIO',
    recupero: 'ANNO',
  },
  {
    ...recuperi,
    codice: RECUPERO_STIPENDIO,
    descrizione: "Recupero al lordo di stipendio dell'anno",
    tipi: ['SUP', 'ARR'],
    trattamento: 'ORDINARIO',
    utileFineServizio: true,
    recupero: 'ANNO',
  },
  {
    ...recuperi,
    tipi: [...recuperi.tipi, 'SUP'],
    codice: 'REC_ANNI_PREC',
    descrizione: 'Recupero al netto di somme di anni precedenti',
    trattamento: 'ESENTE',
    recupero: 'ANNI_PRECEDENTI',
  },
  {
    ...arretrati,
    codice: 'ARR_ANNO',
    descrizione: "Arretrati di compensi accessori dell'anno in corso (senza TFR)",
    trattamento: 'ORDINARIO',
  },
  {
    ...arretrati,
    codice: 'ARR_ANNI_PREC',
    descrizione: 'Arretrati di anni precedenti (tassazione separata)',
    trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
  },
  {
    ...arretrati,
    codice: 'ARR_STIPENDIO',
    descrizione: "Arretrati di stipendio dell'anno in corso (utili al TFR)",
    basi: ['LD'],
    trattamento: 'ORDINARIO',
    utileFineServizio: true,
  },
  {
    ...arretrati,
    codice: 'ARR_STIP_PREC',
    descrizione: 'Arretrati di stipendio di anni precedenti (tassazione separata, utili al TFR)',
    basi: ['LD'],
    trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
    utileFineServizio: true,
  },
  {
    ...bilancio,
    codice: 'FERIE_IMPORTO',
    descrizione: 'Ferie non godute, importo calcolato a parte',
    gruppo: 'Ferie non godute',
    unita: 'IMPORTO',
    tipi: ['FER'],
    basi: ['LD'],
    trattamento: 'ORDINARIO',
  },
  {
    ...bilancio,
    codice: 'RECUPERO',
    descrizione: 'Recupero di somme non dovute',
    gruppo: 'Recuperi',
    unita: 'IMPORTO',
    tipi: tipiElaborazione.filter(hasVoci),
    basi: ['LD'],
    trattamento: 'ORDINARIO',
  },
];
