import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { denunciaEntita } from '#archivio/denunce/denuncia.ts';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { F24Ep, type RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { denunciaSalvata } from '#support/denunce/denuncia-salvata.ts';
import { dovutoAMano, dovutoDelleCelle } from '#support/denunce/dovuto-a-mano.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  sendF24,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
let processo: Processo;
let inviato: Denuncia;
let chiave: string;
let buono: F24Ep;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(2);
  processo = await contabilizzata(scuola, [0, 1]);
  inviato = await sendF24(
    scuola.adempimenti,
    await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }),
  );
  chiave = `${SCUOLA_A}/denunce/${inviato.uid}/${inviato.hashInviato ?? ''}`;
  const bytes = (await filesFromEnv({ BUCKET_NAME }).get(chiave)) ?? new Uint8Array();
  buono = F24Ep.parse(f24Ep.read(bytes, await riferimentiDiProva()).records);
});
afterAll(() => scuola.home.close());

const quadratura = () => scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese: 3 } });
const diverse = async () =>
  (await quadratura()).righe
    .filter(({ denuncia, esito }) => denuncia === 'F24' && esito !== 'QUADRA')
    .map(({ codice, ente, riferimentoA, differenza }) => [codice, ente, riferimentoA, differenza]);

test('what is due under each code is the lines of the payslips, by a table that is not the one of the program', async () => {
  const delMese = await quadratura();
  expect(dovutoDelleCelle(delMese)).toEqual(
    await dovutoAMano(archivioDi(scuola.home.store, SCUOLA_A), { anno: 2026, setupType: 'SCUOLA' }),
  );
  expect(delMese.righe.length).toBeGreaterThan(3);
});

describe('a fault in the bytes of the file that was sent shows in its cell and in no other', () => {
  const irap = () => buono.modelli[0]?.righe.find(({ codice }) => codice === '380E')?.debito ?? 0;
  /** The rows of the file with those of IRAP changed. */
  const guasta = (cambia: (riga: RigaF24) => readonly RigaF24[]): F24Ep => ({
    ...buono,
    modelli: buono.modelli.map((modello) => ({
      ...modello,
      righe: modello.righe.flatMap((riga) => (riga.codice === '380E' ? cambia(riga) : [riga])),
    })),
  });
  test.each<[string, (riga: RigaF24) => readonly RigaF24[], () => (string | number)[][]]>([
    ['row removed', () => [], () => [['380E', '08', '0003', -irap()]]],
    ['cent moved', (riga) => [{ ...riga, debito: riga.debito + 1 }], () => [['380E', '08', '0003', 1]]],
    [
      'wrong month',
      (riga) => [{ ...riga, riferimentoA: '0002' }],
      () => [
        ['380E', '08', '0002', irap()],
        ['380E', '08', '0003', -irap()],
      ],
    ],
    [
      'wrong body',
      (riga) => [{ ...riga, ente: '09' }],
      () => [
        ['380E', '08', '0003', -irap()],
        ['380E', '09', '0003', irap()],
      ],
    ],
    [
      'code swapped',
      (riga) => [{ ...riga, codice: '381E' }],
      () => [
        ['380E', '08', '0003', -irap()],
        ['381E', '08', '0003', irap()],
      ],
    ],
  ])('%s', async (_nome, cambia, attese) => {
    const files = filesFromEnv({ BUCKET_NAME });
    expect(await diverse()).toEqual([]);
    await files.put(chiave, f24Ep.parse(guasta(cambia)).write(), 'application/octet-stream');
    expect(await diverse()).toEqual(attese());
    await files.put(chiave, f24Ep.parse(buono).write(), 'application/octet-stream');
  });
});

test('a sent date is taken back within 24 hours, and not after', async () => {
  const denunce = archivioDi(scuola.home.store, SCUOLA_A).of(denunciaEntita);
  const unGiornoEUnMinutoFa = new Date(Date.now() - (24 * 60 + 1) * 60_000).toISOString();
  await sendOperazioni(
    scuola.home.store,
    denunce.update(denunciaSalvata(inviato), { inviatoIl: unGiornoEUnMinutoFa }).operazioni,
  );
  const versione = inviato.versione + 1;
  await rifiutata(
    scuola.home,
    () => scuola.gestore.call(f24Routes.undoSendF24, { body: { uid: inviato.uid, versione, motivo: 'tardi' } }),
    statoNonAmmesso(/sono passate più di 24 ore/),
  );
});
