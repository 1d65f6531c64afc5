import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import { listRestituzioni } from '#archivio/persone/restituzione.ts';
import type { Dove } from '#lib/admin/copia/copia.ts';
import { unite, type EsitoUnione, type Unione } from '#lib/admin/subentro/unione/unione.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { TABLE_NAME } from '#lib/local/settings.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { dynamoStore, type Store } from '#platform/data/dynamo.ts';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { subentroRoutes } from '#shared/contracts/scuola/subentro.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import { cedolinoDi, compute, elaborazione, nuovaPersona, occasionaleDiProva, recompute } from '#support/cedolini.ts';
import { contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { scuolaPropria } from '#support/identita-scuola.ts';
import { personaDiProva, restituzioneDiProva } from '#support/persone-di-prova.ts';

// A school ends and joins one that works and already has one of its people, on the register under the same codice fiscale.

const UNIONE: Unione = {
  cedente: SCUOLA_A,
  subentrante: SCUOLA_B,
  dal: '2026-04-01',
  atto: 'Decreto inventato n. 8',
  conferma: undefined,
};

/** A withholding for a creditor: where its money goes is guarded by two people. */
const ORDINE = {
  codVoce: 'TERORD',
  numImporto: 10_000,
  datInizio: '2026-01-01',
  datFine: null,
  desRiferimento: 'R.G.E. 1/2025',
  numTotale: null,
  piano: null,
  creditore: {
    nome: 'Finanziaria Inventata',
    iban: composeIban('03002', '03280', '000000000001'),
    atto: 'Ordinanza del Tribunale inventato, R.G.E. 1/2025',
    data: '2025-01-10',
  },
};

let scuola: ScuolaCheVersa;
let dove: Dove;
let gestore: Person;
let comune: Persona;
let aperta: Processo;
let anteprima: EsitoUnione;

const letta = async (): Promise<Processo> => gestore.ok(processiRoutes.getProcesso, { body: { uid: aperta.uid } });
/** The run as it is stored: a school that a dead process closed answers nobody. */
const tenuta = (): Promise<Processo | undefined> => archivioDi(dove.store, SCUOLA_B).of(processoEntita).get(aperta.uid);
const persone = (chi: Person) => chi.ok(anagrafeRoutes.searchAll, { body: {} });
const gestioneSeparata = async (): Promise<number | undefined> => {
  const { cedolino } = await cedolinoDi(gestore, aperta.uid, comune.uid);
  return cedolino?.progressivi.imponibileGestioneSeparata;
};

beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2, { oggi: '2026-04-20' });
  dove = {
    store: scuola.home.store,
    deposito: { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME },
    oggi: '2026-04-20',
    adesso: new Date('2026-04-20T10:00:00Z'),
  };
  await contabilizzati(scuola, [occasionaleDiProva(scuola.uidDi(0), 450_000)], { idMetodo: 'EST-LD' });
  await scuola.gestore.ok(restituzioniRoutes.createRestituzione, {
    body: restituzioneDiProva(scuola.uidDi(0), { datRestituzione: '2026-04-10', numLordo: 20_000, numIrpef: 4_000 }),
  });
  await scuola.gestore.ok(vociPersonaRoutes.createSoggettiva, { body: { ...ORDINE, uidSubAnagrafe: scuola.uidDi(2) } });
  gestore = await scuola.home.as(loginOf('GESTORE', SCUOLA_B));
  await gestore.ok(casaRoutes.initScuola, { body: {} });
  const { uid, versione, ...propria } = await scuolaPropria(gestore);
  await gestore.ok(scuolaRoutes.updateScuola, {
    params: { uid },
    body: { ...propria, versione, codFiscale: '97000007779' },
  });
  const altra = await nuovaPersona(gestore, 40);
  comune = await gestore.ok(anagrafeRoutes.createPersona, {
    body: { ...personaDiProva(1), desIndirizzo: 'Via di Qua, 1' },
  });
  const { processo } = await compute(
    gestore,
    elaborazione({ ANNO: 2026, MESE: 4, dataPagamento: '2026-04-20', idMetodo: 'EST-LD' }),
    [occasionaleDiProva(comune.uid, 100_000), occasionaleDiProva(altra.uid, 1000)],
  );
  aperta = processo;
}, 180_000);
afterAll(() => scuola.home.close());

