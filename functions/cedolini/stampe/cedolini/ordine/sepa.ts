import { writeDocument, type XmlElement } from '#platform/xml/document.ts';
import {
  ammesso,
  causaleDi,
  conto,
  destinatarioDi,
  el,
  importoDi,
  intestatarioDi,
  LUNGO,
  riferimentoDi,
  siglaDi,
  sommario,
  type Bonifico,
  type Ordine,
} from './elementi.ts';

const SPAZIO_DEI_NOMI = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';

/**
 * The order as an ISO 20022 message, pain.001.001.03 with the service level SEPA: elements in the order of the standard, one payment for all, names
 * and reasons in the characters that every bank takes. The dialect of Italian banks is in `cbi.ts`.
 */
export const writeSepa = (ordine: Ordine): Uint8Array => {
  const sigla = siglaDi(ordine);
  const quanti = sommario(ordine.bonifici);
  const chi = el('Nm', ammesso(ordine.ordinante, LUNGO.nome) || sigla);
  const pagamento = [
    el('PmtInfId', sigla),
    el('PmtMtd', 'TRF'),
    ...quanti,
    el('PmtTpInf', [el('SvcLvl', [el('Cd', 'SEPA')])]),
    el('ReqdExctnDt', ordine.giorno),
    el('Dbtr', [chi]),
    el('DbtrAcct', [conto(ordine.iban)]),
    el('DbtrAgt', [banca(null)]),
    el('ChrgBr', 'SLEV'),
    ...ordine.bonifici.map((bonifico) => bonificoDi(bonifico, ordine, sigla)),
  ];
  const testata = [el('MsgId', sigla), el('CreDtTm', ordine.creato.slice(0, 19)), ...quanti, el('InitgPty', [chi])];
  const messaggio = el('CstmrCdtTrfInitn', [el('GrpHdr', testata), el('PmtInf', pagamento)]);
  return writeDocument(
    { name: 'Document', attributes: { xmlns: SPAZIO_DEI_NOMI }, content: [messaggio] },
    { indented: false },
  );
};

const bonificoDi = (bonifico: Bonifico, ordine: Ordine, sigla: string): XmlElement =>
  el('CdtTrfTxInf', [
    el('PmtId', [riferimentoDi(bonifico, sigla)]),
    importoDi(bonifico),
    ...(bonifico.bic === null ? [] : [el('CdtrAgt', [banca(bonifico.bic)])]),
    el('Cdtr', [intestatarioDi(bonifico)]),
    el('CdtrAcct', [conto(bonifico.iban)]),
    ...destinatarioDi(bonifico),
    ...causaleDi(bonifico, ordine),
  ]);

const banca = (bic: string | null): XmlElement =>
  el('FinInstnId', [bic === null ? el('Othr', [el('Id', 'NOTPROVIDED')]) : el('BIC', bic)]);
