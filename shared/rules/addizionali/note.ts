import { annuale, type ValoreAnnuo } from '../annuale.ts';
import type { Norma, RegolaDatata } from '../regola.ts';
import { lettaIl } from '../verifica.ts';
import { idAddizionale, type AliquoteAddizionale, type EnteAddizionale } from './aliquote.ts';

/** A figure that stayed the same over the years: still one entry a year, because the next one is never assumed equal. */
const anni = (
  valore: AliquoteAddizionale,
  norma: Norma,
): readonly [ValoreAnnuo<AliquoteAddizionale>, ...ValoreAnnuo<AliquoteAddizionale>[]] => {
  const anno = (quale: number): ValoreAnnuo<AliquoteAddizionale> => ({ anno: quale, valore, norma, fonte: 'fonte' });
  return [anno(2023), anno(2024), anno(2025), anno(2026)];
};

const nota = (
  ente: EnteAddizionale,
  descrizione: string,
  valore: AliquoteAddizionale,
  norma: Norma,
): RegolaDatata<AliquoteAddizionale> => annuale(idAddizionale(ente), descrizione, lettaIl, anni(valore, norma));

/** Surtaxes known without loading a table. Every other one comes from the yearly official file. */
export const addizionaliNote: readonly RegolaDatata<AliquoteAddizionale>[] = [
  nota(
    { tipo: 'REGIONE', codice: 'LOMBARDIA' },
    'Addizionale regionale Lombardia',
    {
      scaglioni: [
        { fino: 1_500_000, aliquota: 12_300 },
        { fino: 2_800_000, aliquota: 15_800 },
        { fino: 5_000_000, aliquota: 17_200 },
        { fino: null, aliquota: 17_300 },
      ],
      esente: 0,
    },
    { testo: 'L.R. Lombardia 10/2003, art. 72; MEF, addizionale regionale' },
  ),
  nota(
    { tipo: 'COMUNE', codice: 'F205' },
    'Addizionale comunale Milano',
    { scaglioni: [{ fino: null, aliquota: 8_000 }], esente: 2_300_000 },
    {
      testo: 'Comune di Milano, delibera 46 del 28/9/2020; MEF, addizionale comunale',
    },
  ),
];
