import { afterAll, beforeAll, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { somma } from '#shared/money/centesimi.ts';
import { compenso } from '#support/cedolini.ts';
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
  scuola = await openScuolaCheDenuncia(2);
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
