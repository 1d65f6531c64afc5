import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/index.ts';
import { serviziRoutes } from '#shared/contracts/servizi/index.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { assenza } from '#support/assenze-di-prova.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';
import { dipendenteDiProva, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
/** Work to wait for before a call reaches the archive. */
let beforeCall: (() => Promise<void>) | undefined;
beforeAll(async () => {
  home = await startTestHome({
    oggi: '2025-11-20',
    aroundCall: async ({ engine }, run) => {
      if (engine === 'dynamodb') await beforeCall?.();
      return run();
    },
  });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

/** A service that covers an absence as it is proposed, with something else in it. */
const copri = async (uid: string, uidSubAnagrafe: string, cambi: Partial<ServizioInput>) => {
  const { servizio } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid } });
  return gestore.call(serviziRoutes.createServizio, { body: { ...servizio, ...cambi, uidSubAnagrafe } });
};
const proposta = (uid: string) => gestore.call(serviziRoutes.proponiSupplenza, { params: { uid } });
const proroga = (uid: string) => gestore.call(serviziRoutes.prorogaSupplenza, { params: { uid } });
const supplenti = (uid: string) => gestore.ok(assenzeRoutes.listSupplenti, { params: { uid } });

/** A titular who works 9 hours of 18, absent for two weeks of October, and somebody else. */
const assenteECopertura = async (numero: number) => {
  const titolare = await dipendenteDiProva(
    gestore,
    numero,
    servizioDiProva({ codTipoOrario: 'P', numOrePartTime: 900, codTipoPosto: null, numAssegnoPersonale: 5000 }),
  );
  const assente = await gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...assenza('2025-10-06', '2025-10-17'), uidSubAnagrafe: titolare.persona.uid },
  });
  const altra = await dipendenteDiProva(gestore, numero + 1, supplenzaDiProva('2024-10-01', '2024-12-20'));
  return { titolare, assente, altra };
};

test('the service of a substitute comes from the titular, and the absence says who covers it', async () => {
  const { titolare, assente, altra } = await assenteECopertura(1);
  expect(await supplenti(titolare.persona.uid)).toEqual([]);
  const { servizio, desCognome } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid: assente.uid } });
  expect(desCognome).toBe(titolare.persona.desCognome);
  expect(servizio).toMatchObject({
    datInizio: '2025-10-07',
    datFine: '2025-10-17',
    codTipoNomina: 'SB',
    codTipoServizio: 'SU',
    codFascia: '0-8',
    codTipoOrario: 'F',
    numOreSettimanali: 900,
    numOreIntere: 1800,
    numOrePartTime: null,
    codClasseConcorso: 'A-12',
    numAssegnoPersonale: 0,
    uidAssenzaCoperta: assente.uid,
  });
  const creato = await gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizio, uidSubAnagrafe: altra.persona.uid },
  });
  expect(await supplenti(titolare.persona.uid)).toEqual([
    {
      uid: creato.uid,
      uidAssenza: assente.uid,
      uidSubAnagrafe: altra.persona.uid,
      matricola: altra.persona.matricola,
      desCognome: altra.persona.desCognome,
      desNome: altra.persona.desNome,
      datInizio: '2025-10-07',
      datFine: '2025-10-17',
    },
  ]);
});

test('a covered absence is not deleted; untied from its substitute it is', async () => {
  const { titolare, assente, altra } = await assenteECopertura(11);
  const { servizio } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid: assente.uid } });
  const creato = await gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizio, uidSubAnagrafe: altra.persona.uid },
  });
  const elimina = () =>
    gestore.call(assenzeRoutes.removeAssenza, { params: { uid: assente.uid }, query: { versione: assente.versione } });
  expect(await elimina()).toMatchObject({
    status: 409,
    body: { code: 'IN_USO', message: expect.stringContaining(altra.persona.desCognome) },
  });
  const { uidAssenzaCoperta: _coperta, ...slegato } = servizio;
  await gestore.ok(serviziRoutes.updateServizio, {
    params: { uid: creato.uid },
    body: { ...slegato, versione: creato.versione },
  });
  expect(await supplenti(titolare.persona.uid)).toEqual([]);
  expect((await elimina()).status).toBe(200);
  expect(await proposta(assente.uid)).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
});

