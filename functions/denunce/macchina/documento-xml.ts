import { writeDocument, type XmlElement } from '#platform/xml/document.ts';
import { isAttributo, isTesto, presentiDi, testoDi, type Albero, type Nodo, type Presente } from './nodo-xml.ts';

/**
 * The bytes of a file as a document: those that {@link writeFileXml} would write. An element has text or children, never both.
 * @throws CampoNonValido for text that XML cannot hold
 */
export const writeDocumentoXml = ({ radice, nodo }: Albero, records: unknown): Uint8Array =>
  writeDocument(elementoDi(radice, nodo, records, radice), { indented: true });

const elementoDi = (name: string, nodo: Nodo, valore: unknown, dove: string): XmlElement => {
  if (nodo.di !== 'figli') return { name, content: testoDi(nodo, valore, dove) };
  const tra = presentiDi(nodo.figli, valore, dove);
  const dentro = tra.filter((uno) => !isAttributo(uno) && !isTesto(uno));
  return {
    name,
    attributes: Object.fromEntries(tra.filter(isAttributo).map((uno) => [uno.figlio.scritto, testoIn(uno)])),
    content: dentro.length === 0 ? tra.filter(isTesto).map(testoIn).join('') : dentro.flatMap(elementiDi),
  };
};

const testoIn = ({ figlio, valori: [suo], qui }: Presente): string => testoDi(figlio.nodo, suo, qui);

const elementiDi = ({ figlio, valori, qui }: Presente): readonly XmlElement[] =>
  valori.map((uno) => elementoDi(figlio.scritto, figlio.nodo, uno, qui));
