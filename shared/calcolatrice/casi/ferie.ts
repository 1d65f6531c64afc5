import { aliquotaMassima, giorno, intero, pagamento } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { conAliquota, situazioneDi } from '../situazione-caso.ts';
import { inquadramento, ruoloDi } from './supplente.ts';

/** Leave that was not taken, at the end of a fixed-term contract. */
export const ferie = definizione(
  'FERIE',
  {
    ...inquadramento,
    cessazione: giorno('In che giorno è finito il contratto?'),
    giorniServizio: intero('Quanti giorni di servizio ha fatto?', 1, 3660),
    anniServizio: {
      ...intero('Quanti anni di servizio aveva già?', 0, 50),
      aiuto: 'Dopo tre anni le ferie sono di più.',
    },
    giorniFruiti: {
      ...intero('Quanti giorni di ferie ha già preso?', 0, 400),
      aiuto: 'Contano anche i giorni di lezioni sospese in cui è stato invitato per iscritto a prenderle.',
    },
    pagamento,
    aliquota: aliquotaMassima,
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: null,
    situazione: () =>
      situazioneDi(dette.pagamento, {
        tipo: 'FER',
        percettore: { tipo: 'DIPENDENTE', contratto: dette.contratto, ruolo: ruoloDi(dette.profilo, false) },
        fiscali: conAliquota(dette.aliquota),
        ferie: {
          cessazione: dette.cessazione,
          profilo: dette.profilo,
          fascia: dette.fascia,
          oreSettimanali: dette.oreSettimanali,
          oreCattedra: dette.oreCattedra,
          giorniServizio: dette.giorniServizio,
          anniServizio: dette.anniServizio,
          giorniFruiti: dette.giorniFruiti,
        },
      }),
  }),
);
