import {
  oreAta,
  oreDelDsga,
  oreDocenti,
  type OrarioAta,
  type ProfiloOreAta,
} from '#shared/rules/contratto/ore-aggiuntive.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { qualificheRetributive } from '../personale/qualifiche-retributive.ts';
import { daRegola, INSEGNANTI, NON_INSEGNANTI, type Inquadrato, type TariffaVoce, type Voce } from './voce.ts';

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
    profilo,
    tariffa: daRegola(oreAta[profilo], (tariffe) => tariffe[orario]),
  })),
);

/** Why hours are not paid from the fund: those of who is DSGA, from the day the contract took them away. */
export const nonDalFondo = (profilo: ProfiloOreAta, giorno: string): string | null => {
  const regola = profilo === 'DSGA' ? ifInForceOn(oreDelDsga, giorno) : null;
  return regola === null || regola.valore.dalFondo
    ? null
    : `Al DSGA il fondo non paga ore aggiuntive (${regola.norma.map(({ testo }) => testo).join('; ')}): toglierle, oppure pagare con "MOF, compenso forfettario" quello che un atto nomina, o a carico del bilancio le ore di un progetto di Unione europea, enti o privati.`;
};

/** The row of the table of extra hours of each pay qualification. Of the officials only who is DSGA: the table names no other. */
const PROFILO_DI: Readonly<Partial<Record<string, ProfiloOreAta>>> = {
  CS: 'COLLABORATORE',
  OS: 'COLLABORATORE',
  AS: 'ASSISTENTE',
  CD: 'COORDINATORE',
  DSGA: 'DSGA',
};

const profiloDi = ({ ruolo, prgQualificaRetributiva }: Inquadrato): ProfiloOreAta | undefined => {
  if (ruolo === 'DSGA') return 'DSGA';
  const qualifica = qualificheRetributive.voci.find((una) => una.prgQualificaRetributiva === prgQualificaRetributiva);
  return PROFILO_DI[qualifica?.codArgo ?? ''];
};

/** The hour of a service by day, as the contract pays its profile; null where its table has no such row. */
const oraDelProfilo = (servizio: Inquadrato, giorno: string): TariffaVoce | null => {
  const profilo = profiloDi(servizio);
  return profilo === undefined ? null : daRegola(oreAta[profilo], ({ DIURNO }) => DIURNO)(giorno);
};

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
  {
    ...comune,
    codice: 'ORE_ATA',
    ruoli: NON_INSEGNANTI,
    descrizione: 'Ore aggiuntive del personale ATA, alla tariffa del profilo',
    tariffaDelProfilo: oraDelProfilo,
  },
  ...oreDelContratto.map(({ suffisso, nome, profilo, tariffa }): Voce => ({
    ...comune,
    codice: `ORE_${suffisso}`,
    ruoli: NON_INSEGNANTI,
    descrizione: `Ore aggiuntive ${nome}${profilo === 'DSGA' ? ' (progetti di UE, enti, privati)' : ''}`,
    tariffa,
  })),
];
