import { flussi, type TipoDiLavoro } from '#functions/lavori/flussi.ts';
import type { Flusso } from '#platform/work/flusso.ts';

/** A kind of long work as both homes deploy it: the module that performs its steps, how many blocks at once, what the steps touch. */
export interface WorkflowEntry extends Pick<Flusso, 'concurrency' | 'files' | 'accessi' | 'posta' | 'runsCalls'> {
  readonly handler: `functions/${string}/handler.ts`;
  readonly starts?: readonly TipoDiLavoro[];
  readonly lettore?: NonNullable<Flusso['lettore']> & { readonly handler: `functions/${string}/handler.ts` };
}

export type { TipoDiLavoro };

/** Each kind starts only kinds that there are. */
const declared: readonly (Omit<Flusso, 'starts'> & { readonly starts?: readonly TipoDiLavoro[] })[] = flussi;

/** Every state machine of the product, by kind: the `lavoro.ts` beside each flow's steps. All have the one shape of `long-work.ts`. */
export const workflows: Readonly<Record<string, WorkflowEntry>> = Object.fromEntries(
  declared.map(({ tipo, area, lettore, ...flusso }): [string, WorkflowEntry] => {
    const folder = `functions/${area}/lavori/${tipo}` as const;
    return [
      tipo,
      {
        ...flusso,
        handler: `${folder}/handler.ts`,
        ...(lettore ? { lettore: { ...lettore, handler: `${folder}/lettore/handler.ts` } } : {}),
      },
    ];
  }),
);
/** Their names. */
export const kinds: readonly TipoDiLavoro[] = flussi.map(({ tipo }) => tipo);
