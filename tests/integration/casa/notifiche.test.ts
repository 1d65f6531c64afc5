import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifica } from '#archivio/casa/notifica.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto, testoDi } from '#archivio/cedolini/contenuto.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { impronta } from '#archivio/impronta.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { notificheRoutes, type Notifica } from '#shared/contracts/casa/notifiche.ts';
import { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { TipoNotifica } from '#shared/domain/accesso/notifiche.ts';
import { accessorio, compenso, compute, elaborazione, nuovaPersona, prepare } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-12-01' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const elenco = async (person = gestore): Promise<readonly Notifica[]> =>
  (await person.ok(notificheRoutes.listNotifiche, { body: {} })).righe;
const autore = {
  codmin: SCUOLA_A,
  utente: 'prova',
  nome: 'Prova',
  correlationId: 'prova-notifiche',
  adesso: new Date(),
};
const scrivi = async (tipo: TipoNotifica, riferimento: string, codmin = SCUOLA_A): Promise<void> => {
  const modifica = new Modifica();
  notifica(modifica, { archivio: archivioDi(home.store, codmin), adesso: new Date() }, tipo, riferimento, {
    cosa: 'La prova',
  });
  await sendModifica(home.store, modifica, { ...autore, codmin });
};
const unaDi = async (tipo: TipoNotifica, riferimento: string): Promise<Notifica> => {
  const chi = tipo === 'SYNCANAG_W' ? gestore : await home.as(loginOf('TESTER'));
  const trovata = (await elenco(chi)).find(
    ({ COD_TIPO, RIFERIMENTO }) => COD_TIPO === tipo && RIFERIMENTO === riferimento,
  );
  if (!trovata) throw new Error(`No notification ${tipo} about ${riferimento}`);
  return trovata;
};

describe('notifications', () => {
  test('are read and deleted, newest first; the unread are counted', async () => {
    for (const riferimento of ['r1', 'r2', 'r3']) await scrivi('USER_DELETE_TRIED', riferimento);
    expect((await elenco()).map(({ RIFERIMENTO }) => RIFERIMENTO)).toEqual(['r3', 'r2', 'r1']);
    const { UID: uid } = await unaDi('USER_DELETE_TRIED', 'r2');
    expect(await gestore.ok(notificheRoutes.readNotifica, { body: { uid } })).toMatchObject({ FLG_LETTA: true });
    expect(await gestore.ok(notificheRoutes.listNotifiche, { body: { limit: 1, offset: 1 } })).toMatchObject({
      totale: 3,
      nonLette: 2,
      righe: [{ RIFERIMENTO: 'r2', FLG_LETTA: true }],
    });
    await gestore.ok(notificheRoutes.removeNotifica, { body: { uid } });
    expect((await elenco()).map(({ RIFERIMENTO }) => RIFERIMENTO)).toEqual(['r3', 'r1']);
    expect(await gestore.call(notificheRoutes.readNotifica, { body: { uid } })).toMatchObject({ status: 404 });
    expect(await gestore.call(notificheRoutes.removeNotifica, { body: { uid } })).toMatchObject({ status: 404 });
  });

  test('the one that asks for the sync is mandatory: neither read nor deleted on the server', async () => {
    await scrivi('SYNCANAG_W', 'nessuno');
    const { UID: uid } = await unaDi('SYNCANAG_W', 'nessuno');
    for (const ruolo of ['PRESIDE', 'TESTER'] as const)
      expect((await elenco(await home.as(loginOf(ruolo)))).map(({ COD_TIPO }) => COD_TIPO)).not.toContain('SYNCANAG_W');
    expect(await gestore.ok(notificheRoutes.readNotifica, { body: { uid } })).toMatchObject({ FLG_LETTA: false });
    expect(await gestore.call(notificheRoutes.removeNotifica, { body: { uid } })).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO' },
    });
  });

  test('its read-only variant is not shown to who manages the users, is to the head teacher', async () => {
    await scrivi('SYNCANAG_R', 'nessuno');
    expect((await elenco()).map(({ COD_TIPO }) => COD_TIPO)).not.toContain('SYNCANAG_R');
    expect((await elenco(await home.as(loginOf('PRESIDE')))).map(({ COD_TIPO }) => COD_TIPO)).toContain('SYNCANAG_R');
  });

  test("another school's are neither seen nor touched", async () => {
    const { UID: uid } = await unaDi('USER_DELETE_TRIED', 'r1');
    const altro = await home.as(loginOf('GESTORE', SCUOLA_B));
    expect(await elenco(altro)).toEqual([]);
    expect(await altro.call(notificheRoutes.removeNotifica, { body: { uid } })).toMatchObject({ status: 404 });
  });
});