test('the preview says line by line what it would bring, in both schools, and brings nothing', async () => {
  const prima = await persone(gestore);
  anteprima = await unite(dove, UNIONE);
  expect(anteprima.codice).toMatch(/^\w{8}$/);
  expect(anteprima.passaggio.prova).toEqual(
    expect.arrayContaining([
      { nome: 'Persone', unita: 'RECORD', cedente: 3, subentrante: null },
      { nome: 'Lordo del 2026', unita: 'EURO', cedente: 450_000, subentrante: null },
    ]),
  );
  const stessa = anteprima.passaggio.persone.find(({ desCf }) => desCf === comune.desCf);
  expect(stessa).toMatchObject({
    esito: 'STESSA_PERSONA',
    detto: [
      expect.stringContaining('Restano quelli della scheda che c'),
      expect.stringMatching(/restituzione del 10\/04\/2026 di 160,00.* è tolta dalle somme/),
    ],
  });
  expect(anteprima.passaggio.persone.filter(({ esito }) => esito === 'NUOVA')).toHaveLength(2);
  expect(await persone(gestore)).toEqual(prima);
  for (const chi of [gestore, scuola.gestore])
    expect((await chi.ok(subentroRoutes.getSubentro, {})).passaggi).toEqual([anteprima.passaggio]);
});

test('what was not read is not done', async () => {
  const prima = await persone(gestore);
  await expect(unite(dove, { ...UNIONE, conferma: 'altro123' })).rejects.toThrow(/non è più quello che fu detto/);
  expect(await persone(gestore)).toEqual(prima);
});

/** A store of a process that writes one unit of change to a school, and dies at the next. */
const dyingStore = (scuola: string): Store => {
  const client = new DynamoDBClient({ maxAttempts: 1 });
  let scritte = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const corpo = JSON.stringify(args.input);
      if (
        corpo.includes('TransactItems') &&
        corpo.includes(`"SCUOLA#${scuola}#`) &&
        !/Scuola chiusa|"SESSIONE"/.test(corpo)
      )
        scritte += 1;
      if (scritte > 1) throw new Error('The process is dead');
      return next(args);
    },
    { step: 'initialize', name: 'death' },
  );
  return dynamoStore(client, TABLE_NAME);
};

const isDaPortare = ({ passaggio }: EsitoUnione): boolean => passaggio.persone.some(({ portati }) => portati > 0);

test('killed at every write and begun again, it leaves no open run on sums that have moved', async () => {
  const pagamenti = archivioDi(dove.store, SCUOLA_B).of(pagamentoEntita);
  const stati: boolean[] = [];
  while (isDaPortare(anteprima)) {
    const morta = { ...dove, store: dyingStore(SCUOLA_B) };
    await expect(unite(morta, { ...UNIONE, conferma: anteprima.codice })).rejects.toThrow(/The process is dead/);
    const arrivati = (await pagamenti.listAll(comune.uid)).some(({ daAltraScuola }) => daAltraScuola !== undefined);
    stati.push(arrivati);
    expect((await tenuta())?.FLG_RECOMPUTE).toBe(arrivati);
    expect((await checkArchivio(dove.store, SCUOLA_B)).rilievi).toEqual([]);
    anteprima = await unite(dove, UNIONE);
  }
  expect(new Set(stati)).toEqual(new Set([false, true]));
});

test('the same codice fiscale is the same person, nothing of it changes, and the sums of the two are equal', async () => {
  const { passaggio } = await unite(dove, { ...UNIONE, conferma: anteprima.codice });
  expect(passaggio.stato).toBe('FATTO');
  for (const { cedente, subentrante } of passaggio.prova) expect(subentrante).toBe(cedente);
  expect((await persone(gestore)).righe).toHaveLength(4);
  const dopo = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: comune.uid } });
  expect(dopo).toEqual(comune);
  // every record that came has its entry in the audit trail, and its keys
  expect((await checkArchivio(dove.store, SCUOLA_B)).rilievi).toEqual([]);
  expect((await gestore.ok(subentroRoutes.getSubentro, {})).passaggi).toEqual([passaggio]);
  expect((await scuolaPropria(scuola.gestore)).dati?.subentrante).toMatchObject({
    codMeccanografico: SCUOLA_B,
    codFiscale: '97000007779',
    dal: UNIONE.dal,
  });
});

