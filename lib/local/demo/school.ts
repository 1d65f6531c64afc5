import { anagrafeImplementation } from '../../../functions/anagrafe/routes.ts';
import { cedoliniImplementation } from '../../../functions/cedolini/routes.ts';
import { asUid } from '../../../functions/platform/data/entita.ts';
import { filesFromEnv } from '../../../functions/platform/files.ts';
import type { Platform } from '../../../functions/platform/platform.ts';
import { workflowsFromEnv } from '../../../functions/platform/work/workflows.ts';
import { serviziImplementation } from '../../../functions/servizi/routes.ts';
import type { Uid } from '../../../shared/domain/campi.ts';
import { annoScolasticoDi } from '../../../shared/domain/tempo/anno-scolastico.ts';
import { asOffice, type AsOffice } from './context.ts';
import { demoFamilies } from './families.ts';
import { personaDemo } from './people.ts';
import { elaborazioniDemo, type ElaborazioneDemo } from './runs.ts';
import { demoSchoolData } from './school-data.ts';
import { fiscaliDipendente, fiscaliEsterno, organico, percettoreEsterno, servizioDemo, type Posto } from './staff.ts';

interface Dipendente {
  readonly uid: Uid<'PERSONA'>;
  readonly cf: string;
  readonly posto: Posto;
}
export interface DemoSchool {
  readonly dipendenti: readonly Dipendente[];
}

interface Richiesta {
  readonly codmin: string;
  readonly nome: string;
  readonly dipendenti: number;
  readonly esterni: number;
  readonly seme: number;
  readonly oggi: string;
}

const IN_PARALLELO = 8;

/** Creates the people, services, tax data and runs of a demo school, through the same use cases that the office calls. */
export const demoSchool = async (platform: Platform, richiesta: Richiesta): Promise<DemoSchool> => {
  const office = asOffice(platform, richiesta.codmin, richiesta.oggi);
  await demoSchoolData(platform, office, richiesta);
  const posti = organico(richiesta.dipendenti);
  const dipendenti: Dipendente[] = [];
  for (const [indice, posto] of posti.entries())
    dipendenti.push(await dipendente(platform, office, richiesta, posto, indice));
  await demoFamilies(
    platform,
    office,
    richiesta.seme,
    richiesta.oggi,
    dipendenti.filter(({ posto }) => posto.nomina === 'TI').map(({ uid }) => uid),
  );
  const esterni: Uid<'PERSONA'>[] = [];
  for (let indice = 0; indice < richiesta.esterni; indice += 1)
    esterni.push(await esterno(platform, office, richiesta, posti.length + indice, indice));
  if (richiesta.esterni > 0) await elaborazioni(platform, office, richiesta, dipendenti, esterni);
  return { dipendenti };
};

/** School years in which a post is given: once to who is open-ended, last year to a substitute, every year to the others. */
const anniDiServizio = ({ nomina }: Posto, questo: number): number[] => {
  if (nomina === 'TI') return [questo];
  return nomina === 'SB' ? [questo - 1] : [questo - 2, questo - 1, questo];
};

const anniDi = (oggi: string): number[] => {
  const anno = Number(oggi.slice(0, 4));
  return [anno - 2, anno - 1, anno].filter((uno) => uno >= 2023);
};

const dipendente = async (
  platform: Platform,
  office: AsOffice,
  { seme, oggi }: Richiesta,
  posto: Posto,
  indice: number,
): Promise<Dipendente> => {
  const anagrafe = anagrafeImplementation(platform, workflowsFromEnv(process.env));
  const servizi = serviziImplementation(platform, workflowsFromEnv(process.env));
  const persona = await office((context) => anagrafe.createPersona({ body: personaDemo(seme, indice) }, context));
  for (const anno of anniDiServizio(posto, annoScolasticoDi(oggi).numAnno))
    await office((context) =>
      servizi.createServizio({ body: { ...servizioDemo(posto, anno), uidSubAnagrafe: asUid(persona.uid) } }, context),
    );
  for (const anno of anniDi(oggi))
    await office((context) =>
      anagrafe.createFiscali(
        { body: { ...fiscaliDipendente(anno, posto), uidSubAnagrafe: asUid(persona.uid) } },
        context,
      ),
    );
  return { uid: asUid(persona.uid), cf: persona.desCf, posto };
};

const esterno = async (
  platform: Platform,
  office: AsOffice,
  { seme, oggi }: Richiesta,
  numero: number,
  indice: number,
): Promise<Uid<'PERSONA'>> => {
  const anagrafe = anagrafeImplementation(platform, workflowsFromEnv(process.env));
  const persona = await office((context) => anagrafe.createPersona({ body: personaDemo(seme, numero) }, context));
  for (const anno of anniDi(oggi))
    await office((context) =>
      anagrafe.createFiscali(
        { body: { ...fiscaliEsterno(anno, indice), uidSubAnagrafe: asUid(persona.uid) } },
        context,
      ),
    );
  return asUid(persona.uid);
};

const elaborazioni = async (
  platform: Platform,
  office: AsOffice,
  { seme, oggi }: Richiesta,
  dipendenti: readonly Dipendente[],
  esterni: readonly Uid<'PERSONA'>[],
): Promise<void> => {
  const stabili = dipendenti.filter(({ posto }) => posto.nomina === 'TI' || posto.nomina === 'AN');
  const demo = elaborazioniDemo(
    oggi,
    {
      docenti: stabili.filter(({ posto }) => posto.tipo === 'D').map(({ uid }) => uid),
      ata: stabili.filter(({ posto }) => posto.tipo === 'A').map(({ uid }) => uid),
      esterni: esterni.filter((_, indice) => percettoreEsterno(indice).tipo !== 'COCOCO'),
      collaboratori: esterni.filter((_, indice) => percettoreEsterno(indice).tipo === 'COCOCO'),
    },
    seme,
  );
  const area = cedoliniImplementation(platform, filesFromEnv(process.env), workflowsFromEnv(process.env));
  for (let da = 0; da < demo.length; da += IN_PARALLELO) {
    const avviate: string[] = [];
    for (const una of demo.slice(da, da + IN_PARALLELO)) avviate.push(await startRun(area, office, una));
    await Promise.all(avviate.map((uid) => runEnded(area, office, uid)));
  }
};

type Cedolini = ReturnType<typeof cedoliniImplementation>;

const startRun = async (
  area: Cedolini,
  office: AsOffice,
  { processo, cedolini }: ElaborazioneDemo,
): Promise<string> => {
  const {
    processo: { uid, versione },
  } = await office((context) => area.initData({ body: { processo, uidSubAnagrafeList: [] } }, context));
  await office((context) =>
    area.startCalcolo({ body: { processo: { uid: asUid(uid), versione }, cedolini: [...cedolini] } }, context),
  );
  return uid;
};

const runEnded = async (area: Cedolini, office: AsOffice, uid: string): Promise<void> => {
  for (let attesa = 0; attesa < 3000; attesa += 1) {
    const { STATUS } = await office((context) => area.getProcesso({ body: { uid: asUid(uid) } }, context));
    if (STATUS !== 'IN_CORSO' && STATUS !== 'ATTESA') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('A demo run did not end');
};
