import type { Clausola, Pagina, Ricerca } from '#shared/contracts/lista.ts';
import { satisfiesTesto } from '#shared/domain/filtro-testi.ts';
import { byTesto, compareTesti } from '#shared/domain/ordine-testi.ts';
import { AppError, campoNonValido } from '../errors.ts';
import type { Archivio } from './archivio.ts';
import type { CursorSigner } from './cursor.ts';
import type { Item, Query } from './dynamo.ts';
import { partizioneElenco } from './entita.ts';

const RIGHE_PREDEFINITE = 10;
const RIGHE_MASSIME = 1000;
const RICHIESTE_MASSIME = 2;
const BYTE_MASSIMI = 1024 * 1024;

type Indice = 'indice1' | 'indice2' | 'indice3';

/** A list answered by indexes: each order and each prefix filter has the index that backs it. */
export interface ElencoIndicizzato {
  readonly nome: string;
  readonly ordini: Readonly<Record<string, Indice>>;
  readonly ordinePredefinito: string;
  readonly versoPredefinito?: 'ASC' | 'DESC';
  readonly filtri: Readonly<Record<string, FiltroIndicizzato>>;
}

/** A field by the index whose sort key begins with its folded value. */
interface FiltroIndicizzato {
  readonly indice: Indice;
  readonly piega: (valore: string) => string;
  /** The folded value is a whole one, with its end: 'is' asks what 'begins with' does. */
  readonly intero?: true;
}

/** Whose list is paged, and who signs where a page ends. */
export interface Sfoglio {
  readonly archivio: Archivio;
  readonly cursori: CursorSigner;
}

/**
 * One page of an indexed list: one query for the rows, one for the total (which is exact up to 1,000).
 * `partizione` overrides the index partition for the children of one root.
 */
export const pageByIndex = async <R>(
  { archivio, cursori }: Sfoglio,
  elenco: ElencoIndicizzato,
  ricerca: Ricerca,
  riga: (item: Item) => R,
  partizione?: string,
): Promise<Pagina<R>> => {
  const { query, identita } = planQuery(archivio.codmin, elenco, ricerca, partizione);
  const limit = ricerca.limit ?? RIGHE_PREDEFINITE;
  if (limit === 0) return wholeList(archivio, query, riga);
  const start = ricerca.start ?? 0;
  const after = ricerca.cursore === undefined ? undefined : cursori.read(ricerca.cursore, identita);
  const [page, totale] = await Promise.all([
    archivio.query({ ...query, limit: start + limit, ...(after ? { after } : {}) }),
    archivio.count({ ...query, reverse: false, limit: RIGHE_MASSIME + 1 }),
  ]);
  const esatto = totale.esatto && totale.totale <= RIGHE_MASSIME;
  return {
    righe: archivio.leggi(page.items.slice(start), riga),
    cursore: page.last ? cursori.sign(page.last, identita) : null,
    totale: esatto ? totale.totale : Math.min(totale.totale, RIGHE_MASSIME),
    totaleEsatto: esatto,
  };
};

/**
 * One page of an indexed list that leaves some rows out: it examines up to 1,000 rows a request, in two requests at most, so a page may be
 * shorter than asked while its cursor goes on. The total is exact when one request saw the whole list.
 * @throws TROPPI_RISULTATI for limit 0 on a longer list
 */
export const pageSelected = async <R>(
  sfoglio: Sfoglio,
  elenco: ElencoIndicizzato,
  ricerca: Ricerca,
  riga: (item: Item) => R,
  keep: (riga: R) => boolean = () => true,
): Promise<Pagina<R>> => {
  if (ricerca.limit !== 0) return examined(sfoglio, elenco, ricerca, riga, keep);
  const tutte = await examined(sfoglio, elenco, { ...ricerca, limit: RIGHE_MASSIME }, riga, keep);
  if (tutte.cursore !== null) throw troppi();
  return tutte;
};

/** The rows that are kept of those examined for a page. */
const examined = async <R>(
  { archivio, cursori }: Sfoglio,
  elenco: ElencoIndicizzato,
  ricerca: Ricerca,
  riga: (item: Item) => R,
  keep: (riga: R) => boolean,
): Promise<Pagina<R>> => {
  const { query, identita } = planQuery(archivio.codmin, elenco, ricerca);
  const [start, limit] = [ricerca.start ?? 0, ricerca.limit ?? RIGHE_PREDEFINITE];
  const inizio = ricerca.cursore === undefined ? undefined : cursori.read(ricerca.cursore, identita);
  const kept: { item: Item; riga: R }[] = [];
  let after = inizio;
  let richieste = 0;
  do {
    const page = await archivio.query({ ...query, limit: RIGHE_MASSIME, ...(after ? { after } : {}) });
    const lette = archivio.leggi(page.items, (item) => ({ item, riga: riga(item) }));
    kept.push(...lette.filter((trovata) => keep(trovata.riga)));
    after = page.last;
    richieste += 1;
  } while (after && richieste < RICHIESTE_MASSIME && kept.length < start + limit);
  const pagina = kept.slice(start, start + limit);
  const ultima = kept.length > start + limit ? pagina.at(-1)?.item : undefined;
  const prossima = ultima ? keyInIndex(ultima, query.index) : after;
  return {
    righe: pagina.map((trovata) => trovata.riga),
    cursore: prossima ? cursori.sign(prossima, identita) : null,
    totale: Math.min(kept.length, RIGHE_MASSIME),
    totaleEsatto: inizio === undefined && after === undefined && kept.length <= RIGHE_MASSIME,
  };
};

/** The key from which a query of an index goes on after an item. */
export const keyInIndex = (item: Item, index: Query['index']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([nome]) =>
        nome === 'pk' || nome === 'sk' || (index !== undefined && (nome === `${index}pk` || nome === `${index}sk`)),
    ),
  );

