import type { XmlElement } from '#platform/xml/document.ts';
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
  /** Town of the payee; null where none is known, or another holds the account. */
  readonly comune: string | null;
  /** True of the pay of those who work for the school, false of anything else. */
  readonly paga: boolean;
  /** The reason of this transfer alone, where it is not that of the order. */
  readonly causale?: string;
}

/** An order to the bank of a school; `giorno` is the day it is to be executed, `creato` an instant with Z. */
export interface Ordine {
  readonly codice: string;
  readonly creato: string;
  readonly ordinante: string;
  readonly iban: string;
  readonly giorno: string;
  readonly causale: string;
  readonly bonifici: readonly Bonifico[];
}

/** Longest texts the messages take. */
export const LUNGO = { codice: 35, nome: 70, comune: 35, causale: 140 } as const;

export const el = (name: string, content: XmlElement['content']): XmlElement => ({ name, content });

/** An element with its text in the characters that banks take; none when nothing is left of it. */
export const conTesto = (name: string, testo: string, lungo: number): readonly XmlElement[] => {
  const scritto = ammesso(testo, lungo);
  return scritto === '' ? [] : [el(name, scritto)];
};

export const conto = (iban: string): XmlElement => el('Id', [el('IBAN', iban)]);

/** How many transfers an order has, and their sum. */
export const sommario = (bonifici: readonly Bonifico[]): readonly XmlElement[] => [
  el('NbOfTxs', String(bonifici.length)),
  el('CtrlSum', euro(somma(bonifici.map(({ importo }) => importo)))),
];

/** How an order, and a transfer of it, is called in every message. */
export const siglaDi = ({ codice }: Ordine): string => ammesso(codice, LUNGO.codice);
export const riferimentoDi = ({ numero }: Bonifico, sigla: string): XmlElement =>
  el('EndToEndId', ammesso(`${sigla.slice(0, 28)}-${numero}`, LUNGO.codice));

export const importoDi = ({ importo }: Bonifico): XmlElement =>
  el('Amt', [{ ...el('InstdAmt', euro(importo)), attributes: { Ccy: 'EUR' } }]);

/** The holder of the account that is paid. */
export const intestatarioDi = ({ intestatario, nome, codiceFiscale }: Bonifico): XmlElement =>
  el('Nm', ammesso(intestatario, LUNGO.nome) || ammesso(nome, LUNGO.nome) || codiceFiscale);

/** The payee by name and codice fiscale, when the account is of another; nothing when it is the payee's. */
export const destinatarioDi = ({ intestatario, nome, codiceFiscale }: Bonifico): readonly XmlElement[] =>
  intestatario === ''
    ? []
    : [
        el('UltmtCdtr', [
          el('Nm', ammesso(nome, LUNGO.nome) || codiceFiscale),
          el('Id', [el('PrvtId', [el('Othr', [el('Id', codiceFiscale)])])]),
        ]),
      ];

/** The reason of a transfer, or that of its order; nothing when no bank takes a letter of it. */
export const causaleDi = (bonifico: Bonifico, { causale }: Ordine): readonly XmlElement[] => {
  const detta = conTesto('Ustrd', bonifico.causale ?? causale, LUNGO.causale);
  return detta.length === 0 ? [] : [el('RmtInf', detta)];
};

/** Cents as the messages have them: 123456 → '1234.56'. */
const euro = (centesimi: Centesimi): string => {
  const cifre = String(centesimi).padStart(3, '0');
  return `${cifre.slice(0, -2)}.${cifre.slice(-2)}`;
};

/** The words of a text in the characters of the SEPA Latin set, accents dropped and anything else a space. */
export const ammesso = (testo: string, lungo: number): string =>
  testo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .trim()
    .replace(/ {2,}/g, ' ')
    .slice(0, lungo)
    .trimEnd();
