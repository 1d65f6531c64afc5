import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { restartWaiting } from '#functions/lavori/riavvio/riavvio.ts';
import type { Spedito } from '#lib/local/ses/outbox.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { silentLog } from '#platform/log.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { avvisiPostaRoutes } from '#shared/contracts/scuola/avvisi-posta.ts';
import { accessorio, compute, elaborazione, nameFirmatari, oreInsegnamento } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { sentBy } from '#support/lavori/outbox.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { rifiutata, superata } from '#support/rifiuti.ts';

const RIFIUTATA = 'rifiutata@esempio.invalid';
const AFFOLLATA = 'affollata@esempio.invalid';
const PERDUTA = 'perduta@esempio.invalid';
const SERENA = 'serena@esempio.invalid';
const OGGI = '2026-03-10';

let home: TestHome;
let gestore: Person;
let ufficio: Person;
let persone: Persona[];
let processo: Processo;
beforeAll(async () => {
  home = await startTestHome({
    oggi: OGGI,
    faults: { ses: { rejected: [RIFIUTATA], throttledOnce: [AFFOLLATA], answerLost: [PERDUTA] } },
  });
  gestore = await home.as(loginOf('GESTORE'));
  ufficio = await home.as(loginOf('CEDOLINI'));
  persone = [];
  for (const [indice, desEMail] of [SERENA, AFFOLLATA, null, RIFIUTATA, PERDUTA].entries())
    persone.push(await ufficio.ok(anagrafeRoutes.createPersona, { body: { ...personaDiProva(indice + 1), desEMail } }));
  ({ processo } = await compute(
    ufficio,
    elaborazione({ DES_ELABORAZIONE: 'Ore da annunciare' }),
    persone.map(({ uid }) => accessorio(uid, [oreInsegnamento(1000)])),
  ));
});
afterAll(() => home.close());

const uidDi = (indice: number): string => persone[indice]?.uid ?? '';
const avvisa = async (avvisi: { readonly cedolini: boolean; readonly approvazioni: boolean }): Promise<void> => {
  const { versione } = await gestore.ok(avvisiPostaRoutes.getAvvisiPosta, {});
  await gestore.ok(avvisiPostaRoutes.saveAvvisiPosta, { body: { avvisi, versione } });
};
const cambia = async (route: typeof chiusuraRoutes.esponiDipendenti | typeof chiusuraRoutes.nascondiDipendenti) => {
  const { versione } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
  return ufficio.ok(route, { body: { idProcesso: processo.uid, versione } });
};
const finito = async (uid = ''): Promise<Lavoro> => {
  const stato = () => ufficio.ok(lavoroRoutes.getLavoro, { params: { uid } });
  await expect.poll(async () => (await stato()).stato).toBe('COMPLETATO');
  return stato();
};
/** How many messages each address has received. */
const arrivati = async (): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries([...Map.groupBy(await sentBy(home), ({ a }) => a)].map(([a, suoi]) => [a, suoi.length]));

test('a stale choice of the school is refused', async () => {
  const { versione, mittente: _mittente, ...avvisi } = await gestore.ok(avvisiPostaRoutes.getAvvisiPosta, {});
  await rifiutata(
    home,
    () => gestore.call(avvisiPostaRoutes.saveAvvisiPosta, { body: { avvisi, versione: versione + 1 } }),
    superata({ versione }),
  );
});

const arrivatoA = async (indirizzo: string): Promise<Spedito> => {
  const trovato = (await sentBy(home)).find(({ a }) => a === indirizzo);
  if (trovato === undefined) throw new Error(`Nothing has reached ${indirizzo}`);
  return trovato;
};

