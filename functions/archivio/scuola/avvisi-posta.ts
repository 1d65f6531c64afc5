import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AvvisiPosta, type AvvisiPostaSalvati } from '#shared/contracts/scuola/avvisi-posta.ts';
import { versione as campoVersione } from '#shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';
import { impostazione } from './impostazione.ts';

const Salvati = z.strictObject({ ...AvvisiPosta.shape, uid: z.string(), versione: campoVersione() });
type Salvati = z.infer<typeof Salvati>;

export const avvisiPostaEntita = defineEntita<Salvati>({
  nome: 'AVVISI_POSTA',
  posto: 'scuola',
  schema: Salvati,
  shape: 1,
});

/** Nobody is written to until the school says so. */
const PREDEFINITI: Salvati = { uid: '0', versione: 1, cedolini: false, approvazioni: false };

/** Of what the school tells people by e-mail. One request. */
export const avvisiPosta = (archivio: Archivio): Promise<AvvisiPosta> =>
  impostazione(avvisiPostaEntita, archivio, PREDEFINITI).load();

/** The choices of the school; `mittente` is the address of the deployment, empty where it sends nothing. */
export const avvisiPostaService = ({ mittente }: { readonly mittente: string }) => {
  const visti = ({ uid: _uid, ...scelte }: Salvati): AvvisiPostaSalvati => ({
    ...scelte,
    mittente: mittente === '' ? null : mittente,
  });
  return {
    get: async (archivio: Archivio): Promise<AvvisiPostaSalvati> =>
      visti(await impostazione(avvisiPostaEntita, archivio, PREDEFINITI).load()),
    /** @throws VERSIONE_SUPERATA */
    save: async (avvisi: AvvisiPosta, versione: number, context: RequestContext): Promise<AvvisiPostaSalvati> =>
      visti(
        await impostazione(avvisiPostaEntita, context.archivio, PREDEFINITI).save(
          { ...avvisi, uid: PREDEFINITI.uid, versione },
          context,
        ),
      ),
  };
};
