import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dettaglioEntita } from '#archivio/cedolini/cedolino.ts';
import type { Specie } from '#archivio/entita.ts';
import { specie } from '#archivio/index.ts';
import { aliasEntita } from '#archivio/persone/alias.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { asRead, sendOperazioni } from '#platform/data/modifica.ts';
import { writeItem } from '#platform/data/repository.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { fileDelLavoro } from '#support/scambio.ts';

let scuola: ScuolaCheVersa;
let chiede: Persona;
let altra: Persona;
/** Who was merged into the person: what carries the old id is theirs. */
const DI_PRIMA = 'scheda-di-prima';

beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  const processo = await contabilizzata(scuola, [0, 1]);
  await sendF24(scuola.adempimenti, await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }));
  const [prima, seconda] = scuola.persone;
  if (prima === undefined || seconda === undefined) throw new Error('Two people are on file');
  [chiede, altra] = [prima, seconda];
  await linkUtente();
  for (const una of specie) await plant(una);
}, 120_000);
afterAll(() => scuola.home.close());

const archivio = () => archivioDi(scuola.home.store, SCUOLA_A);
const put = (item: Record<string, unknown>) =>
  scuola.home.store.client.send(new PutCommand({ TableName: scuola.home.store.table, Item: item }));

const linkUtente = () =>
  sendOperazioni(scuola.home.store, [
    {
      tipo: 'put',
      chiave: archivio().chiavi.record(personaEntita, chiede.uid),
      item: writeItem(personaEntita, SCUOLA_A, { ...chiede, uidPortale: `prova-${SCUOLA_A}-DIPENDENTE` }),
      condizione: asRead(chiede),
    },
    {
      tipo: 'put',
      chiave: archivio().chiavi.record(aliasEntita, DI_PRIMA),
      item: writeItem(aliasEntita, SCUOLA_A, {
        uid: DI_PRIMA,
        versione: 1,
        uidDestinazione: chiede.uid,
        unitaIl: '2026-01-01T00:00:00.000Z',
      }),
      condizione: asRead(undefined),
    },
  ]);

/** What the person must read of a kind, and what of another they must not. */
const detto = (nome: string, di: 'chi chiede' | 'un altro'): string => `${nome} di ${di}`;
/** Kinds whose records are there by the doings of the office, of a shape that those who read them want. */
const VERI = new Set([personaEntita.nome, dettaglioEntita.nome, aliasEntita.nome]);

/** A record of a kind that names both people, wherever that kind is kept. */
const plant = async ({ nome, posto, radice, insieme }: Specie): Promise<void> => {
  if (VERI.has(nome)) return;
  const base = { tipo: nome, scuola: SCUOLA_A, schema: 1, versione: 1, uid: 'prova' };
  const righe = [
    { persona: chiede.uid, dice: detto(nome, 'chi chiede'), chi: 'Assistente Inventata' },
    { persona: altra.uid, dice: detto(nome, 'un altro') },
  ];
  const { chiavi } = archivio();
  if (posto === 'scuola') await put({ ...base, pk: chiavi.elenco(insieme ?? nome), sk: `prova-${nome}`, righe });
  else if (posto === 'radice')
    await put({
      ...base,
      pk: chiavi.radice(nome, 'prova'),
      sk: nome,
      righe,
      indice1pk: chiavi.elenco(nome),
      indice1sk: 'prova',
    });
  else if (radice === personaEntita.nome)
    for (const riga of righe)
      await put({ ...base, pk: chiavi.radice(radice, riga.persona), sk: `${nome}#prova`, ...riga });
  else await put({ ...base, pk: chiavi.radice(radice ?? '', 'prova'), sk: `${nome}#prova`, righe });
};

const collect = async (): Promise<ReadonlyMap<string, string>> => {
  const { uid } = await scuola.gestore.ok(anagrafeRoutes.collectDatiPersonali, { body: { uid: chiede.uid } });
  const { bytes } = await fileDelLavoro(scuola.gestore, uid);
  return new Map(
    Object.entries(unzipSync(bytes)).map(([nome, contenuto]) => [nome, Buffer.from(contenuto).toString('utf8')]),
  );
};

test('every kind of record that names a person is in their archive, and nothing of anybody else', async () => {
  const file = await collect();
  const tutto = [...file.values()].join('\n');
  for (const { nome } of specie)
    if (!VERI.has(nome))
      expect(file.get(`${nome.toLowerCase().replaceAll('_', '-')}.json`), nome).toContain(detto(nome, 'chi chiede'));
  expect(tutto).not.toContain('di un altro');
  expect(tutto).not.toContain(altra.uid);
  expect(tutto).not.toContain(altra.desCf);
  expect(tutto).not.toContain('Assistente Inventata');
  for (const ruolo of ['GESTORE', 'CEDOLINI', 'ADEMPIMENTI']) expect(tutto).not.toContain(`${ruolo} di prova`);
  expect(JSON.parse(file.get('persona.json') ?? '')).toMatchObject([{ uid: chiede.uid, desCf: chiede.desCf }]);
  expect(JSON.parse(file.get('dettaglio-cedolino.json') ?? '')).toMatchObject([
    { contenuto: { storico: { desCf: chiede.desCf }, cedolino: { righe: expect.any(Array) } } },
  ]);
  expect(JSON.parse(file.get('utente.json') ?? '')).toMatchObject([
    { descutente: 'DIPENDENTE di prova', iscrizione: { codmin: SCUOLA_A, ruoli: ['DIPENDENTE'] } },
  ]);
  expect(file.get('LEGGIMI.txt')).toMatch(/Certificazioni, ritenute, F24 e dichiarazioni: 5 anni dal 31 dicembre/);
});

test('an invitation to enter that nobody has used is theirs too, where it names them', async () => {
  const invita = (descutente: string, uidSubAnagrafe: Persona['uid'] | null) =>
    scuola.gestore.ok(utentiRoutes.inviteUtente, {
      body: {
        descutente,
        user: `${descutente.replaceAll(' ', '.')}@scuola.example`,
        ruoli: ['DIPENDENTE'],
        uidSubAnagrafe,
        email: `${descutente.replaceAll(' ', '.')}@scuola.example`,
      },
    });
  await invita('Chi chiede', chiede.uid);
  await invita('Qualcun altro', altra.uid);
  await invita('Di nessuno', null);
  expect(JSON.parse((await collect()).get('invito.json') ?? '')).toEqual([
    {
      descutente: 'Chi chiede',
      user: 'Chi.chiede@scuola.example',
      email: 'Chi.chiede@scuola.example',
      ruoli: ['DIPENDENTE'],
      cf: chiede.desCf,
      scade: expect.stringMatching(/^\d{4}-/),
    },
  ]);
});

test('it stays written that it was collected; the archive is for who is there only, and is the gestore alone who asks', async () => {
  const { righe } = await scuola.gestore.ok(auditRoutes.searchAudit, {
    body: { entita: personaEntita.nome, uid: chiede.uid },
  });
  expect(righe).toContainEqual(
    expect.objectContaining({ azione: 'letto', motivo: expect.stringContaining('dati personali') }),
  );
  await rifiutata(
    scuola.home,
    () => scuola.gestore.call(anagrafeRoutes.collectDatiPersonali, { body: { uid: asUid('nessuno') } }),
    assente(),
  );
  expect(await scuola.ufficio.call(anagrafeRoutes.collectDatiPersonali, { body: { uid: chiede.uid } })).toMatchObject({
    status: 403,
  });
});
