import { tariffeProgetto } from '#shared/rules/contratto/progetti.ts';
import { daRegola, type Voce } from './voce.ts';

const finanziati = {
  gruppo: 'Progetti finanziati',
  unita: 'ORE',
  tipi: ['ACC', 'EST', 'COC'],
  basi: ['LS'],
  canale: 'BILANCIO',
  trattamento: 'ACCESSORIO',
} as const;
const corsi = {
  gruppo: 'Formazione del personale',
  unita: 'ORE',
  tipi: ['FOR', 'EST'],
  canale: 'BILANCIO',
  trattamento: 'ORDINARIO',
} as const;

/** Hours of European and national projects, at unit costs that include the charges of the school; training of staff. */
export const vociProgetti: readonly Voce[] = [
  {
    ...finanziati,
    codice: 'PON_ESPERTO',
    descrizione: 'PON e PN, esperto',
    tariffa: daRegola(tariffeProgetto.PON_ESPERTO, (tariffa) => tariffa),
  },
  {
    ...finanziati,
    codice: 'PON_TUTOR',
    descrizione: 'PON e PN, tutor',
    tariffa: daRegola(tariffeProgetto.PON_TUTOR, (tariffa) => tariffa),
  },
  {
    ...finanziati,
    codice: 'PNRR_ESPERTO',
    descrizione: 'PNRR, esperto',
    tariffa: daRegola(tariffeProgetto.PNRR_ESPERTO, (tariffa) => tariffa),
  },
  {
    ...finanziati,
    codice: 'PNRR_TUTOR',
    descrizione: 'PNRR, tutor',
    tariffa: daRegola(tariffeProgetto.PNRR_TUTOR, (tariffa) => tariffa),
  },
  {
    ...finanziati,
    codice: 'PNRR_MENTOR',
    descrizione: 'PNRR, mentoring e orientamento',
    tariffa: daRegola(tariffeProgetto.PNRR_MENTORING, (tariffa) => tariffa),
  },
  {
    ...corsi,
    codice: 'PNRR_FORMATORE',
    descrizione: 'PNRR, formatore del personale',
    basi: ['LS'],
    tariffa: daRegola(tariffeProgetto.PNRR_FORMATORE, (tariffa) => tariffa),
  },
  {
    ...corsi,
    codice: 'CORSO_DOCENZA',
    descrizione: 'Corsi di formazione, docenza',
    basi: ['LD'],
    tariffa: daRegola(tariffeProgetto.FORMAZIONE_DOCENZA, (tariffa) => tariffa),
  },
  {
    ...corsi,
    codice: 'CORSO_TUTOR',
    descrizione: 'Corsi di formazione, tutoraggio e assistenza',
    basi: ['LD'],
    tariffa: daRegola(tariffeProgetto.FORMAZIONE_TUTORAGGIO, (tariffa) => tariffa),
  },
];
