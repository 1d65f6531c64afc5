import { effettoAl, limiteAl } from '#archivio/assenze/contatori.ts';
import { fattiDelTipo, isPerFiglio, motiviDi, pagaInParole } from '#archivio/assenze/paga-del-tipo.ts';
import { descrizioneTipo, gruppoDi } from '#archivio/assenze/tipi-assenza.ts';
import type { SchedaPersonale } from '#archivio/fascicolo/scheda-personale.ts';
import { servizioPrincipale } from '#archivio/servizi/tipo-per-assenze.ts';
import { codiciInVigore } from '#archivio/tabelle/codici-denunce.ts';
import type { TipoAssenzaVisto } from '#shared/contracts/assenze/assenze.ts';
import type { Pagina } from '#shared/contracts/lista.ts';
import type { CodiciDenunce } from '#shared/contracts/tabelle/codici-denunce.ts';
import type { DatoDenunce } from '#shared/domain/denunce/codici-denunce.ts';
import type { EffettoAssenza, TipoAssenza, Trattamento } from '#shared/rules/contratto/assenze/assenza.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import type { InVigore } from '#shared/rules/regola.ts';
import { searchVoci } from '../riferimento/ricerca.ts';

interface Ricerca {
  readonly criteria?: string | undefined;
  readonly start?: number | undefined;
  readonly limit?: number | undefined;
}

const RIGHE_PREDEFINITE = 25;

/** What the kinds of absence are looked at for: a day, the person who would have them, the codes the school has given them. */
interface Visti {
  readonly giorno: string;
  readonly scheda: SchedaPersonale | null;
  readonly codici: readonly CodiciDenunce[];
}

/** Kinds of absence by words; with a person, what their contract gives on the day and what is left. Those it cannot have come last. */
export const searchTipiAssenza = (
  { criteria = '', start = 0, limit = RIGHE_PREDEFINITE }: Ricerca,
  visti: Visti,
): Pagina<TipoAssenzaVisto> => {
  const trovati = searchVoci(tipiAssenza, ({ descrizione, codice }) => [descrizione, codice], criteria).map((tipo) =>
    toTipoAssenza(tipo, visti),
  );
  const righe = [...trovati.filter(({ ammessa }) => ammessa), ...trovati.filter(({ ammessa }) => !ammessa)];
  return {
    righe: limit === 0 ? righe.slice(start) : righe.slice(start, start + limit),
    cursore: null,
    totale: righe.length,
    totaleEsatto: true,
  };
};

const toTipoAssenza = (tipo: TipoAssenza, { giorno, scheda, codici }: Visti): TipoAssenzaVisto => {
  const effetto = effettoAl(tipo, giorno);
  const contratto = scheda === null ? undefined : servizioPrincipale(scheda.servizi, giorno)?.contratto;
  const trattamento = contratto === undefined ? undefined : effetto?.valore.trattamenti[contratto];
  const { motivi, facoltativo } = motiviDi(tipo.codice);
  return {
    codTipoAssenza: tipo.codice,
    desTipoAssenza: descrizioneTipo(tipo.codice),
    codGruppo: gruppoDi(tipo.codice),
    famigliaSidi: tipo.famigliaSidi,
    conteggio: effetto?.valore.conteggio ?? 'CALENDARIO',
    motivi: [...motivi],
    motivoFacoltativo: facoltativo,
    perFiglio: isPerFiglio(tipo),
    fatti: fattiDelTipo(tipo.codice),
    ammessa: effetto !== undefined && (scheda === null || trattamento !== undefined),
    paga: pagaDi(effetto, trattamento),
    norme: (effetto?.norma ?? []).map(({ testo }) => testo),
    confermata: effetto !== undefined && effetto.riscontro !== null,
    denuncia: denunciaDi(tipo.codice, giorno, codici),
    limite:
      effetto === undefined || trattamento === undefined || scheda === null
        ? null
        : limiteAl({ tipo, effetto: effetto.valore, trattamento }, scheda.assenze, giorno, ultimoFiglio(tipo, scheda)),
  };
};

const PAGHE: Readonly<Partial<Record<DatoDenunce, string>>> = {
  servizioPagaIntera: 'a paga intera',
  servizioPagaRidotta: 'a paga ridotta',
  servizioSenzaPaga: 'senza paga',
};

/** 'Giorni a paga intera: 4 - Servizio ordinario; …': how the monthly declaration calls the days of a kind. */
const denunciaDi = (codice: string, giorno: string, codici: readonly CodiciDenunce[]): string =>
  codiciInVigore('ASSENZA', codice, giorno, codici)
    .map(({ dato, parole }) => `Giorni ${PAGHE[dato] ?? ''}: ${parole}`)
    .join('; ');

/** The child of the last absence of the kind. */
const ultimoFiglio = ({ codice }: TipoAssenza, { assenze }: SchedaPersonale): string | null =>
  assenze.findLast(({ codTipoAssenza }) => codTipoAssenza === codice)?.datNascitaFiglio ?? null;

const pagaDi = (effetto: InVigore<EffettoAssenza> | undefined, trattamento: Trattamento | undefined): string => {
  if (effetto === undefined) return 'Nessuna regola in vigore';
  return trattamento === undefined ? '' : pagaInParole(trattamento, effetto.valore);
};
