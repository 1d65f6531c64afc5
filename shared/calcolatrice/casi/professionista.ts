import { descrizioneIva, descrizionePrevidenzaFattura } from '../../domain/persona/percettore.ts';
import { lavoro, pagamento, parto, siNo, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** A professional who issues an invoice. */
export const professionista = definizione(
  'PROFESSIONISTA',
  {
    regime: {
      tipo: 'scelta',
      domanda: 'In che regime è?',
      voci: { ORDINARIO: 'Ordinario', FORFETTARIO: 'Forfettario' },
    },
    previdenza: {
      tipo: 'scelta',
      domanda: 'Che cosa aggiunge in fattura per la previdenza?',
      voci: descrizionePrevidenzaFattura,
    },
    iva: {
      tipo: 'scelta',
      domanda: "Che IVA c'è in fattura?",
      voci: descrizioneIva,
      quando: ({ regime }) => regime === 'ORDINARIO',
    },
    bollo: {
      ...siNo('Addebita la marca da bollo in fattura?'),
      quando: ({ regime, iva }) => regime === 'FORFETTARIO' || iva === 'ESENTE',
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
        percettore: {
          tipo: 'PROFESSIONISTA',
          regime: dette.regime,
          previdenza: dette.previdenza,
          iva: dette.iva ?? 'ESENTE',
          ...(dette.bollo === undefined ? {} : { bollo: dette.bollo }),
        },
        voci: [voceCompenso('Onorario', nelGiorno(dette.lavoro), indicata)],
      }),
  }),
);
