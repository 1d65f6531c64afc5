import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { tipiLogo } from '#shared/domain/logo.ts';
import { defineEntita } from '../entita.ts';
import { impostazione } from './impostazione.ts';

const LogoSalvato = z.strictObject({
  uid: z.string(),
  versione: z.int(),
  immagine: z.strictObject({ tipo: z.enum(tipiLogo), contenuto: z.string() }).nullable(),
});
export type LogoSalvato = z.infer<typeof LogoSalvato>;

/** The one image of the letterhead. It is small, and is kept with the records of the school: copied, restored and erased with them. */
export const logoEntita = defineEntita<LogoSalvato>({
  nome: 'LOGO_SCUOLA',
  posto: 'scuola',
  schema: LogoSalvato,
  shape: 1,
});

/** The record of a school that never chose one. */
export const NESSUN_LOGO: LogoSalvato = { uid: '0', versione: 1, immagine: null };

/** A logo as it is kept: its bytes are in base 64. */
export type LogoTenuto = NonNullable<LogoSalvato['immagine']>;

/** The logo of the school, null while there is none. One request. */
export const logoDella = async (archivio: Archivio): Promise<LogoTenuto | null> =>
  (await impostazione(logoEntita, archivio, NESSUN_LOGO).load()).immagine;
