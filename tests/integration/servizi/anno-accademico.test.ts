import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { openUfficio } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { loginOf } from '#support/home/test-users.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';

let aperta: Awaited<ReturnType<typeof openUfficio>>;
beforeAll(async () => {
  aperta = await openUfficio(1);
});
afterAll(() => aperta.home.close());

test('an annual contract goes on to 31 October where the year is the academic one, and to 31 August elsewhere', async () => {
  const gestore = await aperta.home.as(loginOf('GESTORE'));
  const [persona] = aperta.persone;
  const annuale = (datFine: string) => ({
    ...servizioDiProva({ datInizio: '2025-11-01' }),
    uidSubAnagrafe: persona?.uid ?? '',
    codTipoNomina: 'AN',
    datFine,
  });
  const rifiutato = async (datFine: string, ultimo: string) =>
    expect(await gestore.call(serviziRoutes.createServizio, { body: annuale(datFine) })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'datFine', message: expect.stringContaining(ultimo) }] },
    });
  await rifiutato('2026-10-31', '31/08/2026');
  await createAccademia(gestore);
  await rifiutato('2026-11-01', '31/10/2026');
  expect(await gestore.ok(serviziRoutes.createServizio, { body: annuale('2026-10-31') })).toMatchObject({
    datFine: '2026-10-31',
  });
});
