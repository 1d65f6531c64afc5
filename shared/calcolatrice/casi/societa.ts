import { descrizioneIva } from '../../domain/persona/percettore.ts';
import { lavoro, pagamento, parto, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** A company or an association with its invoice. */
export const societa = definizione(
  'SOCIETA',
  {
    iva: { tipo: 'scelta', domanda: "Che IVA c'è in fattura?", voci: descrizioneIva },
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
        percettore: { tipo: 'SOCIETA', iva: dette.iva },
        voci: [voceCompenso('Servizio in fattura', nelGiorno(dette.lavoro), indicata)],
      }),
  }),
);
