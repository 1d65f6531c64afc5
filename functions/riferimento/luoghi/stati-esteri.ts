import { formatGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import type { Origine } from '../origine.ts';
import { paginate, searchVoci, type PaginaRiferimento } from '../ricerca.ts';
import righe from '../stati-esteri.json' with { type: 'json' };

/** A foreign state or territory by its Belfiore code (Z and three digits). */
export interface StatoEstero {
  readonly codBelfiore: string;
  readonly desStato: string;
  /** ISO 3166 code of two letters, also of states that no longer exist; null when it had none. */
  readonly codIso: string | null;
  /** True when the code is no longer assigned; the last day may be unknown. */
  readonly estinto: boolean;
  readonly al: Giorno | null;
}

export const origineStatiEsteri: Origine = {
  descrizione:
    "Codici degli Stati esteri dell'Agenzia delle Entrate con i nomi ISTAT, dal pacchetto @marketto/belfiore-connector-embedded 1.2.1, con le aggiunte di correzioni-stati-esteri.json",
  fonte: 'fonte',
  licenza: "CC BY 4.0 (Agenzia delle Entrate, Ministero dell'Interno), CC BY 3.0 (ISTAT)",
  rilevatoIl: '2024-01-22',
  verificataIl: null,
  nota: "I territori e le prime codifiche aggiunti non sono stati verificati sull'elenco ufficiale.",
};

const statoDiRiga = (riga: string): StatoEstero => {
  const [codBelfiore = '', desStato = '', codIso = '', fine = ''] = riga.split('|');
  return {
    codBelfiore,
    desStato,
    codIso: codIso === '' ? null : codIso,
    estinto: fine !== '',
    al: /^\d/.test(fine) ? fine : null,
  };
};

export const statiEsteri: readonly StatoEstero[] = righe.map(statoDiRiga);

const perCodice: ReadonlyMap<string, StatoEstero> = new Map(statiEsteri.map((stato) => [stato.codBelfiore, stato]));

export const getStatoEstero = (codBelfiore: string): StatoEstero | undefined => perCodice.get(codBelfiore);

/** What is wrong with a foreign state on a day; null when it can be used. Birth in a state that ceased later is right. */
export const erroreStatoEstero = (codBelfiore: string, giorno: Giorno): string | null => {
  const stato = perCodice.get(codBelfiore);
  if (stato === undefined) return `Nessuno Stato estero ha il codice ${codBelfiore}.`;
  return stato.al !== null && giorno > stato.al
    ? `${stato.desStato} (${codBelfiore}) non esiste più (ultimo giorno ${formatGiorno(stato.al)}).`
    : null;
};

/** States by words of the name, by Belfiore or ISO code. */
export const searchStatiEsteri = (
  criteria: string,
  flagestinto = false,
  start?: number,
  limit?: number,
): PaginaRiferimento<StatoEstero> =>
  paginate(
    searchVoci(statiEsteri, (stato) => [stato.desStato, stato.codBelfiore, stato.codIso ?? ''], criteria).filter(
      (stato) => flagestinto || !stato.estinto,
    ),
    start,
    limit,
  );
