import type { FileDiProva } from '../scambio.ts';
import { inventata, type Inventata } from './persone-inventate.ts';
import { csv, xlsx, type Righe } from './scrittura.ts';

interface FileDiAltri {
  readonly nome: string;
  /** The program whose export has these columns. */
  readonly programma: string;
  readonly scrivi: (persone: readonly Inventata[]) => Promise<FileDiProva> | FileDiProva;
}

export const PERSONE_PER_FILE = 100;
/** Rows of each file that are wrong as offices get them wrong: nobody could read them right. */
export const SBAGLIATE = 3;

const italiana = (giorno: string): string => giorno.split('-').toReversed().join('/');
const breve = (giorno: string): string => giorno.slice(2).split('-').toReversed().join('/');
const ognuna = (persone: readonly Inventata[], celle: (persona: Inventata) => readonly string[]): Righe =>
  persone.map((persona, posto) => sporcata(celle(persona), persona, posto));

/** Dirt: a codice fiscale with a wrong letter, one that was cut, one of two people at once. */
const sporcata = (celle: readonly string[], { cf }: Inventata, posto: number): readonly string[] => {
  const guasti: readonly ((codice: string) => string)[] = [
    (codice) => `${codice.slice(0, 15)}${codice.endsWith('A') ? 'B' : 'A'}`,
    (codice) => codice.slice(0, 14),
    (codice) => `${codice} ?`,
  ];
  const guasto = guasti[posto - 40];
  return guasto === undefined
    ? celle
    : celle.map((cella) => (cella.toUpperCase().replaceAll(' ', '') === cf ? guasto(cella) : cella));
};

