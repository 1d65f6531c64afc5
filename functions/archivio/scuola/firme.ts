import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { Firme, type VersioneFirme } from '#shared/contracts/scuola/impostazioni.ts';
import { versioneAl } from '#shared/domain/scuola.ts';
import { defineEntita } from '../entita.ts';
import { impostazione } from './impostazione.ts';

const Salvate = z.strictObject({ ...Firme.shape, uid: z.string() });
type FirmeSalvate = z.infer<typeof Salvate>;

export const firmeEntita = defineEntita<FirmeSalvate>({
  nome: 'FIRME',
  posto: 'scuola',
  schema: Salvate,
  shape: 1,
  tenutaDalBrowser: true,
});

const predefinite: FirmeSalvate = { uid: '0', versione: 1, versioni: [], modificatoDa: '', modificatoIl: null };
const viste = ({ uid: _uid, ...firme }: FirmeSalvate): Firme => firme;

export const firmeService = {
  get: async (archivio: Archivio): Promise<Firme> =>
    viste(await impostazione(firmeEntita, archivio, predefinite).load()),
  save: async (
    { versioni, versione }: { readonly versioni: readonly VersioneFirme[]; readonly versione: number },
    context: RequestContext,
  ): Promise<Firme> => {
    const ordinate = versioni.toSorted((a, b) => (a.dal < b.dal ? -1 : 1));
    return viste(
      await impostazione(firmeEntita, context.archivio, predefinite).save(
        {
          ...predefinite,
          versioni: ordinate,
          versione,
          modificatoDa: context.sessione.descutente,
          modificatoIl: instant(context.adesso),
        },
        context,
      ),
    );
  },
};

/** The signatures to print on a day; undefined when none had begun. One request. */
export const firmeAl = async (archivio: Archivio, giorno: string): Promise<VersioneFirme | undefined> =>
  versioneAl((await impostazione(firmeEntita, archivio, predefinite).load()).versioni, giorno);
