import { writeDocument, type XmlElement } from '#platform/xml/document.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';

/** A credit transfer of the order: who, on which account, cents; `intestatario` where another holds the account. `numero` tells it apart within the order; the codice fiscale is the name of who has no letter that banks take. */
export interface Bonifico {
  readonly numero: number;
  readonly nome: string;
  readonly codiceFiscale: string;
  readonly intestatario: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly importo: Centesimi;
  /** The reason of this transfer alone, where it is not that of the order. */
  readonly causale?: string;
}

/** An order to the bank of a school; `giorno` is the day it is to be executed, `creato` an instant with Z. */
export interface OrdineSepa {
  readonly codice: string;
  readonly creato: string;
  readonly ordinante: string;
  readonly iban: string;
  readonly giorno: string;
  readonly causale: string;
  readonly bonifici: readonly Bonifico[];
}

const SPAZIO_DEI_NOMI = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';
/** Longest texts the message takes. */
const LUNGO = { codice: 35, nome: 70, causale: 140 } as const;

/**
 * The order as an ISO 20022 message, pain.001.001.03 with the service level SEPA: elements in the order of the standard, one payment for all, names
 * and reasons in the characters that every bank takes. Domestic dialects of banks are not written.
 */
export const writeSepa = ({ codice, creato, ordinante, iban, giorno, causale, bonifici }: OrdineSepa): Uint8Array => {
  const sigla = ammesso(codice, LUNGO.codice);
  const sommario = [
    el('NbOfTxs', String(bonifici.length)),
    el('CtrlSum', euro(somma(bonifici.map(({ importo }) => importo)))),
  ];
  const chi = el('Nm', ammesso(ordinante, LUNGO.nome) || sigla);
  const pagamento = [
    el('PmtInfId', sigla),
    el('PmtMtd', 'TRF'),
    ...sommario,
    el('PmtTpInf', [el('SvcLvl', [el('Cd', 'SEPA')])]),
    el('ReqdExctnDt', giorno),
    el('Dbtr', [chi]),
    el('DbtrAcct', [conto(iban)]),
    el('DbtrAgt', [banca(null)]),
    el('ChrgBr', 'SLEV'),
    ...bonifici.map((bonifico) => bonificoDi(bonifico, sigla, ammesso(bonifico.causale ?? causale, LUNGO.causale))),
  ];
  const testata = [el('MsgId', sigla), el('CreDtTm', creato.slice(0, 19)), ...sommario, el('InitgPty', [chi])];
  const ordine = el('CstmrCdtTrfInitn', [el('GrpHdr', testata), el('PmtInf', pagamento)]);
  return writeDocument(
    { name: 'Document', attributes: { xmlns: SPAZIO_DEI_NOMI }, content: [ordine] },
    { indented: false },
  );
};

const bonificoDi = (
  { numero, nome, codiceFiscale, intestatario, iban, bic, importo }: Bonifico,
  sigla: string,
  causale: string,
): XmlElement =>
  el('CdtTrfTxInf', [
    el('PmtId', [el('EndToEndId', ammesso(`${sigla.slice(0, 28)}-${numero}`, LUNGO.codice))]),
    el('Amt', [{ ...el('InstdAmt', euro(importo)), attributes: { Ccy: 'EUR' } }]),
    ...(bic === null ? [] : [el('CdtrAgt', [banca(bic)])]),
    el('Cdtr', [el('Nm', ammesso(intestatario, LUNGO.nome) || ammesso(nome, LUNGO.nome) || codiceFiscale)]),
    el('CdtrAcct', [conto(iban)]),
    ...(intestatario === '' ? [] : [el('UltmtCdtr', destinatario(nome, codiceFiscale))]),
    ...(causale === '' ? [] : [el('RmtInf', [el('Ustrd', causale)])]),
  ]);

const el = (name: string, content: XmlElement['content']): XmlElement => ({ name, content });

/** Whose the money is, by name and codice fiscale, when the account is of another. */
const destinatario = (nome: string, codiceFiscale: string): readonly XmlElement[] => [
  el('Nm', ammesso(nome, LUNGO.nome) || codiceFiscale),
  el('Id', [el('PrvtId', [el('Othr', [el('Id', codiceFiscale)])])]),
];
const conto = (iban: string): XmlElement => el('Id', [el('IBAN', iban)]);
const banca = (bic: string | null): XmlElement =>
  el('FinInstnId', [bic === null ? el('Othr', [el('Id', 'NOTPROVIDED')]) : el('BIC', bic)]);

/** Cents as the message has them: 123456 → '1234.56'. */
const euro = (centesimi: Centesimi): string => {
  const cifre = String(centesimi).padStart(3, '0');
  return `${cifre.slice(0, -2)}.${cifre.slice(-2)}`;
};

/** The words of a text in the characters of the SEPA Latin set, accents dropped and anything else a space. */
const ammesso = (testo: string, lungo: number): string =>
  testo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .trim()
    .replace(/ {2,}/g, ' ')
    .slice(0, lungo)
    .trimEnd();
