import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { eccedenza } from '#support/denunce/f24-di-prova.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import type { Answer } from '#support/home/test-home.ts';

/** Who writes at once from the same version. */
const INSIEME = 20;

let scuola: ScuolaCheVersa;
let processo: Processo;
let denuncia: Denuncia;
let riga: string;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  processo = await contabilizzata(scuola, [0]);
});
afterAll(() => scuola.home.close());

interface Gara {
  readonly nome: string;
  readonly send: (riferimento: { uid: string; versione: number }) => Promise<Answer<unknown>>;
  /** What the filing is afterwards. */
  readonly compiuta: Partial<Denuncia>;
  /** What the others are told: that it is sent already says more than that it has changed. */
  readonly code: 'VERSIONE_SUPERATA' | 'STATO_NON_AMMESSO';
}

const gare: readonly Gara[] = [
  {
    nome: 'a value written over',
    send: (riferimento) =>
      scuola.adempimenti.call(f24Routes.putValoreF24, {
        body: { ...riferimento, riga, campo: 'debito', valore: 77, perche: 'prova' },
      }),
    compiuta: { STATUS: 'COMPLETATO' },
    code: 'VERSIONE_SUPERATA',
  },
  {
    nome: 'gathered again',
    send: ({ versione }) =>
      scuola.adempimenti.call(f24Routes.saveF24Ep, {
        body: { ...f24DiMarzo([processo], { descrizione: 'Aggiornato' }), versione },
      }),
    compiuta: { descrizione: 'Aggiornato' },
    code: 'VERSIONE_SUPERATA',
  },
  {
    nome: 'its file',
    send: (query) => scuola.adempimenti.call(f24Routes.makeFileF24, { query }),
    compiuta: { STATUS: 'COMPLETATO' },
    code: 'VERSIONE_SUPERATA',
  },
  {
    nome: 'the sent date',
    send: (riferimento) =>
      scuola.adempimenti.call(f24Routes.sendF24, { body: { ...riferimento, datInvio: '2026-03-10', protocollo: '' } }),
    compiuta: { STATUS: 'INVIATO' },
    code: 'STATO_NON_AMMESSO',
  },
  {
    nome: 'its outcome',
    send: (riferimento) =>
      scuola.adempimenti.call(esitoRoutes.setEsito, { body: { ...riferimento, esito: 'ACCETTATO', motivo: '' } }),
    compiuta: { esito: 'ACCETTATO' },
    code: 'VERSIONE_SUPERATA',
  },
  {
    nome: 'a correction asked of it',
    send: (riferimento) =>
      scuola.adempimenti.call(correzioniF24Routes.saveCorrezioneF24, {
        body: { ...riferimento, riga, ...eccedenza },
      }),
    compiuta: { STATUS: 'INVIATO' },
    code: 'VERSIONE_SUPERATA',
  },
];

test('of twenty made at once of the same runs there is one', async () => {
  const risposte = await Promise.all(
    Array.from({ length: INSIEME }, () =>
      scuola.adempimenti.call(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }),
    ),
  );
  expect(risposte.filter(({ status }) => status === 200).length).toBe(1);
  const { righe } = await scuola.adempimenti.ok(f24Routes.listF24, { body: {} });
  expect(righe.length).toBe(1);
  const [unica] = righe;
  if (unica === undefined) throw new Error('No filing');
  const intera = await scuola.adempimenti.ok(f24Routes.getF24, { body: { uid: unica.uid } });
  ({ denuncia } = intera);
  riga = intera.righe[0]?.chiave ?? '';
});

describe(`${INSIEME} at once from one version`, () => {
  test.each(gare)('$nome: done once, the others are told how the filing is now', async ({ send, compiuta, code }) => {
    const { uid, versione } = denuncia;
    const risposte = await Promise.all(Array.from({ length: INSIEME }, () => send({ uid, versione })));
    ({ denuncia } = await scuola.adempimenti.ok(f24Routes.getF24, { body: { uid } }));
    expect(denuncia).toMatchObject({ ...compiuta, versione: versione + 1 });
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    for (const { body } of risposte.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code, current: { uid, versione: denuncia.versione } });
  });
});
