import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { pianiCapitoliRepository } from '#archivio/noipa/piano-capitolo.ts';
import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { ListaNoipa, PagamentoNoipa, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { descrizioneStatoListaNoipa } from '#shared/domain/elaborazione/transizioni.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import {
  descrizioneTassazioneNoipa,
  descrizioneTipoListaNoipa,
  tipoStampaNoipa,
  type tipiStampaNoipa,
} from '#shared/domain/noipa/lista.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** A compensation with who is paid it. */
export interface Compenso {
  readonly pagamento: PagamentoNoipa;
  readonly riga: RigaNoipa;
}

export const compensiDei = (pagamenti: readonly PagamentoNoipa[]): readonly Compenso[] =>
  pagamenti.flatMap((pagamento) => pagamento.righe.map((riga) => ({ pagamento, riga })));

/** What the code of the school is called, by its text. */
export const loadNomi = async (archivio: Archivio): Promise<ReadonlyMap<string, string>> =>
  new Map((await pianiCapitoliRepository(archivio).listAll()).map((piano) => [chiaveNoipa(piano), piano.descrizione]));

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

export const DA_RISCONTRARE =
  'Tracciato del portale non pubblico: codici e colonne sono da riscontrare su NoiPA prima di inserirli.';

/** What the list is, as the head of its prints says it. */
export const testataLista = (lista: ListaNoipa) => [
  { etichetta: 'Lista', valore: lista.descrizione },
  { etichetta: 'Paga', valore: descrizioneTipoListaNoipa[lista.tipo] },
  { etichetta: 'Tassazione', valore: descrizioneTassazioneNoipa[lista.tassazione] },
  { etichetta: 'Stato', valore: descrizioneStatoListaNoipa[lista.STATUS] },
  ...(lista.codice === '' ? [] : [{ etichetta: 'Codice sul portale', valore: lista.codice }]),
  ...(lista.datInvio === null ? [] : [{ etichetta: 'Inviata il', valore: formatGiorno(lista.datInvio) }]),
  { etichetta: 'Avvertenza', valore: DA_RISCONTRARE },
];

/** What every page of a list that was not sent says. */
export const marcaLista = ({ datInvio }: ListaNoipa) => (datInvio === null ? { marca: 'NON INVIATA' } : {});

/** Days, hours, rate, amount, where it comes from. */
export const COLONNE_COMPENSO: readonly ColonnaDi<Compenso>[] = [
  { titolo: 'Dal', tipo: 'giorno', valore: ({ riga }) => riga.datInizio },
  { titolo: 'Al', tipo: 'giorno', valore: ({ riga }) => riga.datFine },
  { titolo: 'Ore', tipo: 'ore', valore: ({ riga }) => riga.ore },
  { titolo: 'Tariffa', tipo: 'importo', valore: ({ riga }) => riga.tariffa },
  { titolo: 'Importo', tipo: 'importo', totale: true, valore: ({ riga }) => riga.importo },
  { titolo: 'Da dove viene', tipo: 'testo', valore: ({ riga }) => riga.spiegazione },
];
