import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import {
  collaboratore,
  contabilizzati,
  MARZO,
  openScuolaCheDenuncia,
  supplente,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Answer } from '#support/home/test-home.ts';

/** Who writes at once from the same version. */
const INSIEME = 20;

let scuola: ScuolaCheVersa;
let denuncia: Denuncia;
const righe = new Map<string, string>();
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
  await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  await contabilizzati(scuola, [collaboratore(scuola.uidDi(1))], { idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Altra' });
});
afterAll(() => scuola.home.close());

interface Gara {
  readonly nome: string;
  readonly send: (riferimento: { uid: string; versione: number }) => Promise<Answer<unknown>>;
  readonly compiuta: Partial<Denuncia>;
  readonly code: 'VERSIONE_SUPERATA' | 'STATO_NON_AMMESSO';
}

const scrittura = (
  nome: string,
  route:
    | typeof uniemensRoutes.putDenunciaIndividuale
    | typeof uniemensRoutes.putDenunciaAziendale
    | typeof uniemensRoutes.putCollaboratore,
  quadro: string,
  campo: string,
  valore: string,
): Gara => ({
  nome,
  send: (riferimento) =>
    scuola.adempimenti.call(route, {
      body: { ...riferimento, riga: righe.get(quadro) ?? '', campo, valore, perche: 'prova' },
    }),
  compiuta: {},
  code: 'VERSIONE_SUPERATA',
});

const gare: readonly Gara[] = [
  scrittura('a value of a worker', uniemensRoutes.putDenunciaIndividuale, 'I', 'Qualifica1', '1'),
  scrittura('a value of a position', uniemensRoutes.putDenunciaAziendale, 'A', 'ForzaAziendale', '9'),
  scrittura('a value of a collaborator', uniemensRoutes.putCollaboratore, 'C', 'TipoRapporto', '11'),
  {
    nome: 'gathered again',
    send: ({ versione }) =>
      scuola.adempimenti.call(uniemensRoutes.saveUniemens, { body: { ...MARZO, allowEmpty: false, versione } }),
    compiuta: { STATUS: 'COMPLETATO' },
    code: 'VERSIONE_SUPERATA',
  },
  {
    nome: 'its file',
    send: (query) => scuola.adempimenti.call(uniemensRoutes.makeFileUniemens, { query }),
    compiuta: { STATUS: 'COMPLETATO' },
    code: 'VERSIONE_SUPERATA',
  },
  {
    nome: 'the sent date',
    send: (riferimento) =>
      scuola.adempimenti.call(uniemensRoutes.sendUniemens, {
        body: { ...riferimento, datInvio: '2026-03-10', protocollo: '' },
      }),
    compiuta: { STATUS: 'INVIATO' },
    code: 'STATO_NON_AMMESSO',
  },
  {
    nome: 'its outcome',
    send: (riferimento) =>
      scuola.adempimenti.call(esitoRoutes.setEsito, {
        body: { ...riferimento, esito: 'ACCETTATO', motivo: '' },
      }),
    compiuta: { esito: 'ACCETTATO' },
    code: 'VERSIONE_SUPERATA',
  },
];

test('of twenty made at once of the same month there is one', async () => {
  const risposte = await Promise.all(
    Array.from({ length: INSIEME }, () =>
      scuola.adempimenti.call(uniemensRoutes.saveUniemens, { body: { ...MARZO, allowEmpty: false } }),
    ),
  );
  const rifiuti = risposte.flatMap(({ status, body }) => (status === 200 ? [] : [body]));
  expect(rifiuti.length).toBe(INSIEME - 1);
  expect(rifiuti).toContainEqual(
    expect.objectContaining({ code: 'DUPLICATO', message: expect.stringContaining('Di marzo 2026') }),
  );
  const { righe: trovate } = await scuola.adempimenti.ok(uniemensRoutes.listUniemens, { body: {} });
  expect(trovate.length).toBe(1);
  const [unica] = trovate;
  if (unica === undefined) throw new Error('No filing');
  const intera = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: unica.uid } });
  ({ denuncia } = intera);
  for (const { chiave } of intera.righe) righe.set(chiave.slice(0, 1), chiave);
});

describe(`${INSIEME} at once from one version`, () => {
  test.each(gare)('$nome: done once, the others are told how it is now', async ({ send, compiuta, code }) => {
    const { uid, versione } = denuncia;
    const risposte = await Promise.all(Array.from({ length: INSIEME }, () => send({ uid, versione })));
    ({ denuncia } = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid } }));
    expect(denuncia).toMatchObject({ ...compiuta, versione: versione + 1 });
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    for (const { body } of risposte.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code, current: { uid, versione: denuncia.versione } });
  });
});
