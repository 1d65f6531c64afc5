import * as z from 'zod';
import { data, flag, forma, scelta, testo, versione } from '#shared/domain/campi.ts';
import { tipiTracciato } from '#shared/domain/denuncia.ts';
import { defineRoute } from '../../route.ts';

const percorso = () => testo(1, 300);

/** Elements of a mapping: more than any layout has. */
const MASSIMI_ELEMENTI = 1000;

/**
 * How a school has its file written where the official schema is another: by element of ours ('AccessoriFuoriSistema/Dipendente/Cognome'),
 * the name it takes, null for one that is not written. Siblings that are listed follow its order.
 */
export const Mappa = z
  .array(
    z.strictObject({
      elemento: percorso(),
      nome: forma(/^[A-Za-z_][A-Za-z0-9_.-]*$/, 'Il nome di un elemento comincia con una lettera.', 1, 60).nullable(),
    }),
  )
  .max(MASSIMI_ELEMENTI, `Una mappatura ha al massimo ${MASSIMI_ELEMENTI} elementi.`);
export type Mappa = z.infer<typeof Mappa>;

/** An element of our layout; an optional one can be left out. */
const ElementoTracciato = z.strictObject({ elemento: percorso(), facoltativo: flag() });
export type ElementoTracciato = z.infer<typeof ElementoTracciato>;

/** Where a mapping departs from our layout. */
const DifferenzaMappa = z.strictObject({
  elemento: percorso(),
  cosa: scelta(['NOME', 'ORDINE', 'NON_SCRITTO']),
  nostro: testo(0, 2000),
  suo: testo(0, 2000),
});
export type DifferenzaMappa = z.infer<typeof DifferenzaMappa>;

/** The layout of a kind of file: ours, its source, and what the school says of it. */
const Tracciato = z.strictObject({
  tipo: scelta(tipiTracciato),
  versione: versione(),
  nome: testo(1, 100),
  dal: data(),
  fonte: testo(1, 500),
  /** Compared with the official text: by us, or by the school in the document it names. */
  riscontrato: flag(),
  /** False for a fixed width: there is nothing to rename, only to confirm. */
  mappabile: flag(),
  elementi: z.array(ElementoTracciato).max(MASSIMI_ELEMENTI),
  mappa: Mappa,
  differenze: z.array(DifferenzaMappa).max(2 * MASSIMI_ELEMENTI),
  /** What the school read it from; it says that the layout is that of the document when `confermato`. */
  documento: testo(0, 300),
  confermato: flag(),
  chi: testo(0, 200),
  il: z.iso.datetime().nullable(),
});
export type Tracciato = z.infer<typeof Tracciato>;

const comune = { licences: ['WWS'], scope: 'scuola', path: '/crud/denunce/tracciato', response: Tracciato } as const;

export const tracciatoRoutes = {
  getTracciato: defineRoute({
    ...comune,
    roles: ['GESTORE', 'TESTER', 'ADEMPIMENTI', 'CEDOLINI'],
    method: 'GET',
    summary: 'The layout of a kind of file, the mapping of the school and where they differ',
    effect: 'read',
    errors: [],
    query: z.strictObject({ tipo: scelta(tipiTracciato) }),
  }),
  putTracciato: defineRoute({
    ...comune,
    roles: ['GESTORE'],
    method: 'PUT',
    summary:
      'Loads the mapping of the school, or confirms the layout on the document that was read; an empty one goes back to ours',
    effect: 'write',
    errors: ['VERSIONE_SUPERATA'],
    body: z.strictObject({
      tipo: scelta(tipiTracciato),
      versione: versione(),
      mappa: Mappa,
      documento: testo(0, 300),
      confermato: flag(),
    }),
  }),
} as const;
