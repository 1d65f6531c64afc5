import { aliquotaMassima, contratto, dalAl, importo, pagamento, redditiBiennio } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { conAliquota, nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** Arrears of staff: what is of earlier years is taxed apart, what is of the year with it. */
export const arretrati = definizione(
  'ARRETRATI',
  {
    ruolo: { tipo: 'scelta', domanda: 'Chi è?', voci: { DOCENTE: 'Docente', ATA: 'Personale ATA' } },
    contratto,
    somma: { ...importo('Quanto è di anni precedenti, al lordo dipendente?', 1) },
    ...dalAl,
    corrente: {
      ...importo("E quanto è dell'anno in cui si paga?"),
      aiuto: 'Zero se niente.',
    },
    pagamento,
    ...redditiBiennio,
    aliquota: aliquotaMassima,
  },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta('LORDO_DIPENDENTE', dette.somma),
    situazione: (indicata) =>
      situazioneDi(dette.pagamento, {
        tipo: 'ARR',
        base: indicata.base,
        percettore: { tipo: 'DIPENDENTE', contratto: dette.contratto, ruolo: dette.ruolo },
        fiscali: { ...conAliquota(dette.aliquota), redditiBiennio: [dette.redditoPrimo, dette.redditoSecondo] },
        voci: [
          voceCompenso('Arretrati di anni precedenti', { dal: dette.dal, al: dette.al }, indicata, {
            trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
          }),
          ...(dette.corrente === 0
            ? []
            : [
                voceCompenso(
                  "Arretrati dell'anno",
                  nelGiorno(`${dette.pagamento.slice(0, 4)}-01-01`),
                  { importo: dette.corrente },
                  { codice: 'CORRENTE', trattamento: 'ORDINARIO' },
                ),
              ]),
        ],
      }),
  }),
);
