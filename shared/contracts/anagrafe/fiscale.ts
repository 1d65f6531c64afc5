import * as z from 'zod';
import { Ruolo } from '../../domain/accesso/ruoli.ts';
import {
  aliquota,
  anno,
  flag,
  giorni,
  importoNonNegativo,
  mese,
  numero,
  scelta,
  testo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { classiGestioneSeparata } from '../../domain/persona/percettore.ts';
import { acrossFields } from '../across-fields.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { chiConsulta, chiScrive } from './anagrafe.ts';
import { campiCu, campiCuInput, erroriCu, senzaDatiCu } from './dati-cu.ts';
import { Percettore } from './percettore.ts';
import { RigaPersona } from './persona.ts';
import { erroriEnti, residui, residuiInput, senzaResidui } from './residuo-addizionale.ts';

/** Largest amount the engine takes: 9.999.999,99 €. */
const MASSIMO = 999_999_999;

/** Tax data of a year as the office writes it. Cents, parts per million; null = not known: the payslip asks for it only where it needs it. */
const CampiFiscali = z.strictObject({
  numAnno: anno(2023, 2100),
  /** Kind and regime of the payee; null = staff of the school, from the services. */
  percettore: Percettore.nullable(),
  /** Maximum rate of the payee and the payslip or document it was read from (art. 29 DPR 600/1973). */
  numAliquotaMassima: aliquota().nullable(),
  desAliquotaLettaDa: testo(0, 200),
  codGestioneSeparata: scelta(classiGestioneSeparata).nullable(),
  /** Occasional fees declared by the payee as received from others this year, towards the 5,000 € allowance. */
  numCompensiOccasionaliAltri: importoNonNegativo(MASSIMO),
  numImponibileGestSeparataAltri: importoNonNegativo(MASSIMO),
  /** Pensionable pay of the year with other payers, for the yearly threshold and ceiling. */
  numImponibileContributivoAltri: importoNonNegativo(MASSIMO),
  numRedditoPresunto: importoNonNegativo(MASSIMO).nullable(),
  numRedditoLavoroDipendente: importoNonNegativo(MASSIMO).nullable(),
  /** Total income of the two years before, for separate taxation. */
  numRedditoAnnoPrecedente: importoNonNegativo(MASSIMO).nullable(),
  numRedditoSecondoAnnoPrecedente: importoNonNegativo(MASSIMO).nullable(),
  /** Days that give deductions in one payment; null = those of its competence. */
  numGiorniDetrazione: giorni(366).nullable(),
  /** Days of work expected in the whole year. */
  numGiorniAnno: giorni(366),
  flgDetrazioneLavoro: flag(),
  flgTrattamentoIntegrativo: flag(),
  flgRinunciaCuneo: flag(),
  flgRinunciaSostitutiva: flag(),
  /** What is left to this school of the yearly cap of the 15 % substitute tax. */
  numPlafondSostitutiva: importoNonNegativo(MASSIMO),
  numAltreDetrazioni: importoNonNegativo(MASSIMO),
  flgMassimale: flag(),
  flgContributoAggiuntivo: flag(),
  /** Pensionable pay of the whole month, for the relief of 2022–2024 of who has it among the particularities. */
  numRetribuzioneMeseEsonero: importoNonNegativo(MASSIMO).nullable(),
  ...residui,
  /** Advance of this year's municipal surtax already withheld. */
  numAccontoTrattenuto: importoNonNegativo(MASSIMO),
  ...campiCu,
});

/** The same as a caller sends it and as it is stored: what was not asked before may be left out. */
export const FiscaliInput = z.strictObject({
  ...CampiFiscali.shape,
  ...residuiInput,
  ...campiCuInput,
});

const checkFiscali = (
  fiscali: z.infer<typeof FiscaliInput>,
  contesto: { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void => {
  const { numAliquotaMassima, desAliquotaLettaDa, numRedditoAnnoPrecedente, numRedditoSecondoAnnoPrecedente } = fiscali;
  const errore = (campo: string, message: string): void =>
    contesto.addIssue({ code: 'custom', path: campo.split('.'), message });
  for (const [campo, message] of [...erroriEnti(fiscali), ...erroriCu(fiscali)]) errore(campo, message);
  if (numAliquotaMassima !== null && desAliquotaLettaDa.trim() === '')
    errore('desAliquotaLettaDa', "Indicare il cedolino o il documento da cui è stata letta l'aliquota massima.");
  if (numAliquotaMassima === null && desAliquotaLettaDa.trim() !== '')
    errore('numAliquotaMassima', "Indicare l'aliquota massima letta dal documento.");
  if ((numRedditoAnnoPrecedente === null) !== (numRedditoSecondoAnnoPrecedente === null))
    errore(
      'numRedditoSecondoAnnoPrecedente',
      'Per la tassazione separata servono i redditi di entrambi gli anni precedenti.',
    );
};

export type FiscaliInput = z.infer<typeof FiscaliInput>;

/** Tax data as the form holds it. */
export const FiscaliModulo = CampiFiscali.check(acrossFields(checkFiscali));

/** Tax data of one person for one year: `uid` is the person's followed by the year. */
export const Fiscali = z.strictObject({
  ...FiscaliInput.shape,
  uid: uidDi('FISCALI'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
});
export type Fiscali = z.infer<typeof Fiscali>;

/** The values of who has declared nothing. */
export const fiscaliPredefiniti = (numAnno: number): FiscaliInput => ({
  numAnno,
  percettore: null,
  numAliquotaMassima: null,
  desAliquotaLettaDa: '',
  codGestioneSeparata: null,
  numCompensiOccasionaliAltri: 0,
  numImponibileGestSeparataAltri: 0,
  numImponibileContributivoAltri: 0,
  numRedditoPresunto: null,
  numRedditoLavoroDipendente: null,
  numRedditoAnnoPrecedente: null,
  numRedditoSecondoAnnoPrecedente: null,
  numGiorniDetrazione: null,
  numGiorniAnno: 365,
  flgDetrazioneLavoro: true,
  flgTrattamentoIntegrativo: true,
  flgRinunciaCuneo: false,
  flgRinunciaSostitutiva: false,
  numPlafondSostitutiva: 0,
  numAltreDetrazioni: 0,
  flgMassimale: false,
  flgContributoAggiuntivo: false,
  numRetribuzioneMeseEsonero: null,
  ...senzaResidui,
  numAccontoTrattenuto: 0,
  ...senzaDatiCu(),
});

/** A tax region with its two codes. */
const RegioneFiscale = z.strictObject({ codRegione: testo(2, 2), codIstat: testo(2, 2), desRegione: testo(1, 60) });

/** A person as the run wizard lists it. What `fields` does not name is left out. */
const RigaPerCedolini = z.strictObject({
  ...RigaPersona.partial().shape,
  uid: uidDi('PERSONA'),
  uidSubAnagrafe: uidDi('PERSONA'),
  flgFiscali: flag().optional(),
  numAliquotaMassima: aliquota().nullable().optional(),
  tipoPercettore: testo(1, 40).nullable().optional(),
});
export type RigaPerCedolini = z.infer<typeof RigaPerCedolini>;
const campiPerCedolini = [
  'prgAnagrafe',
  'matricola',
  'desCognome',
  'desNome',
  'desCf',
  'datNascita',
  'flgSesso',
  'collegata',
  'cfAnomalo',
  'flgFiscali',
  'numAliquotaMassima',
  'tipoPercettore',
] as const;

/** What is missing or doubtful in the tax data of a person for a year. */
const ControlloFiscale = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 130),
  desCf: testo(0, 16),
  presente: flag(),
  avvisi: z.array(testo(1, 300)).max(20),
});
export type ControlloFiscale = z.infer<typeof ControlloFiscale>;

const lettura = { roles: chiScrive, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
const scrittura = { roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;
const elencoUid = (massimo: number) => z.array(uidDi('PERSONA')).max(massimo);
const { start, limit, cursore, ordine, verso } = ricerca(
  ['nominativo', 'desCf', 'matricola'],
  ['nominativo', 'desCf', 'matricola'],
);

export const fiscaleRoutes = {
  listRegioni: defineRoute({
    method: 'POST',
    path: '/crud/regione',
    summary: 'Tax regions (table T0) with their ISTAT codes',
    ...lettura,
    roles: Ruolo.options,
    errors: [],
    body: z.strictObject({
      criteria: z.strictObject({ codRegione: testo(0, 2).optional(), desRegione: testo(0, 60).optional() }).optional(),
    }),
    response: z.array(RegioneFiscale).max(30),
  }),
  listAnagrafeByPrg: defineRoute({
    method: 'POST',
    path: '/crud/anagrafe-by-prg',
    summary: 'Light rows of people by their progressive in the school; the unknown ones are left out',
    ...lettura,
    roles: chiConsulta,
    errors: [],
    body: z.strictObject({ criteria: z.strictObject({ prgAnagrafe: z.array(numero(1, 10_000_000)).min(1).max(100) }) }),
    response: z.array(RigaPersona).max(100),
  }),
  searchAnagrafeCedolini: defineRoute({
    method: 'POST',
    path: '/crud/anagrafe-cedolini',
    summary:
      'People the run wizard may choose, with the tax data of the year; `uidsFilter` leaves out, `uidsIn` keeps only',
    ...lettura,
    errors: ['TROPPI_RISULTATI'],
    body: z.strictObject({
      start,
      limit,
      cursore,
      ordine,
      verso,
      sort: scelta(['ASC', 'DESC']).optional(),
      searches: z
        .array(z.strictObject({ campo: scelta(['nominativo', 'desCf', 'matricola']), valore: testo(0, 120) }))
        .max(1)
        .optional(),
      fields: z.array(scelta(campiPerCedolini)).max(campiPerCedolini.length).optional(),
      uidsFilter: elencoUid(200).optional(),
      uidsIn: elencoUid(100).optional(),
      anno: anno(2023, 2100),
      mese: mese(),
    }),
    response: pagina(RigaPerCedolini),
  }),
  createFiscali: defineRoute({
    method: 'PUT',
    path: '/crud/fiscali',
    summary: 'Creates the tax data of a person for a year',
    ...scrittura,
    errors: ['NON_TROVATO', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({ ...FiscaliInput.shape, uidSubAnagrafe: uidDi('PERSONA') }).check(acrossFields(checkFiscali)),
    response: Fiscali,
  }),
  updateFiscali: defineRoute({
    method: 'POST',
    path: '/crud/fiscali',
    summary: 'Changes the tax data of a person for a year',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO'],
    body: z
      .strictObject({ ...FiscaliInput.shape, uidSubAnagrafe: uidDi('PERSONA'), versione: versione() })
      .check(acrossFields(checkFiscali)),
    response: Fiscali,
  }),
  /** Found by person and year, as the spec sends it, not by uid. */
  removeFiscali: defineRoute({
    method: 'DELETE',
    path: '/crud/fiscali',
    summary: 'Deletes the tax data of a person for a year',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: z.strictObject({ uidSubAnagrafe: uidDi('PERSONA'), numAnno: anno(2023, 2100), versione: versione() }),
    response: z.strictObject({ uid: uidDi('FISCALI') }),
  }),
  listFiscali: defineRoute({
    method: 'POST',
    path: '/crud/fiscali-by-anno',
    summary: 'Tax data of a year, of the people named; without a year, all the years of one person',
    ...lettura,
    errors: ['NON_TROVATO', 'TROPPI_RISULTATI'],
    body: z.strictObject({
      criteria: z.strictObject({
        numAnno: anno(2023, 2100).optional(),
        uidSubAnagrafe: uidDi('PERSONA').optional(),
        uidSubAnagrafeList: elencoUid(100).optional(),
      }),
    }),
    response: z.array(Fiscali).max(1000),
  }),
  checkFiscali: defineRoute({
    method: 'POST',
    path: '/crud/fiscali-check',
    summary: 'Who has no tax data for a year, and what is missing in those who have',
    ...lettura,
    errors: [],
    body: z.strictObject({ numAnno: anno(2023, 2100), uidSubAnagrafeList: elencoUid(1000) }),
    response: z.array(ControlloFiscale).max(1000),
  }),
  createFiscaliDefault: defineRoute({
    method: 'POST',
    path: '/crud/fiscali-default',
    summary:
      'Tax data of the year for who has none: the choices of the year before, without rate, incomes, caps and remainders',
    ...scrittura,
    errors: ['NON_TROVATO'],
    body: z.strictObject({ anno: anno(2023, 2100), mese: mese(), list: z.array(uidDi('PERSONA')).min(1).max(40) }),
    response: z.array(Fiscali).max(40),
  }),
} as const;
