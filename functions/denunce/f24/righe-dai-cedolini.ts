import { cedoliniRaccolti, type ContenutoDenuncia, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import { nomeF24 } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { colonneNelModello, type ColonneF24 } from '#shared/instradamento/modello-f24.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { arrotondatoEuro } from '#shared/money/arrotondamenti.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { euroInteri } from '#shared/rules/versamenti.ts';
import { chiaveRiga } from '../formati/f24/righe.ts';
import { isTributo, withRavvedimento } from './ravvedimento/ravvedimento.ts';
import { contributiInRitardo } from './ravvedimento/sanzione-civile.ts';

/** Where the cents of a payslip go. */
export interface CedolinoInstradato {
  readonly cedolino: ContenutoDenuncia['cedolini'][number];
  readonly testata: { readonly uidSubAnagrafe: string };
  readonly rotte: readonly Rotta[];
}

/** A route with the place of its payslip among those gathered. */
interface Parte {
  readonly posto: number;
  readonly rotta: Rotta;
}
interface InF24 extends Parte {
  readonly colonne: ColonneF24;
  readonly credito: boolean;
}

/** The taxes are paid so many days after the day they were due; with interest and penalty, where the office asks for them. */
export interface Ritardo {
  readonly scadenza: Giorno;
  /** The day contributions were due. */
  readonly scadenzaContributi: Giorno;
  readonly giorni: number;
  readonly ravvede: boolean;
}

/** On which form, for which day of payment, and whether sums that have no code stay out by choice. */
export interface ComeRaccogliere {
  readonly modello: ModelloF24;
  readonly dataPagamento: string;
  readonly senzaCodiceFuori: boolean;
  readonly ritardo?: Ritardo | undefined;
}

/**
 * Rows by section, code, body and references, in the order of the form. A row that misses a datum is there, with the column empty, to be
 * completed; what has no code, or comes out negative under a code that is no credit, stays out and is told: nothing is lost on the way.
 */
export const collectF24 = (cedolini: readonly CedolinoInstradato[], come: ComeRaccogliere): ContenutoDenuncia => {
  const parti = cedolini.flatMap(({ rotte }, posto) => rotte.map((rotta): Parte => ({ posto, rotta })));
  const nelF24 = parti.flatMap((parte) => inF24(parte, come));
  const gruppi = [...Map.groupBy(nelF24, ({ colonne }) => chiaveRiga(colonne))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const interi = inForceOn(euroInteri, come.dataPagamento).valore;
  const righe = gruppi.map(([chiave, gruppo]) => rigaDelGruppo(chiave, gruppo, interi));
  const { records, escluse } = inRitardo(
    righe.flatMap(({ riga }) => riga ?? []),
    come,
  );
  return {
    ...cedoliniRaccolti(cedolini),
    records,
    escluse: [...senzaCodice(parti, come), ...righe.flatMap(({ esclusa }) => esclusa ?? []), ...escluse],
  };
};

/** The rows with what being late adds to them, where the office asks for it; told, where it does not. */
const inRitardo = (records: RecordRaccolto[], { modello, dataPagamento, ritardo }: ComeRaccogliere) => {
  if (ritardo === undefined) return { records, escluse: [] };
  const righe = records.map((record) => ({ record, riga: rigaDi(record) }));
  const dovuti = righe.filter(({ riga }) => riga.debito > 0);
  const contributi = contributiInRitardo(
    dovuti.flatMap(({ riga }) => (isTributo(riga) ? [] : [riga])),
    { scadenza: ritardo.scadenzaContributi, dataPagamento },
  );
  if (ritardo.ravvede) {
    const ravveduto = withRavvedimento(righe, { modello, dataPagamento, scadenza: ritardo.scadenza });
    return { records: ravveduto.records, escluse: [...ravveduto.escluse, ...contributi] };
  }
  const tributi = dovuti.some(({ riga }) => isTributo(riga));
  return { records, escluse: [...(tributi ? [tardivo(ritardo)] : []), ...contributi] };
};

const tardivo = ({ scadenza, giorni }: Ritardo): Rilievo => ({
  codice: 'f24.in-ritardo',
  gravita: 'AVVISO',
  regola: 'I tributi si versano entro il loro termine.',
  persona: null,
  campo: 'dataPagamento',
  atteso: `un pagamento entro il ${formatGiorno(scadenza)}`,
  trovato: giorni === 1 ? 'un giorno di ritardo' : `${giorni} giorni di ritardo`,
  rimedio:
    'Anticipare la data, oppure chiedere il ravvedimento: interessi e sanzione ridotta entrano nel modello. Per i contributi le sanzioni le calcola l’ente: qui ne è scritta una stima.',
});

/** The columns that both forms have. */
const rigaDi = ({ campi: { altroEnte: _, ...campi } }: RecordRaccolto): RigaF24 => RigaF24.parse(campi);

const inF24 = (parte: Parte, { modello, dataPagamento }: ComeRaccogliere): InF24[] => {
  const { destinazione } = parte.rotta;
  if (destinazione.a !== 'F24') return [];
  const colonne = colonneNelModello(modello, destinazione, dataPagamento);
  return colonne === null ? [] : [{ ...parte, colonne, credito: destinazione.credito }];
};

/** The cents that a row pays: the sum, in whole euro where its code is paid so. */
const importoDi = (gruppo: readonly InF24[], interi: readonly string[]): number => {
  const importo = somma(gruppo.map(({ rotta }) => rotta.importo));
  return gruppo.some(({ colonne }) => interi.includes(colonne.codice)) ? arrotondatoEuro(importo) * 100 : importo;
};

/** One row of what has the same key; a sum of zero is no row. `interi`: codes that are paid in whole euro. */
const rigaDelGruppo = (
  chiave: string,
  gruppo: readonly InF24[],
  interi: readonly string[],
): { readonly riga?: RecordRaccolto; readonly esclusa?: Rilievo } => {
  const [primo] = gruppo;
  const importo = importoDi(gruppo, interi);
  if (primo === undefined || importo === 0) return {};
  const { colonne, credito } = primo;
  if (importo < 0 && !credito)
    return {
      esclusa: {
        codice: 'f24.negativo',
        gravita: 'AVVISO',
        regola: 'Una somma negativa si versa in compensazione soltanto con un codice nato come credito.',
        persona: null,
        campo: colonne.codice,
        atteso: 'un importo a debito',
        trovato: formatEuro(importo),
        rimedio:
          'Resta fuori dal modello: compensarla con le somme dello stesso codice di un altro mese, o chiedere il rimborso.',
      },
    };
  return {
    riga: {
      chiave,
      persona: null,
      campi: {
        ...colonne,
        estremi: nomeF24(colonne.estremi),
        debito: Math.max(0, importo),
        credito: Math.max(0, -importo),
      },
      origini: gruppo.map(({ posto, rotta }) => [posto, rotta.riga, rotta.importo]),
    },
  };
};

/** Why a route has no row in the form; null when it has one, or is not for it. */
const percheFuori = ({ destinazione }: Rotta, { modello, dataPagamento }: ComeRaccogliere): string | null => {
  if (destinazione.a === 'DA_STABILIRE') return destinazione.perche;
  return destinazione.a === 'F24' && colonneNelModello(modello, destinazione, dataPagamento) === null
    ? `nessuna tabella dice con quale codice si versa nell'F24 ordinario quello che nell'F24EP è ${destinazione.ep}`
    : null;
};

/** Sums whose code nobody knows, one for each reason and item. */
const senzaCodice = (parti: readonly Parte[], come: ComeRaccogliere): Rilievo[] => {
  const gruppi = Map.groupBy(
    parti.flatMap(({ rotta }) => {
      const perche = percheFuori(rotta, come);
      return perche === null ? [] : [{ codice: rotta.codice, importo: rotta.importo, perche }];
    }),
    ({ codice, perche }) => `${codice}|${perche}`,
  );
  return [...gruppi.values()].map((gruppo) => ({
    codice: 'f24.senza-codice',
    gravita: come.senzaCodiceFuori ? 'AVVISO' : 'BLOCCANTE',
    regola: 'Ogni somma trattenuta o dovuta ha il suo codice di versamento.',
    persona: null,
    campo: gruppo[0]?.codice ?? '',
    atteso: 'un codice di versamento',
    trovato: `${formatEuro(somma(gruppo.map(({ importo }) => importo)))}: ${gruppo[0]?.perche ?? ''}`,
    rimedio: come.senzaCodiceFuori
      ? 'Resta fuori per scelta: versarla con il codice giusto appena è noto.'
      : 'Stabilire il codice con la ragioneria, oppure lasciare fuori le somme senza codice.',
  }));
};
