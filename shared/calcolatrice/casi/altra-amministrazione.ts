import { aliquotaMassima, lavoro, pagamento, parto, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { conAliquota, nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';
import { previdenzaOccasionali } from './occasionale.ts';

/** An employee of another public body, with its leave. */
export const altraAmministrazione = definizione(
  'ALTRA_AMMINISTRAZIONE',
  {
    regime: {
      tipo: 'scelta',
      domanda: 'Come si tassa?',
      voci: {
        OCCASIONALE: "Come lavoro occasionale, con la ritenuta d'acconto",
        ALIQUOTA_MASSIMA: "All'aliquota massima",
      },
    },
    aliquota: { ...aliquotaMassima, quando: ({ regime }) => regime === 'ALIQUOTA_MASSIMA' },
    parto,
    somma,
    lavoro,
    pagamento,
    ...previdenzaOccasionali,
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta(dette.parto, dette.somma),
    situazione: (indicata) =>
      situazioneDi(dette.pagamento, {
        tipo: dette.regime === 'OCCASIONALE' ? 'EST' : 'ACC',
        base: indicata.base,
        percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime: dette.regime },
        fiscali: {
          ...(dette.aliquota === undefined ? {} : conAliquota(dette.aliquota)),
          compensiOccasionaliAnno: dette.compensiAnno,
          ...(dette.gestioneSeparata === undefined ? {} : { gestioneSeparata: dette.gestioneSeparata }),
        },
        voci: [voceCompenso('Incarico autorizzato', nelGiorno(dette.lavoro), indicata)],
      }),
  }),
);
