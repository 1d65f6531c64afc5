import * as z from 'zod';
import { assenzaEntita, rigaAssenza } from '#archivio/assenze/assenza.ts';
import { isSenzaFatti } from '#archivio/assenze/senza-fatti.ts';
import { etichettaRiservata } from '#archivio/assenze/tipi-assenza.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { CONTATE, nomiDi } from './nomi.ts';

/** The gaps in the absences of the school. */
export const AssenzeLette = z.object({
  /** People with an absence that has not the facts which decide its pay, by surname and name. */
  senzaFatti: z.array(z.string()),
});
type AssenzeLette = z.infer<typeof AssenzeLette>;

/** The rows that may be of a kind with facts say no more than this of it. */
const ETICHETTE: ReadonlySet<string> = new Set(
  tipiAssenza
    .map(({ codice }) => codice)
    .filter((codTipoAssenza) => isSenzaFatti({ codTipoAssenza, datNascitaFiglio: null }))
    .map(etichettaRiservata),
);

/** The absences that ended last, or have not: one request, and one for each hundred of them that may lack something. */
export const loadAssenze = async (archivio: Archivio): Promise<AssenzeLette> => {
  const { items } = await archivio.query({
    index: 'indice3',
    pk: archivio.chiavi.elenco(assenzaEntita.nome),
    reverse: true,
    limit: CONTATE,
  });
  const uids = archivio
    .leggi(items, rigaAssenza)
    .filter(({ desAssenza }) => ETICHETTE.has(desAssenza))
    .map(({ uid }) => uid);
  const assenze = await archivio.of(assenzaEntita).getMany(uids, false);
  return { senzaFatti: nomiDi(assenze.filter(isSenzaFatti)) };
};