test('a prolonged absence extends its substitute with a contiguous service, once', async () => {
  const { titolare, assente, altra } = await assenteECopertura(21);
  const { servizio } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid: assente.uid } });
  const creato = await gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizio, numProtocollo: '12', uidSubAnagrafe: altra.persona.uid },
  });
  expect(await proroga(creato.uid)).toMatchObject({ status: 409, body: { code: 'RIFERIMENTO_NON_VALIDO' } });
  expect(await proroga(altra.servizio.uid)).toMatchObject({ status: 409, body: { code: 'RIFERIMENTO_NON_VALIDO' } });
  expect(await proroga('nessuno-1')).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      ...assenza('2025-10-06', '2025-10-31'),
      uidSubAnagrafe: titolare.persona.uid,
      uid: assente.uid,
      versione: assente.versione,
    },
  });
  expect(await proroga(creato.uid)).toMatchObject({
    status: 200,
    body: { datInizio: '2025-10-18', datFine: '2025-10-31', numProtocollo: '', uidAssenzaCoperta: assente.uid },
  });
  expect((await supplenti(titolare.persona.uid)).map(({ datInizio }) => datInizio)).toEqual([
    '2025-10-07',
    '2025-10-18',
  ]);
  expect((await proroga(creato.uid)).status).toBe(409);
});

/** A prolonged absence and the service of half a post that covers its first days: a second one would be compatible with it. */
const daProrogare = async (numero: number) => {
  const { titolare, assente, altra } = await assenteECopertura(numero);
  const { servizio } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid: assente.uid } });
  const creato = await gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizio, uidSubAnagrafe: altra.persona.uid },
  });
  const { uid, versione } = assente;
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...assenza('2025-10-06', '2025-10-31'), uidSubAnagrafe: titolare.persona.uid, uid, versione },
  });
  return { uid: creato.uid, titolare: titolare.persona.uid };
};

/** Begins an extension that waits before that call to the archive. @returns undefined where it ends before */
const heldAt = async (dove: number, uid: string) => {
  const [arrivata, via] = [Promise.withResolvers<true>(), Promise.withResolvers<undefined>()];
  let chiamate = 0;
  beforeCall = async () => {
    chiamate += 1;
    if (chiamate !== dove) return;
    beforeCall = undefined;
    arrivata.resolve(true);
    await via.promise;
  };
  const risposta = proroga(uid);
  const isHeld = await Promise.race([arrivata.promise, risposta.then(() => false)]);
  beforeCall = undefined;
  return isHeld ? { risposta, letGo: via.resolve } : undefined;
};

test('a substitute that two extend at once is extended once, wherever the other comes in between', async () => {
  for (let dove = 1; ; dove += 1) {
    const { uid, titolare } = await daProrogare(100 + dove * 2);
    const prima = await heldAt(dove, uid);
    if (prima === undefined) {
      expect(dove).toBeGreaterThan(5);
      return;
    }
    const seconda = await proroga(uid);
    prima.letGo(undefined);
    const stati = [(await prima.risposta).status, seconda.status];
    expect([dove, stati.filter((stato) => stato === 200)]).toEqual([dove, [200]]);
    expect([dove, await supplenti(titolare)]).toMatchObject([dove, [{}, { datInizio: '2025-10-18' }]]);
    expect(await supplenti(titolare)).toHaveLength(2);
  }
});

test('of somebody who is not there nobody tells who covers them', async () => {
  expect(await gestore.call(assenzeRoutes.listSupplenti, { params: { uid: 'nessuno' } })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO' },
  });
});

