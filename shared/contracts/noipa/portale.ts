import * as z from 'zod';
import { anno, data, importo, testo } from '../../domain/campi.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { PRIMO_ANNO_NOIPA } from './dotazione.ts';
import { campoChiave, comuneNoipa } from './piani-capitoli.ts';

/** Zero before the first reading of a year. */
const versione = () => z.int('Versione non valida.').min(0, 'Versione non valida.').max(1_000_000_000);

const campi = {
  anno: anno(PRIMO_ANNO_NOIPA),
  versione: versione(),
  /** The day somebody read the portal. */
  data: data(),
  /** What the portal said could still be spent of each code, in cents. */
  letture: z
    .array(z.strictObject({ chiave: campoChiave(), importo: importo() }))
    .min(1, 'Scrivere la disponibilità di almeno un codice.')
    .max(500),
};
type Campi = z.infer<z.ZodObject<typeof campi>>;

/** A reading of the year it is of, or of the next, when the portal still shows it; a code once. */
const regole = ({ anno: dell, data: giorno, letture }: Campi, context: z.RefinementCtx): void => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (Number(giorno.slice(0, 4)) < dell) refuse(['data'], `Il giorno della lettura non può essere prima del ${dell}.`);
  letture.forEach(({ chiave }, indice) => {
    if (letture.slice(0, indice).some((altra) => altra.chiave === chiave))
      refuse(['letture', indice, 'chiave'], `Il codice ${chiave} è indicato due volte.`);
  });
};

/** A code as the portal has it and as the school has it on the same day; cents. */
export const ConfrontoPortale = z.strictObject({
  chiave: campoChiave(),
  descrizione: testo(0, 120),
  /** Null for a code that was not read. */
  portale: importo().nullable(),
  /** Allocated up to the day less what was sent up to it: the portal does not know the lists still to be sent. */
  nostra: importo(),
  /** The portal's less ours. */
  differenza: importo().nullable(),
});
export type ConfrontoPortale = z.infer<typeof ConfrontoPortale>;

const LetturaPortale = z.strictObject({
  versione: versione(),
  /** The day of the reading; null before the first, when ours is of today. */
  data: data().nullable(),
  righe: z.array(ConfrontoPortale).max(2000),
});
export type LetturaPortale = z.infer<typeof LetturaPortale>;

const portale = { ...comuneNoipa, path: '/crud/noipa/disponibilita-portale' } as const;

export const portaleRoutes = {
  getLetturaPortale: defineRoute({
    ...portale,
    method: 'GET',
    summary: 'What the portal says is left of each code, as somebody read it on a day, beside what the school reckons',
    effect: 'read',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_NOIPA) }),
    response: LetturaPortale,
  }),
  saveLetturaPortale: defineRoute({
    ...portale,
    method: 'PUT',
    cosa: 'LISTE_NOIPA',
    summary: 'Writes what was read on the portal, in the place of the reading before',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject(campi).check(acrossFields<Campi>(regole)),
    response: LetturaPortale,
  }),
} as const;

export const LetturaPortaleInput = portaleRoutes.saveLetturaPortale.body;
export type LetturaPortaleInput = z.infer<typeof LetturaPortaleInput>;