test('the services come with who had them, at a site that is the school that ended', async () => {
  const { righe } = await gestore.ok(serviziRoutes.searchServizi, { body: {} });
  expect(righe.filter(({ uidSubAnagrafe }) => uidSubAnagrafe === comune.uid)).toHaveLength(1);
  const sedi = await gestore.ok(scuolaRoutes.listScuole, { query: { tipo: 'SEDE' } });
  expect(sedi.map(({ codMeccanografico }) => codMeccanografico)).toEqual([SCUOLA_A]);
});

test('an order comes with the creditor that it pays', async () => {
  const { righe } = await gestore.ok(anagrafeRoutes.searchAll, { body: { criteria: personaDiProva(3).desCf } });
  const criteria = { uidSubAnagrafe: righe[0]?.uid ?? asUid<'PERSONA'>('') };
  expect(await gestore.ok(vociPersonaRoutes.listSoggettive, { body: { criteria } })).toMatchObject([
    { codVoce: ORDINE.codVoce, creditore: ORDINE.creditore },
  ]);
});

test('an open run of who is there is marked, and the threshold of the year goes on from what the other school paid', async () => {
  expect(await letta()).toMatchObject({ FLG_RECOMPUTE: true });
  await recompute(gestore, aperta);
  // 4.500,00 − 200,00 given back + 1.000,00
  expect(await gestioneSeparata()).toBe(30_000);
});

test('what was given back to the school that ended is read by the other, said by no filing of it, and changed only where it was received', async () => {
  const [resa, ...altre] = await gestore.ok(restituzioniRoutes.listRestituzioni, {
    body: { criteria: { anno: 2026 } },
  });
  expect([resa, altre]).toMatchObject([{ numLordo: 20_000, daAltraScuola: SCUOLA_A, desCf: comune.desCf }, []]);
  expect(await listRestituzioni(archivioDi(dove.store, SCUOLA_B), 2026)).toEqual([]);
  expect(await listRestituzioni(archivioDi(dove.store, SCUOLA_A), 2026)).toHaveLength(1);
  const { uid = asUid<'RESTITUZIONE'>(''), versione = 0 } = resa ?? {};
  const campi = restituzioneDiProva(comune.uid, { numLordo: 10_000 });
  const altrove = { status: 400, body: { message: expect.stringContaining(SCUOLA_A) as string } };
  for (const rifiutata of [
    await gestore.call(restituzioniRoutes.updateRestituzione, { body: { ...campi, uid, versione } }),
    await gestore.call(restituzioniRoutes.removeRestituzione, { body: { uid, versione } }),
  ])
    expect(rifiutata).toMatchObject(altrove);
});

test('done again, it finds everything there and brings nothing twice', async () => {
  const { codice, passaggio } = await unite(dove, UNIONE);
  expect(passaggio.persone.map(({ portati }) => portati)).toEqual([0, 0, 0]);
  await unite(dove, { ...UNIONE, conferma: codice });
  expect((await persone(gestore)).righe).toHaveLength(4);
});

test('the school that ended accounts no payment of a day on which the other pays', async () => {
  const { processo } = await compute(
    scuola.gestore,
    elaborazione({ ANNO: 2026, MESE: 4, dataPagamento: '2026-04-15', idMetodo: 'EST-LD' }),
    [occasionaleDiProva(scuola.uidDi(1), 10_000)],
  );
  const { uid: idProcesso, versione } = processo;
  expect(await scuola.gestore.call(chiusuraRoutes.contabilizza, { body: { idProcesso, versione } })).toMatchObject({
    status: 409,
    body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining(`dal 01/04/2026 paga`) as string },
  });
});
