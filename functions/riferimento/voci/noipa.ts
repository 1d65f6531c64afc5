import { funzioniMaturita } from '#shared/rules/contratto/esami.ts';
import { oreDocenti } from '#shared/rules/contratto/ore-aggiuntive.ts';
import { tariffeProgetto } from '#shared/rules/contratto/progetti.ts';
import { nonDalFondo, oreDelContratto } from './scuola.ts';
import { daRegola, INSEGNANTI, type Voce } from './voce.ts';

const comune = {
  tipi: ['ACC'],
  basi: ['LD'],
  canale: 'NOIPA',
  trattamento: 'ACCESSORIO',
  percettori: ['DIPENDENTE'],
} as const;
const fondo = { ...comune, gruppo: "Miglioramento dell'offerta formativa (NoiPA)" } as const;
/** Seen for the fees of the State exams of upper secondary school (tuttolavoro24.it). */
const ESAMI_DI_STATO = 'A008/0001';

const esami = { ...comune, gruppo: 'Esami di maturità (NoiPA)', unita: 'IMPORTO' } as const;

/** What NoiPA pays with the monthly payslip: here only in simulations, so that nobody is paid twice. */
export const vociNoipa: readonly Voce[] = [
  {
    ...fondo,
    codice: 'MOF_INS',
    ruoli: INSEGNANTI,
    descrizione: 'MOF, attività aggiuntive di insegnamento',
    unita: 'ORE',
    tariffa: daRegola(oreDocenti.INSEGNAMENTO, (importo) => importo),
  },
  {
    ...fondo,
    codice: 'MOF_FUNZ',
    ruoli: INSEGNANTI,
    descrizione: "MOF, attività funzionali all'insegnamento",
    unita: 'ORE',
    tariffa: daRegola(oreDocenti.FUNZIONALE, (importo) => importo),
  },
  {
    ...fondo,
    codice: 'MOF_REC',
    ruoli: INSEGNANTI,
    descrizione: 'MOF, corsi di recupero',
    unita: 'ORE',
    tariffa: daRegola(oreDocenti.RECUPERO, (importo) => importo),
  },
  ...oreDelContratto.map(({ suffisso, nome, profilo, tariffa }): Voce => ({
    ...fondo,
    codice: `MOF_${suffisso}`,
    ruoli: profilo === 'DSGA' ? ['DSGA'] : ['ATA'],
    descrizione: `MOF, ore aggiuntive ${nome}`,
    unita: 'ORE',
    nonSpetta: (giorno) => nonDalFondo(profilo, giorno),
    tariffa,
  })),
  { ...fondo, codice: 'MOF_FORF', descrizione: 'MOF, compenso forfettario', unita: 'IMPORTO' },
  { ...fondo, codice: 'MOF_FUNZSTR', ruoli: INSEGNANTI, descrizione: 'Funzioni strumentali', unita: 'IMPORTO' },
  { ...fondo, codice: 'MOF_INCSPEC', ruoli: ['ATA'], descrizione: 'Incarichi specifici ATA', unita: 'IMPORTO' },
  { ...fondo, codice: 'MOF_VALOR', descrizione: 'Valorizzazione del personale', unita: 'IMPORTO' },
  {
    ...fondo,
    codice: 'ORE_ECC',
    ruoli: INSEGNANTI,
    descrizione: 'Ore eccedenti in sostituzione di colleghi assenti',
    unita: 'ORE',
  },
  { ...fondo, codice: 'ORE_SPORT', ruoli: INSEGNANTI, descrizione: 'Avviamento alla pratica sportiva', unita: 'ORE' },
  {
    ...fondo,
    codice: 'ORIENTATORE',
    ruoli: INSEGNANTI,
    descrizione: 'Docente orientatore',
    unita: 'IMPORTO',
    basi: ['LS'],
    tariffa: daRegola(tariffeProgetto.ORIENTATORE, (tariffa) => tariffa),
  },
  {
    ...fondo,
    codice: 'TUTOR_SCOL',
    ruoli: INSEGNANTI,
    descrizione: "Docente tutor per l'orientamento",
    unita: 'IMPORTO',
    basi: ['LS'],
    tariffa: daRegola(tariffeProgetto.TUTOR_SCOLASTICO, (tariffa) => tariffa),
  },
  {
    ...esami,
    codice: 'MAT_PRES',
    compensoNoipa: ESAMI_DI_STATO,
    descrizione: 'Maturità, presidente, commissione di due classi',
    tariffa: daRegola(funzioniMaturita, ({ PRESIDENTE }) => PRESIDENTE.importo),
  },
  {
    ...esami,
    codice: 'MAT_COMEST',
    compensoNoipa: ESAMI_DI_STATO,
    descrizione: 'Maturità, commissario esterno, commissione di due classi',
    tariffa: daRegola(funzioniMaturita, ({ COMMISSARIO_ESTERNO }) => COMMISSARIO_ESTERNO.importo),
  },
  {
    ...esami,
    codice: 'MAT_COMINT',
    compensoNoipa: ESAMI_DI_STATO,
    descrizione: 'Maturità, commissario interno, una classe',
    tariffa: daRegola(funzioniMaturita, ({ COMMISSARIO_INTERNO }) => COMMISSARIO_INTERNO.importo),
  },
  { ...esami, codice: 'MAT_TRASF', descrizione: 'Maturità, quota di trasferta', trattamento: 'ESENTE' },
];
