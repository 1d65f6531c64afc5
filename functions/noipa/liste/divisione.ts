import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { GruppoLista } from '#shared/contracts/noipa/divisione.ts';
import type { ListaNoipa, PagamentoNoipa, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { DivisioneLista } from '#shared/domain/noipa/lista.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { totaliLista } from './pagamenti.ts';
import { createLista, loadAperta, toIntera, writePagamenti, type RiferimentoLista } from './scrittura.ts';

/** The part of a list that a compensation is of: its commission, or chapter and plan. */
const gruppoDi: Readonly<Record<DivisioneLista, (riga: RigaNoipa) => { gruppo: string; descrizione: string }>> = {
  COMMISSIONE: ({ esame }) =>
    esame === undefined
      ? { gruppo: '', descrizione: 'Senza commissione' }
      : { gruppo: esame.commissione, descrizione: esame.nome },
  CAPITOLO: ({ chiave }) => {
    const gruppo = chiave.slice(0, chiave.indexOf(' '));
    return { gruppo, descrizione: `Capitolo e piano ${gruppo}` };
  },
};

/** The compensations of some parts, person by person; who has none is not there. */
export const pickGruppi = (
  pagamenti: readonly PagamentoNoipa[],
  per: DivisioneLista,
  quali: (gruppo: string) => boolean,
): PagamentoNoipa[] =>
  pagamenti
    .map((pagamento) => ({ ...pagamento, righe: pagamento.righe.filter((riga) => quali(gruppoDi[per](riga).gruppo)) }))
    .filter(({ righe }) => righe.length > 0);

/** The parts of some payments, in the order of their names, each with its sum. */
export const gruppiDi = (pagamenti: readonly PagamentoNoipa[], per: DivisioneLista): GruppoLista[] => {
  const nomi = new Map(
    pagamenti.flatMap(({ righe }) => righe.map(gruppoDi[per])).map(({ gruppo, descrizione }) => [gruppo, descrizione]),
  );
  return [...nomi].toSorted(byTesto(([, descrizione]) => descrizione)).map(([gruppo, descrizione]) => {
    const { persone, righe, totale } = totaliLista(pickGruppi(pagamenti, per, (uno) => uno === gruppo));
    return { gruppo, descrizione, persone, righe, importo: totale };
  });
};

/** @throws NON_TROVATO */
export const getDivisione = async (
  uid: Uid<'LISTA_NOIPA'>,
  per: DivisioneLista,
  archivio: Archivio,
): Promise<GruppoLista[]> => gruppiDi((await listeRepository(archivio).loadIntera(uid)).pagamenti, per);

type Divisione = RiferimentoLista & { readonly per: DivisioneLista; readonly gruppi: readonly string[] };

/** @throws STATO_NON_AMMESSO for a part that the list has not, or when nothing would be left in it */
const checkGruppi = (lista: ListaNoipa, gruppi: readonly GruppoLista[], scelti: readonly string[]): void => {
  const refuse = (perche: string) =>
    new AppError('STATO_NON_AMMESSO', `La lista "${lista.descrizione}" non si può dividere così: ${perche}`, {
      current: { ...lista },
    });
  if (scelti.some((scelto) => !gruppi.some(({ gruppo }) => gruppo === scelto)))
    throw refuse("una delle parti scelte non c'è più. Aggiornare l'elenco.");
  if (gruppi.every(({ gruppo }) => scelti.includes(gruppo)))
    throw refuse('non vi resterebbe nessuno. Lasciare almeno una parte.');
};

/** Makes a list of each part chosen: what leaves the one is in the others, to the cent. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
export const divideLista = async ({ per, gruppi, ...quale }: Divisione, context: RequestContext) => {
  const salvata = await loadAperta(quale, context.archivio, 'dividere');
  const { lista, pagamenti } = salvata;
  const trovati = gruppiDi(pagamenti, per);
  checkGruppi(lista, trovati, gruppi);
  const { tipo, anno, mese, datInizio, datFine, tassazione, note } = lista;
  const nuove = trovati
    .filter(({ gruppo }) => gruppi.includes(gruppo))
    .map(({ gruppo, descrizione }) =>
      createLista(
        {
          tipo,
          anno,
          mese,
          datInizio,
          datFine,
          tassazione,
          note,
          codice: '',
          descrizione: accorciato(`${lista.descrizione}, ${descrizione}`, 150),
        },
        {
          origine: 'DIVISA',
          daLista: quale.uid,
          pagamenti: pickGruppi(pagamenti, per, (uno) => uno === gruppo),
        },
        context,
      ),
    );
  const resta = await writePagamenti(
    salvata,
    pickGruppi(pagamenti, per, (uno) => !gruppi.includes(uno)),
    context,
  );
  // What leaves the list is in the new ones: of no code there is more or less left.
  const { disponibilita } = await toIntera(lista, [], context.archivio);
  return { prima: { ...resta, disponibilita }, nuove };
};
