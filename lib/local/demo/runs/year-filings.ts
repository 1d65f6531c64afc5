import { segniChiusura } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { contiDellAnno } from '#functions/denunce/annuali/chiusura-anno.ts';
import { denunceImplementation } from '#functions/denunce/routes.ts';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { stampeImplementation } from '#functions/stampe/routes.ts';
import { setting } from '#platform/environment.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { Platform } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { PassoSegnabile } from '#shared/domain/denunce/chiusura-anno.ts';
import { inviiCu, type InvioCu } from '#shared/domain/denunce/cu.ts';
import { isOfferta } from '#shared/domain/elaborazione/tipo-scuola.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { doveriDellAnno } from '#shared/rules/adempimenti/scadenze-dell-anno.ts';
import { doveriScolastici } from '#shared/rules/adempimenti/scadenze-scolastiche.ts';
import type { AsOffice } from '../context.ts';
import { personaDemo } from '../people.ts';
import type { ScuolaDemo } from '../schools.ts';
import { anniDemo } from '../years.ts';
import { riferimento, sendFiling, type Ufficio } from './sending.ts';

interface Richiesta extends Pick<ScuolaDemo, 'setupType' | 'seme'> {
  readonly oggi: string;
}

/** Days of the year after on which the demo schools file, each before the last of the law. */
const GIORNI = {
  spt: '01-09',
  modelloM: '03-09',
  firma: '03-10',
  irap: '10-20',
  modello770: '10-21',
  conti: '01-05',
  cu: { MARZO: '03-12', APRILE: '04-22', OTTOBRE: '10-22' },
} as const satisfies Record<string, string | Record<InvioCu, string>>;

/** People whose certificates are handed over in one call. */
const CONSEGNATE_INSIEME = 80;

/**
 * What closes each year that is over, on the days of the year after that have come: the communication to NoiPA, the certificates of each send, sent
 * and handed over, the printed Modello M, and what the office notes that it did elsewhere.
 */
export const demoYearFilings = async (platform: Platform, office: AsOffice, scuola: Richiesta): Promise<void> => {
  const area = denunceImplementation(platform, filesFromEnv(process.env));
  for (const anno of anniDemo(scuola.oggi).filter((uno) => uno < meseDi(scuola.oggi).anno)) {
    const on = async (giorno: string, does: (ufficio: Ufficio, anno: number) => Promise<void>): Promise<void> => {
      const il: Giorno = `${anno + 1}-${giorno}`;
      if (il <= scuola.oggi) await does({ office: office.apart(`chiusura-${il}`, il), area, giorno: il }, anno);
    };
    if (isOfferta('SPT', scuola)) await on(GIORNI.spt, communicate);
    if (isOfferta('MODELLO_M', scuola)) await on(GIORNI.modelloM, printModelloM);
    await on(GIORNI.firma, sayWhoSigns(scuola));
    for (const invio of inviiCu) await on(GIORNI.cu[invio], certify(invio));
    if (isOfferta('IRAP', scuola)) await on(GIORNI.irap, markDone('IRAP'));
    await on(GIORNI.modello770, markDone('MODELLO_770'));
    await on(GIORNI.conti, countPeople);
  }
  const ultimo = { office: office.apart(`scadenze-${scuola.oggi}`, scuola.oggi), area, giorno: scuola.oggi };
  await markSchoolYears(ultimo);
};

/** Keeps how many people the deadlines of a year are of, as the program does at night. */
const countPeople = async ({ office }: Ufficio, anno: number): Promise<void> => {
  await office(async (context) => {
    await segniChiusura.saveConti(anno, await contiDellAnno(anno, context.archivio), context);
    return { anno };
  });
};

/** The office did what school years and calendar years ask, and says so. */
const markSchoolYears = async ({ office, area }: Ufficio): Promise<void> => {
  const doveri: readonly string[] = [...doveriScolastici, ...doveriDellAnno];
  const scadute = await office.look((context) => listScadenze(context.archivio, context.oggi));
  for (const { adempimento, anno, mese, stato } of scadute.filter((una) => doveri.includes(una.adempimento))) {
    if (stato !== 'SCADUTA') continue;
    await office(async (context) => {
      const { versione } = await segniChiusura.get(anno, context.archivio);
      const body = { adempimento, anno, mese, versione, come: 'FATTA', perche: '' } as const;
      return area.segnaScadenza({ body }, context);
    });
  }
};

