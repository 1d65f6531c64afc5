import type { TipoServizioInps } from '#shared/domain/denunce/tipo-servizio-inps.ts';
import type { Origine, Tabella } from '../origine.ts';

/** How the days of a kind of absence are declared from a day on, by how they are paid; null = not declared, the period does not count. */
export interface TipoServizioAssenza {
  readonly codTipoAssenza: string;
  readonly dal: string;
  readonly servizioPagaIntera: TipoServizioInps | null;
  readonly servizioPagaRidotta: TipoServizioInps | null;
  readonly servizioSenzaPaga: TipoServizioInps | null;
}

const origine: Origine = {
  descrizione:
    'Tipi servizio della lista PosPA: i codici da una tabella di un programma di paghe, il loro uso dedotto dalle parole',
  fonte: 'derivata',
  rilevatoIl: '2026-11-22',
  verificataIl: null,
  nota: "Che ogni assenza vada con quel codice è dedotto da noi: da confrontare con l'allegato tecnico UniEmens. La scuola può scrivere il suo.",
};

/** First month declared by ListaPosPA. */
const LISTA_POSPA = '2012-10-01';

const voce = (
  codTipoAssenza: string,
  servizioPagaIntera: TipoServizioInps | null,
  servizioPagaRidotta: TipoServizioInps | null,
  servizioSenzaPaga: TipoServizioInps | null,
): TipoServizioAssenza => ({
  codTipoAssenza,
  dal: LISTA_POSPA,
  servizioPagaIntera,
  servizioPagaRidotta,
  servizioSenzaPaga,
});

/** Days that are paid are ordinary service, those without pay are not declared, unless a kind of their own is foreseen. */
const ORDINARIA = voce('', '4', '4', null);

/** The kinds of absence with a kind of service of their own. */
export const tipiServizioAssenza: Tabella<TipoServizioAssenza> = {
  id: 'tipi-servizio-assenza',
  descrizione: 'Tipo servizio delle assenze nella denuncia mensile',
  origine,
  voci: [
    voce('CONGEDO_PARENTALE', '4', '9', '42'),
    voce('MALATTIA_FIGLIO', '4', '4', '63'),
    voce('MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '4', '4', '64'),
    voce('CONGEDO_BIENNALE', '49', '49', null),
    voce('MATERNITA_FUORI_CONTRATTO', null, null, null),
  ],
};

/** How a kind of absence is declared on a day; undefined before the declaration existed. */
export const tipoServizioDi = (codTipoAssenza: string, giorno: string): TipoServizioAssenza | undefined =>
  [ORDINARIA, ...tipiServizioAssenza.voci].findLast(
    (una) => (una.codTipoAssenza === '' || una.codTipoAssenza === codTipoAssenza) && una.dal <= giorno,
  );
