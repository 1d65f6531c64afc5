import * as z from 'zod';
import {
  aliquota,
  codBelfiore,
  codiceFiscale,
  data,
  flag,
  numero,
  scelta,
  testo,
  testoLungo,
  uidDi,
  versione,
} from '../../domain/campi.ts';
import { erroreIdentita } from '../../domain/codici/identita-fiscale.ts';
import { codiciParentela } from '../../domain/persona/parentela.ts';
import { UNO } from '../../money/centesimi.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { chiScrive } from './anagrafe.ts';

/** A relative of a person, as the office writes it. */
export const FamiliareInput = z.strictObject({
  codParentela: scelta(codiciParentela),
  desCognome: testo(1, 60),
  desNome: testo(1, 60),
  flgSesso: scelta(['M', 'F']),
  datNascita: data(),
  codComuneNascita: codBelfiore(),
  desComuneNascita: testo(0, 100),
  desCf: codiceFiscale(),
  flgCfConfermato: flag(),
  flgConvivente: flag(),
  note: testoLungo(1000),
});
export type FamiliareInput = z.infer<typeof FamiliareInput>;

/** A relative of the family unit of a person. */
export const Familiare = z.strictObject({
  ...FamiliareInput.shape,
  uid: uidDi('FAMILIARE'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
});
export type Familiare = z.infer<typeof Familiare>;

/** A relative as the family unit lists it: with the tax data in force today, if any. */
export const FamiliareElencato = z.strictObject({
  ...Familiare.shape,
  numDatiFiscali: numero(0, 1000),
  fiscale: z
    .strictObject({ datDecorrenza: data(), flgCarico: flag(), numMisura: aliquota().nullable(), flgDisabile: flag() })
    .nullable(),
});
export type FamiliareElencato = z.infer<typeof FamiliareElencato>;

/** Tax data of a relative from a day on. `numMisura` is the share of the deduction in parts per million, null when not dependent. */
export const FamFiscaleInput = z.strictObject({
  datDecorrenza: data(),
  flgCarico: flag(),
  flgDisabile: flag(),
  numMisura: z
    .int('Misura non valida.')
    .min(1, 'La misura deve essere maggiore di zero.')
    .max(UNO, 'La misura è al massimo 100 %.')
    .nullable(),
});
export type FamFiscaleInput = z.infer<typeof FamFiscaleInput>;

export const FamFiscale = z.strictObject({
  ...FamFiscaleInput.shape,
  uid: uidDi('FAMFISCALE'),
  uidParente: uidDi('FAMILIARE'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
});
export type FamFiscale = z.infer<typeof FamFiscale>;

/** Another person of the school who has a relative too, when the shares go over the whole together: the month from which they do, and the share there. */
const CaricoAltrove = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: codiceFiscale(),
  numMisura: aliquota(),
  datDal: data(),
});
export type CaricoAltrove = z.infer<typeof CaricoAltrove>;

type Contesto = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

const checkFamiliare = (familiare: FamiliareInput, contesto: Contesto): void => {
  const errore = erroreIdentita(familiare);
  if (errore !== null) contesto.addIssue({ code: 'custom', path: ['desCf'], message: errore });
};

const checkFamFiscale = ({ flgCarico, numMisura }: FamFiscaleInput, contesto: Contesto): void => {
  if (flgCarico && numMisura === null)
    contesto.addIssue({
      code: 'custom',
      path: ['numMisura'],
      message: 'Per un familiare a carico indicare la misura, maggiore di zero.',
    });
  if (!flgCarico && numMisura !== null)
    contesto.addIssue({ code: 'custom', path: ['numMisura'], message: 'Un familiare non a carico non ha misura.' });
};

/** What the forms hold. */
export const FamiliareModulo = FamiliareInput.check(acrossFields(checkFamiliare));
export const FamFiscaleModulo = FamFiscaleInput.check(acrossFields(checkFamFiscale));

export const FamiliareNuovo = z
  .strictObject({ ...FamiliareInput.shape, uidSubAnagrafe: uidDi('PERSONA') })
  .check(acrossFields(checkFamiliare));
export const FamiliareModificato = z
  .strictObject({ ...FamiliareInput.shape, versione: versione() })
  .check(acrossFields(checkFamiliare));
