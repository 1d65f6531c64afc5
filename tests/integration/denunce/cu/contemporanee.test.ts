import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import {
  CU_DI_MARZO,
  elaboraCu,
  FIRMA,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import type { Answer } from '#support/home/test-home.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

/** Who writes at once from the same version. */
const INSIEME = 20;

let scuola: ScuolaCheCertifica;
let denuncia: Denuncia;
let aperta: Denuncia;
const cf = (indice: number): string => scuola.persone[indice]?.desCf ?? '';
beforeAll(async () => {
  scuola = await openScuolaCheCertifica();
});
afterAll(() => scuola.home.close());

type Riferimento = { uid: string; versione: number };
type Chiamata = (riferimento: Riferimento) => Promise<Answer<unknown>>;

const elabora = (cambi: Partial<typeof CU_DI_MARZO> & { versione?: number } = {}) =>
  scuola.adempimenti.call(cuRoutes.elaboraCu, { body: { ...CU_DI_MARZO, ...cambi } });
const scrivi: Chiamata = (riferimento) =>
  scuola.adempimenti.call(cuRoutes.putCertificato, {
    body: { ...riferimento, riga: `D|${cf(0)}`, campo: 'DA002006', valore: 'PROVA', perche: 'prova' },
  });
const file: Chiamata = (query) => scuola.adempimenti.call(cuRoutes.makeFileCu, { query });
const invia: Chiamata = (riferimento) =>
  scuola.adempimenti.call(cuRoutes.sendCu, { body: { ...riferimento, datInvio: '2026-03-10', protocollo: '' } });
const togli: Chiamata = (riferimento) =>
  scuola.gestore.call(cuRoutes.undoSendCu, { body: { ...riferimento, motivo: 'prova' } });
const esito: Chiamata = (riferimento) =>
  scuola.adempimenti.call(esitoRoutes.setEsito, { body: { ...riferimento, esito: 'ACCETTATO', motivo: '' } });
const rimuovi: Chiamata = (body) => scuola.adempimenti.call(cuRoutes.removeCu, { body });
const rifiuta = (chiamata: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) =>
  rifiutata(scuola.home, chiamata, rifiuto);

test('without who signs there is no certification; of twenty that say it at once one does', async () => {
  await rifiuta(() => elabora(), statoNonAmmesso(/manca chi firma/));
  const risposte = await Promise.all(
    Array.from({ length: INSIEME }, () => scuola.adempimenti.call(cuRoutes.saveOpzioniCu, { body: FIRMA })),
  );
  expect(risposte.filter(({ status }) => status === 200).length).toBe(1);
  for (const { body } of risposte.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ code: 'VERSIONE_SUPERATA', current: { versione: 2 } });
});

test('of twenty made at once of the same send there is one', async () => {
  const risposte = await Promise.all(Array.from({ length: INSIEME }, () => elabora()));
  const rifiuti = risposte.flatMap(({ status, body }) => (status === 200 ? [] : [body]));
  expect(rifiuti.length).toBe(INSIEME - 1);
  expect(rifiuti).toContainEqual(
    expect.objectContaining({ code: 'DUPLICATO', message: expect.stringContaining("di quell'invio c'è già") }),
  );
  const { righe } = await scuola.adempimenti.ok(cuRoutes.listCu, { body: {} });
  expect(righe.length).toBe(1);
  const [unica] = righe;
  if (unica === undefined) throw new Error('No filing');
  denuncia = unica;
});

describe(`${INSIEME} at once from one version`, () => {
  test.each([
    ['a value', scrivi, 'VERSIONE_SUPERATA'],
    ['gathered again', ({ versione }: Riferimento) => elabora({ versione }), 'VERSIONE_SUPERATA'],
    ['its file', file, 'VERSIONE_SUPERATA'],
    ['the sent date', invia, 'STATO_NON_AMMESSO'],
    ['its outcome', esito, 'VERSIONE_SUPERATA'],
  ] as const)('%s: done once, the others are told how it is now', async (_nome, send, code) => {
    const { uid, versione } = denuncia;
    const risposte = await Promise.all(Array.from({ length: INSIEME }, () => send({ uid, versione })));
    ({ denuncia } = await scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid } }));
    expect(denuncia.versione).toBe(versione + 1);
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    for (const { body } of risposte.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code, current: { uid, versione: denuncia.versione } });
  });
});

