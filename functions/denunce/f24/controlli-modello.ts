import { erroreIban } from '../../../shared/domain/codici/iban.ts';
import { hasCifraControlloValida } from '../../../shared/domain/codici/partita-iva.ts';
import { caratteriNonAmmessiF24 } from '../../../shared/domain/persona/nominativo.ts';
import { formatEuro } from '../../../shared/money/centesimi.ts';
import type { Controllo, Segnalazione } from '../macchina/denuncia.ts';
import type { FileF24 } from './file-f24.ts';
import { totaliDi } from './righe.ts';

const FORNITURA = 'Tracciati F24EP e F24A0, controlli della fornitura';
const TESORERIA = { abi: '01000', cab: '03245' };

type Modello = FileF24['modelli'][number];
type Trovata = Omit<Segnalazione, 'persona' | 'campo'> & { readonly campo: keyof Modello };

/** A rule over each form: what it finds is named by the place of the form in the file. */
const perModello = (
  controllo: Omit<Controllo<FileF24>, 'find'>,
  find: (modello: Modello) => readonly Trovata[],
): Controllo<FileF24> => ({
  ...controllo,
  find: ({ modelli }) =>
    modelli.flatMap((modello, indice) =>
      find(modello).map((trovata) => ({ persona: null, ...trovata, campo: `modelli.${indice}.${trovata.campo}` })),
    ),
});

/** Rules over the front of each form, of both kinds. */
export const controlliModello: readonly Controllo<FileF24>[] = [
  perModello(
    {
      codice: 'f24.contribuente',
      gravita: 'BLOCCANTE',
      regola: 'Il codice fiscale di chi versa ha la cifra di controllo giusta.',
      fonte: FORNITURA,
    },
    ({ contribuente }) =>
      hasCifraControlloValida(contribuente)
        ? []
        : [
            {
              campo: 'contribuente',
              atteso: 'un codice fiscale di 11 cifre con la sua cifra di controllo',
              trovato: contribuente,
              rimedio: 'Correggere il codice fiscale nella scheda della scuola.',
            },
          ],
  ),
  perModello(
    {
      codice: 'f24.titolare-conto',
      gravita: 'BLOCCANTE',
      regola: 'Il titolare del conto è chi versa.',
      fonte: FORNITURA,
    },
    ({ contribuente, titolareConto }) =>
      titolareConto === contribuente
        ? []
        : [
            {
              campo: 'titolareConto',
              atteso: contribuente,
              trovato: titolareConto,
              rimedio: 'Indicare il conto della scuola che versa.',
            },
          ],
  ),
  perModello(
    {
      codice: 'f24.denominazione',
      gravita: 'BLOCCANTE',
      regola: 'Il nome ha soltanto lettere, cifre, spazi, punti, trattini e la e commerciale.',
      fonte: FORNITURA,
    },
    ({ denominazione }) =>
      caratteriNonAmmessiF24(denominazione).map((carattere) => ({
        campo: 'denominazione',
        atteso: 'caratteri ammessi',
        trovato: carattere,
        rimedio: 'Togliere il carattere dal nome della scuola.',
      })),
  ),
  perModello(
    {
      codice: 'f24.iban',
      gravita: 'BLOCCANTE',
      regola: "L'IBAN del conto è scritto giusto.",
      fonte: 'ISO 13616; CIN italiano',
    },
    ({ iban }) => {
      const errore = iban === '' ? 'Manca.' : erroreIban(iban);
      return errore === null
        ? []
        : [
            {
              campo: 'iban',
              atteso: 'un IBAN valido',
              trovato: iban,
              rimedio: `${errore} Correggere l'IBAN di tesoreria negli altri dati della scuola.`,
            },
          ];
    },
  ),
  perModello(
    {
      codice: 'f24.saldo',
      gravita: 'BLOCCANTE',
      regola: 'I crediti non superano i debiti dello stesso modello.',
      fonte: 'Istruzioni del modello F24',
    },
    ({ righe }) => {
      const { saldo } = totaliDi(righe);
      return saldo >= 0
        ? []
        : [
            {
              campo: 'righe',
              atteso: 'un saldo non negativo',
              trovato: formatEuro(saldo),
              rimedio: 'Riportare il credito che eccede a un F24 successivo.',
            },
          ];
    },
  ),
];

/** Who pays by the form of public bodies has its account in the treasury. */
export const controlloTesoreria = perModello(
  {
    codice: 'f24.tesoreria',
    gravita: 'AVVISO',
    regola: "L'addebito è su un conto di tesoreria unica.",
    fonte: 'RGS circ. 20/2007',
  },
  ({ iban }) =>
    erroreIban(iban) !== null || (iban.slice(5, 10) === TESORERIA.abi && iban.slice(10, 15) === TESORERIA.cab)
      ? []
      : [
          {
            campo: 'iban',
            atteso: `ABI ${TESORERIA.abi} e CAB ${TESORERIA.cab}`,
            trovato: `ABI ${iban.slice(5, 10)} e CAB ${iban.slice(10, 15)}`,
            rimedio: 'Controllare che sia il conto della scuola presso la Banca d’Italia.',
          },
        ],
);
