import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { partizioneRadice } from '#platform/data/entita.ts';
import { asRead, sendOperazioni } from '#platform/data/modifica.ts';
import { writeItem } from '#platform/data/repository.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { auditRoutes } from '#shared/contracts/casa/audit.ts';
import { cercaRoutes } from '#shared/contracts/casa/cerca.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { importFile } from '#support/scambio.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
beforeEach(() => {
  numero += 1;
});
afterAll(() => home.close());

const iniziale = (): string => 'BCDFGLMNPRSTVZ'[numero] ?? 'X';

/** The same person entered twice: the second time with another birth day. */
const create = (cambi: Partial<PersonaNuova> = {}): Promise<Persona> =>
  gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(numero, { desCognome: `${iniziale()}oppioni`, ...cambi }),
  });
const coppia = async (): Promise<[Persona, Persona]> => [
  await create(),
  await create({ datNascita: '1970-07-07', desCognome: `${iniziale()}ÒPPIONI` }),
];

const finish = async (lavoro: Lavoro): Promise<Lavoro> => {
  for (let volte = 0; volte < 400; volte += 1) {
    const { link: _link, ...ora } = await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro.uid } });
    if (ora.stato !== 'ATTESA' && ora.stato !== 'IN_CORSO') return ora;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The merge did not end');
};
const merge = async (destinazione: Persona, ...perdenti: Persona[]): Promise<Lavoro> => {
  const { lavoro } = await gestore.ok(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione: 'ESEGUI', uidDestinazione: destinazione.uid, uids: perdenti.map(({ uid }) => uid) },
  });
  if (lavoro === null) throw new Error('A merge is long work');
  return finish(lavoro);
};

const addFamiliare = (uidSubAnagrafe: string, desNome: string) =>
  gestore.ok(nucleoRoutes.createFamiliare, {
    body: {
      codParentela: 'FI',
      desCognome: 'Inventati',
      desNome,
      flgSesso: 'M',
      datNascita: '2005-01-01',
      codComuneNascita: 'H501',
      desComuneNascita: '',
      flgCfConfermato: false,
      flgConvivente: true,
      note: '',
      uidSubAnagrafe,
      desCf: codiceFiscaleDa({
        cognome: 'Inventati',
        nome: desNome,
        sesso: 'M',
        nascita: '2005-01-01',
        codBelfiore: 'H501',
      }),
    },
  });
const addFamFiscale = (uidParente: string) =>
  gestore.ok(nucleoRoutes.createFamFiscale, {
    body: { uidParente, datDecorrenza: '2024-01-01', flgCarico: true, numMisura: 1_000_000, flgDisabile: false },
  });
const addFiscali = (uidSubAnagrafe: string, numAnno: number) =>
  gestore.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(numAnno), uidSubAnagrafe } });
const addSoggettiva = (uidSubAnagrafe: string, datInizio: string) =>
  gestore.ok(vociPersonaRoutes.createSoggettiva, {
    body: {
      codVoce: 'TERORD',
      numImporto: 100,
      datInizio,
      datFine: `${datInizio.slice(0, 4)}-12-31`,
      desRiferimento: '',
      numTotale: null,
      uidSubAnagrafe,
    },
  });

const link = (persona: Persona, uidPortale: string) =>
  sendOperazioni(home.store, [
    {
      tipo: 'put',
      chiave: { pk: partizioneRadice(SCUOLA_A, 'PERSONA', persona.uid), sk: 'PERSONA' },
      item: writeItem(personaEntita, SCUOLA_A, { ...persona, uidPortale }),
      condizione: asRead(persona),
    },
  ]);

