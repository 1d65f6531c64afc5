import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { accessorio, compenso, compute, elaborazione } from '#support/cedolini.ts';
import { eccedenza } from '#support/denunce/f24-di-prova.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import type { Answer, Person } from '#support/home/test-home.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
let chi: Person;
let prima: Processo;
let seconda: Processo;
let aperto: Denuncia;
let inviato: Denuncia;
let riga: string;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  chi = scuola.adempimenti;
  prima = await contabilizzata(scuola, [0]);
  seconda = await contabilizzata(scuola, [1], { DES_ELABORAZIONE: 'Seconda' });
  const f24 = await chi.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([prima]) });
  riga = f24.righe[0]?.chiave ?? '';
  inviato = await sendF24(chi, f24);
  const altro = await chi.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([seconda]) });
  aperto = await chi.ok(f24Routes.makeFileF24, {
    query: { uid: altro.denuncia.uid, versione: altro.denuncia.versione },
  });
});
afterAll(() => scuola.home.close());

type Chiamata = (riferimento: { uid: string; versione: number }) => Promise<Answer<unknown>>;
const di = ({ uid, versione }: Denuncia) => ({ uid, versione });
const rifiuta = (chiamata: () => ReturnType<Chiamata>, rifiuto: Rifiuto) => rifiutata(scuola.home, chiamata, rifiuto);

const putValore: Chiamata = (riferimento) =>
  chi.call(f24Routes.putValoreF24, { body: { ...riferimento, riga, campo: 'ente', valore: '09', perche: 'prova' } });
const send: Chiamata = (riferimento) =>
  chi.call(f24Routes.sendF24, { body: { ...riferimento, datInvio: '2026-03-10', protocollo: '' } });
const undoSend: Chiamata = (riferimento) =>
  scuola.gestore.call(f24Routes.undoSendF24, { body: { ...riferimento, motivo: 'prova' } });
const setEsito: Chiamata = (riferimento) =>
  chi.call(esitoRoutes.setEsito, { body: { ...riferimento, esito: 'ACCETTATO', motivo: '' } });
const saveCorrezione: Chiamata = (riferimento) =>
  chi.call(correzioniF24Routes.saveCorrezioneF24, { body: { ...riferimento, riga, ...eccedenza } });
const removeCorrezione: Chiamata = (riferimento) =>
  chi.call(correzioniF24Routes.removeCorrezioneF24, { body: { ...riferimento, numero: 1, perche: 'prova' } });
const remove: Chiamata = (riferimento) => chi.call(f24Routes.removeF24, { body: riferimento });
const makeFile: Chiamata = (riferimento) => chi.call(f24Routes.makeFileF24, { query: riferimento });

const diAperto = [
  ['a value written over', putValore],
  ['a file', makeFile],
  ['a sent date', send],
  ['a removal', remove],
] as const;
const diInviato = [
  ['the undoing of a sent date', undoSend],
  ['an outcome', setEsito],
  ['a correction', saveCorrezione],
  ['the removal of a correction', removeCorrezione],
] as const;

describe('a filing that is not there, of another version, or in another state', () => {
  test.each([...diAperto, ...diInviato])('%s of one that does not exist', async (_nome, chiamata) => {
    await rifiuta(() => chiamata({ uid: 'nessuna', versione: 1 }), assente());
  });
  test.each(diAperto)('%s of an older version', async (_nome, chiamata) => {
    await rifiuta(
      () => chiamata({ uid: aperto.uid, versione: aperto.versione + 1 }),
      superata({ uid: aperto.uid, versione: aperto.versione }),
    );
  });
  test.each(diInviato)('%s of an older version', async (_nome, chiamata) => {
    await rifiuta(
      () => chiamata({ uid: inviato.uid, versione: inviato.versione + 1 }),
      superata({ uid: inviato.uid, versione: inviato.versione }),
    );
  });
  test.each(diAperto)('%s of one that is sent', async (_nome, chiamata) => {
    await rifiuta(() => chiamata(di(inviato)), statoNonAmmesso(/è già inviata e non cambia più/));
  });
  test.each(diInviato)('%s of one that is not sent', async (_nome, chiamata) => {
    await rifiuta(() => chiamata(di(aperto)), statoNonAmmesso(/non è ancora inviata/));
  });
  test('the link of a file, or what is asked of a filing that is not there', async () => {
    await rifiuta(() => chi.call(f24Routes.linkFileF24, { body: { uid: aperto.uid, numero: 9 } }), assente());
    await rifiuta(() => chi.call(f24Routes.getF24, { body: { uid: 'nessuna' } }), assente());
    await rifiuta(() => chi.call(f24Routes.getF24, { body: { uid: aperto.uid, riga: 'nessuna' } }), assente());
  });
});

