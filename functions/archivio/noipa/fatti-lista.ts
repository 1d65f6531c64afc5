import * as z from 'zod';
import { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { FattiScuola } from '#shared/contracts/cedolini/fatti-scuola.ts';
import { uidDi } from '#shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';
import { Parte } from '../parti.ts';

/** The number and the office that NoiPA knows a person by, as the registry says them. */
const NotoANoipa = z.object(Persona.pick({ numPartitaNoipa: true, codUfficioNoipa: true }).shape);
export type NotoANoipa = z.infer<typeof NotoANoipa>;

/** The facts that a sent list says besides its payments, as they were on the day of sending: letterhead and signatures, the names of its codes, what NoiPA knows its people by. */
export const FattiLista = z.object({
  scuola: FattiScuola.shape.scuola,
  firme: FattiScuola.shape.firme,
  codici: z.array(z.object({ chiave: z.string(), descrizione: z.string() })),
  persone: z.array(z.object({ persona: uidDi('PERSONA'), ...NotoANoipa.shape })),
});
export type FattiLista = z.infer<typeof FattiLista>;

/** The facts of a sent list, compressed. */
export const fattiListaEntita = defineEntita<Parte>({
  nome: 'FATTI_LISTA_NOIPA',
  posto: 'figlio',
  radice: 'LISTA_NOIPA',
  schema: Parte,
  shape: 1,
  senzaVoce: true,
});
