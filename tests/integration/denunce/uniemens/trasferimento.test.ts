import { afterAll, beforeAll, expect, test } from 'vitest';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { accessorio, compenso, compute, elaborazione } from '#support/cedolini.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati, sendUniemens, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { assente, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
let denuncia: DenunciaIntera;
beforeAll(async () => {
  scuola = await openAccademia();
  const { processo } = await compute(
    scuola.ufficio,
    elaborazione({ MESE: 2, dataPagamento: '2026-02-20', idMetodo: 'SUP-LD', DES_ELABORAZIONE: 'Supplenze' }),
    [{ uidSubAnagrafe: scuola.uidDi(1), percettore: null, voci: [] }],
  );
  await scuola.ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  await contabilizzati(scuola, [accessorio(scuola.uidDi(0), [compenso(100_000)])]);
  denuncia = await uniemensDiMarzo(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

const body = (meseProv: number, cambi: { uniemensIdDest?: string; versione?: number } = {}) => ({
  uniemensIdDest: denuncia.denuncia.uid,
  versione: denuncia.denuncia.versione,
  annoProv: 2026,
  meseProv,
  ...cambi,
});
const chiama = (meseProv: number, cambi?: Parameters<typeof body>[1]) =>
  scuola.adempimenti.call(uniemensRoutes.transferUniemens, { body: body(meseProv, cambi) });
const febbraio = () => denuncia.righe.find(({ chiave }) => chiave.startsWith('V1|'))?.calcolati;

test('a filing that is not there, of another version, a month without runs, or not an earlier one', async () => {
  const { uid, versione } = denuncia.denuncia;
  const rifiuta = (chiamata: () => ReturnType<typeof chiama>, rifiuto: Rifiuto) =>
    rifiutata(scuola.home, chiamata, rifiuto);
  await rifiuta(() => chiama(2, { uniemensIdDest: 'nessuna' }), assente());
  await rifiuta(() => chiama(2, { versione: versione + 1 }), superata({ uid, versione }));
  await rifiuta(() => chiama(1), statoNonAmmesso(/Nessuna elaborazione di gennaio 2026/));
  expect((await chiama(3)).body).toMatchObject({ fields: [{ path: 'meseProv' }] });
});

test('twenty at once bring the month in once: its fixed pay is an earlier period, paid in its month', async () => {
  expect(febbraio()).toBeUndefined();
  const { uid, versione } = denuncia.denuncia;
  const risposte = await Promise.all(Array.from({ length: 20 }, () => chiama(2)));
  expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  denuncia = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid } });
  expect(denuncia.denuncia).toMatchObject({ versione: versione + 1, dati: { trasferiti: '2026-02' } });
  expect(denuncia.daAggiornare).toBe(false);
  expect(febbraio()).toMatchObject({
    '@CausaleVariazione': '1',
    GiornoInizio: '2026-02-02',
    'EnteVersante.0.AnnoMeseErogazione': '2026-02',
  });
});

test('gathered again it stays, the filing of its own month does not take it, and the sums agree once it is sent', async () => {
  denuncia = await uniemensDiMarzo(scuola.adempimenti, denuncia.denuncia.versione);
  expect(febbraio()).toBeDefined();
  const suo = await scuola.adempimenti.call(uniemensRoutes.saveUniemens, {
    body: { anno: 2026, mese: 2, allowEmpty: false },
  });
  expect(suo.body).toMatchObject({ code: 'STATO_NON_AMMESSO' });
  await sendUniemens(scuola.adempimenti, denuncia.denuncia);
  const { righe } = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026 } });
  const celle = righe.filter(({ denuncia: quale }) => quale === 'UNIEMENS');
  expect(celle.length).toBeGreaterThan(0);
  expect(celle.filter(({ esito }) => esito !== 'QUADRA')).toEqual([]);
});
