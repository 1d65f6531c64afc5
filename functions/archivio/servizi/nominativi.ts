import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { type Entita, type Registrazione } from '#platform/data/entita.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readItem, writeItem } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';
import { assenzaEntita } from '../assenze/assenza.ts';
import { personaEntita } from '../persone/persona.ts';
import { attivitaEntita } from './attivita.ts';
import { servizioEntita } from './servizio.ts';

/** Most records that take the new name with the person: what is left of a unit of change. The oldest absences come last. */
const MASSIMO = 60;

type Intestato = Registrazione & { readonly desCognome: string; readonly desNome: string };

/**
 * Operations that bring the new name of a person to the services, special activities and absences that carry it in their lists.
 * Their version stays: nothing that a person writes in them has changed. One request, and no operation when every name agrees.
 */
export const renameOperazioni = async (
  archivio: Archivio,
  { uid, desCognome, desNome }: Persona,
): Promise<Operazione[]> => {
  const items = await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) });
  const rename = <T extends Intestato>(entita: Entita<T>): Operazione[] =>
    items
      .filter((item) => item.tipo === entita.nome && (item.desCognome !== desCognome || item.desNome !== desNome))
      .toSorted(dalPiuRecente)
      .map((item) => {
        const record = { ...readItem(entita, item), desCognome, desNome };
        return {
          tipo: 'put',
          chiave: archivio.chiavi.record(entita, record.uid),
          item: writeItem(entita, archivio.codmin, record),
          condizione: { expression: 'versione = :versione', values: { ':versione': record.versione } },
          rifiuto: () =>
            new AppError(
              'TROPPE_RICHIESTE',
              `Un altro utente sta modificando i servizi o le assenze di ${desCognome} ${desNome}: ripetere il salvataggio.`,
            ),
        };
      });
  return [...rename(servizioEntita), ...rename(attivitaEntita), ...rename(assenzaEntita)].slice(0, MASSIMO);
};

const dalPiuRecente = (a: Item, b: Item): number => compareCodici(String(b.datInizio), String(a.datInizio));
