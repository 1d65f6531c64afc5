import * as z from 'zod';
import { codice, codiceGiudicato, euroInteri, giorno, intero } from './elementi.ts';

const Collaboratore = z.strictObject({
  CFCollaboratore: codiceGiudicato(),
  Cognome: codice(30).optional(),
  Nome: codice(20).optional(),
  CodiceComune: codiceGiudicato().optional(),
  TipoRapporto: codice(2).optional(),
  CodiceAttivita: codice(2).optional(),
  Imponibile: euroInteri().optional(),
  /** Hundredths of a percentage: 3503 is 35,03 %. */
  Aliquota: intero(10_000).optional(),
  AltraAss: codice(3).optional(),
  Dal: giorno().optional(),
  Al: giorno().optional(),
  CodCalamita: codice(3).optional(),
  CodCertificazione: codice(3).optional(),
});
export type Collaboratore = z.infer<typeof Collaboratore>;

/** Collaborators and other payees of the gestione separata, in the month they were paid. */
export const ListaCollaboratori = z.strictObject({
  CAP: codice(5).optional(),
  ISTAT: codice(6).optional(),
  Collaboratore: z.array(Collaboratore).optional(),
});
