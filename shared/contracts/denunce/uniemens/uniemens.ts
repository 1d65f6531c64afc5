import * as z from 'zod';
import { ListaCollaboratori } from './collaboratori.ts';
import { annoMese, codice, codiceGiudicato } from './elementi.ts';
import { PosContributiva } from './pos-contributiva.ts';
import { ListaPosPA } from './pos-pa.ts';

const Azienda = z.strictObject({
  AnnoMeseDenuncia: annoMese(),
  CFAzienda: codiceGiudicato(),
  RagSocAzienda: codice(50),
  PosContributiva: z.array(PosContributiva).optional(),
  ListaCollaboratori: ListaCollaboratori.optional(),
  ListaPosPA: z.array(ListaPosPA).optional(),
});
export type Azienda = z.infer<typeof Azienda>;

/** The content of `DenunceMensili`: who sends it, and each declarant with what it declares. */
export const Uniemens = z.strictObject({
  DatiMittente: z.strictObject({
    '@Tipo': codice(1).optional(),
    CFPersonaMittente: codiceGiudicato(),
    RagSocMittente: codice(50),
    CFMittente: codiceGiudicato(),
    CFSoftwarehouse: codice(11),
    SedeINPS: codice(4).optional(),
  }),
  Azienda: z.array(Azienda).min(1),
});
export type Uniemens = z.infer<typeof Uniemens>;
