import { inflateRawSync } from 'node:zlib';
import type { Item } from '#platform/data/dynamo.ts';

/** A content that records keep compressed, as anybody reads it. */
interface Contenuto {
  /** Kind and root of the records that hold it, and the field. */
  readonly nome: string;
  readonly valore: object;
}

const BASE64 = /^[A-Za-z0-9+/]{8,}={0,2}$/;

/** The JSON that a compressed text says; undefined for any other text. */
const expanded = (testo: unknown): object | undefined => {
  if (typeof testo !== 'string' || !BASE64.test(testo)) return undefined;
  try {
    const valore: unknown = JSON.parse(inflateRawSync(Buffer.from(testo, 'base64')).toString('utf8'));
    return typeof valore === 'object' && valore !== null ? valore : undefined;
  } catch {
    return undefined;
  }
};

const nomeDi = (item: Item): string =>
  `${String(item.tipo)}-${String(item.uid ?? item.sk)}`.replaceAll(/[^\w.-]/g, '_');

/** The compressed contents of the records of one partition: a text that was cut into parts is joined again. */
export const contenutiDi = (items: readonly Item[]): readonly Contenuto[] => [
  // an entry of the audit trail is told whole by its record, and many are of one uid
  ...items.filter(({ tipo }) => tipo !== 'AUDIT').flatMap(interiIn),
  ...tagliatiIn(items),
];

const interiIn = (item: Item): readonly Contenuto[] =>
  Object.entries(item).flatMap(([campo, testo]) => {
    const valore = expanded(testo);
    return valore === undefined ? [] : [{ nome: `${nomeDi(item)}-${campo}`, valore }];
  });

/** Contents of which no part is whole by itself. */
const tagliatiIn = (items: readonly Item[]): readonly Contenuto[] => {
  const parti = new Map<string, Item[]>();
  for (const item of items) {
    if (typeof item.testo !== 'string' || expanded(item.testo) !== undefined) continue;
    const radice = nomeDi(item).slice(0, nomeDi(item).lastIndexOf('-'));
    parti.set(radice, [...(parti.get(radice) ?? []), item]);
  }
  return [...parti].flatMap(([radice, sue]) => {
    const ordinate = sue.toSorted((a, b) => (String(a.uid) < String(b.uid) ? -1 : 1));
    const valore = expanded(ordinate.map(({ testo }) => String(testo)).join(''));
    return valore === undefined ? [] : [{ nome: `${radice}-testo`, valore }];
  });
};
