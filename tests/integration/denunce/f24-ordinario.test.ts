import { afterAll, beforeAll, expect, test } from 'vitest';
import { f24Ordinario } from '#functions/denunce/formati/f24/f24ordinario.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { F24Ordinario } from '#shared/contracts/denunce/f24.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { assente, rifiutata, statoNonAmmesso, superata } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
let prima: Processo;
let seconda: Processo;
let f24: DenunciaIntera;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2, 'ORDINARIO');
  prima = await contabilizzata(scuola, [0]);
  seconda = await contabilizzata(scuola, [1], { DES_ELABORAZIONE: 'Seconda' });
});
afterAll(() => scuola.home.close());

const MARZO = { anno: 2026, mese: 3 };
const codici = ({ righe }: DenunciaIntera) => righe.map(({ calcolati }) => String(calcolati.codice)).toSorted();

test('a school outside the single treasury pays by the codes of the ordinary form, and not by the other', async () => {
  const proposta = await scuola.adempimenti.ok(f24Routes.proponiF24, { body: MARZO });
  expect(proposta.modello).toBe('ORDINARIO');
  expect(proposta.righe.map(({ codice }) => codice)).toContain('1001');
  await rifiutata(
    scuola.home,
    () => scuola.adempimenti.call(f24Routes.saveF24Ep, { body: f24DiMarzo([prima]) }),
    statoNonAmmesso(/versa con l'F24 ordinario/),
  );
  f24 = await scuola.adempimenti.ok(f24Routes.saveF24Ordinario, { body: f24DiMarzo([prima]) });
  expect(f24.denuncia).toMatchObject({ tipo: 'f24', STATUS: 'COMPLETATO', bloccanti: 0, debito: proposta.debito / 2 });
  expect(codici(f24)).toEqual(expect.arrayContaining(['1001', '3858']));
  expect(codici(f24).filter((codice) => codice.endsWith('E'))).toEqual([]);
});

test('a row of the former INPDAP names its body, and a value written over stays beside the computed one', async () => {
  const pensione = f24.righe.find(({ calcolati }) => calcolati.sezione === 'Q');
  expect(pensione?.calcolati).toMatchObject({ altroEnte: '0003', ente: 'RM' });
  const scrivi = (valore: string | null) =>
    scuola.adempimenti.ok(f24Routes.putValoreF24, {
      body: {
        uid: f24.denuncia.uid,
        versione: f24.denuncia.versione,
        riga: pensione?.chiave ?? '',
        campo: 'altroEnte',
        valore,
        perche: 'prova',
      },
    });
  f24 = await scrivi('0004');
  expect(f24.rilievi.find(({ gravita }) => gravita === 'BLOCCANTE')).toMatchObject({
    codice: 'f24.altro-ente',
    chiave: pensione?.chiave,
    nome: 'altroEnte',
  });
  f24 = await scrivi(null);
  expect(f24.denuncia.STATUS).toBe('COMPLETATO');
});

test('its file is the records, to the byte; sent, every cell of the balance is zero', async () => {
  const inviato = await sendF24(scuola.adempimenti, f24);
  expect(inviato.files[0]?.nome).toBe('F24A0-XXTS00001A-202603-1.T24');
  const { link } = await scuola.adempimenti.ok(f24Routes.linkFileF24, { body: { uid: inviato.uid, numero: 1 } });
  const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
  const { records, rilievi } = f24Ordinario.read(bytes, await riferimentiDiProva());
  expect(rilievi).toEqual([]);
  const { modelli } = F24Ordinario.parse(records);
  expect(modelli[0]).toMatchObject({ indirizzo: 'VIA INVENTATA 1', comune: 'ROMA', cap: '00144', provincia: 'RM' });
  expect(modelli[0]?.righe.map(({ codice }) => codice).toSorted()).toEqual(codici(f24));
  const { righe: celle } = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: MARZO });
  // What is not sent is the run that no F24 has.
  expect(celle.map(({ dovuto, denunciato }) => [dovuto, denunciato])).toEqual(
    celle.map(({ denunciato }) => [denunciato * 2, denunciato]),
  );
  const inF24 = celle.filter(({ denuncia }) => denuncia === 'F24');
  expect(inF24.map(({ codice }) => codice).toSorted()).toEqual(codici(f24));
  f24 = { ...f24, denuncia: inviato };
});

test('of the same runs without its version, of another version, sent; of runs of which one is in another, or not there', async () => {
  const save = (processi: readonly Processo[], cambi: { versione?: number; processi?: Processo['uid'][] } = {}) =>
    scuola.adempimenti.call(f24Routes.saveF24Ordinario, { body: { ...f24DiMarzo(processi), ...cambi } });
  await rifiutata(scuola.home, () => save([prima]), statoNonAmmesso(/è già inviata/));
  expect(await save([prima, seconda])).toMatchObject({ status: 409, body: { code: 'DUPLICATO' } });
  const { denuncia } = await scuola.adempimenti.ok(f24Routes.saveF24Ordinario, { body: f24DiMarzo([seconda]) });
  expect(await save([seconda])).toMatchObject({ status: 400, body: { code: 'VERSIONE_MANCANTE' } });
  await rifiutata(
    scuola.home,
    () => save([seconda], { versione: denuncia.versione + 1 }),
    superata({ uid: denuncia.uid }),
  );
  await rifiutata(scuola.home, () => save([], { processi: [asUid('nessuna')] }), assente());
});
