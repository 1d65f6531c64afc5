import { readFileSync } from 'node:fs';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';

/** The schema of CustomerCreditTransferInitiationV03 as ISO 20022 publishes it (SWIFTStandards Workstation, 8 January 2009), untouched. */
const schema = XsdValidator.fromDoc(
  XmlDocument.fromBuffer(readFileSync(new URL('pain.001.001.03.xsd', import.meta.url))),
);

/**
 * What is wrong in a message, by the schema of the standard, in the words of libxml2; nothing, when a bank that follows the standard reads it.
 * @throws XmlParseError when it is not well-formed XML
 */
export const faultsOf = (xml: string): readonly string[] => {
  const messaggio = XmlDocument.fromString(xml);
  try {
    schema.validate(messaggio);
    return [];
  } catch (cause) {
    if (cause instanceof XmlValidateError)
      return cause.details.map(({ message }) => message.replaceAll(/'\{[^}]*\}(\w+)'/g, '$1'));
    throw cause;
  } finally {
    messaggio.dispose();
  }
};