describe('news', () => {
  test('are shown in their days, and not again to who has dismissed them', async () => {
    const [gestoreNews, presideNews] = await Promise.all([
      gestore.ok(notificheRoutes.listNovita, { query: {} }),
      home.as(loginOf('PRESIDE')).then((preside) => preside.ok(notificheRoutes.listNovita, { query: {} })),
    ]);
    expect(gestoreNews.length).toBeGreaterThan(0);
    expect(
      gestoreNews.every(
        ({ dateStart, dateEnd }) => dateStart <= '2026-12-01' && (dateEnd === null || dateEnd >= '2026-12-01'),
      ),
    ).toBe(true);
    const codeNews = gestoreNews[0]?.codeNews ?? '';
    const nuove = await gestore.ok(notificheRoutes.listNovita, { query: { appVersion: '99.0.0' } });
    expect(nuove.map((una) => una.codeNews)).toContain(codeNews);
    expect(await gestore.ok(notificheRoutes.listNovita, { query: { appVersion: '0.0.1' } })).toEqual([]);
    expect(await gestore.ok(notificheRoutes.dismissNovita, { body: { codeNews } })).toEqual({ codeNews });
    expect((await gestore.ok(notificheRoutes.listNovita, { query: {} })).map((una) => una.codeNews)).not.toContain(
      codeNews,
    );
    expect(
      await home.as(loginOf('PRESIDE')).then((preside) => preside.ok(notificheRoutes.listNovita, { query: {} })),
    ).toEqual(presideNews);
    expect(await gestore.call(notificheRoutes.dismissNovita, { body: { codeNews: 'mai-esistita' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('sync of personal data', () => {
  const rinomina = async (persona: Persona, desCognome: string): Promise<void> => {
    const {
      uid,
      uidSubAnagrafe: _sub,
      prgAnagrafe: _prg,
      matricola: _matricola,
      uidPortale: _portale,
      ...attuale
    } = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } });
    await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid },
      body: { ...attuale, desCognome, flgCfConfermato: true },
    });
  };
  const pagata = async (persona: Persona, mese: number): Promise<Processo> =>
    (await compute(gestore, elaborazione({ MESE: mese }), [accessorio(persona.uid, [compenso(10_000)])])).processo;
  const cognome = async (processo: Processo, persona: Persona): Promise<string> =>
    (await gestore.ok(payslipRoutes.getCedolino, { body: { uid: `${processo.uid}-${persona.uid}` } })).storico
      .desCognome;
  /** A payslip as it is stored. */
  const scritto = async (processo: Processo, persona: { readonly uid: string }) => {
    const uid = `${processo.uid}-${persona.uid}`;
    const [cedolino] = await cedoliniRepository(archivioDi(home.store, SCUOLA_A)).getInteri([asUid(uid)]);
    if (cedolino === undefined) throw new Error(`No payslip ${uid}`);
    return cedolino;
  };
  /** Puts a run in a state that its own calls reach by longer ways. */
  const porta = async (processo: Processo, cambi: Partial<Processo>): Promise<void> => {
    const processi = processiRepository(archivioDi(home.store, SCUOLA_A));
    const prima = await processi.load(processo.uid);
    const modifica = new Modifica();
    const { operazioni } = processi.update(prima, cambi);
    modifica.add(...operazioni).admit(operazioni.flatMap(({ effetti = [] }) => effetti));
    await sendModifica(home.store, modifica, autore);
  };

  test('a new surname reaches the open payslips alone, closes both notifications, and the figures stay', async () => {
    const persona = await nuovaPersona(gestore, 1);
    const [aperta, esposta, contabilizzata] = [
      await pagata(persona, 1),
      await pagata(persona, 2),
      await pagata(persona, 3),
    ];
    const prima = await scritto(aperta, persona);
    await porta(esposta, { FLG_ESP_DIP: true });
    await porta(contabilizzata, { STATUS: 'CONTABILIZZATO' });
    await rinomina(persona, 'Sposata');
    expect(await cognome(aperta, persona)).toBe(persona.desCognome);
    expect(await unaDi('SYNCANAG_W', persona.uid)).toMatchObject({
      DES_JSON: { desCognomeOld: persona.desCognome, desCognome: 'Sposata' },
    });
    expect(await gestore.ok(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: persona.uid } })).toEqual({
      persone: 1,
      cedolini: 1,
      notificheChiuse: 2,
      rimasti: 0,
    });
    expect([
      await cognome(aperta, persona),
      await cognome(esposta, persona),
      await cognome(contabilizzata, persona),
    ]).toEqual(['Sposata', persona.desCognome, persona.desCognome]);
    await expect(unaDi('SYNCANAG_W', persona.uid)).rejects.toThrow();
    await expect(unaDi('SYNCANAG_R', persona.uid)).rejects.toThrow();
    const dopo = await scritto(aperta, persona);
    const { storico, ...resto } = readContenuto(dopo.dettaglio.contenuto);
    const { storico: vecchio, ...restoPrima } = readContenuto(prima.dettaglio.contenuto);
    expect(resto).toEqual(restoPrima);
    expect([vecchio.desCognome, storico.desCognome, dopo.testata.hash, dopo.dettaglio.hash]).toEqual([
      persona.desCognome,
      'Sposata',
      impronta(testoDi(dopo.dettaglio.contenuto)),
      dopo.testata.hash,
    ]);
    expect({ netto: dopo.testata.netto, lordo: dopo.testata.lordo }).toEqual({
      netto: prima.testata.netto,
      lordo: prima.testata.lordo,
    });
    expect(await gestore.ok(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: persona.uid } })).toEqual({
      persone: 1,
      cedolini: 0,
      notificheChiuse: 0,
      rimasti: 0,
    });
  });

  test('the list of the run finds the payslip by its new name', async () => {
    const persona = await nuovaPersona(gestore, 2);
    const processo = await pagata(persona, 4);
    await rinomina(persona, 'Zuccherini');
    await gestore.ok(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: persona.uid } });
    const trovati = await gestore.ok(payslipRoutes.listCedolini, {
      body: { idProcesso: processo.uid, filtri: [{ campo: 'nominativo', operatore: 'inizia', valore: 'zucch' }] },
    });
    expect(trovati.righe.map(({ storico }) => storico.desCognome)).toEqual(['Zuccherini']);
  });

  test('without a person it serves everybody who asked, a transaction at a time', async () => {
    const persona = await nuovaPersona(gestore, 3);
    const processi: Processo[] = [];
    for (let numero = 0; numero < 18; numero += 1) processi.push(await pagata(persona, 1 + (numero % 12)));
    await rinomina(persona, 'Paziente');
    const giri: { cedolini: number; notificheChiuse: number; rimasti: number }[] = [];
    do giri.push(await gestore.ok(casaRoutes.syncAnagrafe, { body: {} }));
    while ((giri.at(-1)?.rimasti ?? 0) > 0 && giri.length < 10);
    expect(giri.map(({ cedolini }) => cedolini)).toEqual([16, 2]);
    expect(giri.at(-1)?.rimasti).toBe(0);
    expect(new Set(await Promise.all(processi.map((processo) => cognome(processo, persona))))).toEqual(
      new Set(['Paziente']),
    );
    expect((await elenco()).filter(({ COD_TIPO }) => COD_TIPO === 'SYNCANAG_W')).toEqual([]);
  });

  test('waits for a calculation in progress: it may have read the old name', async () => {
    const persona = await nuovaPersona(gestore, 4);
    const processo = await pagata(persona, 5);
    const inCorso = await prepare(gestore, elaborazione({ MESE: 6, DES_ELABORAZIONE: 'Lunga' }));
    await porta(inCorso, { STATUS: 'IN_CORSO' });
    await rinomina(persona, 'Attesa');
    expect(await gestore.call(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: persona.uid } })).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining('Lunga') },
    });
    await porta(inCorso, { STATUS: 'ATTESA' });
    await gestore.ok(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: persona.uid } });
    expect(await cognome(processo, persona)).toBe('Attesa');
  });

  test('asked four times at once it is done once; who lost is asked to repeat', async () => {
    const persona = await nuovaPersona(gestore, 6);
    const processo = await pagata(persona, 7);
    await rinomina(persona, 'Contesa');
    const perse = (
      await Promise.all(
        Array.from({ length: 4 }, () =>
          gestore.call(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: persona.uid } }),
        ),
      )
    ).filter(({ status }) => status !== 200);
    expect(perse).toMatchObject(
      perse.map(() => ({
        status: 429,
        body: { code: 'TROPPE_RICHIESTE', message: expect.stringContaining('ripetere') },
      })),
    );
    expect(perse.length).toBeLessThan(4);
    expect(await gestore.ok(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: persona.uid } })).toMatchObject({
      cedolini: 0,
      rimasti: 0,
    });
    expect(await cognome(processo, persona)).toBe('Contesa');
  });

  test("nobody but who manages the users may run it; nobody and other schools' people are not found", async () => {
    const persona = await nuovaPersona(gestore, 5);
    for (const ruolo of ['TESTER', 'CEDOLINI', 'PRESIDE'] as const)
      expect(
        await home.as(loginOf(ruolo)).then((person) => person.call(casaRoutes.syncAnagrafe, { body: {} })),
      ).toMatchObject({ status: 403 });
    expect(await gestore.call(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: 'nessuno' } })).toMatchObject({
      status: 404,
    });
    expect(
      await home
        .as(loginOf('GESTORE', SCUOLA_B))
        .then((altro) => altro.call(casaRoutes.syncAnagrafe, { body: { uidSubAnagrafe: persona.uid } })),
    ).toMatchObject({ status: 404 });
  });
});
