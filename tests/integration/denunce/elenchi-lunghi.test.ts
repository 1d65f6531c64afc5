import { afterAll, beforeAll, test } from 'vitest';
import { denunciaEntita } from '../../../functions/archivio/denunce/denuncia.ts';
import { asUid } from '../../../functions/platform/data/entita.ts';
import { f24Routes } from '../../../shared/contracts/denunce/f24-chiamate.ts';
import { storeRecords } from '../../support/archivio.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  type ScuolaCheVersa,
} from '../../support/denunce/scuola-che-versa.ts';
import { indici, PAGINE_O_FILE, tuttoRifiutato } from '../../support/elenchi-lunghi.ts';
import { SCUOLA_A } from '../../support/home/test-users.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  const { denuncia } = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: f24DiMarzo([await contabilizzata(scuola, [0])]),
  });
  const altre = indici.slice(1).map((indice) => String(indice).padStart(5, '0'));
  await storeRecords(
    scuola.home.store,
    denunciaEntita,
    SCUOLA_A,
    altre.map((numero) => ({
      ...denuncia,
      uid: asUid<'DENUNCIA'>(`denuncia${numero}`),
      processi: [asUid<'PROCESSO'>(`processo${numero}`)],
    })),
  );
});
afterAll(() => scuola.home.close());

test('the F24 of a school', async () => {
  await tuttoRifiutato((limit) => scuola.adempimenti.call(f24Routes.listF24, { body: { limit } }), PAGINE_O_FILE);
});
