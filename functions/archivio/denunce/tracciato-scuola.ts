import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { Mappa } from '#shared/contracts/denunce/macchina/tracciato.ts';
import type { TipoTracciato } from '#shared/domain/denuncia.ts';
import { defineEntita } from '../entita.ts';
import { impostazione } from '../scuola/impostazione.ts';

const TracciatoScuola = z.strictObject({
  uid: z.string(),
  versione: z.int(),
  mappa: Mappa,
  documento: z.string(),
  confermato: z.boolean(),
  chi: z.string(),
  il: z.iso.datetime().nullable(),
});
export type TracciatoScuola = z.infer<typeof TracciatoScuola>;

/** What a school says of the layout of a kind of file: one record a kind. */
export const tracciatoScuolaEntita = defineEntita<TracciatoScuola>({
  nome: 'TRACCIATO_SCUOLA',
  posto: 'scuola',
  schema: TracciatoScuola,
  shape: 1,
});

export const tracciatoScuola = (tipo: TipoTracciato, archivio: Archivio) =>
  impostazione(tracciatoScuolaEntita, archivio, {
    uid: tipo,
    versione: 1,
    mappa: [],
    documento: '',
    confermato: false,
    chi: '',
    il: null,
  });
