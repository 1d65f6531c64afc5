import { dalAl, gestioneSeparata, pagamento, parto, redditoAnno, siNo, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import type { Campi } from '../domande.ts';
import { situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** The questions that the tax of assimilated income needs. */
export const comeDipendente = {
  ...dalAl,
  pagamento,
  reddito: redditoAnno,
  detrazioni: {
    ...siNo('Ha chiesto le detrazioni per il lavoro e il trattamento integrativo?'),
    aiuto: 'No se li riceve già da un altro datore.',
  },
} as const satisfies Campi;

/** The tax data of assimilated income. */
export const fiscaliAssimilati = ({
  reddito,
  detrazioni,
}: {
  readonly reddito: number;
  readonly detrazioni: boolean;
}) => ({
  redditoComplessivo: reddito,
  detrazioneLavoro: detrazioni,
  trattamentoIntegrativo: detrazioni,
});

/** A collaborator, insured at INAIL or not. */
export const cococo = definizione(
  'COCOCO',
  {
    parto,
    somma,
    ...comeDipendente,
    gestioneSeparata,
    assicurata: {
      ...siNo("L'attività è assicurata all'INAIL?"),
      aiuto: "Per esempio con l'uso non occasionale di macchine elettriche o di veicoli.",
    },
    tasso: {
      tipo: 'aliquota',
      domanda: 'Che tasso ha la posizione INAIL della scuola?',
      minimo: 1,
      massimo: 200_000,
      quando: ({ assicurata }) => assicurata === true,
    },
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta(dette.parto, dette.somma),
    situazione: (indicata) =>
      situazioneDi(dette.pagamento, {
        tipo: 'COC',
        base: indicata.base,
        percettore: { tipo: 'COCOCO', ...(dette.tasso === undefined ? {} : { inail: { tasso: dette.tasso } }) },
        fiscali: { ...fiscaliAssimilati(dette), gestioneSeparata: dette.gestioneSeparata },
        voci: [voceCompenso('Compenso della collaborazione', { dal: dette.dal, al: dette.al }, indicata)],
      }),
  }),
);
