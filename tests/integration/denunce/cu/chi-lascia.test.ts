import { afterAll, beforeAll, expect, test } from 'vitest';
import { printCuDiChiLascia } from '#shared/contracts/denunce/stampe/cu.ts';
import { occasionaleDiProva, print } from '#support/cedolini.ts';
import { saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2);
  await contabilizzati(
    scuola,
    [occasionaleDiProva(scuola.uidDi(0), 40_000), occasionaleDiProva(scuola.uidDi(1), 70_000)],
    { idMetodo: 'EST-LD' },
  );
});
afterAll(() => scuola.home.close());

const chiesta = (persona: number, anno = 2026) =>
  print(scuola.adempimenti, printCuDiChiLascia, { anno, uidSubAnagrafe: scuola.uidDi(persona) });

test('without anybody who signs it is not given, and says where that is written', async () => {
  const { status, body } = await scuola.adempimenti.call(printCuDiChiLascia, {
    body: { anno: 2026, uidSubAnagrafe: scuola.uidDi(0) },
  });
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('manca chi firma')]);
});

test('of the year that goes on, one person alone, signed today; it says that the one of the year follows', async () => {
  await saveFirma(scuola.adempimenti, { anno: 2026 });
  const { bytes } = await chiesta(0);
  const letto = await readPdf(bytes ?? new Uint8Array());
  const carta = testoLetto(letto);
  const [anno, mese, giorno] = scuola.adempimenti.sessione.oggi.split('-');
  expect(anno).toBe('2026');
  for (const detto of [
    'la segue quella inviata per l’anno',
    `Data della firma: ${giorno}/${mese}/${anno}`,
    '400,00',
    'Informazioni per chi la riceve',
    'Dati personali',
  ])
    expect(carta).toContain(detto);
  expect(carta).not.toContain('700,00');
  expect(letto.segnalibri).toHaveLength(1);
});

test('while the signer of the year is not written, that of the year before signs', async () => {
  const altra = await openScuolaCheDenuncia(1);
  try {
    await contabilizzati(altra, [occasionaleDiProva(altra.uidDi(0), 40_000)], { idMetodo: 'EST-LD' });
    await saveFirma(altra.adempimenti, { anno: 2025, datFirma: '2026-03-01' });
    const { bytes } = await print(altra.adempimenti, printCuDiChiLascia, {
      anno: 2026,
      uidSubAnagrafe: altra.uidDi(0),
    });
    expect(testoLetto(await readPdf(bytes ?? new Uint8Array()))).toMatch(/ottavia verdi/i);
  } finally {
    await altra.home.close();
  }
});

test('nobody who was paid nothing in the year has one', async () => {
  await saveFirma(scuola.adempimenti, { anno: 2025, datFirma: '2026-03-01' });
  const { status } = await scuola.adempimenti.call(printCuDiChiLascia, {
    body: { anno: 2025, uidSubAnagrafe: scuola.uidDi(0) },
  });
  expect(status).toBe(404);
});
