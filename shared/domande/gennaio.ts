import { cedolinoSenzaSpiegazione } from '../calculation/cedolino/cedolino.ts';
import type { Cedolino } from '../calculation/riga/cedolino-tipi.ts';
import { Fiscali } from '../calculation/situazione/fiscale.ts';
import { Progressivi, type Situazione, type TipoElaborazione } from '../calculation/situazione/situazione.ts';
import type { Regole, RegolaUsata } from '../rules/regole.ts';
import { spostamentiTra, type Spostamento } from './differenze-del-netto.ts';
import { scarto, type Scarto } from './scarto.ts';

/** A rule that another version replaces from January. */
interface RegolaNuova {
  readonly descrizione: string;
  readonly dal: string;
  readonly norma: string;
}

/** The same work, done and paid in the January after. */
export interface Gennaio {
  readonly anno: number;
  readonly dataPagamento: string;
  readonly netto: Scarto;
  readonly spostamenti: readonly Spostamento[];
  readonly regole: readonly RegolaNuova[];
  /** The values of that year are not all known: the last ones served. */
  readonly presunto: boolean;
}

/** The reason why January cannot be told: the kind of run, a sum of the past among its items, a payslip that is refused there, inputs that were not kept. */
export type SenzaGennaio = Exclude<TipoElaborazione, DaSolo> | 'PASSATO' | 'SCARTATO' | 'SENZA_DATI';

/** Kinds of run whose payslip stands by itself: the others depend on services, on leave, on a year that is settled. */
type DaSolo = 'ACC' | 'FOR' | 'EST';
const staDaSolo = (tipo: TipoElaborazione): tipo is DaSolo => tipo === 'ACC' || tipo === 'FOR' || tipo === 'EST';

/** After the days in which January still pays the year before. */
const GIORNO = '01-27';

/** The payslip computed again as if its work were of the next January, or the reason why it cannot be told. */
export const gennaioDi = (
  situazione: Situazione | null,
  cedolino: Pick<Cedolino, 'righe' | 'totali' | 'regole' | 'annoFiscale'>,
  regole: Regole,
): Gennaio | SenzaGennaio => {
  if (situazione === null) return 'SENZA_DATI';
  if (!staDaSolo(situazione.tipo)) return situazione.tipo;
  if (situazione.voci.some(isDelPassato)) return 'PASSATO';
  const anno = cedolino.annoFiscale + 1;
  const spostata = aGennaio(situazione, anno);
  const esito = cedolinoSenzaSpiegazione(spostata, regole);
  if (esito.esito === 'scartato') return 'SCARTATO';
  const { righe, totali, avvisi, regole: usate } = esito.cedolino;
  return {
    anno,
    dataPagamento: spostata.dataPagamento,
    netto: scarto(cedolino.totali.netto, totali.netto),
    spostamenti: spostamentiTra(cedolino.righe, righe),
    regole: nuove(cedolino.regole, usate),
    presunto: avvisi.some(({ codice }) => codice === 'VALORE_DA_AGGIORNARE'),
  };
};

const isDelPassato = ({ trattamento, recupero }: Situazione['voci'][number]): boolean =>
  trattamento === 'ARRETRATO_ANNI_PRECEDENTI' || recupero !== undefined;

/** The counts of a year begin again; what is of the person stays. */
const aGennaio = (situazione: Situazione, anno: number): Situazione => {
  const competenza = { dal: `${anno}-01-01`, al: `${anno}-01-31` };
  const zero = Fiscali.parse({});
  const { altroProgramma: _altro, sommeRestituite: _restituite, giaPagati: _pagati, ...sua } = situazione;
  return {
    ...sua,
    liquidazione: { anno, mese: 1 },
    dataPagamento: `${anno}-${GIORNO}`,
    voci: situazione.voci.map((voce) => ({ ...voce, competenza })),
    progressivi: Progressivi.parse({}),
    fiscali: {
      ...situazione.fiscali,
      compensiOccasionaliAnno: zero.compensiOccasionaliAnno,
      imponibileGestioneSeparataAnno: zero.imponibileGestioneSeparataAnno,
      imponibileContributivoAnno: zero.imponibileContributivoAnno,
      conguaglio: null,
    },
    opzioni: { ...situazione.opzioni, conguaglio: false, arrotondamentoPrecedente: 0 },
  };
};

/** The rules of the payslip that have another version in the other. */
const nuove = (prima: readonly RegolaUsata[], dopo: readonly RegolaUsata[]): readonly RegolaNuova[] =>
  dopo
    .filter(({ id, dal }) => prima.some((vecchia) => vecchia.id === id && vecchia.dal < dal))
    .filter(({ id }, indice) => indice === dopo.findIndex((altra) => altra.id === id))
    .map(({ descrizione, dal, norma }) => ({ descrizione, dal, norma: norma.map(({ testo }) => testo).join('; ') }));
