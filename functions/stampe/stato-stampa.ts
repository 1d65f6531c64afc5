import type { StatoStampa } from '../../shared/contracts/stampe/stampe.ts';
import { isAutorizzato } from '../../shared/domain/accesso/ruoli.ts';
import type { Store } from '../platform/data/dynamo.ts';
import type { Files } from '../platform/files.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { nonTrovato } from '../platform/http/errors.ts';
import { lavoriRepository } from '../platform/work/lavoro.ts';

/** A print for who may see it: its owner, or who has one of its roles; asked from another area it is absent. @throws NON_TROVATO */
export const statoStampa = async (
  store: Store,
  files: Files,
  printId: string,
  area: string | undefined,
  { codmin, sessione }: RequestContext,
): Promise<StatoStampa> => {
  const lavoro = await lavoriRepository(store, codmin).get(printId);
  if (lavoro?.tipo !== 'stampa' || (area !== undefined && lavoro.area !== area)) throw nonTrovato('La stampa');
  if (lavoro.utente !== sessione.utente && !isAutorizzato(sessione.ruoli, lavoro.ruoli)) throw nonTrovato('La stampa');
  const { file, stato } = lavoro;
  return {
    printId,
    stato,
    titolo: lavoro.descrizione,
    area: lavoro.area,
    fatti: lavoro.fatti,
    totale: lavoro.totale,
    avviso: lavoro.motivo,
    file: file && { nome: file.nome, tipo: file.tipo, dimensione: file.dimensione },
    link: file && stato === 'COMPLETATO' ? await files.downloadLink(file.chiave, file.nome, 'inline') : null,
  };
};
