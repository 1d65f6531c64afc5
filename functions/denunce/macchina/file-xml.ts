import { DECLARATION, escapeAttribute, escapeText } from '#platform/xml/escape.ts';
import { isAttributo, isTesto, presentiDi, testoDi, type Albero, type Nodo, type Presente } from './nodo-xml.ts';

/** The bytes of a file of many people, written as its records are walked: UTF-8, what a record does not have is not written. @throws CampoNonValido for text that XML cannot hold */
export const writeFileXml = ({ radice, nodo }: Albero, records: unknown): Uint8Array =>
  Buffer.from(`${DECLARATION}${elementoDi(radice, nodo, records, radice)}\n`, 'utf8');

/** An element on lines of its own, as deep as it is; one that holds only text is on one line. */
const elementoDi = (nome: string, nodo: Nodo, valore: unknown, dove: string, rientro = ''): string => {
  const tra = nodo.di === 'figli' ? presentiDi(nodo.figli, valore, dove) : [];
  const inizio = `${rientro}<${nome}${tra.filter(isAttributo).map(attributoDi).join('')}`;
  const testo =
    nodo.di === 'figli' ? tra.filter(isTesto).map(testoIn).join('') : escapeText(testoDi(nodo, valore, dove));
  const dentro = tra
    .filter((uno) => !isAttributo(uno) && !isTesto(uno))
    .flatMap(({ figlio, valori, qui }) =>
      valori.map((uno) => elementoDi(figlio.scritto, figlio.nodo, uno, qui, `${rientro}  `)),
    );
  if (dentro.length > 0) return `${inizio}>${testo}\n${dentro.join('\n')}\n${rientro}</${nome}>`;
  return testo === '' ? `${inizio}/>` : `${inizio}>${testo}</${nome}>`;
};

const testoIn = ({ figlio, valori: [suo], qui }: Presente): string => escapeText(testoDi(figlio.nodo, suo, qui));
const attributoDi = ({ figlio, valori: [suo], qui }: Presente): string =>
  ` ${figlio.scritto}="${escapeAttribute(testoDi(figlio.nodo, suo, qui))}"`;
