import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { createCopia, type Dove } from '#lib/admin/copia/copia.ts';
import { checkUguali, readImpronte, restoreCopia } from '#lib/admin/copia/ripristino.ts';
import { writeItems } from '#lib/admin/copia/scuola-conservata.ts';
import { refreshIndici } from '#lib/admin/indici.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { NON_LETTI, readNonLetti } from '#shared/contracts/non-letti.ts';
import { accessorio, compute, elaborazione, openUfficio, oreInsegnamento, type Ufficio } from '#support/cedolini.ts';
import { scrittureDiDopo } from '#support/forme/scritture-di-dopo.ts';
import { BUCKET_NAME, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

let scuola: Ufficio;
let gestore: Person;
let dopo: ReturnType<typeof scrittureDiDopo>;
beforeAll(async () => {
  scuola = await openUfficio(16);
  gestore = await scuola.home.as(loginOf('GESTORE'));
  dopo = scrittureDiDopo(scuola.home.store, SCUOLA_A);
});
afterAll(() => scuola.home.close());

const NUOVO = { dal: '2026-01-01', nota: 'di una versione che verrà' };

test('a person and an assignment with fields of a later version are listed and changed, and lose none of them', async () => {
  const uid = scuola.uidDi(0);
  await dopo.rewrite(personaEntita, uid, () => ({ campoDiDopo: NUOVO }));
  const { domicili } = await dopo.load(personaEntita, uid);
  const conDomicilio = { domicili: [{ ...Object(Array.isArray(domicili) ? domicili[0] : {}), zona: 'nuova' }] };
  await dopo.put({ ...(await dopo.load(personaEntita, uid)), ...conDomicilio });
  const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { limit: 100 } });
  expect(righe.map((riga) => riga.uid)).toContain(uid);
  const persona = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid } });
  const {
    uid: _uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _mat,
    uidPortale: _portale,
    ...campi
  } = persona;
  const cambiata = await gestore.ok(anagrafeRoutes.updatePersona, {
    params: { uid },
    body: { ...campi, note: 'cambiata' },
  });
  expect(cambiata.note).toBe('cambiata');
  expect(await dopo.load(personaEntita, uid)).toMatchObject({
    note: 'cambiata',
    versione: 2,
    campoDiDopo: NUOVO,
    ...conDomicilio,
    riga: { desCognome: persona.desCognome, campoDiDopo: NUOVO },
  });

  const incarico = await gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva(), uidSubAnagrafe: uid },
  });
  const comunicazioni = incarico.comunicazioni.map((una) => ({ ...una, fonte: 'NUOVA' }));
  await dopo.rewrite(incaricoEntita, incarico.uid, () => ({ campoDiDopo: NUOVO, comunicazioni }));
  const elencati = await gestore.ok(incarichiRoutes.listIncarichi, { body: { criteria: { uidSubAnagrafe: uid } } });
  expect(elencati).toHaveLength(1);
  await gestore.ok(incarichiRoutes.updateIncarico, {
    body: { ...incaricoDiProva({ desOggetto: 'Altro oggetto' }), uid: incarico.uid, versione: incarico.versione },
  });
  expect(await dopo.load(incaricoEntita, incarico.uid)).toMatchObject({
    desOggetto: 'Altro oggetto',
    campoDiDopo: NUOVO,
    comunicazioni,
    riga: { desOggetto: 'Altro oggetto', campoDiDopo: NUOVO },
  });
});

test('one person with a value of a later version is among the errors of the run, and the others are paid', async () => {
  const uid = scuola.uidDi(3);
  const incarico = await gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva(), uidSubAnagrafe: uid },
  });
  await dopo.rewrite(incaricoEntita, incarico.uid, () => ({ codTipoRapporto: 'NUOVO_TIPO' }));
  const { processo, avanzamento } = await compute(
    scuola.ufficio,
    elaborazione(),
    scuola.persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(500)])),
  );
  expect(avanzamento).toMatchObject({ STATUS: 'COMPLETATO', fatti: 16, scartati: 1 });
  expect(processo).toMatchObject({ numCedolini: 15, numScartati: 1 });
  const { righe } = await scuola.ufficio.ok(payslipRoutes.listCedolini, {
    body: { idProcesso: processo.uid, filtri: [{ campo: 'esito', operatore: 'uguale', valore: 'SCARTATO' }] },
  });
  expect(righe).toMatchObject([
    {
      uidSubAnagrafe: uid,
      storico: { desCognome: scuola.persone[3]?.desCognome },
      anomalie: [
        {
          codice: 'VERSIONE_PIU_RECENTE',
          messaggio: expect.stringMatching(/versione più recente.*codTipoRapporto: incarico "12"/),
        },
      ],
    },
  ]);
  // the record that cannot be read does not stop the rest of the person's
  const {
    uid: _uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _mat,
    uidPortale: _portale,
    ...campi
  } = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid } });
  await gestore.ok(anagrafeRoutes.updatePersona, { params: { uid }, body: { ...campi, note: 'cambiata' } });
});

