import { annuale, type ValoreAnnuo } from '../annuale.ts';
import type { Norma, RegolaDatata } from '../regola.ts';
import { lettaIl } from '../verifica.ts';
import { idAddizionale, type AliquoteAddizionale, type EnteAddizionale } from './aliquote.ts';

/** The years a figure stayed the same; only the last was read again in the year's own table. */
const anni = (valore: AliquoteAddizionale, norma: Norma): readonly [ValoreAnnuo<AliquoteAddizionale>, ...ValoreAnnuo<AliquoteAddizionale>[]] => [
  { anno: 2023, valore, norma, fonte: 'conoscenza', verificataIl: null }, { anno: 2024, valore, norma, fonte: 'conoscenza', verificataIl: null },
  { anno: 2025, valore, norma, fonte: 'conoscenza', verificataIl: null }, { anno: 2026, valore, norma, fonte: 'fonte' },
];

const nota = (ente: EnteAddizionale, descrizione: string, valore: AliquoteAddizionale, norma: Norma): RegolaDatata<AliquoteAddizionale> =>
  annuale(idAddizionale(ente), descrizione, lettaIl, anni(valore, norma));

/** Surtaxes known without loading a table. Every other one comes from the yearly official file. */
export const addizionaliNote: readonly RegolaDatata<AliquoteAddizionale>[] = [
  nota({ tipo: 'REGIONE', codice: 'LOMBARDIA' }, 'Addizionale regionale Lombardia', {
    scaglioni: [{ fino: 1_500_000, aliquota: 12_300 }, { fino: 2_800_000, aliquota: 15_800 }, { fino: 5_000_000, aliquota: 17_200 }, { fino: null, aliquota: 17_300 }],
    esente: 0,
  }, { testo: 'L.R. Lombardia 10/2003, art. 72; MEF, addizionale regionale' }),
  nota({ tipo: 'COMUNE', codice: 'F205' }, 'Addizionale comunale Milano', { scaglioni: [{ fino: null, aliquota: 8_000 }], esente: 2_300_000 }, {
    testo: 'Comune di Milano, delibera 46 del 28/9/2020; MEF, addizionale comunale',
  }),
];
