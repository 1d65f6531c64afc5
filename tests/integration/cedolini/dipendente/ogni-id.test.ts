import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { asUid } from '#platform/data/entita.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { cedolinoProprioRoutes } from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import { domandeProprieRoutes } from '#shared/contracts/cedolini/dipendente/domande-proprie.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { printCu } from '#shared/contracts/denunce/stampe/cu.ts';
import { contracts } from '#shared/contracts/index.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import type { Route } from '#shared/contracts/route.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { printCedolinoProprio, printCuPropria } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { statoStampaRoutes } from '#shared/contracts/stampe/stato.ts';
import { occasionaleDiProva, print } from '#support/cedolini.ts';
import {
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import type { Answer, Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';

let scuola: ScuolaCheCertifica;
let io: Person;
/** The employee's payslip that was shown, and the certificates of the school, theirs and another's handed over. */
let mio: string;
let cu: string;
/** The names of all that is stored when they begin to try. */
let ids: readonly string[];

beforeAll(async () => {
  scuola = await openScuolaCheCertifica();
  const [, persona] = scuola.persone;
  if (persona === undefined) throw new Error('Nobody is on file');
  await linkDipendente(scuola.home, persona, SCUOLA_A);
  io = await scuola.home.as(loginOf('DIPENDENTE'));
  await contabilizzati(scuola, [occasionaleDiProva(persona.uid, 10_000)], {
    DES_ELABORAZIONE: 'Mai mostrata',
    idMetodo: 'EST-LD',
  });
  for (const { uid, DES_ELABORAZIONE } of scuola.processi) {
    const { versione } = await scuola.gestore.ok(processiRoutes.getProcesso, { body: { uid } });
    if (DES_ELABORAZIONE !== 'Co.co.co.')
      await scuola.gestore.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso: uid, versione } });
    if (DES_ELABORAZIONE === 'Esperti') mio = cedolinoDi({ uid }, persona.uid);
  }
  await saveFirma(scuola.adempimenti);
  const { denuncia } = await elaboraCu(scuola.adempimenti);
  await sendCu(scuola.adempimenti, denuncia);
  cu = denuncia.uid;
  for (const { desCf } of scuola.persone.slice(0, 2))
    await scuola.adempimenti.ok(cuRoutes.consegnaCu, { body: { uid: cu, persone: [desCf], giorno: '2026-03-10' } });
  const { stato } = await print(scuola.adempimenti, printCu, { uid: denuncia.uid });
  ids = await everyId();
  expect(ids).toEqual(expect.arrayContaining([mio, cu, stato.printId]));
});
afterAll(() => scuola.home.close());

const cedolinoDi = ({ uid }: Pick<Processo, 'uid'>, persona: string): string => `${uid}-${persona}`;

/** The name of every record of the archive: of people, payslips, runs, filings, prints, long work. */
const everyId = async (): Promise<readonly string[]> => {
  const { client, table } = scuola.home.store;
  const { Items = [], LastEvaluatedKey } = await client.send(new ScanCommand({ TableName: table }));
  expect(LastEvaluatedKey).toBeUndefined();
  return [...new Set(Items.map(({ uid }) => String(uid)))].filter((uid) => uid !== 'undefined');
};

const conId: Readonly<Record<string, (id: string) => Promise<Answer<unknown>>>> = {
  [cedolinoProprioRoutes.getCedolinoProprio.path]: (uid) =>
    io.call(cedolinoProprioRoutes.getCedolinoProprio, { body: { uid } }),
  [domandeProprieRoutes.getRisposteProprie.path]: (uid) =>
    io.call(domandeProprieRoutes.getRisposteProprie, { body: { uid: asUid(uid) } }),
  [printCedolinoProprio.path]: (idCedolino) => io.call(printCedolinoProprio, { body: { idCedolino } }),
  [printCuPropria.path]: (uid) => io.call(printCuPropria, { body: { uid } }),
};

test('every call of an employee that takes the name of a record is tried', () => {
  const proprie = Object.values(contracts)
    .flatMap((area) => Object.values<Route>(area))
    .filter(({ scope, roles }) => scope === 'proprio' && roles.includes('DIPENDENTE'));
  const conNome = proprie.filter(({ body }) =>
    Object.keys(body instanceof z.ZodObject ? body.shape : {}).some((campo) => /^(uid|id[A-Z]\w*)$/.test(campo)),
  );
  expect(conNome.map(({ path }) => path).toSorted()).toEqual(Object.keys(conId).toSorted());
  expect(proprie.filter(({ params }) => params !== undefined)).toEqual([]);
  const conPercorso = Object.values(contracts)
    .flatMap((area) => Object.values<Route>(area))
    .filter(({ roles, params }) => roles.includes('DIPENDENTE') && params !== undefined);
  expect(conPercorso.map(({ path }) => path).toSorted()).toEqual(
    [lavoroRoutes.getLavoro, scuolaRoutes.getScuola, statoStampaRoutes.getStampa].map(({ path }) => path).toSorted(),
  );
});

test('of every name there is, an employee is answered for their own shown documents alone, each in the audit trail', async () => {
  expect(ids.length).toBeGreaterThan(30);
  const risposte: string[] = [];
  for (const id of ids)
    for (const [path, chiama] of Object.entries(conId)) {
      const { status } = await chiama(id);
      if (status === 200) risposte.push(`${path} ${id}`);
      else expect([404, 400]).toContain(status);
    }
  const attese = [
    `${cedolinoProprioRoutes.getCedolinoProprio.path} ${mio}`,
    `${domandeProprieRoutes.getRisposteProprie.path} ${mio}`,
    `${printCedolinoProprio.path} ${mio}`,
    `${printCuPropria.path} ${cu}`,
  ];
  expect(risposte.toSorted()).toEqual(attese.toSorted());
  const persona = scuola.uidDi(1);
  const lette = async (entita: string, uid: string) =>
    (await scuola.gestore.ok(auditRoutes.searchAudit, { body: { entita, uid, limit: 50 } })).righe
      .filter(({ azione }) => azione === 'letto')
      .map(({ utente, dopo }) => [utente, dopo]);
  const [[chi] = []] = await lette('CEDOLINO', mio);
  expect(await lette('CEDOLINO', mio)).toEqual([
    [chi, null],
    [chi, null],
  ]);
  expect(await lette('PERSONA', persona)).toEqual(
    expect.arrayContaining([
      [chi, expect.objectContaining({ idCedolino: mio })],
      [chi, expect.objectContaining({ uid: cu })],
    ]),
  );
});

test('what others printed, or had worked, does not exist for an employee; of what is no document only schools answer', async () => {
  const scuole = new Set(
    (await scuola.gestore.ok(scuolaRoutes.listScuole, { query: {} })).map(({ uid }) => String(uid)),
  );
  for (const uid of ids) {
    const risposte = [
      await io.call(statoStampaRoutes.getStampa, { params: { printId: uid }, query: {} }),
      await io.call(lavoroRoutes.getLavoro, { params: { uid } }),
      await io.call(scuolaRoutes.getScuola, { params: { uid: asUid(uid) } }),
    ];
    expect([uid, ...risposte.map(({ status }) => status)]).toEqual([uid, 404, 404, scuole.has(uid) ? 200 : 404]);
  }
});
