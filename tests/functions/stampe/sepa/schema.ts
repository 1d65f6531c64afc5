import { create } from 'xmlbuilder2';
import { composti, semplici } from './tabella-messaggio.ts';

type Nodo = ReturnType<typeof create>['node'];

const SPAZIO_DEI_NOMI = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';
const CON_VALUTA = 'ActiveOrHistoricCurrencyAndAmount';
const ELEMENTO = 1;

/** What the table says of a type: the type of each element it may have, and which names may follow which. */
const modelli = new Map(
  Object.entries(composti).map(([tipo, contenuto]) => {
    const pezzi = contenuto.matchAll(/(?<prima>\|?)(?<nome>\w+):(?<tipo>\w+)(?<volte>[?*+]|\{\d+,\d+\})?/g);
    const elementi = [...pezzi].map(({ groups = {} }) => groups);
    const ordine = elementi.map(({ prima, nome, volte = '' }) => `${prima ?? ''}(?:${nome ?? ''} )${volte}`).join('');
    return [
      tipo,
      {
        tipi: new Map(elementi.map(({ nome, tipo: suo }) => [nome, suo ?? ''])),
        ordine: new RegExp(`^(?:${ordine})$`),
      },
    ];
  }),
);
const testi = new Map<string, RegExp>(Object.entries(semplici));

/**
 * What is wrong in a message, by the table of the standard: each fault says where it is; none, when a bank that follows the standard reads it.
 * @throws Error when it is not well-formed XML
 */
export const faultsOf = (xml: string): readonly string[] => {
  const radice: Nodo = create({ encoding: 'utf-8' }, xml).root().node;
  return radice.nodeName === 'Document' && Object(radice).namespaceURI === SPAZIO_DEI_NOMI
    ? faultsIn(radice, 'Document', 'Document')
    : [`${radice.nodeName} is not the Document of ${SPAZIO_DEI_NOMI}`];
};

const faultsIn = (nodo: Nodo, tipo: string, dove: string): readonly string[] => {
  const modello = modelli.get(tipo);
  if (modello === undefined) return textFaults(nodo, tipo, dove);
  const figli = [...nodo.childNodes].filter(
    ({ nodeType, textContent }) => nodeType === ELEMENTO || textContent?.trim(),
  );
  const nomi = figli.map(({ nodeName }) => `${nodeName} `).join('');
  return [
    ...(modello.ordine.test(nomi) ? [] : [`${dove}: «${nomi.trim()}» is not a ${tipo}`]),
    ...figli.flatMap((figlio) =>
      faultsIn(figlio, modello.tipi.get(figlio.nodeName) ?? '', `${dove}/${figlio.nodeName}`),
    ),
  ];
};

const textFaults = (nodo: Nodo, tipo: string, dove: string): readonly string[] => {
  const testo = nodo.textContent ?? '';
  const foglia = [...nodo.childNodes].every(({ nodeType }) => nodeType !== ELEMENTO);
  return [
    ...(foglia && isTesto(testo, tipo) ? [] : [`${dove}: «${testo}» is not a ${tipo || 'thing of this place'}`]),
    ...currencyFaults(nodo, tipo, dove),
  ];
};

const isTesto = (testo: string, tipo: string): boolean =>
  testi.get(tipo)?.test(testo) === true && (!tipo.startsWith('ISODate') || isDay(testo));

/** An amount has its currency; nothing else has one. */
const currencyFaults = (nodo: Nodo, tipo: string, dove: string): readonly string[] => {
  const valuta = String(Object(nodo).getAttribute('Ccy') ?? '');
  if (tipo === CON_VALUTA ? /^[A-Z]{3}$/.test(valuta) : valuta === '') return [];
  return [`${dove}: its currency is ${valuta || 'missing'}`];
};

/** Whether the day exists: the pattern of a date alone takes 30 February. */
const isDay = (testo: string): boolean => {
  const giorno = testo.slice(0, 10);
  const istante = new Date(`${giorno}T00:00:00Z`);
  return !Number.isNaN(istante.getTime()) && istante.toISOString().startsWith(giorno);
};
