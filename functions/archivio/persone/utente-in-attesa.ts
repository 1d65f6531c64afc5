import * as z from 'zod';
import { defineEntita } from '../entita.ts';

const UtenteInAttesa = z.object({ uid: z.string(), versione: z.int(), subject: z.string() });
type UtenteInAttesa = z.infer<typeof UtenteInAttesa>;

/** A user who signed in with the invitation of a person that the registry does not have yet; its id is the codice fiscale. */
export const utenteInAttesaEntita = defineEntita<UtenteInAttesa>({
  nome: 'UTENTE_IN_ATTESA',
  posto: 'scuola',
  schema: UtenteInAttesa,
  shape: 1,
});
