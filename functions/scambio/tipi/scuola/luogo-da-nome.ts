import { loadArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import { searchStatiEsteri } from '#functions/riferimento/luoghi/stati-esteri.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/**
 * The Belfiore code of a place that a file calls by name: a town that existed on the day, in the province if one is given, else a foreign state.
 * @throws RIFERIMENTO_NON_VALIDO on `campo` when no place, or more than one, has the name
 */
export const codiceDaNome = async (nome: string, provincia: string, giorno: string, campo: string): Promise<string> => {
  const cercato = chiaveRicerca(nome);
  const { perCodice, indice } = await loadArchivioComuni();
  const candidati = indice
    .filter(({ chiave }) => chiave === cercato)
    .flatMap(({ comune }) => perCodice.get(comune.codBelfiore) ?? []);
  const comuni = new Set(
    candidati
      .filter(
        (comune) =>
          chiaveRicerca(comune.desComune) === cercato &&
          comune.dal <= giorno &&
          (comune.al === null || giorno <= comune.al) &&
          (provincia === '' || comune.siglaProvincia === provincia),
      )
      .map(({ codBelfiore }) => codBelfiore),
  );
  const stati =
    comuni.size > 0
      ? []
      : searchStatiEsteri(nome, false, 0, 0)
          .righe.filter(({ desStato }) => chiaveRicerca(desStato) === cercato)
          .map(({ codBelfiore }) => codBelfiore);
  const [codice, ...altri] = [...comuni, ...stati];
  if (codice === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `Nessun comune e nessuno Stato si chiamava "${nome}"${provincia === '' ? '' : ` in provincia di ${provincia}`} il ${formatGiorno(giorno)}: indicare il codice catastale.`,
    );
  if (altri.length > 0)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `Più luoghi si chiamano "${nome}" (${[codice, ...altri].join(', ')}): indicare la provincia oppure il codice catastale.`,
    );
  return codice;
};