/** Everything of the year, in one process. */
const communicate = async (ufficio: Ufficio, anno: number): Promise<void> => {
  const { office, area } = ufficio;
  const body = { anno, meseDa: 1, meseA: 12, createEmpty: false };
  const { denuncia } = DenunciaIntera.parse(await office((context) => area.saveSpt({ body }, context)));
  const calls = {
    file: (query, context) => area.makeFileSpt({ query }, context),
    invia: (inviata, context) => area.sendSpt({ body: inviata }, context),
  } satisfies Parameters<typeof sendFiling>[1];
  await sendFiling(ufficio, calls, denuncia);
};

const sayWhoSigns =
  ({ seme }: Richiesta) =>
  async ({ office, area, giorno }: Ufficio, anno: number): Promise<void> => {
    const { desCf, desCognome, desNome } = personaDemo(seme, 0);
    const { versione } = await office((context) => area.getOpzioniCu({ query: { anno } }, context));
    const firma = { cfFirmatario: desCf, cognomeFirmatario: desCognome, nomeFirmatario: desNome };
    const body = { anno, versione, ...firma, codiceCarica: '1', datFirma: giorno, note: '' };
    await office((context) => area.saveOpzioniCu({ body }, context));
  };

/** The certificates of a send: made, sent, handed over the same day. A send that is of nobody is not kept. */
const certify =
  (invio: InvioCu) =>
  async (ufficio: Ufficio, anno: number): Promise<void> => {
    const { office, area, giorno } = ufficio;
    const quale = { anno, invio, operazione: 'ORDINARIA', corregge: null } as const;
    // Of the bonus that no known point is of, the office certifies with another program.
    const body = { ...quale, persone: [], senzaPuntoFuori: true };
    const { denuncia, righe, rilievi } = DenunciaIntera.parse(
      await office((context) => area.elaboraCu({ body }, context)),
    );
    if (righe.length === 0) {
      await office((context) => area.removeCu({ body: riferimento(denuncia) }, context));
      return;
    }
    const calls = {
      file: (query, context) => area.makeFileCu({ query }, context),
      invia: (inviata, context) => area.sendCu({ body: inviata }, context),
    } satisfies Parameters<typeof sendFiling>[1];
    const completa = await sayWhichSums(ufficio, { denuncia, rilievi });
    if (!(await sendFiling(ufficio, calls, completa))) return;
    const { uid } = denuncia;
    const codici = [...new Set(righe.flatMap(({ persona }) => persona ?? []))];
    for (let da = 0; da < codici.length; da += CONSEGNATE_INSIEME) {
      const body = { uid, persone: codici.slice(da, da + CONSEGNATE_INSIEME), giorno };
      await office((context) => area.consegnaCu({ body }, context));
    }
  };

/** What the office writes where no assignment says it: of which kind are the sums that are not taxed. */
const sayWhichSums = async (
  { office, area }: Ufficio,
  { denuncia, rilievi }: Pick<DenunciaIntera, 'denuncia' | 'rilievi'>,
): Promise<unknown> => {
  let completa: unknown = denuncia;
  for (const { codice, chiave } of rilievi) {
    if (codice !== 'cu.codice-somme') continue;
    const scritto = { riga: chiave ?? '', campo: 'AU001006', valore: ALTRE_SOMME, perche: 'Non soggette a ritenuta' };
    const body = { ...riferimento(completa), ...scritto };
    completa = (await office((context) => area.putCertificato({ body }, context))).denuncia;
  }
  return completa;
};

/** Deductions of authors, sums that a convention leaves to another State. */
const ALTRE_SOMME = '21';

/** The model goes with the accounts of the year: it is printed, and handed over to the budget product. */
const printModelloM = async (ufficio: Ufficio, anno: number): Promise<void> => {
  const { office, area } = ufficio;
  const mezzi = { files: filesFromEnv(process.env), workflows: workflowsFromEnv(process.env) };
  const stampe = stampeImplementation({ ...mezzi, release: setting(process.env, 'RELEASE') });
  const { righe, esposizione } = await office((context) => area.getModelloM({ body: { anno } }, context));
  if (righe.length === 0) return;
  await office((context) => stampe.printModelloM({ query: { anno } }, context));
  const body = { anno, versione: esposizione.versione };
  await office((context) => area.exposeModelloM({ body }, context));
  await markDone('MODELLO_M')(ufficio, anno);
};

/** A step that is done outside the program, or on paper. */
const markDone =
  (passo: PassoSegnabile) =>
  async ({ office, area }: Ufficio, anno: number): Promise<void> => {
    const { versione } = await office((context) => area.getChiusuraAnno({ query: { anno } }, context));
    await office((context) => area.segnaPasso({ body: { anno, versione, passo, fatto: true } }, context));
  };
