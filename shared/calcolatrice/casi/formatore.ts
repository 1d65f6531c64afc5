import { aliquotaMassima, contratto, lavoro, pagamento, parto, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { conAliquota, nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** An employee who trains other staff. */
export const formatore = definizione(
  'FORMATORE',
  {
    ruolo: { tipo: 'scelta', domanda: 'Chi è?', voci: { DOCENTE: 'Docente', ATA: 'Personale ATA', DS: 'Dirigente' } },
    contratto,
    regime: {
      tipo: 'scelta',
      domanda: 'Come si paga la formazione?',
      aiuto: 'Le letture sono due: la sceglie la scuola per ogni incarico.',
      voci: { IRPEF_IRAP: 'Con le sole IRPEF e IRAP', CONTRIBUTI_PIENI: 'Con tutti i contributi' },
    },
    parto,
    somma,
    lavoro,
    pagamento,
    aliquota: aliquotaMassima,
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta(dette.parto, dette.somma),
    situazione: (indicata) =>
      situazioneDi(dette.pagamento, {
        tipo: 'FOR',
        base: indicata.base,
        percettore: {
          tipo: 'FORMATORE',
          contratto: dette.contratto,
          ruolo: dette.ruolo,
          regime: dette.regime,
        },
        fiscali: conAliquota(dette.aliquota),
        voci: [voceCompenso('Formazione del personale', nelGiorno(dette.lavoro), indicata)],
      }),
  }),
);
