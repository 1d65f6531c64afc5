import { convert } from 'xmlbuilder2';

/**
 * The elements of CBIPaymentRequest.00.04.01 that an order of a school holds, in their order: read off the schema of the CBI consortium in
 * force from 17/03/2024 (the copy of OCA/l10n-italy, `l10n_it_sct_cbi`, read on 30/11/2026), not off the writer. `?` may be missing, `*` repeats.
 */
const STRUTTURA: Readonly<Record<string, readonly string[]>> = {
  CBIPaymentRequest: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty', 'FwdgAgt?'],
  InitgPty: ['Nm?', 'Id'],
  'InitgPty/Id': ['OrgId'],
  OrgId: ['Othr'],
  Othr: ['Id', 'Issr?'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'BtchBookg?',
    'PmtTpInf?',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'UltmtDbtr?',
    'ChrgBr?',
    'ChrgsAcct?',
    'CdtTrfTxInf*',
  ],
  'PmtInf/PmtTpInf': ['InstrPrty?', 'SvcLvl?', 'LclInstrm?'],
  SvcLvl: ['Cd'],
  ReqdExctnDt: ['Dt'],
  Dbtr: ['Nm', 'PstlAdr?', 'Id?', 'CtryOfRes?'],
  PstlAdr: ['StrtNm?', 'BldgNb?', 'PstCd?', 'TwnNm?', 'Ctry?', 'AdrLine?'],
  DbtrAcct: ['Id', 'Tp?'],
  'DbtrAcct/Id': ['IBAN'],
  DbtrAgt: ['FinInstnId'],
  'DbtrAgt/FinInstnId': ['BICFI?', 'ClrSysMmbId', 'LEI?'],
  ClrSysMmbId: ['MmbId'],
  CdtTrfTxInf: [
    'PmtId',
    'PmtTpInf?',
    'Amt',
    'UltmtDbtr?',
    'CdtrAgt?',
    'Cdtr',
    'CdtrAcct?',
    'UltmtCdtr?',
    'Purp?',
    'RmtInf?',
  ],
  PmtId: ['InstrId', 'EndToEndId', 'UETR?'],
  'CdtTrfTxInf/PmtTpInf': ['SvcLvl?', 'LclInstrm?', 'CtgyPurp?'],
  CtgyPurp: ['Cd'],
  Amt: ['InstdAmt'],
  CdtrAgt: ['FinInstnId'],
  'CdtrAgt/FinInstnId': ['BICFI'],
  Cdtr: ['Nm', 'PstlAdr?', 'Id?', 'CtryOfRes?'],
  CdtrAcct: ['Id'],
  'CdtrAcct/Id': ['IBAN'],
  UltmtCdtr: ['Nm', 'PstlAdr?', 'Id?', 'CtryOfRes?'],
  'UltmtCdtr/Id': ['PrvtId'],
  PrvtId: ['Othr'],
  RmtInf: ['Ustrd*', 'Strd?'],
};

const testoFino = (lungo: number): RegExp => new RegExp(`^.{1,${lungo}}$`, 'su');
const CODICE = testoFino(35);
const IBAN = /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/;
const IMPORTO = /^\d{1,16}(?:\.\d{1,2})?$/;
const VALORI: Readonly<Record<string, RegExp>> = {
  MsgId: CODICE,
  CreDtTm: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: IMPORTO,
  Nm: testoFino(70),
  Id: CODICE,
  Issr: CODICE,
  PmtInfId: CODICE,
  PmtMtd: /^(?:CHK|TRF|TRA)$/,
  InstrPrty: /^(?:HIGH|NORM)$/,
  'SvcLvl/Cd': /^(?:SEPA|URGP|FAST|PGPA|PGSP)$/,
  'CtgyPurp/Cd': /^.{1,4}$/,
  Dt: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  TwnNm: testoFino(35),
  Ctry: /^[A-Z]{2}$/,
  IBAN,
  MmbId: CODICE,
  ChrgBr: /^SLEV$/,
  InstrId: CODICE,
  EndToEndId: CODICE,
  InstdAmt: IMPORTO,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
  Ustrd: testoFino(140),
};

type Nodo = { readonly [nome: string]: unknown };
const isNodo = (valore: unknown): valore is Nodo => typeof valore === 'object' && valore !== null;

const figliDi = (nodo: Nodo): readonly (readonly [string, unknown])[] =>
  Object.entries(nodo)
    .filter(([nome]) => !nome.startsWith('@') && nome !== '#')
    .flatMap(([nome, valore]) =>
      Array.isArray(valore) ? valore.map((uno) => [nome, uno] as const) : [[nome, valore] as const],
    );

const QUANTE: Readonly<Record<string, string>> = { '?': '?', '*': '+' };

/** Elements in their order, none missing and none more than once that may not be. */
const ordineRotto = (nome: string, attesi: readonly string[], trovati: readonly string[]): readonly string[] => {
  const forma = attesi.map((atteso) => `(?:${atteso.replace(/[?*]$/, '')} )${QUANTE[atteso.slice(-1)] ?? ''}`).join('');
  const scritto = trovati.map((uno) => `${uno} `).join('');
  return new RegExp(`^${forma}$`).test(scritto) ? [] : [`${nome}: ${scritto.trim()}`];
};

/** A leaf whose text is not of its form, or that no table knows. */
const fogliaRotta = (padre: string, nome: string, valore: unknown): readonly string[] => {
  if (nome === 'InstdAmt' && al(valore, '@Ccy') !== 'EUR') return ['InstdAmt: no currency'];
  const forma = VALORI[`${padre}/${nome}`] ?? VALORI[nome];
  const testo = isNodo(valore) ? valore['#'] : valore;
  return typeof testo === 'string' && forma?.test(testo) === true
    ? []
    : [`${padre}/${nome}: ${JSON.stringify(valore)}`];
};

const al = (valore: unknown, nome: string): unknown => (isNodo(valore) ? valore[nome] : undefined);

const faultsDi = (padre: string, nome: string, valore: unknown): readonly string[] => {
  const attesi = STRUTTURA[`${padre}/${nome}`] ?? STRUTTURA[nome];
  if (attesi === undefined || !isNodo(valore) || '#' in valore) return fogliaRotta(padre, nome, valore);
  const figli = figliDi(valore);
  const nomi = figli.map(([figlio]) => figlio);
  return [...ordineRotto(nome, attesi, nomi), ...figli.flatMap(([figlio, suo]) => faultsDi(nome, figlio, suo))];
};

/** Faults of an Italian order, element by element; none, when a bank of the CBI reads it. */
export const faultsCbi = (xml: string): readonly string[] => {
  const letto: unknown = convert({ encoding: 'utf-8' }, xml, { format: 'object' });
  if (!isNodo(letto) || !isNodo(letto['CBIPaymentRequest'])) return ['no CBIPaymentRequest'];
  const radice = letto['CBIPaymentRequest'];
  const spazio = radice['@xmlns'] === 'urn:CBI:xsd:CBIPaymentRequest.00.04.01' ? [] : ['another name space'];
  return [...spazio, ...faultsDi('', 'CBIPaymentRequest', radice)];
};