test('a list, the dashboard and the record itself say which one was not read', async () => {
  const uid = scuola.uidDi(5);
  await dopo.rewrite(personaEntita, uid, () => ({ tipoSoggetto: 'TIPO_NUOVO' }));
  const elenco = await gestore.call(anagrafeRoutes.searchAnag, { body: { limit: 100 } });
  expect(elenco.status).toBe(200);
  expect(Object(elenco.body).righe).toHaveLength(15);
  const [quinta] = scuola.persone.slice(5, 6);
  expect(readNonLetti(elenco.headers.get(NON_LETTI))).toEqual({
    quanti: 1,
    nomi: [`persona "${quinta?.desCognome} ${quinta?.desNome}"`],
  });
  for (const _volta of ['a first time', 'and again']) {
    const cruscotto = await gestore.call(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } });
    expect(cruscotto.status).toBe(200);
    expect(readNonLetti(cruscotto.headers.get(NON_LETTI))?.quanti).toBeGreaterThan(0);
  }
  expect(await gestore.call(anagrafeRoutes.getPersona, { params: { uid } })).toMatchObject({
    status: 409,
    body: { code: 'VERSIONE_PIU_RECENTE', message: expect.stringContaining('versione più recente') },
  });
  const { items, rilievi } = await checkArchivio(scuola.home.store, SCUOLA_A);
  expect(items).toBeGreaterThan(16);
  expect(rilievi.filter(({ invariante }) => invariante === 'forma')).toHaveLength(2);
  expect(await refreshIndici(scuola.home.store)).toMatchObject({ piuRecenti: 2 });
});

test('things that are of no kind of record are read and written the same way', async () => {
  const notifica = (uid: string, tipo: string) => ({
    pk: `SCUOLA#${SCUOLA_A}#NOTIFICA`,
    sk: uid,
    UID: uid,
    DAT_CREAZIONE: '2026-03-10T09:00:00.000Z',
    FLG_LETTA: false,
    RIFERIMENTO: scuola.uidDi(0),
    COD_TIPO: tipo,
    DES_JSON: { cosa: 'Prova', dettaglio: NUOVO },
    campoDiDopo: NUOVO,
    tipo: 'NOTIFICA',
    scuola: SCUOLA_A,
    schema: 1,
  });
  await dopo.put(notifica('20260310-nota', 'SCADENZA'));
  await dopo.put(notifica('20260310-ignota', 'TIPO_NUOVO'));
  const elenco = await gestore.call(notificheRoutes.listNotifiche, { body: {} });
  expect(elenco).toMatchObject({ status: 200, body: { righe: [{ UID: '20260310-nota' }] } });
  expect(readNonLetti(elenco.headers.get(NON_LETTI))?.nomi).toContain('notifica "20260310-ignota"');
  await gestore.ok(notificheRoutes.readNotifica, { body: { uid: '20260310-nota' } });
  expect(await scuola.home.store.get(notifica('20260310-nota', ''))).toEqual({
    ...notifica('20260310-nota', 'SCADENZA'),
    FLG_LETTA: expect.any(Boolean),
  });
});

test('kinds and shapes of a later version are copied, given back and taken away with the school', async () => {
  const cartella = await mkdtemp(join(tmpdir(), 'emolumenti-forme-'));
  const dove: Dove = {
    store: scuola.home.store,
    deposito: { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME },
    oggi: '2026-03-10',
    adesso: new Date('2026-03-10T10:00:00Z'),
  };
  const [senza, con] = [join(cartella, 'senza'), join(cartella, 'con')];
  const chiave = 'parole inventate per le forme';
  await createCopia(dove, { scuola: SCUOLA_A, file: senza, chiave });
  const ignoto = {
    pk: `SCUOLA#${SCUOLA_A}#SPECIE_NUOVA`,
    sk: 'uno',
    tipo: 'SPECIE_NUOVA',
    scuola: SCUOLA_A,
    schema: 1,
    uid: 'uno',
    versione: 1,
    dentro: { lista: [NUOVO] },
  };
  await dopo.put(ignoto);
  await createCopia(dove, { scuola: SCUOLA_A, file: con, chiave });
  const prima = await readImpronte(dove, SCUOLA_A);
  await writeItems(dove.store, SCUOLA_A, { put: [], remove: [{ pk: ignoto.pk, sk: ignoto.sk }] });
  await restoreCopia(dove, con, chiave);
  expect(await dove.store.get(ignoto)).toEqual(ignoto);
  expect(() => checkUguali(prima, prima)).not.toThrow();
  expect((await restoreCopia(dove, senza, chiave)).tolti).toBeGreaterThan(0);
  expect(await dove.store.get(ignoto)).toBeUndefined();
  await rm(cartella, { recursive: true, force: true });
});
