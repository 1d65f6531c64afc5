import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { approvazioniRoutes, type Approvazione } from '#shared/contracts/casa/approvazioni.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, compute, elaborazione, nameFirmatari, nuovaPersona, oreInsegnamento } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assente, rifiutata, statoNonAmmesso, superata } from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
let ufficio: Person;
let preside: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  ufficio = await home.as(loginOf('CEDOLINI'));
  preside = await home.as(loginOf('PRESIDE'));
  await nameFirmatari(gestore);
  const { opzioni } = await lista(preside);
  await preside.ok(approvazioniRoutes.saveOpzioniApprovazione, {
    body: {
      opzioni: { CONTABILIZZAZIONE: 'PRESIDE', INVIO: 'NESSUNO', COORDINATE: 'GESTORE' },
      versione: opzioni.versione,
    },
  });
});
afterAll(() => home.close());

const lista = (chi: Person) => chi.ok(approvazioniRoutes.listApprovazioni, { body: {} });
const richiesta = async (parte: string): Promise<Approvazione> => {
  const trovata = (await lista(ufficio)).richieste.find(({ descrizione }) => descrizione.includes(parte));
  if (trovata === undefined) throw new Error(`No request says ${parte}`);
  return trovata;
};
const decidi = (chi: Person, uid: string, esito: 'APPROVATA' | 'RIFIUTATA') =>
  chi.call(approvazioniRoutes.decideApprovazione, { body: { uid, esito, motivo: '' } });
const contabilizza = ({ uid, versione }: Processo) =>
  ufficio.call(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' } });

describe('an accounting that the school wants two people for', () => {
  test('waits for another, of the role chosen; approved, it is done once and used up', async () => {
    const persona = await nuovaPersona(ufficio, 1);
    const { processo } = await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Due firme' }), [
      accessorio(persona.uid, [oreInsegnamento(1000)]),
    ]);
    for (const _volta of [1, 2])
      expect(await contabilizza(processo)).toMatchObject({
        status: 409,
        body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining('il dirigente scolastico deve approvare') },
      });
    const richieste = (await lista(preside)).richieste.filter(({ descrizione }) => descrizione.includes('Due firme'));
    expect(richieste).toMatchObject([{ stato: 'IN_ATTESA', approvante: 'PRESIDE', chiestaDa: 'CEDOLINI di prova' }]);
    const avvisi = async (chi: Person) =>
      (await chi.ok(notificheRoutes.listNotifiche, { body: {} })).righe.filter(({ DES_JSON }) =>
        DES_JSON.cosa?.includes('Due firme'),
      );
    expect(await avvisi(preside)).toMatchObject([{ COD_TIPO: 'APPROVAZIONE_PRESIDE', FLG_LETTA: false }]);
    expect(await avvisi(gestore)).toEqual([]);
    expect((await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } })).STATUS).toBe('COMPLETATO');
    const { uid } = await richiesta('Due firme');
    for (const chi of [ufficio, gestore])
      expect(await decidi(chi, uid, 'APPROVATA')).toMatchObject({
        status: 403,
        body: { code: 'OPERAZIONE_NON_CONSENTITA' },
      });
    expect(await decidi(preside, uid, 'APPROVATA')).toMatchObject({
      status: 200,
      body: { stato: 'APPROVATA', decisaDa: 'PRESIDE di prova' },
    });
    expect(await avvisi(preside)).toEqual([]);
    await rifiutata(home, () => decidi(preside, uid, 'RIFIUTATA'), statoNonAmmesso(/è già stata decisa/));
    await rifiutata(home, () => decidi(preside, 'nessuna', 'APPROVATA'), assente());
    expect(await contabilizza(processo)).toMatchObject({ status: 200, body: { STATUS: 'CONTABILIZZATO' } });
    expect((await richiesta('Due firme')).stato).toBe('ESEGUITA');
  });
});

describe('where somebody is paid', () => {
  test('changes with a second person only; refused, it is asked again', async () => {
    const persona = await nuovaPersona(ufficio, 2);
    const { uid, uidSubAnagrafe: _uid, prgAnagrafe: _prg, matricola: _m, uidPortale: _p, ...dati } = persona;
    const altre = { ...dati, codBic: 'BCITITMMXXX' };
    const cambia = (body: typeof dati) => ufficio.call(anagrafeRoutes.updatePersona, { params: { uid }, body });
    const chiamata = await cambia(altre);
    expect(chiamata).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
    const { uid: quale } = await richiesta('Coordinate di pagamento di');
    expect((await decidi(gestore, quale, 'RIFIUTATA')).status).toBe(200);
    expect((await cambia(altre)).status).toBe(409);
    expect((await decidi(gestore, quale, 'APPROVATA')).status).toBe(200);
    expect(await cambia(altre)).toMatchObject({ status: 200, body: { codBic: 'BCITITMMXXX' } });
  });
});

test('a rule may not name a role that nobody else of the school holds: it would stop everything', async () => {
  const { versione, ...scelte } = (await lista(gestore)).opzioni;
  const sola = () =>
    gestore.call(approvazioniRoutes.saveOpzioniApprovazione, {
      body: { opzioni: { ...scelte, INVIO: 'GESTORE' }, versione },
    });
  await rifiutata(home, sola, {
    status: 400,
    code: 'RICHIESTA_NON_VALIDA',
    campo: 'opzioni.INVIO',
    message: /Nessun altro utente della scuola è .*: invitarlo dalla pagina Utenti/,
  });
});

test('a stale choice of the school is refused', async () => {
  const { opzioni } = await lista(gestore);
  const { versione, ...scelte } = opzioni;
  await rifiutata(
    home,
    () =>
      gestore.call(approvazioniRoutes.saveOpzioniApprovazione, { body: { opzioni: scelte, versione: versione + 1 } }),
    superata({ versione }),
  );
});
