import * as z from 'zod';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { importoVoce, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import { modalitaPagamento } from '#shared/domain/persona/pagamento.ts';
import { impedimentiDellaPersona } from '../impedimenti/di-persona.ts';
import { isFermo } from '../impedimenti/impedimento.ts';

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
  /** The holder was named by a judge, and so holds for a payee of age too. */
  tutela: z.literal(true).exactOptional(),
  /** The payee is dead on the day of payment. */
  deceduto: z.literal(true).exactOptional(),
  /** Town of the fiscal domicile; null where the registry says none. */
  domicilioFiscale: z.string().nullable(),
  /** The assignments that the items name, with the cause of payment of each; absent where none is named. */
  incarichi: z.array(z.object({ uid: z.string(), causale: z.string().nullable() })).exactOptional(),
  /** The sum that each item pays, and of which assignment (null: of none); absent where no item names one, and of payslips computed before it was kept. */
  vociPerIncarico: z
    .array(z.object({ codice: z.string(), incarico: z.string().nullable(), importo: z.number() }))
    .exactOptional(),
  /** The registered deductions that the payslip withholds for, with item, reference and sum owed of each; absent where there is none. */
  trattenute: z
    .array(
      z.object({
        uid: z.string(),
        codVoce: z.string(),
        riferimento: z.string(),
        totale: z.number().nullable(),
        /** The creditor it is paid to; absent where the order names none. */
        creditore: z.object({ nome: z.string(), iban: z.string(), atto: z.string(), data: z.string() }).exactOptional(),
      }),
    )
    .exactOptional(),
});
export type FattiPersona = z.infer<typeof FattiPersona>;

/** The facts of a person on a day of payment, as the registry has them now. */
export const fattiDi = (persona: Persona, giorno: string): FattiPersona => ({
  modalita: persona.codModPagamento,
  iban: ibanDi(persona),
  bic: persona.codBic,
  intestatario: persona.desIntestatario,
  nascita: persona.datNascita,
  ...(persona.flgTutela ? { tutela: true } : {}),
  ...(impedimentiDellaPersona(persona, giorno).some(isFermo) ? { deceduto: true } : {}),
  domicilioFiscale:
    persona.domicili.filter(({ dal }) => dal <= giorno).toSorted((a, b) => (a.dal < b.dal ? 1 : -1))[0]
      ?.desComuneDomf ?? null,
});

/** A deduction of a person as a print says it. */
export type TrattenutaTenuta = NonNullable<FattiPersona['trattenute']>[number];

export const trattenutaTenuta = ({
  uid,
  codVoce,
  desRiferimento,
  numTotale,
  creditore,
}: Soggettiva): TrattenutaTenuta => ({
  uid,
  codVoce,
  riferimento: desRiferimento,
  totale: numTotale,
  ...(creditore ? { creditore } : {}),
});

/** The facts with the registered deductions that a payslip withholds for. */
export const conTrattenute = (
  fatti: FattiPersona,
  trattenute: readonly { readonly origine?: string | undefined }[],
  registrate: readonly Soggettiva[],
): FattiPersona => {
  const origini = new Set(trattenute.map(({ origine }) => origine));
  const tenute = registrate.filter(({ uid }) => origini.has(uid)).map(trattenutaTenuta);
  return tenute.length === 0 ? fatti : { ...fatti, trattenute: tenute };
};

/** The facts with the assignments that the items of a payslip name. */
export const conIncarichi = (
  fatti: FattiPersona,
  voci: readonly VoceDiIncarico[],
  registrati: readonly Incarico[],
): FattiPersona => {
  const nominati = [...new Set(voci.flatMap(({ uidIncarico }) => uidIncarico ?? []))];
  if (nominati.length === 0) return fatti;
  const incarichi = nominati.map((uid) => ({
    uid,
    causale: registrati.find((incarico) => isDiIncarico(incarico, uid))?.codCausaleCu ?? null,
  }));
  return { ...fatti, incarichi, vociPerIncarico: vociPerIncarico(voci) };
};

type VoceDiIncarico = Pick<VoceCedolino, 'codice' | 'misura' | 'uidIncarico'>;

/** The items of a payslip, each with the assignment it pays. */
export const vociPerIncarico = (voci: readonly VoceDiIncarico[]): NonNullable<FattiPersona['vociPerIncarico']> =>
  voci.map((voce) => ({ codice: voce.codice, incarico: voce.uidIncarico ?? null, importo: importoVoce(voce) }));
