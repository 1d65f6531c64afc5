import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { addGiorni, formatGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import type { Origine } from '../origine.ts';
import { paginate, type PaginaRiferimento } from '../ricerca.ts';

/** A town between two days, under one name and one province. A code may have several, in order of time, even with gaps. */
export interface Comune {
  readonly codBelfiore: string;
  readonly desComune: string;
  readonly siglaProvincia: string;
  readonly dal: Giorno;
  readonly al: Giorno | null;
  /** Six digits; null until the office imports the official archive. Never a key: it changes with the province. */
  readonly codIstat: string | null;
}

/** The state of the archive: what a code was over time, and the order of names for searches. */
export interface ArchivioComuni {
  readonly perCodice: ReadonlyMap<string, readonly Comune[]>;
  readonly indice: readonly VoceIndice[];
  /** The towns that began on a day. */
  readonly nati: ReadonlyMap<Giorno, readonly Comune[]>;
}

interface VoceIndice {
  readonly chiave: string;
  readonly comune: Comune;
}

/** What a code means on a day, with the words to show when it cannot be used. */
export type EsitoComune =
  | { readonly esito: 'valido'; readonly comune: Comune }
  | { readonly esito: 'estinto' | 'nonIstituito'; readonly comune: Comune; readonly messaggio: string }
  | { readonly esito: 'sconosciuto'; readonly messaggio: string };

export interface RicercaComuni {
  /** Beginning of a name, or a Belfiore code. */
  readonly criteria?: string;
  /** Letters of the province. */
  readonly criteriaProv?: string;
  /** Also the abolished ones. */
  readonly flagestinto?: boolean;
  readonly start?: number;
  /** 0 = all. */
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
}

export const origineComuni: Origine = {
  descrizione:
    "Archivio dei comuni dell'ANPR (Ministero dell'Interno), dal pacchetto @marketto/belfiore-connector-embedded 1.2.1, con le correzioni di correzioni-comuni.json",
  fonte: 'fonte',
  url: 'https://github.com/italia/anpr',
  licenza: 'CC BY 4.0',
  rilevatoIl: '2024-01-22',
  verificataIl: null,
  nota: "Senza codici ISTAT né CAP. L'archivio ufficiale aggiornato si importa dalla scuola.",
};

/** Indexes the periods of the towns; the search shows each code once, under its latest name, and finds it by the earlier ones too. */
export const archivioComuni = (periodi: readonly Comune[]): ArchivioComuni => {
  const perCodice = new Map<string, Comune[]>();
  for (const periodo of periodi.toSorted((a, b) => compare(a.dal, b.dal))) {
    const stessoCodice = perCodice.get(periodo.codBelfiore);
    if (stessoCodice) stessoCodice.push(periodo);
    else perCodice.set(periodo.codBelfiore, [periodo]);
  }
  const indice = [...perCodice.values()].flatMap((stessoCodice) => {
    const comune = stessoCodice.at(-1);
    if (comune === undefined) return [];
    const chiavi = new Set(stessoCodice.map(({ desComune }) => chiaveRicerca(desComune)));
    return [...chiavi].map((chiave): VoceIndice => ({ chiave, comune }));
  });
  return {
    perCodice,
    nati: Map.groupBy(
      [...perCodice.values()].flatMap(([primo]) => primo ?? []),
      ({ dal }) => dal,
    ),
    indice: indice.toSorted(
      (a, b) => compare(a.chiave, b.chiave) || compare(a.comune.codBelfiore, b.comune.codBelfiore),
    ),
  };
};

let caricato: Promise<ArchivioComuni> | undefined;

/** The archive shipped with the product, read once for each process and only when somebody asks for a town. */
export const loadArchivioComuni = (): Promise<ArchivioComuni> => {
  caricato ??= import('../comuni.json', { with: { type: 'json' } }).then(({ default: righe }) =>
    archivioComuni(righe.map(comuneDiRiga)),
  );
  // one that could not be read is read again by who asks next
  caricato.catch(() => {
    caricato = undefined;
  });
  return caricato;
};

/** One line of comuni.json: code, name, province, first day, last day or nothing. */
const comuneDiRiga = (riga: string): Comune => {
  const [codBelfiore = '', desComune = '', siglaProvincia = '', dal = '', al = ''] = riga.split('|');
  return { codBelfiore, desComune, siglaProvincia, dal, al: al === '' ? null : al, codIstat: null };
};

/** The town of a code on a day; an abolished one is named as such with its last day. */
export const comuneAl = (archivio: ArchivioComuni, codBelfiore: string, giorno: Giorno): EsitoComune => {
  const periodi = archivio.perCodice.get(codBelfiore) ?? [];
  const vigente = periodi.find(({ dal, al }) => dal <= giorno && (al === null || giorno <= al));
  if (vigente) return { esito: 'valido', comune: vigente };
  const precedente = periodi.findLast(({ al }) => al !== null && al < giorno);
  if (precedente?.al) {
    return {
      esito: 'estinto',
      comune: precedente,
      messaggio: `Il comune ${nomeCompleto(precedente)} è estinto (ultimo giorno ${formatGiorno(precedente.al)}): indicare quello che gli è succeduto${nataDopo(archivio, precedente)}.`,
    };
  }
  const primo = periodi[0];
  if (primo === undefined)
    return { esito: 'sconosciuto', messaggio: `Nessun comune ha il codice catastale ${codBelfiore}.` };
  return {
    esito: 'nonIstituito',
    comune: primo,
    messaggio: `Il comune ${nomeCompleto(primo)} non esisteva il ${formatGiorno(giorno)}: è stato istituito il ${formatGiorno(primo.dal)}.`,
  };
};

/** Names are told up to so many: more of them tell nothing. */
const NOMINATI = 5;

/**
 * ' (nati il 01/01/2017 in provincia di PT: ABETONE CUTIGLIANO)': the towns of the province that began when one ended, one of which is its successor unless a
 * town that was there took it in. Those that share a word of the name stand alone; the others are to be checked. Empty when there are none, or too many to help.
 */
export const nataDopo = ({ nati }: ArchivioComuni, { desComune, siglaProvincia, al }: Comune): string => {
  if (al === null) return '';
  const giorno = addGiorni(al, 1);
  const vicini = (nati.get(giorno) ?? []).filter((nato) => nato.siglaProvincia === siglaProvincia);
  const parole = new Set(paroleDi(desComune));
  const simili = vicini.filter((nato) => paroleDi(nato.desComune).some((parola) => parole.has(parola)));
  const nomi = (simili.length > 0 ? simili : vicini).map((nato) => nato.desComune);
  if (nomi.length === 0 || nomi.length > NOMINATI) return '';
  return ` (${nomi.length === 1 ? 'nato' : 'nati'} il ${formatGiorno(giorno)} in provincia di ${siglaProvincia}: ${nomi.join(', ')}${simili.length > 0 ? '' : '; controllare se gli succede'})`;
};

/** The words of a name that may tell a town: not articles and prepositions. */
const paroleDi = (nome: string): readonly string[] =>
  chiaveRicerca(nome)
    .split(' ')
    .filter((parola) => parola.length > 3);

/** Towns by beginning of name (accents and case ignored) or by code, in order of name. Existing ones only, unless asked otherwise. */
export const searchComuni = (archivio: ArchivioComuni, ricerca: RicercaComuni): PaginaRiferimento<Comune> => {
  const { criteria = '', criteriaProv, flagestinto = false, start, limit, sort = 'ASC' } = ricerca;
  const provincia = criteriaProv?.trim().toUpperCase();
  const trovati = [...new Set(candidati(archivio, chiaveRicerca(criteria)))].filter(
    (comune) => (flagestinto || comune.al === null) && (!provincia || comune.siglaProvincia === provincia),
  );
  return paginate(sort === 'DESC' ? trovati.toReversed() : trovati, start, limit);
};

const candidati = ({ perCodice, indice }: ArchivioComuni, chiave: string): readonly Comune[] => {
  const delCodice = /^[A-Z]\d{3}$/.test(chiave) ? perCodice.get(chiave)?.at(-1) : undefined;
  if (delCodice) return [delCodice];
  const da = primoNonMinore(indice, chiave);
  return indice.slice(da, primoNonMinore(indice, `${chiave}\uFFFF`)).map(({ comune }) => comune);
};

/** Binary search of the first key that is not before the given one. */
const primoNonMinore = (indice: readonly VoceIndice[], chiave: string): number => {
  let [da, a] = [0, indice.length];
  while (da < a) {
    const meta = (da + a) >> 1;
    if ((indice[meta]?.chiave ?? '') < chiave) da = meta + 1;
    else a = meta;
  }
  return da;
};

const nomeCompleto = ({ desComune, siglaProvincia, codBelfiore }: Comune): string =>
  `${desComune} (${siglaProvincia}, ${codBelfiore})`;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