describe.sequential('of an exposed payslip', () => {
  let lavoro: Lavoro;

  test('nobody is written to until the school says so', async () => {
    expect((await cambia(chiusuraRoutes.esponiDipendenti)).esposizione?.avvisi).toBeUndefined();
    await cambia(chiusuraRoutes.nascondiDipendenti);
    expect(await arrivati()).toEqual({});
  });

  test('each employee is written to once, of the month and no amount; who could not be is told by name', async () => {
    await avvisa({ cedolini: true, approvazioni: false });
    lavoro = await finito((await cambia(chiusuraRoutes.esponiDipendenti)).esposizione?.avvisi);
    expect(await arrivati()).toEqual({ [SERENA]: 1, [AFFOLLATA]: 1, [PERDUTA]: 1 });
    expect(lavoro).toMatchObject({ fatti: 2, scartati: 3, riprovabile: true, oggetto: processo.uid });
    const perche = new Map(lavoro.esiti.map(({ uid, messaggio }) => [uid, messaggio]));
    expect(perche.get(uidDi(2))).toMatch(/Non ha un indirizzo di posta/);
    expect(perche.get(uidDi(3))).toMatch(/non accetta il suo indirizzo/);
    expect(perche.get(uidDi(4))).toMatch(/non si sa se il messaggio è partito/);
    const { oggetto, testo } = await arrivatoA(SERENA);
    expect(oggetto).toBe('Cedolino di marzo 2026 da consultare');
    expect(testo).toContain(`${home.origin}/#/my-datiContabili`);
    expect(testo).not.toMatch(/€|\d,\d/);
  });

  test('tried again, only who was surely not written to is', async () => {
    const [, , senza] = persone;
    if (senza === undefined) throw new Error('Nobody is on file');
    const { uid, uidSubAnagrafe: _uid, prgAnagrafe: _prg, matricola: _m, uidPortale: _p, ...dati } = senza;
    await ufficio.ok(anagrafeRoutes.updatePersona, {
      params: { uid },
      body: { ...dati, desEMail: 'scritta@esempio.invalid' },
    });
    await ufficio.ok(lavoroRoutes.retryLavoro, { params: { uid: lavoro.uid }, body: {} });
    await expect.poll(async () => (await finito(lavoro.uid)).tentativo).toBe(2);
    const { fatti, esiti } = await finito(lavoro.uid);
    expect([fatti, esiti.map((esito) => esito.uid).toSorted()]).toEqual([3, [uidDi(3), uidDi(4)].toSorted()]);
    expect(await arrivati()).toEqual({ [SERENA]: 1, [AFFOLLATA]: 1, [PERDUTA]: 1, 'scritta@esempio.invalid': 1 });
  });

  test('hidden and shown again as it was, it is not told again', async () => {
    const prima = await arrivati();
    await cambia(chiusuraRoutes.nascondiDipendenti);
    await finito((await cambia(chiusuraRoutes.esponiDipendenti)).esposizione?.avvisi);
    expect(await arrivati()).toEqual(prima);
  });

  test('another run is told of by itself', async () => {
    const { processo: altra } = await compute(ufficio, elaborazione({ DES_ELABORAZIONE: 'Ore ritirate' }), [
      accessorio(uidDi(0), [oreInsegnamento(500)]),
    ]);
    const { esposizione } = await ufficio.ok(chiusuraRoutes.esponiDipendenti, {
      body: { idProcesso: altra.uid, versione: altra.versione },
    });
    await finito(esposizione?.avvisi);
    expect((await arrivati())[SERENA]).toBe(2);
  });
});

const DIRIGENTE = 'dirigente@scuola.example';

/** Signs in with an address for a name, as an invited user may. */
const nameByAddress = async (ruolo: 'PRESIDE', user: string): Promise<void> => {
  const globali = registro(home.store);
  const prima = await globali.getUtente(LOCAL_USERS, `prova-${SCUOLA_A}-${ruolo}`);
  if (prima === undefined) throw new Error('Nobody is head teacher');
  await sendOperazioni(home.store, [globali.putUtente(prima, { ...prima, user })]);
};

test('who must approve is written to once for each request, not who asked nor who has no say in it', async () => {
  await nameFirmatari(gestore);
  await avvisa({ cedolini: false, approvazioni: true });
  await home.as(loginOf('PRESIDE'));
  const { versione: letta, ...scelte } = (await gestore.ok(approvazioniRoutes.listApprovazioni, { body: {} })).opzioni;
  await gestore.ok(approvazioniRoutes.saveOpzioniApprovazione, {
    body: { opzioni: { ...scelte, CONTABILIZZAZIONE: 'PRESIDE' }, versione: letta },
  });
  await nameByAddress('PRESIDE', DIRIGENTE);
  const prima = (await sentBy(home)).length;
  for (const _volta of [1, 2]) {
    const { versione } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
    const { status } = await ufficio.call(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione, motivo: 'Pagato in prove diverse' },
    });
    expect(status).toBe(409);
  }
  await begin();
  await expect
    .poll(async () => (await sentBy(home)).slice(prima))
    .toMatchObject([{ a: DIRIGENTE, oggetto: 'Una richiesta aspetta la tua approvazione' }]);
  const [messaggio] = (await sentBy(home)).slice(prima);
  expect(messaggio?.testo).toContain("CEDOLINI di prova ha chiesto: contabilizzazione di un'elaborazione.");
  expect(messaggio?.testo).toContain(`${home.origin}/#/approvazioni`);
});

/** As the schedule does a minute later. */
const begin = () =>
  restartWaiting({
    store: home.store,
    workflows: workflowsFromEnv(process.env),
    log: silentLog,
    clock: { now: () => new Date(Date.now() + 60_000), oggi: () => OGGI },
  });
