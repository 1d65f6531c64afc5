import { erroreCodiceFiscale } from '../../../shared/domain/codici/codice-fiscale.ts';
import { erroreIban } from '../../../shared/domain/codici/iban.ts';
import { hasCifraControlloValida } from '../../../shared/domain/codici/partita-iva.ts';
import { caratteriNonAmmessiF24 } from '../../../shared/domain/persona/nominativo.ts';
import { formatEuro } from '../../../shared/money/centesimi.ts';
import type { Controllo, Segnalazione } from '../macchina/denuncia.ts';
import type { FileF24 } from './file-f24.ts';
import { inPartiDaPagare, totaliDi } from './righe.ts';
import { RIGHE_PER_RECORD } from './tracciato-ep.ts';

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

/** Rules over who sends a file and the front of each form, of both kinds. */
export const controlliModello: readonly Controllo<FileF24>[] = [
  {
    codice: 'f24.fornitore',
    gravita: 'BLOCCANTE',
    regola: 'Il codice fiscale di chi invia il file ha il carattere di controllo giusto.',
    fonte: FORNITURA,
    find: ({ fornitore }) => {
      const errore = erroreCodiceFiscale(fornitore);
      return errore === null
        ? []
        : [
            {
              persona: null,
              campo: 'fornitore',
              atteso: 'un codice fiscale valido',
              trovato: fornitore,
              rimedio: `${errore} Correggere il codice fiscale di chi invia nei dati della scuola.`,
            },
          ];
    },
  },
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

/** A form of public bodies is written in records of 22 rows, none of which may take back more than it pays. */
export const controlloSaldoRecord = perModello(
  {
    codice: 'f24.saldo-record',
    gravita: 'BLOCCANTE',
    regola: 'I crediti si dividono in record da 22 righe in cui i debiti li coprono.',
    fonte: FORNITURA,
  },
  ({ righe }) => {
    const scoperta = inPartiDaPagare(righe, RIGHE_PER_RECORD)
      .map(totaliDi)
      .find(({ saldo }) => saldo < 0);
    return scoperta === undefined || totaliDi(righe).saldo < 0
      ? []
      : [
          {
            campo: 'righe',
            atteso: 'record con un saldo non negativo',
            trovato: formatEuro(scoperta.saldo),
            rimedio: 'Usare una parte del credito più grande in questo F24 e il resto in uno successivo.',
          },
        ];
  },
);

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