export const FamFiscaleNuovo = z
  .strictObject({ ...FamFiscaleInput.shape, uidParente: uidDi('FAMILIARE') })
  .check(acrossFields(checkFamFiscale));
export const FamFiscaleModificato = z
  .strictObject({ ...FamFiscaleInput.shape, uid: uidDi('FAMFISCALE'), versione: versione() })
  .check(acrossFields(checkFamFiscale));

const params = z.strictObject({ uid: uidDi('FAMILIARE') });
const lettura = { roles: chiScrive, licences: ['WWS'], effect: 'read', scope: 'scuola' } as const;
const scrittura = { roles: chiScrive, licences: ['WWS'], effect: 'write', scope: 'scuola' } as const;

export const nucleoRoutes = {
  listNucleo: defineRoute({
    method: 'GET',
    path: '/emo/nucleofamiliare',
    summary: 'The family unit of a person',
    ...lettura,
    errors: ['NON_TROVATO'],
    query: z.strictObject({ uidSubAnagrafe: uidDi('PERSONA') }),
    response: z.array(FamiliareElencato).max(200),
  }),
  getFamiliare: defineRoute({
    method: 'GET',
    path: '/emo/nucleofamiliare/{uid}',
    summary: 'A relative',
    ...lettura,
    errors: ['NON_TROVATO'],
    params,
    response: Familiare,
  }),
  createFamiliare: defineRoute({
    method: 'POST',
    path: '/emo/nucleofamiliare',
    summary: 'Adds a relative to the family unit',
    ...scrittura,
    errors: ['NON_TROVATO', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: FamiliareNuovo,
    response: Familiare,
  }),
  updateFamiliare: defineRoute({
    method: 'PUT',
    path: '/emo/nucleofamiliare/{uid}',
    summary: 'Changes a relative without tax data',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO', 'IN_USO'],
    params,
    body: FamiliareModificato,
    response: Familiare,
  }),
  removeFamiliare: defineRoute({
    method: 'DELETE',
    path: '/emo/nucleofamiliare/{uid}',
    summary: 'Removes a relative without tax data',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    params,
    query: z.strictObject({ versione: versione() }),
    response: z.strictObject({ uid: uidDi('FAMILIARE') }),
  }),
  listFamFiscali: defineRoute({
    method: 'POST',
    path: '/crud/famfiscali-list',
    summary: 'Tax data of a relative, latest first',
    ...lettura,
    ammessi: {
      indispensabile: {
        luogo: ['body', 'criteria', 'UID_PARENTE'],
        campo: 'criteria.UID_PARENTE',
        parole: 'UID_PARENTE mancante',
      },
    },
    errors: ['NON_TROVATO'],
    body: z.strictObject({ criteria: z.strictObject({ UID_PARENTE: uidDi('FAMILIARE') }) }),
    response: z.array(FamFiscale).max(1000),
  }),
  listCarichiAltrove: defineRoute({
    method: 'GET',
    path: '/crud/famfiscali-altrove',
    summary: 'The other people of the school whose shares of a relative go over the whole together, from this year on',
    ...lettura,
    errors: ['NON_TROVATO'],
    query: z.strictObject({ uidParente: uidDi('FAMILIARE') }),
    response: z.array(CaricoAltrove).max(200),
  }),
  createFamFiscale: defineRoute({
    method: 'PUT',
    path: '/crud/famfiscali',
    summary: 'Adds tax data of a relative from a day on',
    ...scrittura,
    errors: ['NON_TROVATO', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: FamFiscaleNuovo,
    response: FamFiscale,
  }),
  updateFamFiscale: defineRoute({
    method: 'POST',
    path: '/crud/famfiscali',
    summary: 'Changes tax data of a relative',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO', 'RIFERIMENTO_NON_VALIDO'],
    body: FamFiscaleModificato,
    response: FamFiscale,
  }),
  removeFamFiscale: defineRoute({
    method: 'DELETE',
    path: '/crud/famfiscali',
    summary: 'Removes tax data of a relative',
    ...scrittura,
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: z.strictObject({ uid: uidDi('FAMFISCALE'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('FAMFISCALE') }),
  }),
} as const;
