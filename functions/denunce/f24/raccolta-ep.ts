import type { Rilievo } from '../../../shared/contracts/denunce/rilievo.ts';
import { nomeF24 } from '../../../shared/domain/persona/nominativo.ts';
import type { Rotta, VersamentoF24 } from '../../../shared/instradamento/rotta.ts';
import { formatEuro, somma } from '../../../shared/money/centesimi.ts';
import type { ContenutoDenuncia, RecordRaccolto } from '../../archivio/denunce/contenuto.ts';

/** Where the cents of a payslip go. */
export interface CedolinoInstradato {
  readonly cedolino: ContenutoDenuncia['cedolini'][number];
  readonly rotte: readonly Rotta[];
}

/** A route with the place of its payslip among those gathered. */
interface Parte {
  readonly posto: number;
  readonly rotta: Rotta;
}
type InF24 = Parte & { readonly rotta: Rotta & { readonly destinazione: VersamentoF24 } };

/**
 * Rows by section, code, body and references, in the order of the form. A row that misses a datum is there, with the column empty, to be
 * completed; what has no code, or comes out negative under a code that is no credit, stays out and is told: nothing is lost on the way.
 */
export const collectF24Ep = (cedolini: readonly CedolinoInstradato[], senzaCodiceFuori: boolean): ContenutoDenuncia => {
  const parti = cedolini.flatMap(({ rotte }, posto) => rotte.map((rotta): Parte => ({ posto, rotta })));
  const gruppi = [...Map.groupBy(parti.filter(isInF24), chiaveDi)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const righe = gruppi.map(([chiave, gruppo]) => rigaDi(chiave, gruppo));
  return {
    cedolini: cedolini.map(({ cedolino }) => cedolino),
    records: righe.flatMap(({ riga }) => riga ?? []),
    escluse: [...senzaCodice(parti, senzaCodiceFuori), ...righe.flatMap(({ esclusa }) => esclusa ?? [])],
  };
};

const isInF24 = (parte: Parte): parte is InF24 => parte.rotta.destinazione.a === 'F24';

const chiaveDi = ({ rotta: { destinazione } }: InF24): string => {
  const { sezione, ep, ente, estremi, riferimentoA, riferimentoB } = destinazione;
  return [sezione, ep, ente ?? '', estremi ?? '', riferimentoB, riferimentoA].join('|');
};

/** One row of what has the same key; a sum of zero is no row. */
const rigaDi = (
  chiave: string,
  gruppo: readonly InF24[],
): { readonly riga?: RecordRaccolto; readonly esclusa?: Rilievo } => {
  const [primo] = gruppo;
  const importo = somma(gruppo.map(({ rotta }) => rotta.importo));
  if (primo === undefined || importo === 0) return {};
  const { sezione, ep, ente, estremi, riferimentoA, riferimentoB, credito } = primo.rotta.destinazione;
  if (importo < 0 && !credito)
    return {
      esclusa: {
        codice: 'f24.negativo',
        gravita: 'AVVISO',
        regola: 'Una somma negativa si versa in compensazione soltanto con un codice nato come credito.',
        persona: null,
        campo: ep,
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
        sezione,
        codice: ep,
        ente: ente ?? '',
        estremi: nomeF24(estremi ?? ''),
        riferimentoA,
        riferimentoB,
        debito: Math.max(0, importo),
        credito: Math.max(0, -importo),
      },
      origini: gruppo.map(({ posto, rotta }) => [posto, rotta.riga, rotta.importo]),
    },
  };
};

/** Sums whose code nobody knows, one for each reason and item. */
const senzaCodice = (parti: readonly Parte[], fuori: boolean): Rilievo[] => {
  const gruppi = Map.groupBy(
    parti.flatMap(({ rotta: { destinazione, codice, importo } }) =>
      destinazione.a === 'DA_STABILIRE' ? [{ codice, importo, perche: destinazione.perche }] : [],
    ),
    ({ codice, perche }) => `${codice}|${perche}`,
  );
  return [...gruppi.values()].map((gruppo) => ({
    codice: 'f24.senza-codice',
    gravita: fuori ? 'AVVISO' : 'BLOCCANTE',
    regola: 'Ogni somma trattenuta o dovuta ha il suo codice di versamento.',
    persona: null,
    campo: gruppo[0]?.codice ?? '',
    atteso: 'un codice di versamento',
    trovato: `${formatEuro(somma(gruppo.map(({ importo }) => importo)))}: ${gruppo[0]?.perche ?? ''}`,
    rimedio: fuori
      ? 'Resta fuori per scelta: versarla con il codice giusto appena è noto.'
      : 'Stabilire il codice con la ragioneria, oppure lasciare fuori le somme senza codice.',
  }));
};
