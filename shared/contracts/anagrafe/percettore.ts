import * as z from 'zod';
import { aliquota, data, flag, importoNonNegativo, scelta, testo } from '../../domain/campi.ts';
import {
  contrattiDipendente,
  impatriati,
  iveFattura,
  previdenzeFattura,
  ruoliDipendente,
} from '../../domain/persona/percettore.ts';

const rapporto = { contratto: scelta(contrattiDipendente), ruolo: scelta(ruoliDipendente) };
const iva = scelta(iveFattura);
/** The payee is insured in another State: number and last day. */
const certificatoA1 = z.strictObject({ numero: testo(1, 60), al: data() });

/** Who is paid and how: the kind decides contributions, tax and filings. What is optional has the usual value of the engine. */
export const Percettore = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('DIPENDENTE'),
    ...rapporto,
    fineServizio: scelta(['TFS', 'TFR']).optional(),
    enam: flag().optional(),
    espero: flag().optional(),
    /** Share of the member of Espero above the compulsory one. */
    esperoAggiuntivo: aliquota().optional(),
    /** Code of the other State school whose staff it is. */
    altraScuola: testo(1, 10).optional(),
  }),
  /** IRPEF and IRAP only, or full contributions: the two readings are contested, so it is a choice per assignment. */
  z.strictObject({
    tipo: z.literal('FORMATORE'),
    ...rapporto,
    regime: scelta(['IRPEF_IRAP', 'CONTRIBUTI_PIENI']).optional(),
  }),
  z.strictObject({ tipo: z.literal('OCCASIONALE'), certificatoA1: certificatoA1.optional() }),
  z.strictObject({
    tipo: z.literal('PROFESSIONISTA'),
    regime: scelta(['ORDINARIO', 'FORFETTARIO']),
    previdenza: scelta(previdenzeFattura),
    iva,
    bollo: flag().optional(),
  }),
  z.strictObject({
    tipo: z.literal('NON_RESIDENTE'),
    occasionale: flag().optional(),
    convenzione: flag().optional(),
    /** Reduced rate of the treaty, parts per million, when it does not exclude the tax. */
    aliquotaConvenzione: aliquota().optional(),
  }),
  z.strictObject({
    tipo: z.literal('COCOCO'),
    /** Of an insured activity: the rate of the INAIL position, and what was paid already for the same months. */
    inail: z.strictObject({ tasso: aliquota().min(1), giaPagato: importoNonNegativo().optional() }).optional(),
    certificatoA1: certificatoA1.optional(),
    /** Came to live in Italia from 2024 and asked in writing: half of the income counts, less with a minor child. */
    impatriato: scelta(impatriati).optional(),
  }),
  z.strictObject({
    tipo: z.literal('COMMISSARIO_ESTERNO'),
    regime: scelta(['RITENUTA_20', 'FUNZIONI_PUBBLICHE']).optional(),
  }),
  z.strictObject({
    tipo: z.literal('ALTRA_AMMINISTRAZIONE'),
    regime: scelta(['OCCASIONALE', 'ALIQUOTA_MASSIMA']).optional(),
  }),
  z.strictObject({ tipo: z.literal('SOCIETA'), iva }),
  z.strictObject({ tipo: z.literal('EREDE'), ...rapporto }),
  /** Incentive for excellence, prize for merit, scholarship. */
  z.strictObject({ tipo: z.literal('STUDENTE'), regime: scelta(['ECCELLENZA', 'PREMIO', 'BORSA']) }),
  /** Of the own administration, or lent by another; a professional is paid as one. */
  z.strictObject({ tipo: z.literal('REVISORE'), regime: scelta(['RAPPRESENTANTE', 'ALTRA_AMMINISTRAZIONE']) }),
  z.strictObject({ tipo: z.literal('ASSISTENTE_LINGUA') }),
  z.strictObject({ tipo: z.literal('AUTORE'), regime: scelta(['DA_35_ANNI', 'SOTTO_35_ANNI']) }),
  z.strictObject({ tipo: z.literal('LAVORATORE_SPORTIVO') }),
]);
export type Percettore = z.infer<typeof Percettore>;
