import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  type Ufficio,
} from '#support/cedolini.ts';
import type { Answer, Person, TestHome } from '#support/home/test-home.ts';

/** Who ends a run at once from the same version. */
const INSIEME = 20;

let home: TestHome;
let ufficio: Person;
let uidDi: Ufficio['uidDi'];
let processo: Processo;
beforeAll(async () => {
  ({ home, ufficio, uidDi } = await openUfficio(2));
  await nameFirmatari(ufficio);
  ({ processo } = await compute(ufficio, elaborazione(), [accessorio(uidDi(0), [oreInsegnamento(1000)])]));
});
afterAll(() => home.close());

const ORDINATO = { mandati: [{ numero: '1/2026', data: '2026-03-18', importo: 10_000 }] };

interface Chiusura {
  readonly nome: string;
  readonly send: (riferimento: { idProcesso: string; versione: number }) => Promise<Answer<unknown>>;
  /** What the run is afterwards. */
  readonly compiuta: Partial<Processo>;
  /** What the others are told: that it is accounted already says more than that it has changed. */
  readonly code: 'VERSIONE_SUPERATA' | 'STATO_NON_AMMESSO';
}

const chiusure: readonly Chiusura[] = [
  {
    nome: 'payment orders',
    send: (riferimento) => ufficio.call(chiusuraRoutes.saveMandati, { body: { ...riferimento, ...ORDINATO } }),
    compiuta: ORDINATO,
    code: 'VERSIONE_SUPERATA',
  },
  {
    nome: 'exposure to the employees',
    send: (riferimento) => ufficio.call(chiusuraRoutes.esponiDipendenti, { body: riferimento }),
    compiuta: { FLG_ESP_DIP: true },
    code: 'VERSIONE_SUPERATA',
  },
  {
    nome: 'accounting',
    send: (riferimento) => ufficio.call(chiusuraRoutes.contabilizza, { body: riferimento }),
    compiuta: { STATUS: 'CONTABILIZZATO' },
    code: 'STATO_NON_AMMESSO',
  },
  {
    nome: 'hand-over to the budget product',
    send: (riferimento) => ufficio.call(chiusuraRoutes.esponiBilancio, { body: riferimento }),
    compiuta: { FLG_ESP_WWB: true },
    code: 'VERSIONE_SUPERATA',
  },
];

describe(`${INSIEME} at once from one version`, () => {
  test.each(chiusure)('$nome: done once, the others are told how the run is now', async ({ send, compiuta, code }) => {
    const riferimento = { idProcesso: processo.uid, versione: processo.versione };
    const risposte = await Promise.all(Array.from({ length: INSIEME }, () => send(riferimento)));
    processo = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
    const { uid, versione } = processo;
    expect(processo).toMatchObject({ ...compiuta, versione: riferimento.versione + 1 });
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    for (const { body } of risposte.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code, current: { uid, versione } });
  });
});
