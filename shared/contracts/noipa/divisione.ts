import * as z from 'zod';
import { importo, numero, scelta, testo, uidDi } from '../../domain/campi.ts';
import { divisioniLista } from '../../domain/noipa/lista.ts';
import { defineRoute } from '../route.ts';
import { ListaIntera, ListaNoipa, MASSIMO_PAGAMENTI } from './lista.ts';
import { diUnaLista, RiferimentoLista } from './liste.ts';
import { comuneNoipa } from './piani-capitoli.ts';

/** Lists that one division may make: they are one transaction. */
const MASSIMO_NUOVE = 10;

const campoGruppo = () => testo(0, 100);

/** A part of a list that can become a list of its own. */
const GruppoLista = z.strictObject({
  /** Uid of the commission, or chapter and plan; blank for what has no commission. */
  gruppo: campoGruppo(),
  descrizione: testo(1, 150),
  persone: numero(0, MASSIMO_PAGAMENTI),
  righe: numero(0, 100_000),
  importo: importo(),
});
export type GruppoLista = z.infer<typeof GruppoLista>;

const comune = { ...comuneNoipa, path: '/crud/noipa/processo/divide-maturita' } as const;

export const divisioneRoutes = {
  getDivisione: defineRoute({
    ...comune,
    method: 'GET',
    summary: 'The parts of a list by commission or by chapter, with people and sums',
    effect: 'read',
    errors: ['NON_TROVATO'],
    query: z.strictObject({ uid: uidDi('LISTA_NOIPA'), per: scelta(divisioniLista) }),
    response: z.array(GruppoLista).max(2000),
  }),
  divideLista: defineRoute({
    ...comune,
    method: 'POST',
    summary: 'Makes a list of each of some parts, the rest stays; the sums of all are that of the one',
    effect: 'write',
    errors: diUnaLista,
    body: z.strictObject({
      ...RiferimentoLista.shape,
      per: scelta(divisioniLista),
      gruppi: z.array(campoGruppo()).min(1, 'Scegliere almeno una parte.').max(MASSIMO_NUOVE),
    }),
    response: z.strictObject({ prima: ListaIntera, nuove: z.array(ListaNoipa).max(MASSIMO_NUOVE) }),
  }),
} as const;
