import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { situazioniRoutes } from '#shared/contracts/anagrafe/situazione.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, ferieDiProva, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-16' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const situazioni = (uids: readonly string[], chi: Person = gestore) =>
  chi.ok(situazioniRoutes.listSituazioni, { body: { uids: uids.map((uid) => asUid<'PERSONA'>(uid)) } });

test('who serves has name, code, contract and qualification, who is absent the last day, who can be paid lacks nothing', async () => {
  const { persona } = await dipendenteDiProva(gestore, 300, servizioDiProva({ datInizio: '2023-09-01' }));
  await gestore.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(2026),
      uidSubAnagrafe: persona.uid,
      numAliquotaMassima: 230_000,
      desAliquotaLettaDa: 'Cedolino di gennaio',
    },
  });
  await ferieDiProva(gestore, persona.uid, '2026-03-13', '2026-03-17');
  expect(await situazioni([persona.uid])).toEqual([
    {
      uid: persona.uid,
      desCognome: persona.desCognome,
      desNome: persona.desNome,
      desCf: persona.desCf,
      matricola: persona.matricola,
      servizio: {
        ruolo: 'DOCENTE',
        contratto: 'TI',
        desQualifica: expect.stringContaining('Docente'),
        sedi: [],
        datFine: null,
      },
      assenteFinoAl: '2026-03-17',
      mancanze: [],
    },
  ]);
});

test('of two services of the day the last one begun counts; one that is over does not', async () => {
  const { persona } = await dipendenteDiProva(gestore, 301, supplenzaDiProva('2026-03-10', '2026-03-24'));
  const finito = await dipendenteDiProva(gestore, 302, supplenzaDiProva('2026-02-02', '2026-03-15'));
  const [oggi, ieri] = await situazioni([persona.uid, finito.persona.uid]);
  expect(oggi?.servizio).toMatchObject({ contratto: 'SUPPLENTE_BREVE', datFine: '2026-03-24' });
  expect(ieri).toMatchObject({ servizio: null, assenteFinoAl: null });
});

test('what a person lacks is said in words; who is unknown or of another school is left out', async () => {
  const persona = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(303, {
      domicili: [],
      codModPagamento: null,
      codPaese: null,
      codCinEuro: null,
      codCin: null,
      codAbi: null,
      codCab: null,
      codCc: null,
    }),
  });
  const [trovata, ...altre] = await situazioni([persona.uid, 'mai-esistita']);
  expect(altre).toEqual([]);
  expect(trovata?.mancanze).toEqual([
    'Mancano i dati fiscali del 2026.',
    'Manca la modalità di pagamento.',
    'Manca il domicilio fiscale al 1° gennaio 2026.',
  ]);
  expect(await situazioni([persona.uid], await home.as(loginOf('GESTORE', SCUOLA_B)))).toEqual([]);
});
