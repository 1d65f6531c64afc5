import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato, type RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Quadratura } from '#shared/contracts/denunce/quadratura.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';

// What payslips owe, told a second time: line by line, by tables that are not those of the program.

const GESTIONE_SEPARATA = 'C10 o CXX';

/** What each line is paid under in the form of public bodies. */
const TRIBUTI: Readonly<Record<string, string>> = {
  PENSIONE_DIPENDENTE: 'P101',
  PENSIONE_AMMINISTRAZIONE: 'P101',
  CONTRIBUTO_AGGIUNTIVO: 'P101',
  ESONERO_IVS: 'P101',
  FONDO_CREDITO: 'P909',
  TFR: 'P708',
  INPS_DS: 'DM10',
  GESTIONE_SEPARATA_PERCIPIENTE: GESTIONE_SEPARATA,
  GESTIONE_SEPARATA_SCUOLA: GESTIONE_SEPARATA,
  IRPEF: '100E',
  IRPEF_SEPARATA: '100E',
  RITENUTA_ACCONTO: '104E',
  RITENUTA_NON_RESIDENTI: '104E',
  IMPOSTA_SOSTITUTIVA_ACCESSORIO: '179E',
  TRATTAMENTO_INTEGRATIVO: '170E',
  RECUPERO_TRATTAMENTO: '170E',
  SOMMA_INTEGRATIVA: '175E',
  ADDIZIONALE_REGIONALE: '381E',
  ADDIZIONALE_COMUNALE_SALDO: '384E',
  ADDIZIONALE_COMUNALE_ACCONTO: '385E',
  IRAP: '380E',
  IVA_SCISSIONE: '620E',
};
/** Tax that the settlement of a year gives back. */
const IRPEF_RESTITUITA = '155E';
/** Bonuses that who pays takes back. */
const CREDITI: readonly string[] = ['170E', '175E'];

/** Where the UniEmens declares each line: the fund, or the kind of contribution of the position. */
const QUADRI: Readonly<Record<string, string>> = {
  PENSIONE_DIPENDENTE: 'Gestione 1',
  PENSIONE_AMMINISTRAZIONE: 'Gestione 1',
  CONTRIBUTO_AGGIUNTIVO: 'Gestione 1',
  ESONERO_IVS: 'Gestione 1',
  TFR: 'Gestione 7',
  FONDO_CREDITO: 'Gestione 9',
  INPS_DS: 'Contribuzione 71',
};

/** Staff of a municipality is in its own fund. */
const COMUNALI: Readonly<Record<string, string>> = { P101: 'P201', 'Gestione 1': 'Gestione 2' };

/** The codes of the ordinary form, by which a private school pays. */
const ORDINARI: Readonly<Record<string, string>> = {
  '100E': '1001',
  '104E': '1040',
  '155E': '1627',
  '170E': '1701',
  '381E': '3802',
  '384E': '3848',
  '385E': '3847',
  '620E': '6040',
};

/** Lines that go to who is paid, or only sum others. */
const NON_VERSATE: readonly string[] = [
  'competenze',
  'somme_esenti',
  'addebiti_fattura',
  'riepilogo',
  'arrotondamento',
];

type Somme = Readonly<Record<string, number>>;
type Addendo = readonly [string, number];

const sommeDi = (addendi: readonly Addendo[]): Somme =>
  Object.fromEntries(
    [...Map.groupBy(addendi, ([chiave]) => chiave)]
      .map(([chiave, suoi]): Addendo => [chiave, suoi.reduce((totale, [, importo]) => totale + importo, 0)])
      .filter(([, importo]) => importo !== 0),
  );

/** The months of a year into which a run was accounted, by filing. */
type Mesi = ReadonlyMap<string, number>;

const tributoDi = (codice: string, importo: number): string =>
  codice === 'IRPEF' && importo < 0 ? IRPEF_RESTITUITA : (TRIBUTI[codice] ?? codice);

