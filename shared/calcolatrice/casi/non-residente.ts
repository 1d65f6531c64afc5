import { lavoro, pagamento, parto, siNo, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** A payee who lives abroad. */
export const nonResidente = definizione(
  'NON_RESIDENTE',
  {
    occasionale: siNo('È un lavoro occasionale?'),
    convenzione: {
      tipo: 'scelta',
      domanda: 'Ha il certificato di una convenzione contro le doppie imposizioni?',
      voci: { NO: 'No', ESENTE: 'Sì: nessuna imposta in Italia', RIDOTTA: "Sì: un'aliquota ridotta" },
    },
    aliquota: {
      tipo: 'aliquota',
      domanda: 'Che aliquota dice la convenzione?',
      minimo: 1,
      massimo: 1_000_000,
      quando: ({ convenzione }) => convenzione === 'RIDOTTA',
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
          tipo: 'NON_RESIDENTE',
          occasionale: dette.occasionale,
          convenzione: dette.convenzione !== 'NO',
          ...(dette.aliquota === undefined ? {} : { aliquotaConvenzione: dette.aliquota }),
        },
        voci: [voceCompenso('Compenso al non residente', nelGiorno(dette.lavoro), indicata)],
      }),
  }),
);
