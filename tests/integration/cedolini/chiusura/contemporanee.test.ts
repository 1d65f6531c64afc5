import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processiRoutes } from '../../../../shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '../../../../shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '../../../../shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  type Ufficio,
} from '../../../support/cedolini.ts';
import type { Answer, Person, TestHome } from '../../../support/home/test-home.ts';

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

type Chiusura = 'esponiDipendenti' | 'contabilizza' | 'esponiBilancio';
const COMPIUTA: Readonly<Record<Chiusura, Partial<Processo>>> = {
  esponiDipendenti: { FLG_ESP_DIP: true },
  contabilizza: { STATUS: 'CONTABILIZZATO' },
  esponiBilancio: { FLG_ESP_WWB: true },
};

/** What each of them is answered: the one who did it the run, the others that it has changed meanwhile. */
const race = (nome: Chiusura): Promise<Answer<unknown>[]> => {
  const body = { idProcesso: processo.uid, versione: processo.versione };
  return Promise.all(Array.from({ length: INSIEME }, () => ufficio.call(chiusuraRoutes[nome], { body })));
};

describe(`${INSIEME} at once from one version`, () => {
  test.each(['esponiDipendenti', 'contabilizza', 'esponiBilancio'] as const)('%s is done once', async (nome) => {
    const risposte = await race(nome);
    const prima = processo.versione;
    processo = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
    expect(processo).toMatchObject({ ...COMPIUTA[nome], versione: prima + 1 });
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    for (const { body } of risposte.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({
        // that it is accounted already says more than that it has changed
        code: nome === 'contabilizza' ? 'STATO_NON_AMMESSO' : 'VERSIONE_SUPERATA',
        current: { uid: processo.uid, versione: processo.versione },
      });
  });
});
