import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { OpzioniCu, type OpzioniCuInput } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { defineEntita } from '../entita.ts';
import { impostazione } from '../scuola/impostazione.ts';

const Salvate = z.strictObject({ ...OpzioniCu.shape, uid: z.string() });
type OpzioniSalvate = z.infer<typeof Salvate>;

/** Who signs the certifications of a year: one record a year. */
export const opzioniCuEntita = defineEntita<OpzioniSalvate>({
  nome: 'OPZIONI_CU',
  posto: 'scuola',
  schema: Salvate,
  shape: 1,
});

const predefinite = (anno: number): OpzioniSalvate => ({
  uid: String(anno),
  versione: 1,
  anno,
  cfFirmatario: null,
  cognomeFirmatario: '',
  nomeFirmatario: '',
  codiceCarica: '',
  datFirma: null,
  note: '',
  modificatoDa: '',
  modificatoIl: null,
});
const viste = ({ uid: _uid, ...opzioni }: OpzioniSalvate): OpzioniCu => opzioni;

export const opzioniCu = {
  get: async (anno: number, archivio: Archivio): Promise<OpzioniCu> =>
    viste(await impostazione(opzioniCuEntita, archivio, predefinite(anno)).load()),
  /** @throws VERSIONE_SUPERATA */
  save: async (opzioni: OpzioniCuInput, context: RequestContext): Promise<OpzioniCu> => {
    const { archivio, sessione, adesso } = context;
    return viste(
      await impostazione(opzioniCuEntita, archivio, predefinite(opzioni.anno)).save(
        {
          ...predefinite(opzioni.anno),
          ...opzioni,
          modificatoDa: sessione.descutente,
          modificatoIl: instant(adesso),
        },
        context,
      ),
    );
  },
};
