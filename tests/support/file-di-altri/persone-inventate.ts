import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';

/** An invented person as an office knows them, with the names that offices use. */
export interface Inventata {
  readonly numero: number;
  readonly cognome: string;
  readonly nome: string;
  readonly sesso: 'M' | 'F';
  /** YYYY-MM-DD. */
  readonly nascita: string;
  readonly luogo: string;
  readonly provincia: string;
  readonly cf: string;
  readonly via: string;
  readonly cap: string;
  readonly comune: string;
  readonly siglaComune: string;
  readonly eMail: string;
  readonly cellulare: string;
  readonly iban: string;
}

/** Places of birth, as they are written by hand: everyday names, two languages, a State that ended, a town abroad with its State, a name of no place. */
const NASCITE = [
  { luogo: 'TORINO (TO)', provincia: 'TO', codice: 'L219' },
  { luogo: 'Reggio Emilia', provincia: 'RE', codice: 'H223' },
  { luogo: 'Bolzano/Bozen', provincia: 'BZ', codice: 'A952' },
  { luogo: 'NAPOLI', provincia: 'NA', codice: 'F839' },
  { luogo: 'Reggio Calabria', provincia: 'RC', codice: 'H224' },
  { luogo: 'Roma', provincia: 'RM', codice: 'H501' },
  { luogo: "FORLI'", provincia: 'FO', codice: 'D704' },
  { luogo: 'Jugoslavia', provincia: 'EE', codice: 'Z118' },
  { luogo: 'Monaco di Baviera (Germania)', provincia: 'EE', codice: 'Z112' },
  { luogo: 'Milano città', provincia: 'MI', codice: 'F205' },
] as const;

const RESIDENZE = [
  { comune: 'Roma', sigla: 'RM', cap: '00184' },
  { comune: 'Reggio Emilia', sigla: 'RE', cap: '42121' },
  { comune: 'TORINO', sigla: 'TO', cap: '10121' },
  { comune: "Reggio nell'Emilia", sigla: 'RE', cap: '42121' },
  { comune: 'Bolzano/Bozen', sigla: 'BZ', cap: '39100' },
] as const;

const COGNOMI = ['Inventati', "D'Immaginario", 'De Fantasia', 'Finto', 'Apocrifi'] as const;
const NOMI = ['Prova', 'Anna Prova', 'Esempio', 'Maria Finta', 'Giosuè'] as const;
const LETTERE = 'BCDFGLMNPR';

const lettere = (numero: number): string =>
  [...String(numero).padStart(4, '0')]
    .map((cifra) => LETTERE[Number(cifra)] ?? 'B')
    .join('')
    .toLowerCase();

const scelta = <T>(tra: readonly T[], numero: number): T => {
  const una = tra[numero % tra.length];
  if (una === undefined) throw new Error('There is nothing to choose from');
  return una;
};

const ibanDi = (numero: number): string => composeIban('03069', '03200', String(numero));

/** An invented person, another for each number: 30 % of the surnames have an apostrophe or more words, one in fifty has letters in the codice fiscale. */
export const inventata = (numero: number): Inventata => {
  const nato = scelta(NASCITE, numero);
  const vive = scelta(RESIDENZE, numero);
  const [cognome, nome] = [`${scelta(COGNOMI, numero)} ${lettere(numero)}`, scelta(NOMI, numero)];
  const sesso = numero % 2 === 0 ? 'F' : 'M';
  const nascita = `${1955 + (numero % 45)}-${String(1 + (numero % 12)).padStart(2, '0')}-${String(1 + (numero % 28)).padStart(2, '0')}`;
  const cf = codiceFiscaleDa({ cognome, nome, sesso, nascita, codBelfiore: nato.codice });
  return {
    numero,
    cognome,
    nome,
    sesso,
    nascita,
    luogo: nato.luogo,
    provincia: nato.provincia,
    cf: numero % 50 === 7 ? conOmocodia(cf, 1) : cf,
    via: `Via inventata ${numero}`,
    cap: vive.cap,
    comune: vive.comune,
    siglaComune: vive.sigla,
    eMail: `persona${numero}@esempio.invalid`,
    cellulare: `333 ${String(1_000_000 + numero)}`,
    iban: ibanDi(numero),
  };
};
