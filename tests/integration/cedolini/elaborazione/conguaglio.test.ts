import { afterAll, beforeAll, expect, test } from 'vitest';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import {
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  importi,
  nameFirmatari,
  nuovoMilanese,
  print,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2027-02-20' });
  ufficio = await home.as(loginOf('CEDOLINI'));
});
afterAll(() => home.close());

test('two fees of 2026 are settled in February 2027: lines, payslip, codes of the F24', async () => {
  await nameFirmatari(ufficio);
  const { uid: uidSubAnagrafe } = await nuovoMilanese(ufficio, 1);
  const paga = async (dataPagamento: string, competenza: { dal: string; al: string }) => {
    const { processo } = await compute(
      ufficio,
      elaborazione({ idMetodo: 'COC-LD', MESE: Number(dataPagamento.slice(5, 7)), dataPagamento }),
      [
        {
          uidSubAnagrafe,
          percettore: { tipo: 'COCOCO' },
          voci: [{ ...compenso(600_000), competenza }],
          fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 4_500_000 },
        },
      ],
    );
    await ufficio.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
    });
    return importi(await cedolinoDi(ufficio, processo.uid, uidSubAnagrafe));
  };
  // 6.000,00 − 8 % = 5.520,00 × 23 % = 1.269,60; art. 13 on 45.000,00: 1.910,00 × 0,2272 = 433,95 × 181 or 184 ÷ 365.
  expect([
    (await paga('2026-07-20', { dal: '2026-01-01', al: '2026-06-30' }))['IRPEF'],
    (await paga('2026-12-20', { dal: '2026-07-01', al: '2026-12-31' }))['IRPEF'],
  ]).toEqual([126_960 - 21_519, 126_960 - 21_876]);

  const { processo, avanzamento } = await compute(
    ufficio,
    elaborazione({
      ANNO: 2027,
      MESE: 2,
      idMetodo: 'CON-LD',
      dataPagamento: '2027-02-20',
      DES_ELABORAZIONE: 'Conguaglio del 2026',
    }),
    [
      {
        uidSubAnagrafe,
        percettore: { tipo: 'COCOCO' },
        voci: [],
        // the sum given back is over the threshold of art. 48-bis
        verifica: { data: '2027-02-15', numero: '2027/1', debito: 0 },
      },
    ],
  );
  const cedolino = await cedolinoDi(ufficio, processo.uid, uidSubAnagrafe);
  expect([cedolino.anomalie, avanzamento.STATUS]).toEqual([[], 'COMPLETATO']);
  // 11.040,00 × 23 % = 2.539,20 − 1.955,00 = 584,20 due, less 2.105,25; trattamento integrativo of 365 days.
  expect(importi(cedolino)).toMatchObject({
    IRPEF: 58_420 - 210_525,
    TRATTAMENTO_INTEGRATIVO: 120_000,
    NETTO: 272_105,
  });
  const { versamenti } = await ufficio.ok(versamentiRoutes.listVersamenti, { body: { idProcesso: processo.uid } });
  expect(versamenti.map(({ f24, somma }) => [f24?.ep, f24?.riferimentoA, f24?.riferimentoB, somma])).toEqual([
    ['155E', '0002', '2026', -152_105],
    ['170E', '0002', '2026', -120_000],
  ]);
  const { bytes } = await print(ufficio, stampeRoutes.printCedoliniDettagli, { idProcesso: processo.uid });
  const testo = testoLetto(await readPdf(bytes ?? new Uint8Array()));
  for (const scritto of ['IRPEF, conguaglio', '1.521,05', '2.721,05', 'Addizionale regionale 2026'])
    expect(testo).toContain(scritto);
});
