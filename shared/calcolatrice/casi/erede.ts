import { contratto, lavoro, pagamento, parto, redditiBiennio, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** An heir of staff: taxed apart, on the income of the two years before. */
export const erede = definizione(
  'EREDE',
  {
    ruolo: { tipo: 'scelta', domanda: 'Che cosa era la persona?', voci: { DOCENTE: 'Docente', ATA: 'Personale ATA' } },
    contratto: { ...contratto, domanda: 'Che contratto aveva?' },
    parto,
    somma,
    lavoro,
    pagamento,
    ...redditiBiennio,
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta(dette.parto, dette.somma),
    situazione: (indicata) =>
      situazioneDi(dette.pagamento, {
        tipo: 'ACC',
        base: indicata.base,
        percettore: { tipo: 'EREDE', contratto: dette.contratto, ruolo: dette.ruolo },
        fiscali: { redditiBiennio: [dette.redditoPrimo, dette.redditoSecondo] },
        voci: [voceCompenso('Somma dovuta', nelGiorno(dette.lavoro), indicata)],
      }),
  }),
);
