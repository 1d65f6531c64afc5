import * as z from 'zod';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { modalitaPagamento } from '#shared/domain/persona/pagamento.ts';

/**
 * The facts of a payee that a payslip says besides its sums, as the registry had them at the calculation: how and on which account the net is
 * paid, and into whose hands; the fiscal domicile on the day of payment. A change of them asks for a new calculation, and once the run is
 * accounted they are what every print and order of it says.
 */
export const FattiPersona = z.object({
  modalita: z.enum(modalitaPagamento).nullable(),
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  /** Holder of the account, where it is another person. */
  intestatario: z.string(),
  nascita: z.string().nullable(),
  /** Town of the fiscal domicile; null where the registry says none. */
  domicilioFiscale: z.string().nullable(),
});
export type FattiPersona = z.infer<typeof FattiPersona>;

/** The facts of a person on a day of payment, as the registry has them now. */
export const fattiDi = (persona: Persona, giorno: string): FattiPersona => ({
  modalita: persona.codModPagamento,
  iban: ibanDi(persona),
  bic: persona.codBic,
  intestatario: persona.desIntestatario,
  nascita: persona.datNascita,
  domicilioFiscale:
    persona.domicili.filter(({ dal }) => dal <= giorno).toSorted((a, b) => (a.dal < b.dal ? 1 : -1))[0]
      ?.desComuneDomf ?? null,
});
