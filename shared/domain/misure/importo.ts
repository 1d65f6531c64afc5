import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { parseNumeroDigitato } from './numero-digitato.ts';

/** Largest amount the product accepts, in cents: 9.999.999.999,99 €. */
export const IMPORTO_MASSIMO: Centesimi = 999_999_999_999;

/** What a typed amount means. Ambiguous: the person chooses between the two readings, in cents. */
export type ImportoDigitato =
  | { readonly esito: 'valido'; readonly importo: Centesimi }
  | { readonly esito: 'ambiguo'; readonly letture: readonly [Centesimi, Centesimi]; readonly messaggio: string }
  | { readonly esito: 'errato'; readonly messaggio: string };

/** Reads an amount typed by a person, with or without the euro sign: '1.234,56', '1234.56', '€ 12', '1.234' (ambiguous). */
export const parseImporto = (testo: string): ImportoDigitato => {
  const numero = parseNumeroDigitato(testo.replace(/€|\beuro\b/i, ''));
  if (numero.esito === 'illeggibile') return errato('Importo non leggibile: scriverlo come 1.234,56.');
  const segno = numero.negativo ? -1 : 1;
  if (numero.esito === 'ambiguo') {
    const migliaia = segno * Number(`${numero.intero}${numero.decimali}00`);
    const decimali = segno * perDivisoArrotondato(Number(`${numero.intero}${numero.decimali}`), 1, 10);
    return {
      esito: 'ambiguo',
      letture: [migliaia, decimali],
      messaggio: `"${testo.trim()}" è ${formatEuro(migliaia)} oppure ${formatEuro(decimali)}?`,
    };
  }
  if (numero.decimali.length > 2) return errato('Un importo ha al massimo due decimali.');
  const importo = Number(`${numero.intero}${numero.decimali.padEnd(2, '0')}`);
  if (importo > IMPORTO_MASSIMO) return errato(`L'importo supera ${formatEuro(IMPORTO_MASSIMO)}.`);
  return { esito: 'valido', importo: segno * importo || 0 };
};

const errato = (messaggio: string): ImportoDigitato => ({ esito: 'errato', messaggio });
