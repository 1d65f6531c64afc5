import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { nuovaPersona } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, ferie, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const senza = async (): Promise<(readonly [string, string])[]> =>
  (await gestore.ok(casaRoutes.checkDatiScuola, { body: {} })).mancanze
    .filter(({ codice }) => codice.startsWith('SENZA_'))
    .map(({ codice, messaggio }) => [codice, messaggio]);

test('who serves is asked how they are paid and at what maximum rate, until it is said; who has finished is not', async () => {
  await dipendenteDiProva(gestore, 350, supplenzaDiProva('2026-01-12', '2026-03-09'));
  expect(await senza()).toEqual([]);
  const { persona } = await dipendenteDiProva(gestore, 351, supplenzaDiProva('2026-01-12', '2026-03-10'));
  const senzaConto = {
    codModPagamento: null,
    codPaese: null,
    codCinEuro: null,
    codCin: null,
    codAbi: null,
    codCab: null,
    codCc: null,
  };
  await changePersona(gestore, persona, senzaConto);
  const nome = `${persona.desCognome} ${persona.desNome}`;
  expect(await senza()).toEqual([
    ['SENZA_PAGAMENTO', expect.stringContaining(nome)],
    ['SENZA_ALIQUOTA', expect.stringContaining(nome)],
  ]);
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      uidSubAnagrafe: persona.uid,
      numAliquotaMassima: 230_000,
      desAliquotaLettaDa: 'Cedolino di gennaio',
    },
  });
  expect(await senza()).toEqual([['SENZA_PAGAMENTO', expect.stringContaining(nome)]]);
  const senzaCasa = await dipendenteDiProva(gestore, 352, supplenzaDiProva('2026-01-12', '2026-03-10'));
  await changePersona(gestore, senzaCasa.persona, { domicili: [] });
  expect(await senza()).toContainEqual([
    'SENZA_DOMICILIO',
    expect.stringContaining(`${senzaCasa.persona.desCognome} ${senzaCasa.persona.desNome}`),
  ]);
});

test('an assignment over the exempt sum asks the class of its payee at once, until it is said', async () => {
  const { uid } = await nuovaPersona(gestore, 360);
  const dati = { ...fiscaliPredefiniti(2026), uidSubAnagrafe: uid, percettore: { tipo: 'OCCASIONALE' as const } };
  const fiscali = await gestore.ok(fiscaleRoutes.createFiscali, { body: dati });
  const chiesta = async () => (await senza()).some(([codice]) => codice === 'SENZA_CLASSE');
  expect(await chiesta()).toBe(false);
  await gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva({ numImporto: 600_000 }), uidSubAnagrafe: uid },
  });
  expect(await chiesta()).toBe(true);
  await gestore.ok(fiscaleRoutes.updateFiscali, {
    body: { ...dati, versione: fiscali.versione, codGestioneSeparata: 'SENZA_DIS_COLL' },
  });
  expect(await chiesta()).toBe(false);
});

test('an order without a creditor is told with whom it is about, until the creditor is written', async () => {
  const { uid, desCognome } = await nuovaPersona(gestore, 370);
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), uidSubAnagrafe: uid, percettore: { tipo: 'OCCASIONALE' } },
  });
  const chiesta = async () => (await senza()).filter(([codice]) => codice === 'SENZA_CREDITORE');
  expect(await chiesta()).toEqual([]);
  const ordine = {
    codVoce: 'TERORD',
    numImporto: 10_000,
    datInizio: '2026-01-01',
    datFine: null,
    desRiferimento: 'R.G.E. 1/2026',
    numTotale: null,
    piano: null,
  };
  const scritto = await gestore.ok(vociPersonaRoutes.createSoggettiva, { body: { ...ordine, uidSubAnagrafe: uid } });
  expect(await chiesta()).toEqual([['SENZA_CREDITORE', expect.stringContaining(desCognome)]]);
  const creditore = {
    nome: 'Finanziaria Inventata',
    iban: 'IT60X0542811101000000123456',
    atto: 'Ordinanza del Tribunale inventato',
    data: '2026-01-10',
  };
  await gestore.ok(vociPersonaRoutes.updateSoggettiva, {
    body: { ...ordine, uid: scritto.uid, versione: scritto.versione, creditore },
  });
  expect(await chiesta()).toEqual([]);
});

test('an absence without the facts that decide its pay is one line with whom it is of, until they are said', async () => {
  const { persona } = await dipendenteDiProva(gestore, 371, supplenzaDiProva('2026-01-12', '2026-03-10'));
  const chieste = async () =>
    (await gestore.ok(casaRoutes.checkDatiScuola, { body: {} })).mancanze.filter(
      ({ codice }) => codice === 'ASSENZE_SENZA_FATTI',
    );
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: { ...ferie('2026-02-03', '2026-02-04'), uidSubAnagrafe: persona.uid },
  });
  expect(await chieste()).toEqual([]);
  const congedo = {
    ...ferie('2026-02-09', '2026-02-20'),
    uidSubAnagrafe: persona.uid,
    codTipoAssenza: 'CONGEDO_PARENTALE',
    datNascitaFiglio: '2025-06-01',
  };
  const assenza = await gestore.ok(assenzeRoutes.saveAssenza, { body: congedo });
  expect(await chieste()).toMatchObject([
    { messaggio: expect.stringContaining(persona.desCognome), schermata: '/assenze', obbligatorio: false },
  ]);
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      ...congedo,
      uid: assenza.uid,
      versione: assenza.versione,
      congedo: {
        codGenitore: 'MADRE',
        datFineCongedo: '2025-09-01',
        numGiorniAltro: 0,
        numGiorniAltroElevati: 0,
        flgInteriAltro: false,
        flgRedditoSottoSoglia: false,
      },
    },
  });
  expect(await chieste()).toEqual([]);
});
