import * as z from 'zod';
import { genitoriCongedo } from '../../domain/persona/assenze.ts';
import { Giorno, ImportoNonNegativo, Periodo } from './misure.ts';

/** Facts that decide the pay of a parental leave: the child, the end of the compulsory leave, what the other parent has had, the income. */
export const FattiCongedo = z.strictObject({
  nascita: Giorno,
  fineCongedo: Giorno.describe('fine maternità o paternità obbligatoria, con le proroghe'),
  genitore: z.enum(genitoriCongedo),
  giorniAltro: z.int().min(0).max(330),
  /** Of those, the days paid more than the common rate. */
  giorniAltroElevati: z.int().min(0).max(330),
  /** The other parent has had the days that the contract pays whole. */
  interiAltro: z.boolean(),
  /** Own income under the threshold that pays the last months too. */
  redditoSottoSoglia: z.boolean(),
});
export type FattiCongedo = z.infer<typeof FattiCongedo>;

/** An absence inside a service; the code is the one of the absences table, checked by the engine. */
const AssenzaServizio = z.strictObject({
  tipo: z.string().min(1).max(40),
  dal: Giorno,
  al: Giorno,
  /** Of a parental leave; absent where the office has not said them. */
  congedo: FattiCongedo.exactOptional(),
});

/** Hours of an absence on a day, in hundredths. */
const AssenzaAOre = z.strictObject({
  tipo: z.string().min(1).max(40),
  giorno: Giorno,
  ore: z.int().min(0).max(6000),
});

/**
 * A contract served, or the part of it this payslip pays. Hours in hundredths per week.
 * The profile and the band are those of the salary tables; an unknown one is an anomaly of the payslip.
 */
export const Servizio = z.strictObject({
  competenza: Periodo,
  profilo: z.string().min(1).max(60),
  fascia: z.string().min(1).max(10).default('0-8'),
  oreSettimanali: z.int().min(1).max(6000),
  oreCattedra: z.int().min(1).max(6000),
  /** RPD or CIA granted to a short substitute by a judgment: its reference; null = not due. */
  sentenzaRpdCia: z.string().min(1).max(200).nullable().default(null),
  assegnoPersonaleMensile: ImportoNonNegativo.default(0),
  assenze: z.array(AssenzaServizio).max(100).default([]),
  /** Absences counted in hours, inside the period. */
  assenzeAOre: z.array(AssenzaAOre).max(100).optional(),
  /** Of a contract whose 13th is paid in December or at its end: its last day, and the days of the year whose 13th nobody has paid; absent = an accrual a month. */
  tredicesima: z.strictObject({ fine: Giorno, giorni: z.array(Periodo).max(100) }).exactOptional(),
  /** How the explanations name the registered contract; what was entered by hand has none. */
  riferimento: z.string().min(1).max(200).optional(),
});
export type Servizio = z.infer<typeof Servizio>;
