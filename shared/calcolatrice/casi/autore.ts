import { lavoro, pagamento, parto, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** An author paid for the use of a work. */
export const autore = definizione(
  'AUTORE',
  {
    regime: {
      tipo: 'scelta',
      domanda: 'Quanti anni ha?',
      aiuto: 'Decide la deduzione forfetaria delle spese.',
      voci: { SOTTO_35_ANNI: 'Meno di 35', DA_35_ANNI: '35 o più' },
    },
    parto,
    somma,
    lavoro,
    pagamento,
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta(dette.parto, dette.somma),
    situazione: (indicata) =>
      situazioneDi(dette.pagamento, {
        tipo: 'EST',
        base: indicata.base,
        percettore: { tipo: 'AUTORE', regime: dette.regime },
        voci: [voceCompenso("Diritti d'autore", nelGiorno(dette.lavoro), indicata)],
      }),
  }),
);
