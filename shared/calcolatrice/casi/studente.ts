import { dalAl, pagamento, parto, redditoAnno, siNo, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { rispostaData, type Risposte } from '../domande.ts';
import { nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';
import { fiscaliAssimilati } from './cococo.ts';

const isBorsa = ({ regime }: Risposte): boolean => regime === 'BORSA';

/** A pupil: prize, incentive for excellence, scholarship. */
export const studente = definizione(
  'STUDENTE',
  {
    regime: {
      tipo: 'scelta',
      domanda: 'Che cosa riceve?',
      voci: {
        ECCELLENZA: 'Incentivo alle eccellenze',
        PREMIO: 'Premio per merito',
        BORSA: 'Borsa di studio o di addestramento',
      },
    },
    parto,
    somma,
    dal: { ...dalAl.dal, quando: isBorsa },
    al: { ...dalAl.al, quando: isBorsa },
    reddito: { ...redditoAnno, quando: isBorsa },
    detrazioni: { ...siNo('Ha chiesto le detrazioni?'), quando: isBorsa },
    pagamento,
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta(dette.parto, dette.somma),
    situazione: (indicata) => {
      const borsa = dette.regime === 'BORSA';
      const periodo = borsa
        ? { dal: rispostaData(dette.dal, 'da che giorno'), al: rispostaData(dette.al, 'fino a che giorno') }
        : nelGiorno(dette.pagamento);
      return situazioneDi(dette.pagamento, {
        tipo: 'EST',
        base: indicata.base,
        percettore: { tipo: 'STUDENTE', regime: dette.regime },
        fiscali: borsa
          ? fiscaliAssimilati({
              reddito: rispostaData(dette.reddito, 'che reddito prevede'),
              detrazioni: rispostaData(dette.detrazioni, 'se ha chiesto le detrazioni'),
            })
          : {},
        voci: [voceCompenso('Somma allo studente', periodo, indicata)],
      });
    },
  }),
);
