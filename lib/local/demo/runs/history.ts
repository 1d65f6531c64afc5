import { anagrafeImplementation } from '#functions/anagrafe/routes.ts';
import { cedoliniImplementation } from '#functions/cedolini/routes.ts';
import { impedimentoElaborazioni } from '#functions/cedolini/schede-accorpate/impedimento.ts';
import { serviziImplementation } from '#functions/servizi/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { Platform } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { addMesi, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import type { AsOffice } from '../context.ts';
import { esterniDemo, fiscaliEsterno, incaricoDemo, type EsternoDemo } from '../payees.ts';
import { partitaIvaDemo, personaDemo, residenza, societaDemo } from '../people.ts';
import type { Dipendente } from '../personnel/staff.ts';
import { MILANO } from '../places.ts';
import type { ScuolaDemo } from '../schools.ts';
import { anniDemo, esitoDel, mesiDemo } from '../years.ts';
import { confirmCase } from './acceptance.ts';
import { correctAccounted, mergeForgotten, prepareFrom } from './between-runs.ts';
import { changeCodiceFiscale, death, type Segreteria } from './events.ts';
import { elaborazioniDelMese, type ElaborazioneDemo, type EsternoPagato, type Persone } from './payments.ts';
import {
  accountRun,
  budgetRun,
  computeRun,
  correctPayslip,
  exposeRun,
  prepareRun,
  type UfficioCedolini,
} from './run.ts';

type Richiesta = Pick<ScuolaDemo, 'setupType' | 'dipendenti' | 'esterni' | 'seme'> & { readonly oggi: string };

interface Storia extends Segreteria, UfficioCedolini {
  readonly scuola: Richiesta;
  readonly dipendenti: readonly Dipendente[];
}

/** The outsiders of a demo school and all its runs, month by month: two closed years and the current one. */
export const demoHistory = async (
  platform: Platform,
  office: AsOffice,
  scuola: Richiesta,
  dipendenti: readonly Dipendente[],
  monthDone: () => void = () => undefined,
): Promise<void> => {
  const workflows = workflowsFromEnv(process.env);
  const storia: Storia = {
    office,
    scuola,
    dipendenti,
    anagrafe: anagrafeImplementation(platform, workflows, impedimentoElaborazioni),
    servizi: serviziImplementation(platform, workflows),
    area: cedoliniImplementation(platform, filesFromEnv(process.env), workflows),
  };
  let persone = await payees(storia);
  let mandato = 0;
  let ore: Ore | undefined;
  for (const mese of mesiDemo(scuola.oggi)) {
    persone = await eventsOf(mese, storia, persone);
    for (const una of elaborazioniDelMese(scuola.setupType, mese, settled(persone, mese, scuola), scuola.seme)) {
      mandato += 1;
      const pagata = await pay(storia, una, mese, mandato);
      if (areOre(una)) ore = { pagata, prima: ore?.pagata };
    }
    monthDone();
  }
  if (ore?.prima?.STATUS === 'CONTABILIZZATO') {
    await correctAccounted(storia, ore.prima, meseDi(scuola.oggi));
    await confirmCase(storia, ore.prima);
  }
  await nextMonth(storia, persone, ore?.pagata);
};

/** The last run of hours of staff, and the one before. */
interface Ore {
  readonly pagata: Processo;
  readonly prima: Processo | undefined;
}

const areOre = ({ processo }: ElaborazioneDemo): boolean => processo.idMetodo === 'ACC-LD';

/** Who died is paid nothing, but for the last arrears to the heir: the last open-ended teacher. */
const inServizio = ({ dipendenti }: Storia) => {
  const stabili = dipendenti.filter(({ posto }) => posto.nomina === 'TI' || posto.nomina === 'AN');
  const deceduto = dipendenti.findLast(({ posto }) => posto.tipo === 'D' && posto.nomina === 'TI');
  return { deceduto, stabili: stabili.filter((chi) => chi !== deceduto) };
};

const payees = async (storia: Storia): Promise<Persone> => {
  const { dipendenti, scuola } = storia;
  const esterni: (EsternoDemo & EsternoPagato)[] = [];
  for (const [indice, esterno] of esterniDemo.slice(0, scuola.esterni).entries())
    esterni.push({ ...esterno, ...(await createEsterno(storia, esterno, dipendenti.length + indice)) });
  const { stabili } = inServizio(storia);
  const di = (tipo: string) => stabili.filter(({ posto }) => posto.tipo === tipo).map(({ uid }) => uid);
  return {
    docenti: di('D'),
    ata: di('A'),
    supplenti: dipendenti.filter(({ posto }) => posto.nomina === 'SB').map(({ uid }) => uid),
    esterni: esterni.filter((esterno) => !isCollaboratore(esterno)),
    collaboratori: esterni.filter(isCollaboratore),
    daConguagliare: [],
    erede: null,
  };
};

