import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fattiListaEntita } from '#archivio/noipa/fatti-lista.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { printElencoNoipa } from '#shared/contracts/noipa/stampe/elenco-noipa.ts';
import { printDettagliMof, printDettaglioNoipa, printFileNoipa } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { print } from '#support/cedolini.ts';
import { createScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { changeIdentita } from '#support/identita-scuola.ts';
import { fillNoipa } from '#support/noipa/liste-di-prova.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

// A list that NoiPA has says what it said when it was sent, whatever the records become.

const MATTINA = '2026-03-15';
let home: TestHome;
let gestore: Person;
let persona: Persona;
let idProcesso: Uid<'LISTA_NOIPA'>;
beforeAll(async () => {
  home = await startTestHome({ oggi: MATTINA });
  gestore = await home.as(loginOf('GESTORE'));
  await createScuolaCheVersa(gestore);
  await saveFirme('Ada Dirigente');
  persona = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(1, { numPartitaNoipa: '1234567', codUfficioNoipa: '101' }),
  });
  idProcesso = asUid<'LISTA_NOIPA'>(await fillNoipa(gestore, persona.uid));
});
afterAll(() => home.close());

const saveFirme = async (firmaDs: string): Promise<void> => {
  const { versione } = await gestore.ok(impostazioniRoutes.getFirme, {});
  const dsga = { etichettaDsga: 'Il DSGA', firmaDsga: 'Ugo Direttore', dicitura: '' };
  await gestore.ok(impostazioniRoutes.saveFirme, {
    body: { versione, versioni: [{ dal: '2020-01-01', etichettaDs: 'Il Dirigente', firmaDs, ...dsga }] },
  });
};

const renameCodici = async (nome: string): Promise<void> => {
  const { propri } = await gestore.ok(pianiCapitoliRoutes.getPianiCapitoli, {});
  for (const piano of propri)
    await gestore.ok(pianiCapitoliRoutes.updatePianoCapitolo, { body: { ...piano, descrizione: nome } });
};

const paroleDi = async ({ bytes }: Awaited<ReturnType<typeof print>>): Promise<string> =>
  testoLetto(await readPdf(bytes ?? new Uint8Array())).replaceAll(/\d{2}\/\d{2}\/\d{4},? (?:ore )?\d{2}[.:]\d{2}/g, '');

/** All that is printed of the list, without the instant of each print. */
const uscite = async () => {
  const quale = { kind: 'mof', idProcesso } as const;
  const file = await print(gestore, printFileNoipa, { ...quale, formato: 'xml' });
  return {
    file: Buffer.from(file.bytes ?? []).toString('utf8'),
    foglio: await paroleDi(await print(gestore, printFileNoipa, { ...quale, formato: 'pdf' })),
    elenco: await paroleDi(await print(gestore, printElencoNoipa, { idProcesso })),
    dettagli: await paroleDi(await print(gestore, printDettagliMof, { idProcesso })),
    uno: await paroleDi(await print(gestore, printDettaglioNoipa, { ...quale, persona: persona.uid })),
  };
};

const lista = async () => (await gestore.ok(pagamentiRoutes.getListaNoipa, { body: { uid: idProcesso } })).lista;

const invia = async () =>
  gestore.ok(listeRoutes.sendListaNoipa, {
    body: { uid: idProcesso, versione: (await lista()).versione, datInvio: MATTINA, motivo: 'Prova' },
  });

const CAMBI: readonly (readonly [nome: string, fai: () => Promise<unknown>])[] = [
  ['the number of the fixed pay', () => changePersona(gestore, persona, { numPartitaNoipa: '7654321' })],
  ['the office that pays the salary', () => changePersona(gestore, persona, { codUfficioNoipa: '999' })],
  ['the surname', () => changePersona(gestore, persona, { desCognome: 'Rinominata' })],
  ['the names of the codes', () => renameCodici('Codice rinominato')],
  ['the signatures, for the past too', () => saveFirme('Bice Successiva')],
  [
    'the name of the school, put right',
    () => changeIdentita(gestore, { desScuola: 'Istituto Rinominato', motivo: 'Era scritto male' }),
  ],
];

describe('a list that was sent says the same after a change of', () => {
  let come: Awaited<ReturnType<typeof uscite>>;
  beforeAll(async () => {
    await invia();
    come = await uscite();
    expect([come.file, come.foglio, come.elenco, come.dettagli]).toEqual([
      expect.stringContaining('1234567'),
      expect.stringContaining('101'),
      expect.stringContaining('Compenso di prova 0001'),
      expect.stringContaining('Ada Dirigente'),
    ]);
  });
  test.each(CAMBI)('%s', async (_cosa, fai) => {
    await fai();
    expect(await uscite()).toEqual(come);
  });
});

test('taken back, it says what the records say now, and sent again that is kept', async () => {
  const inviata = await lista();
  await gestore.ok(listeRoutes.undoSendListaNoipa, {
    body: { uid: idProcesso, versione: inviata.versione, motivo: 'Prova' },
  });
  const DI_ADESSO = [
    expect.stringContaining('7654321'),
    expect.stringContaining('999'),
    expect.stringContaining('Codice rinominato'),
    expect.stringContaining('Bice Successiva'),
  ];
  const dette = async () => {
    const { file, foglio, elenco, dettagli } = await uscite();
    return [file, foglio, elenco, dettagli];
  };
  expect(await dette()).toEqual(DI_ADESSO);
  await invia();
  await changePersona(gestore, persona, { numPartitaNoipa: '1111111', codUfficioNoipa: '222' });
  expect(await dette()).toEqual(DI_ADESSO);
});

test('one sent before this was kept says that it tells the records of today', async () => {
  const archivio = archivioDi(home.store, SCUOLA_A);
  const parti = await archivio.of(fattiListaEntita).listAll(idProcesso);
  expect(parti).not.toHaveLength(0);
  await sendOperazioni(
    home.store,
    parti.map(({ uid }) => ({ tipo: 'delete', chiave: archivio.chiavi.record(fattiListaEntita, uid) })),
  );
  const { file, foglio } = await uscite();
  expect([file, foglio]).toEqual([expect.stringContaining('1111111'), expect.stringContaining('come risultano oggi')]);
});
