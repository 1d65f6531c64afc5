import type { RigaF24 } from '../../../shared/contracts/denunce/f24.ts';
import { nomeF24 } from '../../../shared/domain/persona/nominativo.ts';
import type { Rotta, VersamentoF24 } from '../../../shared/instradamento/rotta.ts';
import { formatEuro, somma } from '../../../shared/money/centesimi.ts';
import type { Raccolta, Segnalazione } from '../macchina/denuncia.ts';

type InF24 = Rotta & { readonly destinazione: VersamentoF24 };

/** Rows by section and code; what has no code, misses a datum or comes out negative stays out and says why: nothing is lost on the way. */
export const collectF24Ep = (rotte: readonly Rotta[]): Raccolta<readonly RigaF24[]> => {
  const versamenti = rotte.filter(isInF24);
  const completi = versamenti.filter(({ mancanti }) => mancanti.length === 0);
  const gruppi = [...Map.groupBy(completi, chiaveDi)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const righe = gruppi.map(([, gruppo]) => rigaDi(gruppo));
  return {
    records: righe.flatMap(({ riga }) => riga ?? []),
    escluse: [
      ...rotte.flatMap(senzaCodice),
      ...versamenti.flatMap(incompleto),
      ...righe.flatMap(({ esclusa }) => esclusa ?? []),
    ],
  };
};

const isInF24 = (rotta: Rotta): rotta is InF24 => rotta.destinazione.a === 'F24';

const chiaveDi = ({ destinazione }: InF24): string => {
  const { sezione, ep, ente, estremi, riferimentoA, riferimentoB } = destinazione;
  return [sezione, ep, ente ?? '', estremi ?? '', riferimentoB, riferimentoA].join('\u0001');
};

/** One row of what has the same key; a sum of zero is no row, a negative one of a code that is no credit cannot be sent. */
const rigaDi = (gruppo: readonly InF24[]): { readonly riga?: RigaF24; readonly esclusa?: Segnalazione } => {
  const [primo] = gruppo;
  const importo = somma(gruppo.map(({ importo: uno }) => uno));
  if (primo === undefined || importo === 0) return {};
  const { sezione, ep, ente, estremi, riferimentoA, riferimentoB, credito } = primo.destinazione;
  if (importo < 0 && !credito)
    return {
      esclusa: {
        persona: null,
        campo: ep,
        atteso: 'un importo a debito',
        trovato: formatEuro(importo),
        rimedio: 'Compensare con le somme dello stesso codice di un altro mese, o chiedere il rimborso.',
      },
    };
  const riga = { sezione, codice: ep, ente: ente ?? '', estremi: nomeF24(estremi ?? ''), riferimentoA, riferimentoB };
  return { riga: { ...riga, debito: Math.max(0, importo), credito: Math.max(0, -importo) } };
};

const senzaCodice = ({ destinazione, codice, importo }: Rotta): Segnalazione[] =>
  destinazione.a === 'DA_STABILIRE'
    ? [
        {
          persona: null,
          campo: codice,
          atteso: 'un codice di versamento',
          trovato: `${formatEuro(importo)}: ${destinazione.perche}`,
          rimedio: 'Stabilire il codice prima di versare.',
        },
      ]
    : [];

const incompleto = ({ codice, importo, mancanti }: InF24): Segnalazione[] =>
  mancanti.map(({ nome }) => ({
    persona: null,
    campo: codice,
    atteso: nome,
    trovato: `niente, per ${formatEuro(importo)}`,
    rimedio: `Inserire ${nome}.`,
  }));
