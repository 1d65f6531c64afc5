import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatOre, type CentesimiDiOra } from '../../money/centesimi.ts';
import { parseNumeroDigitato } from './numero-digitato.ts';

/** Most hours one field accepts, in hundredths: 9.999,99. */
export const ORE_MASSIME: CentesimiDiOra = 999_999;

/** What typed hours mean. `arrotondate`: the minutes are no whole number of hundredths (20 minutes = 0,33). */
export type OreDigitate =
  | { readonly esito: 'valido'; readonly ore: CentesimiDiOra; readonly arrotondate: boolean }
  | {
      readonly esito: 'ambiguo';
      readonly letture: readonly [CentesimiDiOra, CentesimiDiOra];
      readonly messaggio: string;
    }
  | { readonly esito: 'errato'; readonly messaggio: string };

/** Reads hours typed by a person: '1,5' and '1.5' decimal, '1:30' and '1h30' in minutes, as hundredths of an hour. */
export const parseOre = (testo: string): OreDigitate => {
  const minuti = /^(\d{1,4})(?::|h)(\d{1,2})?(?:m|min)?$/i.exec(testo.replace(/\s/g, ''));
  if (minuti) return daMinuti(Number(minuti[1]), Number(minuti[2] ?? 0));
  const numero = parseNumeroDigitato(testo.replace(/\b(?:ore|ora|h)\b/i, ''));
  if (numero.esito === 'illeggibile') return errato('Ore non leggibili: scriverle come 1,5 oppure 1:30.');
  if (numero.negativo) return errato('Le ore non possono essere negative.');
  if (numero.esito === 'ambiguo') {
    const migliaia = Number(`${numero.intero}${numero.decimali}00`);
    const decimali = perDivisoArrotondato(Number(`${numero.intero}${numero.decimali}`), 1, 10);
    return {
      esito: 'ambiguo',
      letture: [migliaia, decimali],
      messaggio: `"${testo.trim()}" sono ${formatOre(migliaia)} ore oppure ${formatOre(decimali)}?`,
    };
  }
  if (numero.decimali.length > 2) return errato('Le ore hanno al massimo due decimali.');
  return entroIlMassimo(Number(`${numero.intero}${numero.decimali.padEnd(2, '0')}`), false);
};

const daMinuti = (ore: number, minuti: number): OreDigitate => {
  if (minuti > 59) return errato('I minuti vanno da 0 a 59.');
  return entroIlMassimo(ore * 100 + perDivisoArrotondato(minuti, 100, 60), minuti % 3 !== 0);
};

const entroIlMassimo = (ore: CentesimiDiOra, arrotondate: boolean): OreDigitate =>
  ore > ORE_MASSIME ? errato(`Le ore superano ${formatOre(ORE_MASSIME)}.`) : { esito: 'valido', ore, arrotondate };

const errato = (messaggio: string): OreDigitate => ({ esito: 'errato', messaggio });
