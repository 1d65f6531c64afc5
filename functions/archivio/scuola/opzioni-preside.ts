import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { OpzioniPresideSalvate, type OpzioniPreside } from '#shared/contracts/scuola/impostazioni.ts';
import { defineEntita } from '../entita.ts';
import { impostazione } from './impostazione.ts';

const Salvate = z.strictObject({ ...OpzioniPresideSalvate.shape, uid: z.string() });
type Salvate = z.infer<typeof Salvate>;

/** One store behind both calls, `/emo/opzioni/preside/0` and `/crud/emo-opzioni/preside`. Everything is allowed until somebody says no. */
export const opzioniPresideEntita = defineEntita<Salvate>({
  nome: 'OPZIONI_PRESIDE',
  posto: 'scuola',
  schema: Salvate,
  shape: 1,
  tenutaDalBrowser: true,
});

const predefinite: Salvate = {
  uid: '0',
  versione: 1,
  flgVisualizzaServizi: true,
  flgVisualizzaAssenze: true,
  flgVisualizzaDatiContabili: true,
  flgModificaCedolini: true,
};
const viste = ({ uid: _uid, ...opzioni }: Salvate): OpzioniPresideSalvate => opzioni;

/** What the head teacher and, on their own screens, the employees may see; whether payslip amounts may be edited. One request. */
export const opzioniPreside = async (archivio: Archivio): Promise<OpzioniPresideSalvate> =>
  viste(await impostazione(opzioniPresideEntita, archivio, predefinite).load());

export const saveOpzioniPreside = async (
  opzioni: OpzioniPreside & { readonly versione: number },
  context: RequestContext,
): Promise<OpzioniPresideSalvate> =>
  viste(
    await impostazione(opzioniPresideEntita, context.archivio, predefinite).save(
      { ...opzioni, uid: predefinite.uid },
      context,
    ),
  );