test('nobody covers their own absence, nor one that is not there', async () => {
  const { titolare, assente, altra } = await assenteECopertura(31);
  const crea = (uidSubAnagrafe: string, uidAssenzaCoperta: string) =>
    gestore.call(serviziRoutes.createServizio, {
      body: {
        ...supplenzaDiProva('2025-10-06', '2025-10-17', { numOreSettimanali: 900 }),
        uidAssenzaCoperta,
        uidSubAnagrafe,
      },
    });
  const rifiutata = { status: 409, body: { fields: [{ path: 'uidAssenzaCoperta' }] } };
  expect(await crea(titolare.persona.uid, assente.uid)).toMatchObject(rifiutata);
  expect(await crea(altra.persona.uid, `${titolare.persona.uid}-nessuna`)).toMatchObject(rifiutata);
});

test('a substitute is named for the first day with the reason of the head alone, which the service keeps', async () => {
  const { assente, altra } = await assenteECopertura(301);
  const dalPrimo = { datInizio: '2025-10-06' };
  expect(await copri(assente.uid, altra.persona.uid, dalPrimo)).toMatchObject({
    status: 409,
    body: {
      code: 'RIFERIMENTO_NON_VALIDO',
      fields: [{ path: 'desDeroga', message: expect.stringContaining('L. 190/2014, art. 1 c. 333') }],
    },
  });
  const desDeroga = 'Nessun docente a disposizione in quelle ore';
  const conMotivo = await copri(assente.uid, altra.persona.uid, { ...dalPrimo, desDeroga });
  expect(conMotivo).toMatchObject({ status: 200, body: { ...dalPrimo, desDeroga } });
});

test('an absence that goes on from another is counted from the first day of that one', async () => {
  const { titolare, altra } = await assenteECopertura(311);
  const seguito = await gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...assenza('2025-10-18', '2025-10-24'), uidSubAnagrafe: titolare.persona.uid },
  });
  const { servizio, limiti } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid: seguito.uid } });
  expect(limiti.map(({ fino }) => fino)).toEqual(['2025-10-06']);
  expect(servizio.datInizio).toBe('2025-10-18');
  expect((await copri(seguito.uid, altra.persona.uid, {})).status).toBe(200);
});

describe.each(['the titular', 'the substitute'] as const)('when two records of %s are merged', (chi) => {
  test('the absence says who covers it still, is not deleted, and is extended', async () => {
    const { titolare, assente, altra } = await assenteECopertura(chi === 'the titular' ? 41 : 51);
    const { servizio } = await gestore.ok(serviziRoutes.proponiSupplenza, { params: { uid: assente.uid } });
    await gestore.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: altra.persona.uid } });
    const perdente = chi === 'the titular' ? titolare.persona : altra.persona;
    const resta = await gestore.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(chi === 'the titular' ? 61 : 71, {
        desCognome: perdente.desCognome,
        desNome: perdente.desNome,
      }),
    });
    expect(await mergeSchede(gestore, resta, perdente)).toMatchObject({ stato: 'COMPLETATO' });
    const [assenteOra, copreOra] =
      chi === 'the titular' ? [resta.uid, altra.persona.uid] : [titolare.persona.uid, resta.uid];
    const [copre] = await supplenti(assenteOra);
    expect(copre).toMatchObject({ uidSubAnagrafe: copreOra, datFine: '2025-10-17' });
    const uid = copre?.uidAssenza ?? '';
    const { versione, uidSubAnagrafe } = await gestore.ok(assenzeRoutes.getAssenza, { params: { uid } });
    expect(uidSubAnagrafe).toBe(assenteOra);
    expect(await gestore.call(assenzeRoutes.removeAssenza, { params: { uid }, query: { versione } })).toMatchObject({
      status: 409,
      body: { code: 'IN_USO' },
    });
    await gestore.ok(assenzeRoutes.saveAssenza, {
      body: { ...assenza('2025-10-06', '2025-10-31'), uidSubAnagrafe: assenteOra, uid, versione },
    });
    expect(await proroga(copre?.uid ?? '')).toMatchObject({ status: 200, body: { uidAssenzaCoperta: uid } });
  });
});
