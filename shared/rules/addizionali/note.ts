import { annuale } from '../annuale.ts';
import type { RegolaDatata } from '../regola.ts';
import { idAddizionale, type AliquoteAddizionale } from './aliquote.ts';

const lombardia: AliquoteAddizionale = {
  scaglioni: [
    { fino: 1_500_000, aliquota: 12_300 },
    { fino: 2_800_000, aliquota: 15_800 },
    { fino: 5_000_000, aliquota: 17_200 },
    { fino: null, aliquota: 17_300 },
  ],
  esente: 0,
};
const normaLombardia = 'L.R. Lombardia 10/2003, art. 72; MEF, addizionale regionale';

const milano: AliquoteAddizionale = { scaglioni: [{ fino: null, aliquota: 8_000 }], esente: 2_300_000 };
const normaMilano = 'Comune di Milano, delibera 46 del 28/9/2020; MEF, addizionale comunale';

/**
 * Surtaxes known without loading a table: every other one comes from the yearly official file.
 * A figure that stayed the same over the years is still one entry a year, because the next one is never assumed equal.
 */
export const addizionaliNote: readonly RegolaDatata<AliquoteAddizionale>[] = [
  annuale(idAddizionale({ tipo: 'REGIONE', codice: 'LOMBARDIA' }), 'Addizionale regionale Lombardia', [
    { anno: 2023, valore: lombardia, norma: normaLombardia, riscontro: null },
    { anno: 2024, valore: lombardia, norma: normaLombardia, riscontro: null },
    { anno: 2025, valore: lombardia, norma: normaLombardia, riscontro: null },
    {
      anno: 2026,
      valore: lombardia,
      norma: normaLombardia,
      riscontro: {
        il: '2026-11-22',
        dove: 'github.com/BernardoGiordano/stipendio.top; GitHub, "Ricerca fonti - calcolatore RAL to netto" 6/8/2026',
      },
    },
  ]),
  annuale(idAddizionale({ tipo: 'COMUNE', codice: 'F205' }), 'Addizionale comunale Milano', [
    {
      anno: 2023,
      valore: milano,
      norma: normaMilano,
      riscontro: { il: '2026-11-26', dove: 'agenzianova.com 28/9/2020; pintproject.org; liberoquotidiano.it' },
    },
    {
      anno: 2024,
      valore: milano,
      norma: normaMilano,
      riscontro: {
        il: '2026-11-22',
        dove: 'MEF, Add_comunale_irpef2024.csv, copia in github.com/BernardoGiordano/stipendio.top',
      },
    },
    {
      anno: 2025,
      valore: milano,
      norma: normaMilano,
      riscontro: {
        il: '2026-11-22',
        dove: 'MEF, Add_comunale_irpef2025.csv, copia in github.com/BernardoGiordano/stipendio.top',
      },
    },
    // The ministry's table of 2026 has no resolution of Milan yet: the rate before it is extended by law, and one page says so.
    { anno: 2026, valore: milano, norma: normaMilano, riscontro: null },
  ]),
];
