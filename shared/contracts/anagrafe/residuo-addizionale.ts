import * as z from 'zod';
import { anno, data, importoNonNegativo, numero, testo } from '../../domain/campi.ts';

/** Largest amount the engine takes: 9.999.999,99 €. */
const MASSIMO = 999_999_999;

/**
 * What is left to withhold of a surtax, in how many instalments, of which year and to whom: region by its tax code, town by its Belfiore
 * code. Null: the year before (this year for an advance) and the fiscal domicile of this year.
 */
const residuo = {
  residuo: importoNonNegativo(MASSIMO),
  rate: numero(1, 11),
  anno: anno(2000, 2100).nullable(),
  ente: testo(1, 4).nullable(),
};
const Residuo = z.strictObject(residuo);
const ResiduoInput = z.strictObject({
  ...residuo,
  anno: residuo.anno.default(null),
  ente: residuo.ente.default(null),
});

/** What the settlement of the year before left to take from the payments of this one. Amounts in cents; a bonus in so many instalments. */
const ConguaglioDaTrattenere = z.strictObject({
  irpef: importoNonNegativo(MASSIMO),
  /** Day of the payslip that settled: interest runs from its month. */
  conguagliatoIl: data(),
  /** Day of the written request of the person; without it the tax is not withheld. */
  richiestaDel: data().nullable(),
  trattamento: importoNonNegativo(MASSIMO),
  rateTrattamento: numero(1, 10),
  somma: importoNonNegativo(MASSIMO),
  rateSomma: numero(1, 10),
  /** The further deduction given back in instalments; absent where it was stored before it was. */
  detrazione: importoNonNegativo(MASSIMO).exactOptional(),
  rateDetrazione: numero(1, 10).exactOptional(),
});

/** What other years left to withhold in this one: three surtaxes, and a settlement. */
export const residui = {
  saldoRegionale: Residuo.nullable(),
  saldoComunale: Residuo.nullable(),
  accontoComunale: Residuo.nullable(),
  conguaglio: ConguaglioDaTrattenere.nullable(),
};
/** The same as they are sent and as they were stored before year, body and settlement were asked. */
export const residuiInput = {
  saldoRegionale: ResiduoInput.nullable(),
  saldoComunale: ResiduoInput.nullable(),
  accontoComunale: ResiduoInput.nullable(),
  conguaglio: ConguaglioDaTrattenere.nullable().default(null),
};
export const senzaResidui = { saldoRegionale: null, saldoComunale: null, accontoComunale: null, conguaglio: null };

interface Residui {
  readonly saldoRegionale: z.infer<typeof Residuo> | null;
  readonly saldoComunale: z.infer<typeof Residuo> | null;
  readonly accontoComunale: z.infer<typeof Residuo> | null;
}

/** A surtax goes to a region or to a town, by their codes. */
export const erroriEnti = ({
  saldoRegionale,
  saldoComunale,
  accontoComunale,
}: Residui): readonly (readonly [string, string])[] => [
  ...(saldoRegionale?.ente && !/^\d{2}$/.test(saldoRegionale.ente)
    ? [['saldoRegionale.ente', "La regione si indica con il codice di due cifre dell'addizionale."] as const]
    : []),
  ...Object.entries({ saldoComunale, accontoComunale }).flatMap(([campo, dovuto]) =>
    dovuto?.ente && !/^[A-Z]\d{3}$/.test(dovuto.ente)
      ? [[`${campo}.ente`, 'Il comune si indica con il codice catastale: una lettera e tre cifre.'] as const]
      : [],
  ),
];
