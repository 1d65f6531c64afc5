import type { FattiLista } from '#archivio/noipa/fatti-lista.ts';
import { listeRepository, type ListaSalvata } from '#archivio/noipa/liste-repository.ts';
import { pianiCapitoliRepository } from '#archivio/noipa/piano-capitolo.ts';
import type { ColonnaDi, Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { ListaNoipa, PagamentoNoipa, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import {
  descrizioneTassazioneNoipa,
  descrizioneTipoListaNoipa,
  tipoStampaNoipa,
  type tipiStampaNoipa,
} from '#shared/domain/noipa/lista.ts';
import { descrizioneStatoListaNoipa } from '#shared/domain/noipa/stato-lista.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** A compensation with who is paid it. */
export interface Compenso {
  readonly pagamento: PagamentoNoipa;
  readonly riga: RigaNoipa;
}

export const compensiDei = (pagamenti: readonly PagamentoNoipa[]): readonly Compenso[] =>
  pagamenti.flatMap((pagamento) => pagamento.righe.map((riga) => ({ pagamento, riga })));

/** The names of the codes of a list, by their text: as it was sent with, or as the school calls them now. */
export const loadNomi = async (
  { fatti }: Pick<ListaSalvata, 'fatti'>,
  archivio: Archivio,
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    fatti === null
      ? (await pianiCapitoliRepository(archivio).listAll()).map((piano) => [chiaveNoipa(piano), piano.descrizione])
      : fatti.codici.map(({ chiave, descrizione }) => [chiave, descrizione]),
  );

/** A list of the kind that the address of the print names. @throws NON_TROVATO */
export const loadLista = async (
  uid: Uid<'LISTA_NOIPA'>,
  kind: (typeof tipiStampaNoipa)[number],
  archivio: Archivio,
) => {
  const intera = await listeRepository(archivio).loadIntera(uid);
  if (tipoStampaNoipa[intera.lista.tipo] !== kind) throw nonTrovato('Tra le liste di questo tipo la lista');
  return intera;
};

/** The head of a list, as its prints say it; of one sent before its facts were kept, that they are those of today. */
export const testataLista = ({ lista, fatti }: Pick<ListaSalvata, 'lista' | 'fatti'>) => [
  { etichetta: 'Lista', valore: lista.descrizione },
  { etichetta: 'Paga', valore: descrizioneTipoListaNoipa[lista.tipo] },
  { etichetta: 'Tassazione', valore: descrizioneTassazioneNoipa[lista.tassazione] },
  { etichetta: 'Stato', valore: descrizioneStatoListaNoipa[lista.STATUS] },
  ...(lista.codice === '' ? [] : [{ etichetta: 'Codice sul portale', valore: lista.codice }]),
  ...(lista.datInvio === null ? [] : [{ etichetta: 'Inviata il', valore: formatGiorno(lista.datInvio) }]),
  ...(lista.datInvio !== null && fatti === null
    ? [{ etichetta: 'Iscrizioni e nomi dei codici', valore: 'come risultano oggi' }]
    : []),
];

/** The mark on every page of a list that was not sent; of a sent one the letterhead that it was sent with, or that of the day. */
export const marcaLista = (
  { datInvio }: Pick<ListaNoipa, 'datInvio'>,
  fatti: FattiLista | null,
): Pick<Elenco<unknown>, 'marca' | 'scuola'> =>
  datInvio === null ? { marca: 'NON INVIATA' } : { scuola: fatti?.scuola ?? datInvio };

/** Days, hours, rate, amount, where it comes from. */
export const COLONNE_COMPENSO: readonly ColonnaDi<Compenso>[] = [
  { titolo: 'Dal', tipo: 'giorno', valore: ({ riga }) => riga.datInizio },
  { titolo: 'Al', tipo: 'giorno', valore: ({ riga }) => riga.datFine },
  { titolo: 'Ore', tipo: 'ore', valore: ({ riga }) => riga.ore },
  { titolo: 'Tariffa', tipo: 'importo', valore: ({ riga }) => riga.tariffa },
  { titolo: 'Importo', tipo: 'importo', totale: true, valore: ({ riga }) => riga.importo },
  { titolo: 'Da dove viene', tipo: 'testo', valore: ({ riga }) => riga.spiegazione },
];