const wholeList = async <R>(archivio: Archivio, query: Query, riga: (item: Item) => R): Promise<Pagina<R>> => {
  const page = await archivio.query({ ...query, limit: RIGHE_MASSIME + 1 });
  if (page.last || page.items.length > RIGHE_MASSIME) throw troppi();
  return { righe: archivio.leggi(page.items, riga), cursore: null, totale: page.items.length, totaleEsatto: true };
};

const planQuery = (
  codmin: string,
  elenco: ElencoIndicizzato,
  ricerca: Ricerca,
  partizione?: string,
): { query: Query; identita: string } => {
  const ordine = ricerca.ordine ?? elenco.ordinePredefinito;
  const [clausola, ...altre] = ricerca.filtri ?? [];
  const filtro = clausola && filtroDi(elenco, clausola);
  if (altre.length > 0) throw campoNonValido('filtri', 'Questo elenco si filtra per un campo alla volta.');
  const index = filtro?.indice ?? elenco.ordini[ordine];
  if (index === undefined) throw campoNonValido('ordine', `L'elenco non si ordina per ${ordine}.`);
  const verso = ricerca.verso ?? elenco.versoPredefinito ?? 'ASC';
  const pk = partizione ?? partizioneElenco(codmin, elenco.nome);
  const query: Query = { index, pk, reverse: verso === 'DESC', ...(filtro ? { begins: filtro.valore } : {}) };
  return { query, identita: JSON.stringify([pk, index, verso, filtro?.valore ?? '']) };
};

const filtroDi = (elenco: ElencoIndicizzato, clausola: Clausola): { indice: Indice; valore: string } => {
  const dichiarato = elenco.filtri[clausola.campo];
  const ammesso = clausola.operatore === 'inizia' || (clausola.operatore === 'uguale' && dichiarato?.intero === true);
  if (!dichiarato || !ammesso)
    throw campoNonValido('filtri', `L'elenco non si filtra per ${clausola.campo} con questo operatore.`);
  return { indice: dichiarato.indice, valore: dichiarato.piega(clausola.valore) };
};

const troppi = () =>
  new AppError(
    'TROPPI_RISULTATI',
    "L'elenco è troppo lungo per essere mostrato tutto insieme: scorrerlo a pagine, filtrarlo, oppure esportarlo.",
  );

/** A list small enough to be read whole: ordered, filtered and paged here. Every field of the row may be ordered or filtered. */
export const pageInMemory = <R extends object>(
  righe: readonly R[],
  ricerca: Ricerca,
  predefinito: { readonly ordine: string; readonly verso?: 'ASC' | 'DESC' },
): Pagina<R> => {
  const campo = ricerca.ordine ?? predefinito.ordine;
  const segno = (ricerca.verso ?? predefinito.verso ?? 'ASC') === 'ASC' ? 1 : -1;
  const filtrate = righe.filter((riga) =>
    (ricerca.filtri ?? []).every((clausola) => soddisfa(valoreDi(riga, clausola.campo), clausola)),
  );
  const ordinate = filtrate.toSorted(byCampo(campo, segno));
  const limit = ricerca.limit ?? RIGHE_PREDEFINITE;
  if (limit === 0 && (ordinate.length > RIGHE_MASSIME || Buffer.byteLength(JSON.stringify(ordinate)) > BYTE_MASSIMI))
    throw troppi();
  const start = ricerca.cursore === undefined ? (ricerca.start ?? 0) : offsetOf(ricerca.cursore);
  const pagina = limit === 0 ? ordinate : ordinate.slice(start, start + limit);
  const prossimo = start + pagina.length;
  return {
    righe: pagina,
    cursore: prossimo < ordinate.length && limit !== 0 ? `da-${prossimo}` : null,
    totale: ordinate.length,
    totaleEsatto: true,
  };
};

const offsetOf = (cursore: string): number => {
  const offset = /^da-(\d{1,6})$/.exec(cursore)?.[1];
  if (offset === undefined)
    throw campoNonValido('cursore', 'Il cursore non appartiene a questo elenco: ripartire dalla prima pagina.');
  return Number(offset);
};

const valoreDi = (riga: object, campo: string): unknown => Object.entries(riga).find(([nome]) => nome === campo)?.[1];

const testo = (valore: unknown): string => (valore === null || valore === undefined ? '' : String(valore));
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTesti(testo(a), testo(b));

/** The order of rows by a field; homonyms by their codice fiscale. */
const byCampo = <R extends object>(campo: string, segno: 1 | -1): ((a: R, b: R) => number) => {
  const perTesto = byTesto((riga: R) => testo(valoreDi(riga, campo)));
  const perCodice = byTesto((riga: R) => testo(valoreDi(riga, 'desCf')));
  return (a, b) => {
    const [uno, altro] = [valoreDi(a, campo), valoreDi(b, campo)];
    const suo = typeof uno === 'number' && typeof altro === 'number' ? uno - altro : perTesto(a, b);
    return segno * (suo || perCodice(a, b));
  };
};

const soddisfa = (valore: unknown, { operatore, valore: cercato }: Clausola): boolean => {
  switch (operatore) {
    case 'minore':
      return (
        compare(
          typeof valore === 'number' ? valore : testo(valore),
          typeof valore === 'number' ? Number(cercato) : cercato,
        ) < 0
      );
    case 'maggiore':
      return (
        compare(
          typeof valore === 'number' ? valore : testo(valore),
          typeof valore === 'number' ? Number(cercato) : cercato,
        ) > 0
      );
    case 'inizia':
    case 'contiene':
    case 'uguale':
    case 'diverso':
      return satisfiesTesto(testo(valore), operatore, cercato);
  }
};
