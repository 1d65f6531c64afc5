import * as z from 'zod';
import { codMeccanografico, flag, testo } from '../../domain/campi.ts';

/** A school of the national list that the office imports from the Ministry's open data. */
export const ScuolaItalia = z.strictObject({
  codMeccanografico: codMeccanografico(),
  desScuola: testo(1, 200),
  desTipo: testo(0, 100),
  codIstituto: testo(0, 10),
  desIstituto: testo(0, 200),
  desIndirizzo: testo(0, 200),
  desCap: testo(0, 5),
  codComune: testo(0, 4),
  desComune: testo(0, 100),
  desProvincia: testo(0, 60),
  desRegione: testo(0, 60),
  desEMail: testo(0, 254),
  desPec: testo(0, 254),
  flgStatale: flag(),
});
export type ScuolaItalia = z.infer<typeof ScuolaItalia>;
