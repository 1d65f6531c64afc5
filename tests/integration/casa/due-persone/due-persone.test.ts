import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvazioniRoutes, type OpzioniApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import { regoleApprovazione, type Approvante } from '#shared/domain/approvazione.ts';
import { nuovaPersona } from '#support/cedolini.ts';
import { openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { sources } from '#support/sources.ts';
import type { Pronta, Strada } from './strada.ts';
import { strade } from './strade.ts';

let scuola: ScuolaCheVersa;
let preside: Person;
beforeAll(async () => {
  const aperta = await openScuolaCheVersa(0);
  const { uid } = await nuovaPersona(aperta.ufficio, 1);
  scuola = { ...aperta, uidDi: () => uid };
  preside = await scuola.home.as(loginOf('PRESIDE'));
  await scuola.home.as(loginOf('ASSENZE'));
});
afterAll(() => scuola.home.close());

const lista = (chi: Person) => chi.ok(approvazioniRoutes.listApprovazioni, { body: {} });
const tutte = (approvante: Approvante): OpzioniApprovazione => ({
  CONTABILIZZAZIONE: approvante,
  INVIO: approvante,
  COORDINATE: approvante,
  MANDATI: approvante,
});

const aperte = async () => (await lista(preside)).richieste.filter(({ stato }) => stato === 'IN_ATTESA');

describe.each(strade.map((strada) => [strada.nome, strada] as const))('%s', (_nome, strada) => {
  let pronta: Pronta;
  beforeAll(async () => {
    const { versione, ...ora } = (await lista(preside)).opzioni;
    if (regoleApprovazione.some((regola) => ora[regola] !== 'NESSUNO' && ora[regola] !== undefined))
      await loosen(versione);
    pronta = await strada.prepara(scuola);
    await preside.ok(approvazioniRoutes.saveOpzioniApprovazione, {
      body: { opzioni: tutte('PRESIDE'), versione: (await lista(preside)).opzioni.versione },
    });
  });

  test('has no effect by one person alone, waits for one request that says what changes, and has it once that is approved', async () => {
    const prima = await pronta.stato();
    const gia = (await aperte()).map(({ uid }) => uid);
    for (const _volta of [1, 2])
      expect(await pronta.tenta()).toMatchObject({
        status: 409,
        body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining('il dirigente scolastico deve approvare') },
      });
    expect(await pronta.stato()).toEqual(prima);
    const uid = await onlyRequest(strada.tipo, gia);
    await preside.ok(approvazioniRoutes.decideApprovazione, { body: { uid, esito: 'APPROVATA', motivo: '' } });
    expect(await pronta.tenta()).toMatchObject({ status: 200 });
    await pronta.finito?.();
    expect(await pronta.stato()).not.toEqual(prima);
    expect((await lista(preside)).richieste.find((richiesta) => richiesta.uid === uid)?.stato).toBe('ESEGUITA');
  });
});

/** The one request that is open beside those of before; it says what changes. */
const onlyRequest = async (tipo: Strada['tipo'], gia: readonly string[]): Promise<string> => {
  const chieste = (await aperte()).filter(({ uid }) => !gia.includes(uid));
  expect(chieste).toMatchObject([{ tipo, approvante: 'PRESIDE' }]);
  const [{ uid = '', fatti = NIENTE } = {}] = chieste;
  expect(fatti.cambi.length + fatti.persone.length).toBeGreaterThan(0);
  for (const { prima, dopo } of fatti.cambi) expect(prima).not.toBe(dopo);
  return uid;
};
const NIENTE = { cambi: [], persone: [] };

/** Takes every rule away, as the two of them may. */
const loosen = async (versione: number): Promise<void> => {
  const senza = { body: { opzioni: tutte('NESSUNO'), versione } };
  expect((await scuola.gestore.call(approvazioniRoutes.saveOpzioniApprovazione, senza)).status).toBe(409);
  const [{ uid = '' } = {}] = (await aperte()).filter(({ tipo }) => tipo === 'OPZIONI');
  await preside.ok(approvazioniRoutes.decideApprovazione, { body: { uid, esito: 'APPROVATA', motivo: '' } });
  await scuola.gestore.ok(approvazioniRoutes.saveOpzioniApprovazione, senza);
};

test('every source that judges a guarded effect has its road here', () => {
  const giudici = sources('functions').filter(
    ({ path, text }) =>
      /\brequireApprovazione\(\s*(\{|\w+\()/.test(text) && path !== 'functions/archivio/casa/approvazione.ts',
  );
  expect(giudici.map(({ path }) => path).toSorted()).toEqual(
    [...new Set(strade.map(({ giudice }) => giudice))].toSorted(),
  );
});

/** The steps of long work. */
const PASSI = ['functions/platform/work', 'lavoro-steps.ts'].join('/');

/** Sources that let guarded effects pass without asking for them there, with the reason: none has one that a second person would have to see. */
const LASCIANO_PASSARE: Readonly<Record<string, string>> = {
  'functions/accesso/inviti.ts':
    'the roles of an invitation were asked when it was made, and are judged again where a rule came since',
  'functions/accesso/primo-accesso.ts': 'DIPENDENTE, which no rule can name',
  [PASSI]: 'long work has what was asked before it began',
  'functions/scambio/avvio.ts': 'the mark of an undoing, asked before it begins',
  'functions/scambio/lavori/importazione/ripristino.ts': 'records go back under that mark alone',
  'lib/admin/approvazioni.ts': 'the way out of the administration, told to everybody of the school',
  'lib/admin/subentro/unione/scrittura.ts': 'a command that was confirmed line by line',
};

/** Sources that store without the last guard, with the reason: what they write is of no guarded kind, or it is the administration that writes. */
const SENZA_GUARDIA: Readonly<Record<string, string>> = {
  'functions/platform/data/modifica.ts': 'the guard itself',
  'functions/platform/caller/rifiutate.ts': 'counters of refusals',
  'functions/platform/caller/uso.ts': 'the last use of a session',
  [PASSI]: 'what a step gives out at once',
  'functions/scambio/lavori/importazione/nomi-copiati.ts': 'names copied from the registry',
  'functions/archivio/accesso/conti-da-fare.ts': 'accounts to be made, without roles',
  'functions/casa/lavori/avvisi-posta/avvisi-posta.ts': 'mail that is being sent',
};

const written = (pattern: RegExp, ...roots: readonly string[]): readonly string[] =>
  sources(...roots)
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

test('whoever lets a guarded effect pass has its road here, or says why nobody has to be asked', () => {
  const giudici = [...new Set(strade.map(({ giudice }) => giudice)), 'functions/archivio/casa/approvazione.ts'];
  const passano = written(/\.ammessi = |\.admit\(/, 'functions', 'lib').filter(
    (path) => !path.startsWith('functions/impaginazione/'),
  );
  expect(passano.filter((path) => !giudici.includes(path) && path !== 'functions/platform/data/modifica.ts')).toEqual(
    Object.keys(LASCIANO_PASSARE).toSorted(),
  );
});

test('whoever stores without the last guard is of the administration, or says what it stores', () => {
  expect(written(/\b(?:sendOperazioni|sendNow)\b/, 'functions')).toEqual(Object.keys(SENZA_GUARDIA).toSorted());
});
