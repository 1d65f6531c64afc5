import * as z from 'zod';
import { anno, data, flag, importo, testo, uidDi, versione } from '../../domain/campi.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { campoChiave, comuneNoipa } from './piani-capitoli.ts';

/** First year a list or an allocation may be of. */
export const PRIMO_ANNO_NOIPA = 2013;
const campoAnno = () => anno(PRIMO_ANNO_NOIPA);

const campi = {
  /** Its year is the budget year. */
  data: data(),
  chiave: campoChiave(),
  /** Below zero for money taken back. */
  importo: importo(),
  causale: testo(1, 200),
};

/** Of a year there may be lists of, and not of nothing. */
const regole = (
  { data: giorno, importo: cents }: Pick<z.infer<z.ZodObject<typeof campi>>, 'data' | 'importo'>,
  context: z.RefinementCtx,
): void => {
  const refuse = (campo: string, message: string) => context.addIssue({ code: 'custom', path: [campo], message });
  if (Number(giorno.slice(0, 4)) < PRIMO_ANNO_NOIPA)
    refuse('data', `La data deve essere dal 01/01/${PRIMO_ANNO_NOIPA} in poi.`);
  if (cents === 0) refuse('importo', "L'importo non può essere zero.");
};

/** Money given to the school for a code. */
export const EntrataInput = z.strictObject(campi).check(acrossFields(regole));
export type EntrataInput = z.infer<typeof EntrataInput>;
export const Entrata = z.strictObject({
  ...campi,
  uid: uidDi('ENTRATA_NOIPA'),
  versione: versione(),
  /** Budget year: that of the day. */
  anno: campoAnno(),
  /** Carried over from the year before. */
  riporto: flag(),
});
export type Entrata = z.infer<typeof Entrata>;

/** What became of the money of a code in a year; cents. */
export const Disponibilita = z.strictObject({
  chiave: campoChiave(),
  descrizione: testo(0, 120),
  assegnato: importo(),
  /** In lists that are not sent. */
  daInviare: importo(),
  inviato: importo(),
  /** Allocated less what is in lists, sent or not: below zero is over the allocation. */
  residuo: importo(),
});
export type Disponibilita = z.infer<typeof Disponibilita>;

/** What is left of a code at the end of a year, and what of it was carried already. */
export const Residuo = z.strictObject({
  chiave: campoChiave(),
  descrizione: testo(0, 120),
  residuo: importo(),
  riportato: importo(),
});
export type Residuo = z.infer<typeof Residuo>;

const dell = z.strictObject({ anno: campoAnno() });
const righe = <R extends z.ZodType>(riga: R) => z.array(riga).max(2000);

export const dotazioneRoutes = {
  listEntrate: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/entrate',
    summary: 'Money given in a budget year, the latest first',
    effect: 'read',
    errors: [],
    body: dell,
    response: righe(Entrata),
    ammessi: { predefiniti: { anno: { oggi: 'anno' } } },
  }),
  createEntrata: defineRoute({
    ...comuneNoipa,
    method: 'PUT',
    path: '/crud/noipa/entrata',
    cosa: 'LISTE_NOIPA',
    summary: 'Enters money given for a code of the school',
    effect: 'write',
    errors: ['RIFERIMENTO_NON_VALIDO', 'STATO_NON_AMMESSO'],
    body: EntrataInput,
    response: Entrata,
  }),
  updateEntrata: defineRoute({
    ...comuneNoipa,
    method: 'POST',
    path: '/crud/noipa/entrata',
    summary: 'Changes an entry of money, not below what sent lists have spent',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ ...campi, uid: uidDi('ENTRATA_NOIPA'), versione: versione() }).check(acrossFields(regole)),
    response: Entrata,
  }),
  removeEntrata: defineRoute({
    ...comuneNoipa,
    method: 'DELETE',
    path: '/crud/noipa/entrata',
    summary: 'Deletes an entry of money that sent lists do not need',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({ uid: uidDi('ENTRATA_NOIPA'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('ENTRATA_NOIPA') }),
  }),
  listResidui: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/entrate/prec',
    summary: 'What is left, code by code, of the year before the one asked for, and what was carried into it',
    effect: 'read',
    errors: [],
    query: dell,
    response: righe(Residuo),
  }),
  carryResidui: defineRoute({
    ...comuneNoipa,
    method: 'PUT',
    path: '/crud/noipa/entrate',
    cosa: 'LISTE_NOIPA',
    summary:
      'Carries into a year what is left of the one before, an entry a code, 25 codes a call; what was carried already is not carried again',
    effect: 'write',
    errors: ['STATO_NON_AMMESSO'],
    body: dell,
    response: righe(Entrata),
  }),
  listDisponibilita: defineRoute({
    ...comuneNoipa,
    method: 'GET',
    path: '/crud/noipa/verifica-dot-finanziaria',
    summary: 'Allocated, in lists not sent, sent, left: code by code',
    effect: 'read',
    errors: [],
    query: dell,
    response: righe(Disponibilita),
  }),
} as const;
