import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readParti } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

/** A month that no year has: as a release without the check of reference A would have let it pass. */
const MESE_13 = '0013';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
}, 120_000);
afterAll(() => scuola.home.close());

const denunce = () => denunceRepository(archivioDi(scuola.home.store, SCUOLA_A), 'F24');
const open = ({ uid }: Pick<Denuncia, 'uid'>) => scuola.adempimenti.ok(f24Routes.getF24, { body: { uid } });
const quadratura = () => scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026 } });

/** The filings that are not what they were when they were sent. */
const alterate = async () =>
  (await checkArchivio(scuola.home.store, SCUOLA_A)).rilievi.filter(({ invariante }) => invariante === 'invio');

/** The filing as a release without the check of today would have stored it: one row is of a month that does not exist, and nothing says what it was judged with. */
const judgedBefore = async ({ uid }: Pick<Denuncia, 'uid'>): Promise<Denuncia> => {
  const { denuncia, contenuto, parti } = await denunce().loadIntera(uid);
  const { giudizio: _giudizio, sigillo: _sigillo, ...testata } = denuncia;
  const { rilievi: _rilievi, ...raccolto } = contenuto;
  const records = raccolto.records.map((record, posto) =>
    posto === 0 ? { ...record, campi: { ...record.campi, riferimentoA: MESE_13 } } : record,
  );
  const { record, operazioni } = denunce().update(testata, {});
  await sendOperazioni(scuola.home.store, [
    ...operazioni,
    ...denunce().putContenuto(record, { ...raccolto, records }, parti),
  ]);
  return record;
};

describe('a filing that was sent', () => {
  let inviata: Denuncia;
  beforeAll(async () => {
    const processo = await contabilizzata(scuola, [0]);
    const intera = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
    inviata = await sendF24(scuola.adempimenti, intera);
  });

  test('is stored with its findings, check by check on its head and whole among its records', async () => {
    const { denuncia, parti } = await denunce().loadIntera(inviata.uid);
    const { rilievi } = await open(inviata);
    expect(readParti(parti).rilievi).toEqual(rilievi);
    expect(denuncia.giudizio?.reduce((somma, { quanti }) => somma + quanti, 0)).toBe(rilievi.length);
    expect(await alterate()).toEqual([]);
  });

  test('with the checks of an earlier release, says what today would block at its next correction, and nothing of it turns red', async () => {
    const prima = await quadratura();
    await judgedBefore(inviata);
    const { denuncia, rilievi } = await open(inviata);
    expect(denuncia).toMatchObject({ STATUS: 'INVIATO', bloccanti: 0 });
    expect(rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toEqual([]);
    const oggi = rilievi.filter(({ controllo }) => controllo === 'OGGI_BLOCCHEREBBE');
    expect(oggi.length).toBeGreaterThan(0);
    expect(oggi[0]).toMatchObject({
      trovato: expect.stringContaining(MESE_13),
      rimedio: expect.stringContaining('Alla prossima correzione: '),
    });
    expect(await quadratura()).toEqual(prima);
    expect(await alterate()).toEqual([]);
  });
});

test('a filing that was not sent is judged again when it is opened and when it is sent, and says which check is new', async () => {
  const processo = await contabilizzata(scuola, [1]);
  const { denuncia } = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
  const { uid } = await scuola.adempimenti.ok(f24Routes.makeFileF24, {
    query: { uid: denuncia.uid, versione: denuncia.versione },
  });
  const { versione } = await judgedBefore({ uid });
  const aperta = await open({ uid });
  expect(aperta.denuncia).toMatchObject({ STATUS: 'ATTESA', versione });
  expect(aperta.denuncia.bloccanti).toBeGreaterThan(0);
  expect(aperta.rilievi.filter(({ controllo }) => controllo === 'NUOVO')).toMatchObject([
    { gravita: 'BLOCCANTE', trovato: expect.stringContaining(MESE_13) },
  ]);
  const rifatto = await scuola.adempimenti.ok(f24Routes.makeFileF24, { query: { uid, versione } });
  expect([rifatto.STATUS, rifatto.files.at(-1)?.bozza]).toEqual(['ATTESA', true]);
});

test('one whose own file a check of today blocks is not sent, and the refusal names the check', async () => {
  const aperte = (await scuola.adempimenti.ok(f24Routes.listF24, { body: {} })).righe;
  const riga = aperte.find(({ STATUS }) => STATUS !== 'INVIATO');
  if (riga === undefined) throw new Error('The open F24 is missing');
  // The state in which an earlier release left it: complete, with its file.
  const { denuncia } = await denunce().loadIntera(riga.uid);
  const completa = denunce().update(denuncia, {
    STATUS: 'COMPLETATO',
    bloccanti: 0,
    files: denuncia.files.map((file) => ({ ...file, bozza: false })),
  });
  await sendOperazioni(scuola.home.store, completa.operazioni);
  const { uid, versione } = completa.record;
  await rifiutata(
    scuola.home,
    () =>
      scuola.adempimenti.call(f24Routes.sendF24, {
        body: { uid, versione, datInvio: scuola.adempimenti.sessione.oggi, protocollo: '' },
      }),
    statoNonAmmesso(/i controlli di oggi la bloccano.*rifare il file/),
  );
});
