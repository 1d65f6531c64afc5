import { afterAll, beforeAll, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { somma } from '#shared/money/centesimi.ts';
import { compenso, occasionaleDiProva } from '#support/cedolini.ts';
import {
  collaboratore,
  contabilizzati,
  openScuolaCheDenuncia,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(4);
});
afterAll(() => scuola.home.close());

const incarico = async (persona: number, numIncarico: string, codTipoRapporto: '1A' | '05', datInizio: string) =>
  (
    await scuola.gestore.ok(incarichiRoutes.createIncarico, {
      body: {
        ...incaricoDiProva({ numIncarico, codTipoRapporto, codCausaleCu: null, datInizio }),
        uidSubAnagrafe: scuola.uidDi(persona),
      },
    })
  ).uid;

test('a collaborator is told by the assignments that the items name: two relations are two records, whatever their days', async () => {
  const [amministratore, progetto] = [
    await incarico(0, '1', '1A', '2026-01-01'),
    await incarico(0, '2', '05', '2026-01-15'),
  ];
  // the second one began later, and by its days it would be the one paid
  const prima = await incarico(1, '3', '1A', '2026-01-01');
  await incarico(1, '4', '05', '2026-01-15');
  await contabilizzati(
    scuola,
    [
      {
        ...collaboratore(scuola.uidDi(0)),
        voci: [
          { ...compenso(33_333), uidIncarico: amministratore },
          { ...compenso(66_668), uidIncarico: progetto },
        ],
      },
      { ...collaboratore(scuola.uidDi(1)), voci: [{ ...compenso(50_000), uidIncarico: prima }] },
    ],
    { idMetodo: 'COC-LD' },
  );
  const { righe } = await uniemensDiMarzo(scuola.adempimenti);
  const di = (persona: number) =>
    righe
      .filter(({ chiave }) => chiave.startsWith(`C|${scuola.persone[persona]?.desCf ?? ''}`))
      .map(({ calcolati: { TipoRapporto, Imponibile, Dal, Aliquota } }) => ({
        TipoRapporto,
        Imponibile,
        Dal,
        Aliquota,
      }))
      .toSorted((a, b) => Number(a.Imponibile) - Number(b.Imponibile));
  const [piccolo, grande] = di(0);
  expect([piccolo, grande]).toEqual([
    { TipoRapporto: '1A', Imponibile: 33_333, Dal: '2026-01-01', Aliquota: grande?.Aliquota },
    { TipoRapporto: '05', Imponibile: 66_668, Dal: '2026-01-15', Aliquota: piccolo?.Aliquota },
  ]);
  expect(grande?.Aliquota).toMatch(/^\d{4}$/);
  expect(di(1)).toEqual([{ TipoRapporto: '1A', Imponibile: 50_000, Dal: '2026-01-01', Aliquota: grande?.Aliquota }]);
  const dovuti = righe.filter(({ chiave }) => chiave.startsWith('C|')).map(({ calcolati }) => Number(calcolati.Dovuto));
  const quote = somma(
    righe
      .flatMap(({ chiave, calcolati }) =>
        chiave.startsWith('C|') ? [Math.abs(Number(calcolati.Dovuto) - Number(calcolati.Imponibile) * 0.3503)] : [],
      )
      .map(Math.round),
  );
  expect(dovuti).toHaveLength(3);
  expect(quote).toBeLessThanOrEqual(2);
});

test('a collaboration and an occasional fee of one month are two records, each with its rate, whichever is accounted first', async () => {
  // L. 335/1995, art. 2 c. 26; the fee beyond 5.000,00 (DL 269/2003, art. 44 c. 2)
  const [collaborazione, compensoOccasionale, franchigia] = [100_000, 600_000, 500_000];
  const ordini = [
    [2, ['COC-LD', 'EST-LD']],
    [3, ['EST-LD', 'COC-LD']],
  ] as const;
  for (const [persona, metodi] of ordini)
    for (const idMetodo of metodi) {
      const chi = scuola.uidDi(persona);
      const cedolino =
        idMetodo === 'COC-LD' ? collaboratore(chi, collaborazione) : occasionaleDiProva(chi, compensoOccasionale);
      await contabilizzati(scuola, [cedolino], { idMetodo, DES_ELABORAZIONE: `${idMetodo} di ${chi}` });
    }
  const aperta = await scuola.adempimenti.ok(uniemensRoutes.listUniemens, { body: {} });
  const { righe, rilievi } = await uniemensDiMarzo(scuola.adempimenti, aperta.righe[0]?.versione);
  const codici = ordini.map(([persona]) => scuola.persone[persona]?.desCf ?? '');
  for (const codice of codici)
    expect(
      righe
        .filter(({ chiave }) => chiave.startsWith(`C|${codice}`))
        .map(({ calcolati: { Imponibile, Aliquota, Dovuto } }) => [Imponibile, Aliquota, Dovuto])
        .toSorted((a, b) => Number(a[2]) - Number(b[2])),
    ).toEqual([
      [compensoOccasionale - franchigia, '3372', 33_720],
      [collaborazione, '3503', 35_030],
    ]);
  expect(
    rilievi.filter(({ codice, persona }) => codice.endsWith('aliquota') && codici.includes(persona ?? '')),
  ).toEqual([]);
});