/** What a line adds to the F24 and to the UniEmens. A line that no table has keeps its own name: no cell has it. */
const addendiDi = ({ codice, gruppo, importo, adempimenti }: RigaBreve, mesi: Mesi): Addendo[] => {
  if (NON_VERSATE.includes(gruppo)) return [];
  const tributo = tributoDi(codice, importo);
  const [f24, uniemens] = [mesi.get('F24'), mesi.get('UNIEMENS')];
  const isDeclared = uniemens !== undefined && adempimenti.includes('UNIEMENS') && tributo !== GESTIONE_SEPARATA;
  return [
    ...(f24 !== undefined && adempimenti.includes('F24')
      ? [[`F24 ${f24} ${tributo}`, CREDITI.includes(tributo) ? -importo : importo] as const]
      : []),
    ...(isDeclared ? [[`UNIEMENS ${uniemens} ${QUADRI[codice] ?? codice}`, importo] as const] : []),
  ];
};

/** The base of collaborators, which the UniEmens has in whole euro, person by person. */
const basiDi = ({ uidSubAnagrafe, ...testata }: CedolinoSalvato, mesi: Mesi): Addendo[] =>
  righeBrevi(testata)
    .filter(({ codice, adempimenti }) => codice === 'GESTIONE_SEPARATA_PERCIPIENTE' && adempimenti.includes('UNIEMENS'))
    .flatMap(({ base }) => {
      const mese = mesi.get('UNIEMENS');
      return mese === undefined ? [] : [[`UNIEMENS ${mese} Collaboratori|${uidSubAnagrafe}`, base ?? 0] as const];
    });

/** The codes of a kind of school in the place of those of the State, where they are others. */
const ALTRI: Readonly<Record<SetupType, Readonly<Record<string, string>>>> = {
  SCUOLA: {},
  AFAM: {},
  COMUNALE: COMUNALI,
  PARITARIA: ORDINARI,
};

const withCodiciDi = (setupType: SetupType, chiave: string): string =>
  Object.entries(ALTRI[setupType]).reduce((detta, [statale, suo]) => detta.replace(statale, suo), chiave);

interface Chiesto {
  readonly anno: number;
  readonly setupType: SetupType;
}

/** A position of the INPS is paid in whole euro. */
const inEuroInteri = (somme: Somme): Somme =>
  Object.fromEntries(
    Object.entries(somme).map(([chiave, importo]) => [
      chiave,
      / DM10$/.test(chiave) ? Math.round(importo / 100) * 100 : importo,
    ]),
  );

/** What the lines of the accounted runs of a year owe, by filing, month and code, in cents. */
export const dovutoAMano = async (archivio: Archivio, { anno, setupType }: Chiesto): Promise<Somme> => {
  const addendi: Addendo[] = [];
  const basi: Addendo[] = [];
  for (const { uid, PERIODI_DEST } of await processiContabilizzati(archivio)) {
    const mesi = new Map(PERIODI_DEST.filter((uno) => uno.anno === anno).map((uno) => [uno.adempimento, uno.mese]));
    for (const testata of await cedoliniRepository(archivio).listTestate(uid)) {
      addendi.push(...righeBrevi(testata).flatMap((riga) => addendiDi(riga, mesi)));
      basi.push(...basiDi(testata, mesi));
    }
  }
  const inEuro = Object.entries(sommeDi(basi)).map(([chiave, base]): Addendo => [
    chiave.slice(0, chiave.indexOf('|')),
    Math.round(base / 100) * 100,
  ]);
  return inEuroInteri(
    sommeDi([...addendi, ...inEuro].map(([chiave, importo]) => [withCodiciDi(setupType, chiave), importo])),
  );
};

/** The due side of the cells of F24 and UniEmens, by filing, month and code: the others tell of the same money. */
export const dovutoDelleCelle = ({ righe }: Quadratura): Somme =>
  sommeDi(
    righe
      .filter(({ denuncia }) => denuncia === 'F24' || denuncia === 'UNIEMENS')
      .map(({ denuncia, mese, codice, dovuto }) => [
        `${denuncia} ${mese} ${GESTIONE_SEPARATA.split(' o ').includes(codice) ? GESTIONE_SEPARATA : codice}`,
        dovuto,
      ]),
  );