describe('a CU that is not there, of another version, or in another state', () => {
  beforeAll(async () => {
    ({ denuncia: aperta } = await elaboraCu(scuola.adempimenti, {
      operazione: 'SOSTITUZIONE',
      corregge: denuncia.uid,
      persone: [cf(0)],
    }));
  });
  const di = ({ uid, versione }: Denuncia) => ({ uid, versione });
  const diAperta = [
    ['a value', scrivi],
    ['a file', file],
    ['a sent date', invia],
    ['a removal', rimuovi],
  ] as const;
  const diInviata = [
    ['the undoing of a sent date', togli],
    ['an outcome', esito],
  ] as const;
  test.each([...diAperta, ...diInviata])('%s of one that does not exist', async (_nome, chiamata) => {
    await rifiuta(() => chiamata({ uid: 'nessuna', versione: 1 }), assente());
  });
  test('a correction of one that does not exist', async () => {
    const corregge = asUid<'DENUNCIA'>('nessuna');
    await rifiuta(() => elabora({ operazione: 'SOSTITUZIONE', corregge, persone: [cf(0)] }), assente());
  });
  test.each([...diAperta.slice(0, 2), diAperta[3]] as const)('%s of an older version', async (_nome, chiamata) => {
    await rifiuta(() => chiamata({ uid: aperta.uid, versione: aperta.versione + 1 }), superata(di(aperta)));
  });
  test.each(diInviata)('%s of an older version', async (_nome, chiamata) => {
    await rifiuta(() => chiamata({ uid: denuncia.uid, versione: denuncia.versione + 1 }), superata(di(denuncia)));
  });
  test.each(diAperta)('%s of one that is sent', async (_nome, chiamata) => {
    await rifiuta(() => chiamata(di(denuncia)), statoNonAmmesso(/è già inviata e non cambia più/));
  });
  test.each(diInviata)('%s of one that is not sent', async (_nome, chiamata) => {
    await rifiuta(() => chiamata(di(aperta)), statoNonAmmesso(/ha ancora rilievi bloccanti/));
  });
  test('a sent date of an older version of one that is complete', async () => {
    const { righe } = await scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid: aperta.uid } });
    const persona = righe.find(({ chiave }) => chiave.startsWith('D|'))?.chiave ?? '';
    for (const [campo, valore] of [
      ['protocollo', '26031012345678901'],
      ['progressivoRicevuta', '000001'],
    ] as const)
      ({ denuncia: aperta } = await scuola.adempimenti.ok(cuRoutes.putCertificato, {
        body: { ...di(aperta), riga: persona, campo, valore, perche: 'dalla ricevuta' },
      }));
    await rifiuta(() => invia({ uid: aperta.uid, versione: aperta.versione + 1 }), superata(di(aperta)));
  });
  test('its making again without the version, of another one, once sent, or of what cannot be corrected', async () => {
    const correzione = { operazione: 'SOSTITUZIONE' as const, corregge: denuncia.uid, persone: [cf(0)] };
    expect(await elabora(correzione)).toMatchObject({ status: 400, body: { code: 'VERSIONE_MANCANTE' } });
    await rifiuta(() => elabora({ ...correzione, versione: aperta.versione + 1 }), superata(di(aperta)));
    await rifiuta(() => elabora(), statoNonAmmesso(/è già inviata/));
    await rifiuta(
      () => elabora({ ...correzione, corregge: aperta.uid }),
      statoNonAmmesso(/non si può correggere così/),
    );
    expect(await elabora({ ...correzione, corregge: null })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'corregge' }] },
    });
    expect(await elabora({ ...correzione, persone: [] })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'persone' }] },
    });
    expect(await elabora({ corregge: denuncia.uid })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'corregge' }] },
    });
  });
  test('a filing, a file, a person that is not there; a filing of another kind', async () => {
    const chi = scuola.adempimenti;
    await rifiuta(() => chi.call(cuRoutes.getCertificato, { body: { uid: 'nessuna' } }), assente());
    await rifiuta(() => chi.call(cuRoutes.linkFileCu, { body: { uid: denuncia.uid, numero: 9 } }), assente());
    await rifiuta(() => chi.call(f24Routes.getF24, { body: { uid: denuncia.uid } }), assente());
    const consegna = (uid: string, persona: string, giorno = '2026-03-10') =>
      chi.call(cuRoutes.consegnaCu, { body: { uid, persone: [persona], giorno } });
    await rifiuta(() => consegna('nessuna', cf(0)), assente());
    await rifiuta(() => consegna(denuncia.uid, 'RSSMRA80A01H501U'), assente());
    await rifiuta(
      () => consegna(aperta.uid, cf(0)),
      statoNonAmmesso(/non si consegnano: non è ancora inviata|non si consegnano: è stata respinta/),
    );
    expect(await consegna(denuncia.uid, cf(0), '2026-03-11')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'giorno' }] },
    });
  });
});

test('who signs is asked again when the day is not of the year after the incomes', async () => {
  expect(
    await scuola.adempimenti.call(cuRoutes.saveOpzioniCu, { body: { ...FIRMA, versione: 2, datFirma: '2026-12-31' } }),
  ).toMatchObject({ status: 400, body: { fields: [{ path: 'datFirma' }] } });
});

test('a refused filing leaves its send to another, that says which it sends again', async () => {
  await saveFirma(scuola.adempimenti, { versione: 2 });
  const chi = scuola.adempimenti;
  const { denuncia: ottobre } = await elaboraCu(chi, { invio: 'OTTOBRE' });
  expect(ottobre).toMatchObject({ righe: 0, STATUS: 'ATTESA' });
  const scartata = await chi.ok(esitoRoutes.setEsito, {
    body: { uid: denuncia.uid, versione: denuncia.versione, esito: 'SCARTATO', motivo: 'prova' },
  });
  const { denuncia: nuova } = await elaboraCu(chi);
  expect(nuova).toMatchObject({ corregge: scartata.uid, STATUS: 'COMPLETATO' });
  expect(await sendCu(chi, nuova)).toMatchObject({ STATUS: 'INVIATO' });
});
