import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { OpzioniIrap, type OpzioniIrapInput } from '#shared/contracts/denunce/irap.ts';
import { defineEntita } from '../entita.ts';
import { impostazione } from '../scuola/impostazione.ts';

const Salvate = z.strictObject({ ...OpzioniIrap.shape, uid: z.string() });
type OpzioniSalvate = z.infer<typeof Salvate>;

/** What the IRAP return of a year asks the office: one record a year. */
export const opzioniIrapEntita = defineEntita<OpzioniSalvate>({
  nome: 'OPZIONI_IRAP',
  posto: 'scuola',
  schema: Salvate,
  shape: 1,
});

const predefinite = (anno: number): OpzioniSalvate => ({
  uid: String(anno),
  versione: 1,
  anno,
  aliquota: null,
  deduzioni: 0,
  firmatario: '',
  datFirma: null,
  note: '',
  modificatoDa: '',
  modificatoIl: null,
});
const viste = ({ uid: _uid, ...opzioni }: OpzioniSalvate): OpzioniIrap => opzioni;

export const opzioniIrap = {
  get: async (anno: number, archivio: Archivio): Promise<OpzioniIrap> =>
    viste(await impostazione(opzioniIrapEntita, archivio, predefinite(anno)).load()),
  /** @throws VERSIONE_SUPERATA */
  save: async (opzioni: OpzioniIrapInput, context: RequestContext): Promise<OpzioniIrap> => {
    const { archivio, sessione, adesso } = context;
    return viste(
      await impostazione(opzioniIrapEntita, archivio, predefinite(opzioni.anno)).save(
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