/** With whom a month settles: who collaborated in the year before, if the school paid in it. */
const settled = (persone: Persone, { anno }: Mese, { oggi }: Richiesta): Persone => ({
  ...persone,
  daConguagliare: anniDemo(oggi).includes(anno - 1) ? persone.collaboratori.map(({ uid }) => uid) : [],
});

const isCollaboratore = ({ percettore: { tipo } }: EsternoDemo): boolean => percettoriAmmessi.COC.includes(tipo);

const createEsterno = async (
  { office, anagrafe, scuola: { seme, oggi } }: Storia,
  esterno: EsternoDemo,
  numero: number,
): Promise<EsternoPagato> => {
  const chi = (esterno.percettore.tipo === 'SOCIETA' ? societaDemo : personaDemo)(seme, numero);
  // The year of collaborators is settled with the surtaxes of their town: of this one the program knows the rates.
  const body = isCollaboratore(esterno) ? { ...chi, ...residenza(MILANO) } : chi;
  const persona = await office((context) => anagrafe.createPersona({ body }, context));
  const uid = asUid<'PERSONA'>(persona.uid);
  const incarichi = new Map<number, Uid<'INCARICO'>>();
  for (const anno of anniDemo(oggi)) {
    const fiscali = { ...fiscaliEsterno(anno, esterno), uidSubAnagrafe: uid };
    await office((context) => anagrafe.createFiscali({ body: fiscali }, context));
    if (esterno.incarico === undefined) continue;
    const incarico = incaricoDemo({ anno, numero, oggi }, esterno.incarico, partitaIvaDemo(seme, numero));
    const creato = await office((context) =>
      anagrafe.createIncarico({ body: { ...incarico, uidSubAnagrafe: uid } }, context),
    );
    incarichi.set(anno, asUid(creato.uid));
  }
  return { uid, incarichi };
};

/** What happened in the year before the current one, in the State school: a death in May, another codice fiscale in September. */
const eventsOf = async ({ anno, mese }: Mese, storia: Storia, persone: Persone): Promise<Persone> => {
  const { scuola, dipendenti } = storia;
  const { deceduto } = inServizio(storia);
  if (scuola.setupType !== 'SCUOLA' || anno !== meseDi(scuola.oggi).anno - 1 || deceduto === undefined)
    return { ...persone, erede: null };
  if (mese === 9) {
    const [docente] = persone.docenti;
    if (docente !== undefined) await changeCodiceFiscale(storia, docente);
  }
  if (mese !== 6) return persone;
  const numero = dipendenti.length + esterniDemo.length;
  return { ...persone, erede: await death(storia, deceduto, `${anno}-05-10`, { seme: scuola.seme, numero }) };
};

/** A run as it stands today: the hours of this month took those of who was forgotten, a payslip of the October runs was corrected, the November ones of the closed years went into the filings of December. */
const pay = async (storia: Storia, una: ElaborazioneDemo, mese: Mese, mandato: number): Promise<Processo> => {
  const esito = esitoDel(mese, storia.scuola.oggi);
  const calcolata = await computeRun(storia, una);
  if (esito === 'APERTA') {
    if (areOre(una)) await mergeForgotten(storia, calcolata, una);
    return calcolata;
  }
  const corretta = mese.mese === 10 ? await correctPayslip(storia, calcolata) : calcolata;
  const sposta = mese.mese === 11 ? addMesi(mese, 1) : null;
  const chiusa = await accountRun(storia, corretta, mandato, sposta);
  if (esito === 'CONTABILIZZATA') return chiusa;
  const esposta = await exposeRun(storia, chiusa);
  return una.processo.idMetodo.startsWith('EST') ? budgetRun(storia, esposta) : esposta;
};

/** The runs of the next month, prepared and not computed: the hours of staff from those of this month. */
const nextMonth = async (storia: Storia, persone: Persone, ore: Processo | undefined): Promise<void> => {
  const { scuola } = storia;
  const prossimo = addMesi(meseDi(scuola.oggi), 1);
  for (const una of elaborazioniDelMese(scuola.setupType, prossimo, persone, scuola.seme))
    await (ore !== undefined && areOre(una) ? prepareFrom(storia, una, ore) : prepareRun(storia, una));
};
