import { definizione } from '../definizione.ts';

/** The settlement of a year: it is of all its payments, and a case is of one. */
export const conguaglio = definizione(
  'CONGUAGLIO',
  {
    paga: {
      tipo: 'scelta',
      domanda: 'Chi paga lo stipendio o la collaborazione?',
      voci: {
        NOIPA: 'NoiPA: personale della scuola',
        SCUOLA: 'La scuola: collaboratori, revisori, chi ha lo stipendio dal suo bilancio',
      },
    },
  },
  ({ paga }) => ({
    motivo:
      "Un conguaglio ricalcola l'imposta su tutti i pagamenti dell'anno, con le CU di altri datori: qui si chiede di un pagamento solo.",
    paga:
      paga === 'NOIPA'
        ? 'Lo fa NoiPA con il cedolino dello stipendio: la scuola le comunica i compensi che ha pagato.'
        : "Lo fa la scuola con il suo programma, che ha i pagamenti dell'anno.",
  }),
);
