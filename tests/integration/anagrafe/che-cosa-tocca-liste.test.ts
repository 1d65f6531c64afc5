import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { discordanzeRoutes } from '#shared/contracts/anagrafe/discordanze.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, ferieDiProva } from '#support/servizi-di-prova.ts';

// The lists that NoiPA has, and the later facts of a person that touch them.

let home: TestHome;
let gestore: Person;
let persona: Persona;
let lista: ListaNoipa;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
  ({ persona } = await dipendenteDiProva(gestore, 1));
  await assignFondo(gestore, 2026, 100_000);
  const vuota = await createLista(gestore, { descrizione: 'Ore di febbraio' });
  const conLui = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid: vuota.uid,
      versione: vuota.versione,
      pagamenti: [
        {
          persona: persona.uid,
          righe: [riga({ chiave: FORFAIT, importo: 5_000, datInizio: '2026-02-02', datFine: '2026-02-06' })],
        },
      ],
    },
  });
  const { uid, versione } = conLui.lista;
  lista = await gestore.ok(listeRoutes.sendListaNoipa, { body: { uid, versione, datInvio: '2026-03-15' } });
});
afterAll(() => home.close());

/** The things that the sent list says otherwise than the records. */
const tocca = async (): Promise<readonly string[]> =>
  (await gestore.ok(discordanzeRoutes.cosaTocca, { body: { uidSubAnagrafe: persona.uid } }))
    .filter(({ tipo, uid, rimedio }) => tipo === 'LISTA_NOIPA' && uid === lista.uid && rimedio !== '')
    .flatMap(({ differenze }) => differenze.map(({ cosa }) => cosa));

const removeAssenze = async (): Promise<void> => {
  const { righe } = await gestore.ok(assenzeRoutes.searchAssenze, {
    body: { uidSubAnagrafe: persona.uid, limit: 0 },
  });
  for (const { uid, versione } of righe)
    await gestore.ok(assenzeRoutes.removeAssenza, { params: { uid }, query: { versione } });
};

const FATTI: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>, RegExp])[] = [
  [
    'another codice fiscale',
    () => changePersona(gestore, persona, { desCf: conOmocodia(persona.desCf, 1) }),
    () => changePersona(gestore, persona, { desCf: persona.desCf }),
    /^Codice fiscale$/,
  ],
  [
    'another surname',
    () => changePersona(gestore, persona, { desCognome: 'Galletti' }),
    () => changePersona(gestore, persona, { desCognome: persona.desCognome }),
    /^Nome$/,
  ],
  [
    'another number of the fixed pay',
    () => changePersona(gestore, persona, { numPartitaNoipa: '7654321' }),
    () => changePersona(gestore, persona, { numPartitaNoipa: persona.numPartitaNoipa }),
    /^Partita NoiPA$/,
  ],
  [
    'another office that pays the salary',
    () => changePersona(gestore, persona, { codUfficioNoipa: '999' }),
    () => changePersona(gestore, persona, { codUfficioNoipa: persona.codUfficioNoipa }),
    /^Ufficio pagatore NoiPA$/,
  ],
  [
    'an absence on the days that it pays',
    () => ferieDiProva(gestore, persona.uid, '2026-02-02', '2026-02-06'),
    removeAssenze,
    /dal 02\/02\/2026 al 06\/02\/2026/,
  ],
];

test.each(FATTI)(
  '%s is told of the sent list, and no more once it is put back',
  async (_nome, cambia, rimetti, dice) => {
    expect(await tocca()).toEqual([]);
    await cambia();
    expect(await tocca()).toEqual([expect.stringMatching(dice)]);
    await rimetti();
    expect(await tocca()).toEqual([]);
  },
);

test('an heir in the registry says that the list pays who died; once NoiPA refused them nothing is left to do', async () => {
  await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(2, { tipoSoggetto: 'EREDE', cfDeceduto: persona.desCf, quotaEredita: 1_000_000 }),
  });
  expect(await tocca()).toHaveLength(1);
  await gestore.ok(listeRoutes.setEsitoListaNoipa, {
    body: {
      uid: lista.uid,
      versione: lista.versione,
      esito: 'SCARTATO_IN_PARTE',
      rata: null,
      datPagamento: null,
      motivo: 'Persona deceduta',
      respinti: [persona.uid],
      stornati: [],
    },
  });
  expect(await tocca()).toEqual([]);
});