/** Files in the shapes that other programs give: the columns are of their public help, the people are invented. */
export const fileDiAltri: readonly FileDiAltri[] = [
  {
    nome: 'argo',
    programma: 'Argo Personale',
    scrivi: (persone) =>
      csv(
        'argo-personale.csv',
        [
          ['ELENCO DEL PERSONALE IN SERVIZIO'],
          [
            'Cognome',
            'Nome',
            'Data di Nascita',
            'Comune di Nascita',
            'Prov. Nascita',
            'Codice Fiscale',
            'Sesso',
            'Indirizzo',
            'CAP',
            'Comune Residenza',
            'Prov. Residenza',
            'Cellulare',
            'E-Mail',
            'IBAN',
          ],
          ...ognuna(persone, (p) =>
            [
              p.cognome,
              p.nome,
              italiana(p.nascita),
              p.luogo,
              p.provincia,
              p.cf,
              p.sesso,
              p.via,
              p.cap,
              p.comune,
              p.siglaComune,
              p.cellulare,
              p.eMail,
              p.iban,
            ].map((cella) => cella.toUpperCase()),
          ),
        ],
        { separatore: ';', codifica: 'latin1' },
      ),
  },
  {
    nome: 'axios',
    programma: 'Axios Personale',
    scrivi: (persone) =>
      xlsx('axios.xlsx', [
        [
          'COGNOME',
          'NOME',
          'COD. FISCALE',
          'DATA NASC.',
          'LUOGO DI NASCITA',
          'SESSO',
          'VIA',
          "CITTA'",
          'CAP RES.',
          'PROV.',
          'CELL.',
          'EMAIL',
          'CODICE IBAN',
          'MOD. PAGAMENTO',
        ],
        ...ognuna(persone, (p) => [
          p.cognome,
          p.nome,
          p.cf,
          breve(p.nascita),
          p.luogo,
          p.sesso,
          p.via,
          p.comune,
          p.cap,
          p.siglaComune,
          p.cellulare,
          p.eMail,
          p.iban,
          'BONIFICO',
        ]),
      ]),
  },
  {
    nome: 'nuvola',
    programma: 'Nuvola (Madisoft)',
    scrivi: (persone) =>
      xlsx('nuvola.xlsx', [
        [
          'COGNOME *',
          'NOME *',
          'CODICE FISCALE *',
          'SESSO',
          'DATA DI NASCITA (gg/mm/aaaa)',
          'COMUNE O STATO ESTERO DI NASCITA',
          'INDIRIZZO RESIDENZA',
          'CAP RESIDENZA',
          'CITTÀ DI RESIDENZA',
          'CELLULARE',
          'EMAIL ISTITUZIONALE',
        ],
        ...ognuna(persone, (p) => [
          p.cognome,
          p.nome,
          p.cf,
          p.sesso === 'F' ? 'Femminile' : 'Maschile',
          italiana(p.nascita),
          p.luogo,
          p.via,
          p.cap,
          p.comune,
          p.cellulare.replaceAll(' ', ''),
          p.eMail,
        ]),
      ]),
  },
  {
    nome: 'spaggiari',
    programma: 'Gruppo Spaggiari',
    scrivi: (persone) =>
      csv(
        'spaggiari.csv',
        [
          ['Nominativo', 'CF', 'Nato il', 'Nato a', 'Residente a', 'Via residenza', 'Mobile', 'Mail'],
          ...ognuna(persone, (p) => [
            `${p.cognome}, ${p.nome}`,
            p.cf,
            italiana(p.nascita),
            p.luogo,
            p.comune,
            p.via,
            p.cellulare,
            p.eMail,
          ]),
        ],
        { separatore: ',', codifica: 'utf8' },
      ),
  },
  {
    nome: 'sidi',
    programma: 'SIDI',
    scrivi: (persone) =>
      xlsx('sidi.xlsx', [
        ['Ministero dell’istruzione e del merito'],
        ['Elenco del personale', 'XXIC00001A'],
        ['Estratto il 01/10/2026'],
        [
          'Cod. Fisc.',
          'Cognome',
          'Nome',
          'Data Nascita',
          'Comune/Stato di nascita',
          'Sesso',
          'Comune res.',
          'Prov. res.',
          'CAP',
          'Indirizzo di residenza',
        ],
        ...ognuna(persone, (p) => [
          p.cf,
          p.cognome.toUpperCase(),
          p.nome.toUpperCase(),
          italiana(p.nascita),
          p.luogo.toUpperCase(),
          p.sesso,
          p.comune.toUpperCase(),
          p.siglaComune,
          p.cap,
          p.via,
        ]),
      ]),
  },
  {
    nome: 'noipa',
    programma: 'NoiPA',
    scrivi: (persone) =>
      csv(
        'noipa.csv',
        [
          ['PARTITA', 'COGNOME E NOME', 'CODICE FISCALE', 'DATA NASCITA', 'MODALITA DI RISCOSSIONE', 'IBAN'],
          ...ognuna(persone, (p) => [
            String(10_000_000 + p.numero),
            `${p.cognome} ${p.nome}`.toUpperCase(),
            p.cf,
            italiana(p.nascita),
            'BONIFICO BANCARIO',
            p.iban,
          ]),
        ],
        { separatore: ';', codifica: 'latin1' },
      ),
  },
  {
    nome: 'odoo',
    programma: 'Odoo, Frappe HR',
    scrivi: (persone) =>
      csv(
        'hr.employee.csv',
        [
          [
            'Employee Name',
            'Identification No',
            'Date of Birth',
            'Place of Birth',
            'Gender',
            'Private Street',
            'Private City',
            'Private Zip',
            'Mobile Phone',
            'Work Email',
            'Bank Account Number',
          ],
          ...ognuna(persone, (p) => [
            `${p.nome} ${p.cognome}`,
            p.cf,
            p.nascita,
            p.luogo,
            p.sesso === 'F' ? 'Female' : 'Male',
            p.via,
            p.comune,
            p.cap,
            p.cellulare,
            p.eMail,
            p.iban,
          ]),
        ],
        { separatore: ',', codifica: 'utf8' },
      ),
  },
  {
    nome: 'a-mano',
    programma: 'un foglio fatto a mano',
    scrivi: (persone) =>
      xlsx('Personale 2026 DEFINITIVO(2).xlsx', [
        ['I.C. Inventato: personale'],
        [],
        ['Primo', 'Secondo', 'Codice', 'Quando è nato', 'Dove', 'Abita', 'Conto', 'Scrivere a'],
        ...ognuna(persone, (p) => [
          ` ${p.cognome}`,
          `${p.nome} `,
          p.cf.toLowerCase(),
          breve(p.nascita),
          p.luogo,
          p.comune,
          p.iban.replace(/(.{4})(?=.)/g, '$1 '),
          p.eMail,
        ]),
      ]),
  },
];

/** The people of a file: others for each, the first of the list from 1, the next from 101. */
export const personeDelFile = (posto: number): readonly Inventata[] =>
  Array.from({ length: PERSONE_PER_FILE }, (_, indice) => inventata(posto * PERSONE_PER_FILE + indice + 1));
