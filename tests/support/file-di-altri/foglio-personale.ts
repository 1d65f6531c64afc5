import type { FileDiProva } from '../scambio.ts';
import { personeDelFile } from './file-di-altri.ts';
import type { Inventata } from './persone-inventate.ts';
import { xlsx } from './scrittura.ts';

/** The contract of an invented person, in the words of an office. */
interface InServizio {
  readonly qualifica: string;
  readonly contratto: string;
  readonly dal: string;
  readonly al: string;
  readonly ore: string;
  readonly oreIntere: string;
  readonly classe: string;
  readonly fascia: string;
  readonly previdenza: string;
  /** The fields that the record of the service must hold. */
  readonly atteso: {
    readonly codTipoPersonale: string;
    readonly codTipoNomina: string;
    readonly prgQualificaRetributiva: number;
    readonly numOreSettimanali: number;
    readonly numOreIntere: number;
    readonly datFine: string | null;
    readonly codFascia: string;
  };
}

const contratti: readonly InServizio[] = [
  {
    qualifica: 'Docente scuola secondaria II grado',
    contratto: 'Fino al 30/06',
    dal: '01/09/26',
    al: '30/06/27',
    ore: '18',
    oreIntere: '',
    classe: 'A-12',
    fascia: '',
    previdenza: '',
    atteso: {
      codTipoPersonale: 'D',
      codTipoNomina: 'TA',
      prgQualificaRetributiva: 10,
      numOreSettimanali: 1800,
      numOreIntere: 1800,
      datFine: '2027-06-30',
      codFascia: '0-8',
    },
  },
  {
    qualifica: 'COLLABORATORE SCOLASTICO',
    contratto: 'Supplenza annuale',
    dal: '1/9/2026',
    al: '31/8/2027',
    ore: '36',
    oreIntere: '',
    classe: '',
    fascia: '',
    previdenza: '',
    atteso: {
      codTipoPersonale: 'A',
      codTipoNomina: 'AN',
      prgQualificaRetributiva: 1,
      numOreSettimanali: 3600,
      numOreIntere: 3600,
      datFine: '2027-08-31',
      codFascia: '0-8',
    },
  },
  {
    qualifica: 'Ass. amm.vo',
    contratto: '30/06',
    dal: '14.09.2026',
    al: '30.06.2027',
    ore: '18,00',
    oreIntere: '',
    classe: '',
    fascia: '',
    previdenza: '',
    atteso: {
      codTipoPersonale: 'A',
      codTipoNomina: 'TA',
      prgQualificaRetributiva: 3,
      numOreSettimanali: 1800,
      numOreIntere: 3600,
      datFine: '2027-06-30',
      codFascia: '0-8',
    },
  },
  {
    qualifica: 'Docente Primaria',
    contratto: 'DI RUOLO',
    dal: '01/09/15',
    al: '',
    ore: '24',
    oreIntere: '24',
    classe: '',
    fascia: '9-14',
    previdenza: 'TFR',
    atteso: {
      codTipoPersonale: 'D',
      codTipoNomina: 'TI',
      prgQualificaRetributiva: 6,
      numOreSettimanali: 2400,
      numOreIntere: 2400,
      datFine: null,
      codFascia: '9-14',
    },
  },
];

/** Returns the contract that the sheet has for somebody, in its words and as the record must hold it. */
export const contrattoDi = ({ numero }: Inventata): InServizio => {
  const uno = contratti[numero % contratti.length];
  if (uno === undefined) throw new Error('There is no contract to choose from');
  return uno;
};

const breve = (giorno: string): string => giorno.slice(2).split('-').toReversed().join('/');

/** The people of the sheet: others than those of the files of other programs. */
export const personeDelFoglio = (): readonly Inventata[] => personeDelFile(20);

/** Rows as offices get them wrong: a codice fiscale with a wrong letter, an end that is before the beginning, a town that is not. */
const guasta = (celle: readonly string[], posto: number): readonly string[] => {
  if (posto === 40)
    return celle.with(2, `${celle[2]?.slice(0, 15) ?? ''}${celle[2]?.endsWith('A') === true ? 'B' : 'A'}`);
  if (posto === 41) return celle.with(14, '31/08/2020');
  return posto === 42 ? celle.with(8, 'Comune Che Non Esiste') : celle;
};

/** Rows of the sheet that nobody could read right. */
export const GUASTE = 3;

/** The headings of the sheet, under its titles. */
const INTESTAZIONI = [
  'N.',
  'COGNOME E NOME',
  'Cod. Fiscale',
  'Nato il',
  'Luogo di nascita',
  'Residenza',
  'Prov.',
  'Via',
  'Domicilio fiscale',
  'IBAN',
  'E-mail',
  'Qualifica',
  'Tipo contratto',
  'Assunto il',
  'Scadenza contratto',
  'Ore',
  'Ore cattedra',
  'CdC',
  'Fascia',
  'Situazione previdenziale',
  'Aliquota IRPEF',
  'Reddito presunto',
  'Armadietto',
] as const;

const rigaDi = (p: Inventata, posto: number): readonly string[] => {
  const di = contrattoDi(p);
  return [
    String(posto + 1),
    `${p.cognome} ${p.nome}`.toUpperCase(),
    posto % 3 === 0 ? p.cf.toLowerCase() : p.cf,
    breve(p.nascita),
    p.luogo,
    p.comune,
    p.siglaComune,
    p.via,
    p.comune,
    p.iban.replace(/(.{4})(?=.)/g, '$1 '),
    p.eMail,
    di.qualifica,
    di.contratto,
    di.dal,
    di.al,
    di.ore,
    di.oreIntere,
    di.classe,
    di.fascia,
    di.previdenza,
    '23%',
    '€ 24.500,00',
    String(posto % 30),
  ];
};

/** One sheet as an office keeps the staff: titles above the headings, names in one cell, two-digit years, everyday words. */
export const foglioDelPersonale = (persone: readonly Inventata[]): Promise<FileDiProva> =>
  xlsx('PERSONALE 2026-27 ok.xlsx', [
    ['I.C. INVENTATO - PERSONALE IN SERVIZIO A.S. 2026/27'],
    ['aggiornato al 01/10/2026'],
    [],
    INTESTAZIONI,
    ...persone.map((persona, posto) => guasta(rigaDi(persona, posto), posto)),
  ]);
