import * as z from 'zod';
import { testo, uidDi, versione } from '../../domain/campi.ts';

/** A sector that groups the staff of the school (didactic, administrative, a laboratory …). */
export const SettoreInput = z.strictObject({ codice: testo(1, 10), descrizione: testo(1, 100) });
export type SettoreInput = z.infer<typeof SettoreInput>;
export const Settore = z.strictObject({ ...SettoreInput.shape, uid: uidDi('SETTORE'), versione: versione() });
export type Settore = z.infer<typeof Settore>;
