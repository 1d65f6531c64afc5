import { anagrafeImplementation } from '#functions/anagrafe/routes.ts';
import { impedimentoElaborazioni } from '#functions/cedolini/schede-accorpate/impedimento.ts';
import { serviziImplementation } from '#functions/servizi/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Platform } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import type { SoggettivaInput } from '#shared/contracts/anagrafe/voci-persona.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { isOfferta } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import type { AsOffice } from '../context.ts';
import { anniDemo } from '../years.ts';
import type { Dipendente } from './staff.ts';

/** One open-ended employee in so many coordinates a class. */
const OGNI_QUANTI = 6;

type Voce = Pick<SoggettivaInput, 'codVoce' | 'numImporto' | 'desRiferimento' | 'creditore'>;

/** Deductions from a short substitute for others, where the school pays the salary: a State school pays none. */
const PER_ALTRI: readonly Voce[] = [
  {
    codVoce: 'TERALI',
    numImporto: 15_000,
    desRiferimento: 'Ordinanza inventata 12',
    creditore: {
      nome: 'Beneficiaria Inventata',
      iban: composeIban('03069', '03200', '100000900012'),
      atto: 'Ordinanza inventata 12',
      data: '2024-11-15',
    },
  },
  {
    codVoce: 'CESQUI',
    numImporto: 10_000,
    desRiferimento: 'Finanziaria Inventata, contratto 34',
    creditore: {
      nome: 'Finanziaria Inventata',
      iban: composeIban('03069', '03200', '100000900034'),
      atto: 'Contratto inventato 34',
      data: '2024-10-01',
    },
  },
  { codVoce: 'QUOASS', numImporto: 1_500, desRiferimento: 'Delega inventata 56' },
];
/** A monthly allowance of a teacher until the end of the lessons; that of an open-ended salary is paid by no run here. */
const ALLOWANCE: Voce = { codVoce: 'ASSPER', numImporto: 2_500, desRiferimento: 'Decreto inventato 78' };

/** What the office registers of people besides services and taxes: personal amounts since the first year, special activities of the last two school years. */
export const demoRegistered = async (
  platform: Platform,
  office: AsOffice,
  oggi: string,
  dipendenti: readonly Dipendente[],
  setupType: SetupType,
): Promise<void> => {
  const workflows = workflowsFromEnv(process.env);
  const anagrafe = anagrafeImplementation(platform, workflows, impedimentoElaborazioni);
  const scelti = dipendenti
    .filter(({ posto }) => posto.nomina === 'TI')
    .filter((_, posto) => posto % OGNI_QUANTI === 1);
  const pagati = isOfferta('SUP', { setupType, flgCcnlIstruzione: true }) ? dipendenti : [];
  const supplente = pagati.filter(({ posto }) => posto.nomina === 'SB' && setupType !== 'SCUOLA').slice(0, 1);
  const annuale = pagati.filter(({ posto }) => posto.nomina === 'TA').slice(0, 1);
  const [primo = Number(oggi.slice(0, 4))] = anniDemo(oggi);
  for (const [persone, voci] of [
    [annuale, [ALLOWANCE]],
    [supplente, PER_ALTRI],
  ] as const)
    for (const { uid } of persone)
      for (const voce of voci) {
        const dati = { ...voce, datInizio: `${primo}-01-01`, datFine: null, numTotale: null, piano: null };
        const body = { ...dati, uidSubAnagrafe: uid };
        await office((context) => anagrafe.createSoggettiva({ body }, context));
      }
  await demoActivities(serviziImplementation(platform, workflows), office, oggi, scelti);
};

const demoActivities = async (
  servizi: ReturnType<typeof serviziImplementation>,
  office: AsOffice,
  oggi: string,
  scelti: readonly Dipendente[],
): Promise<void> => {
  const tipo = { codTipoAttivita: 'COORD', desTipoAttivita: 'Coordinamento di classe', flgAttivo: true };
  const { uid } = await office((context) => servizi.createTipoAttivita({ body: tipo }, context));
  const uidTipoAttivita = asUid<'TIPO_ATTIVITA'>(uid);
  const { numAnno } = annoScolasticoDi(oggi);
  for (const anno of [numAnno - 1, numAnno])
    for (const [indice, { uid: uidSubAnagrafe }] of scelti.entries()) {
      const body = {
        uidSubAnagrafe,
        uidTipoAttivita,
        datInizio: `${anno}-10-01`,
        datFine: `${anno + 1}-06-08`,
        numOre: 1000,
        numImporto: 30_000,
        desIncarico: `Prot. ${indice + 1}/${anno}`,
        note: '',
      };
      await office((context) => servizi.createAttivita({ body }, context));
    }
};