describe('an F24 that cannot be made', () => {
  const save = (
    body: Parameters<typeof f24DiMarzo>[1] & { versione?: number },
    processi: readonly Processo[] = [seconda],
  ) => chi.call(f24Routes.saveF24Ep, { body: { ...f24DiMarzo(processi), ...body } });

  test('of the same runs without its version, of another version, or sent', async () => {
    expect(await save({})).toMatchObject({
      status: 400,
      body: { code: 'VERSIONE_MANCANTE', current: { uid: aperto.uid } },
    });
    await rifiuta(() => save({ versione: aperto.versione + 1 }), superata({ uid: aperto.uid }));
    await rifiuta(() => save({}, [prima]), statoNonAmmesso(/è già inviata/));
  });
  test('of runs of which one is in another F24', async () => {
    expect(await save({}, [prima, seconda])).toMatchObject({ status: 409, body: { code: 'DUPLICATO' } });
  });
  test('of a run that does not exist, is not accounted, or falls in another month', async () => {
    await rifiuta(() => save({ processi: ['nessuna' as never] }), assente());
    const { processo } = await compute(scuola.ufficio, elaborazione({ MESE: 4, dataPagamento: '2026-04-20' }), [
      accessorio(scuola.uidDi(0), [compenso(10_000)]),
    ]);
    await rifiuta(() => save({}, [processo]), statoNonAmmesso(/non è contabilizzata/));
    await rifiuta(
      () => save({ mese: 4, dataPagamento: '2026-05-15' }),
      statoNonAmmesso(/è contabilizzata in un altro mese/),
    );
  });
  test('paid before its month', async () => {
    expect(await save({ dataPagamento: '2026-02-28', versione: aperto.versione })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'dataPagamento' }] },
    });
  });
});

test('a sent date is not before the file nor in the future; a field says what it may hold; a refusal says why', async () => {
  const invia = (datInvio: string) =>
    chi.call(f24Routes.sendF24, { body: { uid: aperto.uid, versione: aperto.versione, datInvio, protocollo: '' } });
  for (const datInvio of ['2026-03-09', '2026-03-11'])
    expect(await invia(datInvio)).toMatchObject({ status: 400, body: { fields: [{ path: 'datInvio' }] } });
  const { uid, versione } = aperto;
  const scrivi = (campo: string, valore: string | number) =>
    chi.call(f24Routes.putValoreF24, { body: { uid, versione, riga, campo, valore, perche: 'prova' } });
  expect(await scrivi('debito', -1)).toMatchObject({ status: 400, body: { fields: [{ path: 'valore' }] } });
  expect(await scrivi('colore', 'rosso')).toMatchObject({ status: 400, body: { fields: [{ path: 'riga' }] } });
  const scarto = { uid: inviato.uid, versione: inviato.versione, esito: 'SCARTATO', motivo: '' } as const;
  expect(await chi.call(esitoRoutes.setEsito, { body: scarto })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'motivo' }] },
  });
});

test('a content that no file holds is not sent; an answer that came keeps the date', async () => {
  const { denuncia } = await chi.ok(f24Routes.putValoreF24, {
    body: { uid: aperto.uid, versione: aperto.versione, riga, campo: 'debito', valore: 1, perche: 'prova' },
  });
  await rifiuta(() => send(di(denuncia)), statoNonAmmesso(/il suo contenuto non è in nessun file/));
  const accettato = await chi.ok(esitoRoutes.setEsito, {
    body: { uid: inviato.uid, versione: inviato.versione, esito: 'ACCETTATO', motivo: '' },
  });
  await rifiuta(() => undoSend(di(accettato)), statoNonAmmesso(/ha già un esito/));
});