describe('a merge', () => {
  test('moves every record, leaves out what the destination excludes, and an alias from the losing id', async () => {
    const [resta, va] = await coppia();
    const voce = await gestore.ok(vociUtenteRoutes.createVoceUtente, {
      body: {
        codVoce: `A${numero}`,
        desVoce: 'Progetto',
        unita: 'ORE',
        flgAttivo: true,
        codTipoSpt: '',
        codCapitolo: '',
        codCompensoNoipa: '',
        desTipoEmolumento: '',
        periodi: [{ annoInizio: 2026, meseInizio: 1, annoFine: null, meseFine: null, numValore: 100 }],
      },
    });
    await addFiscali(resta.uid, 2026);
    await addFamiliare(resta.uid, 'Ada');
    await addFiscali(va.uid, 2026);
    await addFiscali(va.uid, 2025);
    const [ada, bea] = [await addFamiliare(va.uid, 'Ada'), await addFamiliare(va.uid, 'Bea')];
    await addFamFiscale(ada.uid);
    await addFamFiscale(bea.uid);
    for (let anno = 2001; anno <= 2030; anno += 1) await addSoggettiva(va.uid, `${anno}-01-01`);
    await addSoggettiva(resta.uid, '2010-06-01');
    const valore = await gestore.ok(vociPersonaRoutes.createVocePersona, {
      body: {
        uidVoce: voce.uid,
        annoInizio: 2026,
        meseInizio: 1,
        annoFine: null,
        meseFine: null,
        numValore: 500,
        uidSubAnagrafe: va.uid,
      },
    });

    const lavoro = await merge(resta, va);
    expect(lavoro).toMatchObject({ stato: 'COMPLETATO', tipo: 'accorpa-anagrafe', scartati: 0 });
    expect(lavoro.esiti.map(({ messaggio }) => messaggio).toSorted()).toEqual([
      'Dati fiscali del 2026: restano quelli della destinazione.',
      'Dati fiscali di un familiare che è già nella destinazione, dal 01/01/2024.',
      'Familiare Inventati Ada: è già nel nucleo della destinazione.',
      'Voce soggettiva TERORD dal 01/01/2010: si sovrappone a una della destinazione.',
    ]);

    expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: va.uid } })).toMatchObject({ uid: resta.uid });
    const nucleo = await gestore.ok(nucleoRoutes.listNucleo, { query: { uidSubAnagrafe: resta.uid } });
    expect(
      nucleo.map(({ desNome, uidSubAnagrafe, numDatiFiscali }) => [desNome, uidSubAnagrafe, numDatiFiscali]).toSorted(),
    ).toEqual([
      ['Ada', resta.uid, 0],
      ['Bea', resta.uid, 1],
    ]);
    expect(
      (await gestore.ok(fiscaleRoutes.listFiscali, { body: { criteria: { uidSubAnagrafe: resta.uid } } })).map(
        ({ numAnno, uidSubAnagrafe }) => [numAnno, uidSubAnagrafe],
      ),
    ).toEqual([
      [2026, resta.uid],
      [2025, resta.uid],
    ]);
    const del2025 = (await gestore.ok(fiscaleRoutes.listFiscali, { body: { criteria: { numAnno: 2025 } } })).map(
      ({ uidSubAnagrafe }) => uidSubAnagrafe,
    );
    expect([del2025.includes(resta.uid), del2025.includes(va.uid)]).toEqual([true, false]);
    expect(
      await gestore.ok(vociPersonaRoutes.listSoggettive, { body: { criteria: { uidSubAnagrafe: resta.uid } } }),
    ).toHaveLength(30);
    expect(
      (await gestore.ok(vociPersonaRoutes.listVociPersona, { query: { uidSubAnagrafe: va.uid } })).righe,
    ).toMatchObject([{ uid: valore.uid.replace(va.uid, resta.uid), numValore: 500 }]);
    expect(
      await gestore.call(vociUtenteRoutes.removeVoceUtente, { body: { uid: voce.uid, versione: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO' } });
    expect(await home.store.queryAll({ pk: partizioneRadice(SCUOLA_A, 'PERSONA', va.uid) })).toEqual([]);
    expect((await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: va.desCf } })).righe).toMatchObject([
      { uid: resta.uid, desCf: resta.desCf },
    ]);
    const trail = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'PERSONA', uid: va.uid } });
    expect(trail.righe[0]).toMatchObject({
      azione: 'eliminato',
      prima: { desCf: va.desCf, esclusi: expect.any(Array) },
      dopo: { uidDestinazione: resta.uid },
    });
    // A record that was moved can be worked as before, and the codice fiscale that was lost is nobody else's.
    await gestore.ok(vociPersonaRoutes.removeVocePersona, {
      body: { uid: valore.uid.replace(va.uid, resta.uid), versione: 1 },
    });
    await gestore.ok(vociUtenteRoutes.removeVoceUtente, { body: { uid: voce.uid, versione: 1 } });
    const preso = await gestore.call(anagrafeRoutes.createPersona, {
      body: personaDiProva(numero, { desCognome: `${iniziale()}oppioni`, datNascita: '1970-07-07' }),
    });
    expect(preso).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'desCf' }] } });
  });

  test.each([
    ['the first entered', [0, 1]],
    ['the second', [1, 0]],
  ] as const)('leaves who stays, %s, under the codes of both: in searches and in files', async (_chi, [uno, altro]) => {
    const due = await coppia();
    const [resta, va] = [due[uno], due[altro]];
    expect(await merge(resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    const unita = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: resta.uid } });
    expect(unita).toMatchObject({ desCf: resta.desCf, cfPrecedenti: [va.desCf] });
    const { persone } = await gestore.ok(cercaRoutes.cerca, { body: { testo: va.desCf } });
    expect(persone.map(({ uid }) => uid)).toEqual([resta.uid]);
    const { anteprima } = await importFile(gestore, 'persone', {
      nome: 'vecchi-codici.csv',
      bytes: Buffer.from(`Codice fiscale;Note\n${va.desCf};Dal programma di prima\n`),
    });
    expect(anteprima.righe[0]?.avvisi?.join(' ')).toContain(resta.desCf);
    expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: resta.uid } })).toMatchObject({
      note: 'Dal programma di prima',
    });
    expect((await checkArchivio(home.store)).rilievi).toEqual([]);
  });

  test('of three at once keeps the codes of all', async () => {
    const [resta, va] = await coppia();
    const terza = await create({ datNascita: '1980-08-08' });
    expect(await merge(resta, va, terza)).toMatchObject({ stato: 'COMPLETATO' });
    expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: terza.uid } })).toMatchObject({
      uid: resta.uid,
      cfPrecedenti: [va.desCf, terza.desCf],
    });
    expect((await checkArchivio(home.store)).rilievi).toEqual([]);
  });

  test('of three follows the chain of aliases; the linked user goes along', async () => {
    const [resta, va] = await coppia();
    const terza = await create({ datNascita: '1980-08-08' });
    await addFiscali(terza.uid, 2024);
    await addFiscali(va.uid, 2024);
    const dipendente = await home.as(loginOf('DIPENDENTE'));
    await link(va, dipendente.sessione.subject);
    const globali = registro(home.store);
    const utente = await globali.getUtente(LOCAL_USERS, dipendente.sessione.subject);
    if (utente === undefined) throw new Error('The test user is missing');
    await sendOperazioni(home.store, [
      globali.putUtente(utente, {
        ...utente,
        iscrizioni: utente.iscrizioni.map((iscrizione) => ({ ...iscrizione, uid: va.uid, uidSubAnagrafe: va.uid })),
      }),
    ]);

    expect(await merge(va, terza)).toMatchObject({ stato: 'COMPLETATO' });
    expect(await merge(resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    for (const uid of [va.uid, terza.uid])
      expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid } })).toMatchObject({
        uid: resta.uid,
        uidPortale: dipendente.sessione.subject,
      });
    const sessione = await dipendente.ok(sessioneRoutes.login, { body: {} });
    expect(sessione.uidSubAnagrafe).toBe(resta.uid);
    expect(await dipendente.ok(anagrafeRoutes.getPersonaPropria, {}, { sessione: sessione.token })).toMatchObject({
      uid: resta.uid,
    });
  });

  test('brings services along, under the person that stays, and keeps every invariant', async () => {
    const [resta, va] = await coppia();
    const servizio = await gestore.ok(serviziRoutes.createServizio, {
      body: { ...servizioDiProva(), uidSubAnagrafe: va.uid },
    });
    expect(await merge(resta, va)).toMatchObject({ stato: 'COMPLETATO' });
    const { righe } = await gestore.ok(serviziRoutes.searchServizi, { body: {} });
    expect(righe.find(({ uid }) => uid === servizio.uid.replace(va.uid, resta.uid))).toMatchObject({
      uidSubAnagrafe: resta.uid,
    });
    expect(righe.some(({ uid }) => uid === servizio.uid)).toBe(false);
    expect((await checkArchivio(home.store)).rilievi).toEqual([]);
  });

  test('refused or done, is for who manages the school', async () => {
    const cedolini = await home.as(loginOf('CEDOLINI'));
    expect(await cedolini.call(anagrafeRoutes.accorpaAnagrafe, { body: { azione: 'CERCA' } })).toMatchObject({
      status: 403,
    });
  });
});
