import { expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import type { SommeProprie } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { cambiamentiDi } from '#web/areas/dipendente/contabili/cambiamenti.ts';
import { fraseDellaCu } from '#web/areas/dipendente/contabili/cu-dei-redditi.ts';

const somme = (cambi: Partial<SommeProprie>): SommeProprie => {
  const tutte = { lordo: 0, rimborsi: 0, contributi: 0, imposte: 0, altre: 0, arrotondamento: 0, ...cambi };
  const { lordo, rimborsi, contributi, imposte, altre, arrotondamento } = tutte;
  return { ...tutte, netto: lordo + rimborsi - contributi - imposte - altre + arrotondamento };
};

test('what changed from a payslip to the next is said part by part, and makes the difference of the nets', () => {
  const prima = somme({ lordo: 100_000, contributi: 9_000, imposte: 20_000 });
  const dopo = somme({ lordo: 120_000, contributi: 10_800, imposte: 25_000, altre: 1_000 });
  const cambiamenti = cambiamentiDi(dopo, prima);
  expect(cambiamenti).toEqual([
    { nome: 'Lordo', differenza: 20_000 },
    { nome: 'Contributi', differenza: -1_800 },
    { nome: 'Imposte', differenza: -5_000 },
    { nome: 'Altre trattenute', differenza: -1_000 },
  ]);
  expect(cambiamenti.reduce((totale, { differenza }) => totale + differenza, 0)).toBe(dopo.netto - prima.netto);
  expect(cambiamentiDi(prima, prima)).toEqual([]);
});

test('the certificate of the income of last year is among those of that year, not of this one', () => {
  const cu = { uid: asUid<'DENUNCIA'>('inventata'), descrizione: 'CU inventata', consegnata: '2026-03-10' };
  const frase = (scorso: readonly (typeof cu)[], questo: readonly (typeof cu)[]) =>
    fraseDellaCu(
      [
        { anno: 2026, certificazioni: [...questo] },
        { anno: 2025, certificazioni: [...scorso] },
      ],
      2025,
    );
  expect(frase([cu], [])).toMatch(/^La Certificazione Unica dei redditi del 2025/);
  expect(frase([], [cu])).toMatch(/^Nessuna Certificazione Unica della scuola per i redditi del 2025/);
});
