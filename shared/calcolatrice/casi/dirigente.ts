import { aliquotaMassima, lavoro, pagamento, parto, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { conAliquota, nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** A head teacher: what a school may pay, and what others do. */
export const dirigente = definizione(
  'DIRIGENTE',
  {
    compenso: {
      tipo: 'scelta',
      domanda: 'Che compenso è?',
      voci: {
        PROGETTO: 'Direzione e coordinamento di un progetto',
        RETRIBUZIONE: 'Stipendio, retribuzione di posizione e di risultato, reggenze',
      },
    },
    parto: { ...parto, quando: ({ compenso }) => compenso === 'PROGETTO' },
    somma: { ...somma, quando: ({ compenso }) => compenso === 'PROGETTO' },
    lavoro: { ...lavoro, quando: ({ compenso }) => compenso === 'PROGETTO' },
    pagamento: { ...pagamento, quando: ({ compenso }) => compenso === 'PROGETTO' },
    aliquota: { ...aliquotaMassima, quando: ({ compenso }) => compenso === 'PROGETTO' },
  },
  ({ compenso, parto: di, somma: quanto, lavoro: giorno, pagamento: giornoPagato, aliquota }) => {
    if (
      compenso === 'RETRIBUZIONE' ||
      di === undefined ||
      quanto === undefined ||
      giorno === undefined ||
      giornoPagato === undefined ||
      aliquota === undefined
    )
      return {
        motivo:
          'La retribuzione del dirigente scolastico non la calcola la scuola: dipende dal contratto individuale e dai fondi della regione.',
        paga: "La paga NoiPA, su provvedimenti dell'Ufficio scolastico regionale e della Ragioneria territoriale dello Stato.",
      };
    return {
      chiPaga: 'SCUOLA',
      somma: sommaDetta(di, quanto),
      situazione: (indicata) =>
        situazioneDi(giornoPagato, {
          tipo: 'ACC',
          base: indicata.base,
          percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DS' },
          fiscali: conAliquota(aliquota),
          voci: [voceCompenso('Direzione del progetto', nelGiorno(giorno), indicata)],
        }),
    };
  },
);
