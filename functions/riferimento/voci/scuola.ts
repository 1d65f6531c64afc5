import {
  oreAta,
  oreDocenti,
  type OrarioAta,
  type ProfiloOreAta,
} from '../../../shared/rules/contratto/ore-aggiuntive.ts';
import { daRegola, INSEGNANTI, NON_INSEGNANTI, type Voce } from './voce.ts';

const GRUPPO = 'Ore aggiuntive a carico del bilancio';
const comune = {
  gruppo: GRUPPO,
  unita: 'ORE',
  tipi: ['ACC'],
  basi: ['LD'],
  canale: 'BILANCIO',
  trattamento: 'ACCESSORIO',
  percettori: ['DIPENDENTE'],
} as const;

const PROFILI: Readonly<Record<ProfiloOreAta, { readonly sigla: string; readonly nome: string }>> = {
  COLLABORATORE: { sigla: 'CS', nome: 'collaboratori e operatori' },
  ASSISTENTE: { sigla: 'AS', nome: 'assistenti' },
  COORDINATORE: { sigla: 'CO', nome: 'coordinatori' },
  DSGA: { sigla: 'DSGA', nome: 'DSGA' },
};
const ORARI: Readonly<Record<OrarioAta, { readonly sigla: string; readonly nome: string }>> = {
  DIURNO: { sigla: '', nome: '' },
  NOTTURNO_O_FESTIVO: { sigla: '_NF', nome: ', notturne o festive' },
  NOTTURNO_E_FESTIVO: { sigla: '_NEF', nome: ', notturne e festive' },
};

const profili = ['COLLABORATORE', 'ASSISTENTE', 'COORDINATORE', 'DSGA'] as const satisfies readonly ProfiloOreAta[];
const orari = ['DIURNO', 'NOTTURNO_O_FESTIVO', 'NOTTURNO_E_FESTIVO'] as const satisfies readonly OrarioAta[];

/** The hours of the school contract by profile and time of the day. */
export const oreDelContratto = profili.flatMap((profilo) =>
  orari.map((orario) => ({
    suffisso: `${PROFILI[profilo].sigla}${ORARI[orario].sigla}`,
    nome: `${PROFILI[profilo].nome}${ORARI[orario].nome}`,
    tariffa: daRegola(oreAta[profilo], (tariffe) => tariffe[orario]),
  })),
);

/** Extra hours of the staff that the school's budget pays (projects, family contributions, other bodies), at the rates of the contract. */
export const vociOreBilancio: readonly Voce[] = [
  {
    ...comune,
    codice: 'ORE_INS',
    ruoli: INSEGNANTI,
    descrizione: 'Attività aggiuntive di insegnamento',
    tariffa: daRegola(oreDocenti.INSEGNAMENTO, (importo) => importo),
  },
  {
    ...comune,
    codice: 'ORE_FUNZ',
    ruoli: INSEGNANTI,
    descrizione: "Attività aggiuntive funzionali all'insegnamento",
    tariffa: daRegola(oreDocenti.FUNZIONALE, (importo) => importo),
  },
  {
    ...comune,
    codice: 'ORE_REC',
    ruoli: INSEGNANTI,
    descrizione: 'Corsi di recupero',
    tariffa: daRegola(oreDocenti.RECUPERO, (importo) => importo),
  },
  ...oreDelContratto.map(({ suffisso, nome, tariffa }): Voce => ({
    ...comune,
    codice: `ORE_${suffisso}`,
    ruoli: NON_INSEGNANTI,
    descrizione: `Ore aggiuntive ${nome}`,
    tariffa,
  })),
];
