import { writeDocument, type XmlElement } from '#platform/xml/document.ts';
import {
  ammesso,
  causaleDi,
  conTesto,
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

/** Data that the Italian message asks besides: the code by which the bank knows the school, the bank of its account, its town. */
export interface DatiCbi {
  readonly cuc: string;
  readonly abi: string;
  readonly comune: string;
}

const SPAZIO_DEI_NOMI = 'urn:CBI:xsd:CBIPaymentRequest.00.04.01';

/**
 * The order as the Italian banks of the CBI take it, CBIPaymentRequest.00.04.01 (in force from 17/03/2024, the Italian reading of
 * pain.001.001.09): the school by its CUC, its bank by ABI, each transfer with a number, a purpose and, where known, the town of the payee.
 */
export const writeCbi = (ordine: Ordine, { cuc, abi, comune }: DatiCbi): Uint8Array => {
  const sigla = siglaDi(ordine);
  const nome = el('Nm', ammesso(ordine.ordinante, LUNGO.nome) || sigla);
  const emittente = el('Id', [el('OrgId', [el('Othr', [el('Id', cuc), el('Issr', 'CBI')])])]);
  const testata = [
    el('MsgId', sigla),
    el('CreDtTm', ordine.creato.slice(0, 19)),
    ...sommario(ordine.bonifici),
    el('InitgPty', [nome, emittente]),
  ];
  const pagamento = [
    el('PmtInfId', sigla),
    el('PmtMtd', 'TRF'),
    el('PmtTpInf', [el('InstrPrty', 'NORM'), el('SvcLvl', [el('Cd', 'SEPA')])]),
    el('ReqdExctnDt', [el('Dt', ordine.giorno)]),
    el('Dbtr', [nome, ...indirizzo(comune)]),
    el('DbtrAcct', [conto(ordine.iban)]),
    el('DbtrAgt', [el('FinInstnId', [el('ClrSysMmbId', [el('MmbId', abi)])])]),
    el('ChrgBr', 'SLEV'),
    ...ordine.bonifici.map((bonifico) => bonificoDi(bonifico, ordine, sigla)),
  ];
  const content = [el('GrpHdr', testata), el('PmtInf', pagamento)];
  return writeDocument(
    { name: 'CBIPaymentRequest', attributes: { xmlns: SPAZIO_DEI_NOMI }, content },
    { indented: false },
  );
};

const bonificoDi = (bonifico: Bonifico, ordine: Ordine, sigla: string): XmlElement =>
  el('CdtTrfTxInf', [
    el('PmtId', [el('InstrId', String(bonifico.numero)), riferimentoDi(bonifico, sigla)]),
    el('PmtTpInf', [el('CtgyPurp', [el('Cd', bonifico.paga ? 'SALA' : 'OTHR')])]),
    importoDi(bonifico),
    ...(bonifico.bic === null ? [] : [el('CdtrAgt', [el('FinInstnId', [el('BICFI', bonifico.bic)])])]),
    el('Cdtr', [intestatarioDi(bonifico), ...indirizzo(bonifico.comune)]),
    el('CdtrAcct', [conto(bonifico.iban)]),
    ...destinatarioDi(bonifico),
    ...causaleDi(bonifico, ordine),
  ]);

/** Town and country together, as banks refuse one without the other; towns here are of Italy. */
const indirizzo = (comune: string | null): readonly XmlElement[] => {
  const dove = conTesto('TwnNm', comune ?? '', LUNGO.comune);
  return dove.length === 0 ? [] : [el('PstlAdr', [...dove, el('Ctry', 'IT')])];
};
