import { afterAll, beforeAll, test } from 'vitest';
import { denunciaEntita } from '#archivio/denunce/denuncia.ts';
import { asUid } from '#platform/data/entita.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { storeRecords } from '#support/archivio.ts';
import { denunciaSalvata } from '#support/denunce/denuncia-salvata.ts';
import {
  contabilizzata,
  f24DiMarzo,
  openScuolaCheVersa,
  type ScuolaCheVersa,
} from '#support/denunce/scuola-che-versa.ts';
import { indici, PAGINE_O_FILE, tuttoRifiutato } from '#support/elenchi-lunghi.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheVersa(1);
  const { denuncia } = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: f24DiMarzo([await contabilizzata(scuola, [0])]),
  });
  const altre = indici.map((indice) => String(indice).padStart(5, '0'));
  const { store } = scuola.home;
  for (const tipo of ['f24ep', 'uniemens', 'spt', 'cu'] as const)
    await storeRecords(
      store,
      denunciaEntita,
      SCUOLA_A,
      altre.map((numero) => ({
        ...denunciaSalvata(denuncia),
        tipo,
        // Refused ones: of a month there is one UniEmens that was not.
        esito: 'SCARTATO' as const,
        uid: asUid<'DENUNCIA'>(`${tipo}${numero}`),
        processi: [asUid<'PROCESSO'>(`processo${numero}`)],
      })),
    );
});
afterAll(() => scuola.home.close());

test.each([
  ['the F24', f24Routes.listF24],
  ['the UniEmens', uniemensRoutes.listUniemens],
  ['the accessory pay', sptRoutes.listSpt],
  ['the CU', cuRoutes.listCu],
] as const)('%s of a school', async (_nome, route) => {
  await tuttoRifiutato((limit) => scuola.adempimenti.call(route, { body: { limit } }), PAGINE_O_FILE);
});
