import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { FileCu } from '#shared/contracts/denunce/cu/cu.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { hasCifraControlloValida } from '#shared/domain/codici/partita-iva.ts';
import { ULTIMO_ANNO_OSSERVATO } from '#shared/domain/denunce/punti-cu.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { avviso, bloccante, FONTE } from './per-ogni.ts';

/** Who certifies and who signs. */
export const controlliFronte: readonly Controllo<FileCu>[] = [
  {
    ...bloccante('cu.sostituto', 'Il codice fiscale di chi certifica ha la cifra di controllo giusta.'),
    fonte: FONTE,
    find: ({ sostituto: { codFiscale } }) =>
      hasCifraControlloValida(codFiscale)
        ? []
        : [
            {
              persona: null,
              campo: 'sostituto.codFiscale',
              atteso: '11 cifre con quella di controllo',
              trovato: codFiscale,
              rimedio: 'Correggerlo nella scheda della scuola, poi aggiornare.',
            },
          ],
  },
  {
    ...bloccante('cu.rappresentante', 'Il codice fiscale di chi firma ha il carattere di controllo giusto.'),
    fonte: FONTE,
    find: ({ rappresentante: { codFiscale } }) => {
      const errore = erroreCodiceFiscale(codFiscale);
      return errore === null
        ? []
        : [
            {
              persona: null,
              campo: 'rappresentante.codFiscale',
              atteso: '16 caratteri con quello di controllo',
              trovato: codFiscale,
              rimedio: `${errore} Correggerlo in «Firma», nella CU aperta.`,
            },
          ];
    },
  },
  {
    ...bloccante('cu.data', "La data della firma non precede l'anno dopo quello dei redditi."),
    fonte: FONTE,
    find: ({ datFirma, anno }) =>
      datFirma >= `${anno + 1}-01-01`
        ? []
        : [
            {
              persona: null,
              campo: 'datFirma',
              atteso: `dal 01/01/${anno + 1}`,
              trovato: formatGiorno(datFirma),
              rimedio: 'Scriverla in «Firma», nella CU aperta.',
            },
          ],
  },
  {
    ...avviso('cu.numeri', "I numeri dei punti sono quelli del modello dell'anno."),
    fonte: FONTE,
    find: ({ anno }) =>
      anno <= ULTIMO_ANNO_OSSERVATO
        ? []
        : [
            {
              persona: null,
              campo: 'anno',
              atteso: `il tracciato del modello CU ${anno + 1}`,
              trovato: `quello del modello CU ${ULTIMO_ANNO_OSSERVATO + 1}: nessuno lo ha confrontato`,
              rimedio: "Confrontare i punti con le istruzioni dell'anno e passare il file al controllo dell'Agenzia.",
            },
          ],
  },
];
