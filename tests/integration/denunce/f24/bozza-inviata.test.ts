import { afterAll, beforeAll, expect, test } from 'vitest';
import { denunciaEntita } from '#archivio/denunce/denuncia.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { denunciaSalvata } from '#support/denunce/denuncia-salvata.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
});
afterAll(() => scuola.home.close());

const makeFile = ({ uid, versione }: Pick<Denuncia, 'uid' | 'versione'>) =>
  scuola.adempimenti.ok(f24Routes.makeFileF24, { query: { uid, versione } });
const invio = ({ uid, versione }: Denuncia) => ({
  body: { uid, versione, datInvio: scuola.adempimenti.sessione.oggi, protocollo: '' },
});

test('a file made while something blocked is made again under its own name before it is sent, though its bytes are the same', async () => {
  const processo = await contabilizzata(scuola, [0]);
  const { denuncia } = await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) });
  const conFile = await makeFile(denuncia);
  expect((await makeFile(conFile)).files).toHaveLength(1);
  // The state of a file made while something blocked the filing.
  const files = conFile.files.map((file) => ({ ...file, nome: `BOZZA-${file.nome}`, bozza: true }));
  const denunce = archivioDi(scuola.home.store, SCUOLA_A).of(denunciaEntita);
  const bozza = denunce.update(denunciaSalvata(conFile), { files });
  await sendOperazioni(scuola.home.store, bozza.operazioni);
  await rifiutata(
    scuola.home,
    () => scuola.adempimenti.call(f24Routes.sendF24, invio(bozza.record)),
    statoNonAmmesso(/si chiama ancora bozza/),
  );
  const rifatto = await makeFile(bozza.record);
  expect(rifatto.files.map((file) => [file.bozza, /^BOZZA/.test(file.nome)])).toEqual([
    [true, true],
    [false, false],
  ]);
  const inviato = await scuola.adempimenti.ok(f24Routes.sendF24, invio(rifatto));
  expect(inviato.files.find(({ hash }) => hash === inviato.hashInviato)?.hash).toBe(rifatto.files[1]?.hash);
});
