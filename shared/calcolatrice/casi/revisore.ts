import { gestioneSeparata, parto, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';
import { comeDipendente, fiscaliAssimilati } from './cococo.ts';

/** An auditor who is a public employee; one with VAT is a professional. */
export const revisore = definizione(
  'REVISORE',
  {
    regime: {
      tipo: 'scelta',
      domanda: 'Chi rappresenta?',
      aiuto: 'Un revisore con partita IVA è un professionista: ricominciare da quella voce.',
      voci: {
        RAPPRESENTANTE: 'La sua amministrazione (ministero)',
        ALTRA_AMMINISTRAZIONE: "È dipendente di un'altra amministrazione",
      },
    },
    parto,
    somma,
    ...comeDipendente,
    gestioneSeparata: { ...gestioneSeparata, quando: ({ regime }) => regime === 'ALTRA_AMMINISTRAZIONE' },
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta(dette.parto, dette.somma),
    situazione: (indicata) =>
      situazioneDi(dette.pagamento, {
        tipo: 'COC',
        base: indicata.base,
        percettore: { tipo: 'REVISORE', regime: dette.regime },
        fiscali: {
          ...fiscaliAssimilati(dette),
          ...(dette.gestioneSeparata === undefined ? {} : { gestioneSeparata: dette.gestioneSeparata }),
        },
        voci: [voceCompenso('Compenso del revisore', { dal: dette.dal, al: dette.al }, indicata)],
      }),
  }),
);
