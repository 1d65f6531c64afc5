import { isGiorno, type Giorno } from '#shared/domain/tempo/date.ts';

/** A transfer of the file of a bank. */
interface BonificoLetto {
  readonly numero: number;
  readonly nome: string;
  readonly iban: string;
  /** Cents. */
  readonly importo: number;
}

/** The sums that the file of a bank declares, and the transfers that are in it. */
export interface OrdineLetto {
  readonly quanti: number;
  /** Cents. */
  readonly totale: number;
  readonly giorno: Giorno | null;
  readonly ordinante: string;
  readonly conto: string;
  readonly bonifici: readonly BonificoLetto[];
}

/** The texts of the elements of a name, whatever the prefix of their space. */
const testi = (xml: string, nome: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${nome}(?:\\s[^>]*)?>([^<]*)</`, 'g'))].map(([, testo = '']) =>
    inChiaro(testo),
  );

/** The whole of the elements of a name, with what is in them. */
const blocchi = (xml: string, nome: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${nome}>([\\s\\S]*?)</(?:\\w+:)?${nome}>`, 'g'))].map(
    ([, dentro = '']) => dentro,
  );

const inChiaro = (testo: string): string =>
  testo
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** '1234.5' → 123450. */
const centesimi = (euro = ''): number => {
  const [interi = '0', decimali = ''] = euro.split('.');
  return Number(interi) * 100 + Number(decimali.padEnd(2, '0').slice(0, 2));
};

/** Returns what an order to a bank says, of either layout; null of a file that is no order. */
export const readOrdine = (xml: string): OrdineLetto | null => {
  const [quanti] = testi(xml, 'NbOfTxs');
  const [giorno = ''] = testi(xml, 'ReqdExctnDt')
    .filter((uno) => uno !== '')
    .concat(testi(xml, 'Dt'));
  if (quanti === undefined) return null;
  const [chi = ''] = blocchi(xml, 'Dbtr');
  const [conto = ''] = blocchi(xml, 'DbtrAcct');
  return {
    quanti: Number(quanti),
    totale: centesimi(testi(xml, 'CtrlSum')[0]),
    giorno: isGiorno(giorno) ? giorno : null,
    ordinante: testi(chi, 'Nm')[0] ?? '',
    conto: testi(conto, 'IBAN')[0] ?? '',
    bonifici: blocchi(xml, 'CdtTrfTxInf').map((uno, indice) => ({
      numero: indice + 1,
      nome: testi(blocchi(uno, 'Cdtr')[0] ?? '', 'Nm')[0] ?? '',
      iban: testi(blocchi(uno, 'CdtrAcct')[0] ?? '', 'IBAN')[0] ?? '',
      importo: centesimi(testi(uno, 'InstdAmt')[0]),
    })),
  };
};
