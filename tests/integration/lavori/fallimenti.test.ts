import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { consoleLog } from '#platform/log.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { lavoroEntita } from '#platform/work/lavoro.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

/** What no log may hold. */
const CHI = 'Ada Inventata';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());

/** A step that throws: what Lambda would write of it, as it writes all that can be enumerated, and what our own log says. */
const failing = async (uid: string, thrown: Error) => {
  const lavoro = {
    uid: asUid<'LAVORO'>(uid),
    versione: 1,
    tipo: 'stampa',
    oggetto: '',
    area: 'stampe',
    annullabile: false,
    descrizione: 'Prova',
    parametri: {},
    utente: 'prova',
    avviatoDa: 'Prova',
    correlationId: 'prova',
    ruoli: ['GESTORE' as const],
    stato: 'ATTESA' as const,
    fatti: 0,
    totale: 0,
    scartati: 0,
    totali: {},
    esiti: [],
    motivo: null,
    file: null,
    tentativo: 1,
    riprovabile: false,
    avviatoIl: '2026-03-10T08:00:00.000Z',
    iniziatoIl: null,
    finitoIl: null,
  };
  await sendOperazioni(home.store, archivioDi(home.store, SCUOLA_A).of(lavoroEntita).create(lavoro).operazioni);
  const written: string[] = [];
  const note = (riga: unknown) => written.push(String(riga)) > 0;
  vi.spyOn(process.stderr, 'write').mockImplementation(note);
  vi.spyOn(process.stdout, 'write').mockImplementation(note);
  const passo = lavoroHandler(
    {
      prepare: () => Promise.reject(thrown),
      blocco: () => Promise.reject(thrown),
      close: () => Promise.resolve({}),
    },
    { store: home.store, clock: systemClock('2026-03-10'), log: consoleLog('prova') },
  );
  const error: unknown = await passo({ passo: 'prepara', lavoro: { codmin: SCUOLA_A, uid, tentativo: 1 } }).catch(
    (reason: unknown) => reason,
  );
  vi.restoreAllMocks();
  const { name, message, stack } = Object(error);
  return { name, said: JSON.stringify([error, { message, stack }]), log: written.join('') };
};

test.each([
  [
    'a refusal, with the record it is about',
    new AppError('DUPLICATO', `Il codice fiscale è di ${CHI}.`, { current: { nome: CHI } }),
    'TransactionConflictException',
    '"evento":"passo-ripetuto"',
  ],
  ['a defect', new TypeError(`Cannot read ${CHI}`), 'TypeError', '"evento":"passo-fallito"'],
  [
    'what a service answered',
    Object.assign(new Error(CHI), { name: 'SlowDown', $response: { body: CHI } }),
    'SlowDown',
    '"evento":"passo-fallito"',
  ],
] as const)(
  'of %s the state machine is told the name, and nobody what it said',
  async (_caso, thrown, nome, evento) => {
    const { name, said, log } = await failing(`fallito-${nome}`, thrown);
    expect(name).toBe(nome);
    expect(said).not.toContain(CHI);
    expect(log).not.toContain(CHI);
    expect(log).toContain(evento);
  },
);
