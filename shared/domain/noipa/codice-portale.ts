/** The part of a list that says which one it is on the portal. */
interface ConCodice {
  readonly uid?: string | undefined;
  readonly anno: number;
  readonly codice: string;
}

/** The other lists of the same year with the portal's code of a list: there it names one. A list without a code shares none. */
export const conLoStessoCodice = <T extends ConCodice>(lista: ConCodice, liste: readonly T[]): readonly T[] => {
  const codice = scritto(lista);
  return codice === ''
    ? []
    : liste.filter((altra) => altra.uid !== lista.uid && altra.anno === lista.anno && scritto(altra) === codice);
};

const scritto = ({ codice }: ConCodice): string => codice.trim().toUpperCase();
