import type { Controllo, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { erroreIban, TESORERIA_UNICA } from '#shared/domain/codici/iban.ts';
import { hasCifraControlloValida } from '#shared/domain/codici/partita-iva.ts';
import { caratteriEstraneiF24 } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { FileF24 } from '../file-f24.ts';
import { totaliDi } from '../righe.ts';

const FORNITURA = 'Tracciati F24EP e F24A0, controlli della fornitura';
/** Characters that a form has for a name; the head of the file has five more. */
const NOME_FRONTE = 55;

const NOME =
  'Il nome c’è, e ha soltanto lettere maiuscole senza accenti, cifre, spazi, punti, trattini e la e commerciale.';

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

/** What is wrong with a name; null when it can be sent. */
const erroreNome = (nome: string): Pick<Segnalazione, 'atteso' | 'trovato' | 'rimedio'> | null => {
  if (nome === '') return { atteso: 'un nome', trovato: 'niente', rimedio: 'Scrivere il nome della scuola.' };
  const estranei = caratteriEstraneiF24(nome);
  return estranei.length === 0
    ? null
    : {
        atteso: 'caratteri ammessi',
        trovato: estranei.join(' '),
        rimedio: 'Togliere i caratteri dal nome della scuola, o scriverli senza accento e in maiuscolo.',
      };
};

/** Rules over the head of the file, of both kinds: what the form of who sends it says already is not told again. */
export const controlliFornitore: readonly Controllo<FileF24>[] = [
  {
    codice: 'f24.fornitore',
    gravita: 'BLOCCANTE',
    regola: 'Il codice fiscale di chi invia c’è, e il suo carattere di controllo è giusto.',
    fonte: FORNITURA,
    find: ({ fornitore, modelli }) => {
      const errore = erroreCodiceFiscale(fornitore);
      return errore === null || modelli.some(({ contribuente }) => contribuente === fornitore)
        ? []
        : [
            {
              persona: null,
              campo: 'fornitore',
              atteso: 'un codice fiscale con il suo carattere di controllo',
              trovato: fornitore || 'niente',
              rimedio: `${errore} Correggere nel record A il codice fiscale di chi invia.`,
            },
          ];
    },
  },
  {
    codice: 'f24.nome-fornitore',
    gravita: 'BLOCCANTE',
    regola: NOME,
    fonte: FORNITURA,
    find: ({ denominazione: nome, modelli }) => {
      const errore = erroreNome(nome);
      return errore === null ||
        modelli.some(({ denominazione }) => denominazione === accorciato(nome, NOME_FRONTE).trim())
        ? []
        : [{ persona: null, campo: 'denominazione', ...errore }];
    },
  },
];

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
              trovato: contribuente || 'niente',
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
      titolareConto === contribuente || !hasCifraControlloValida(contribuente)
        ? []
        : [
            {
              campo: 'titolareConto',
              atteso: contribuente,
              trovato: titolareConto || 'niente',
              rimedio: 'Indicare il conto della scuola che versa.',
            },
          ],
  ),
  perModello(
    {
      codice: 'f24.denominazione',
      gravita: 'BLOCCANTE',
      regola: NOME,
      fonte: FORNITURA,
    },
    ({ denominazione }) => {
      const errore = erroreNome(denominazione);
      return errore === null ? [] : [{ campo: 'denominazione', ...errore }];
    },
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
              rimedio: `${errore} Correggere l'IBAN del conto negli altri dati della scuola.`,
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
    erroreIban(iban) !== null ||
    (iban.slice(5, 10) === TESORERIA_UNICA.abi && iban.slice(10, 15) === TESORERIA_UNICA.cab)
      ? []
      : [
          {
            campo: 'iban',
            atteso: `ABI ${TESORERIA_UNICA.abi} e CAB ${TESORERIA_UNICA.cab}`,
            trovato: `ABI ${iban.slice(5, 10)} e CAB ${iban.slice(10, 15)}`,
            rimedio: 'Controllare che sia il conto della scuola presso la Banca d’Italia.',
          },
        ],
);
