import { definizione } from '../definizione.ts';

const PRIMA = 'Il compenso prima della trattenuta si calcola ricominciando da chi lo ha.';

/** An order to withhold for a creditor: how much depends on what nobody can say of one payment. */
export const trattenuta = definizione(
  'TRATTENUTA',
  {
    pagato: {
      tipo: 'scelta',
      domanda: 'Chi è pagato?',
      voci: { PERSONALE: 'Personale della scuola statale', ALTRI: 'Un esterno, o chi ha lo stipendio dalla scuola' },
    },
  },
  ({ pagato }) => ({
    motivo:
      "Quanto si trattiene per un creditore dipende dall'atto, dagli altri atti in corso e da quanto è già stato trattenuto: qui si chiede di un pagamento solo, senza debiti.",
    paga:
      pagato === 'PERSONALE'
        ? `Lo trattiene NoiPA dallo stipendio: l'atto si comunica alla Ragioneria territoriale dello Stato. ${PRIMA}`
        : `Lo trattiene la scuola con il suo programma, dal giorno in cui l'atto le è notificato. ${PRIMA}`,
  }),
);
