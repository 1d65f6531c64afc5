import { createHash } from 'node:crypto';
import { inflateRawSync, inflateSync } from 'node:zlib';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Item, Store } from '#platform/data/dynamo.ts';
import { BUCKET_NAME } from '../home/test-home.ts';
import { DRAWN } from './semi.ts';

/** All that is stored at the end, a line for each record and each file, in an order that does not depend on instants. */
export type Forma = readonly string[];

/** What differs by nature between two times the same thing is done: the instant, also as seconds since 1970 and in a signed link, and the name of one call among all. Nothing else is taken away. */
const withoutInstants = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/g, 'ISTANTE')
    .replaceAll(/X-Amz-(Date|Signature)=\w+/g, 'X-Amz-$1=ISTANTE')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'CHIAMATA')
    .replaceAll(/D:\d{14}Z/g, 'ISTANTE')
    // how the uid of a notice begins
    .replaceAll(/\b20\d{15}(?=-)/g, 'ISTANTE')
    .replaceAll(/"(ttl|scade)":\d{10}\b/g, '"$1":ISTANTE')
    // the last use of an access is stored when a quarter of an hour went by: a clock that is moved makes it so
    .replaceAll(/"usata":\d{10},/g, '');

/** A seal is a hash of drawn ids and instants too; how many entries it holds depends on the instants. That it agrees with what it seals is asked of `verifica`. */
const withoutSeals = (line: string): string =>
  (line.includes('"tipo":"SIGILLO_REGISTRO"')
    ? line.replace(/"hash":"[\w-]+"/, '"hash":"SUO"').replace(/"righe":\d+/, '"righe":SUE')
    : line
  ).replaceAll(/\bsigillo(\\*":\\*")[\w-]+/g, 'sigillo$1SUO');

const inflated = (base64: unknown): string => inflateRawSync(Buffer.from(String(base64), 'base64')).toString('utf8');

/** An item with what it keeps deflated in clear: before and after of the trail and remembered answers hold drawn ids and instants. */
const openedItem = (item: Item): Item => {
  if (item.tipo === 'AUDIT' && typeof item.contenuto === 'string')
    return { ...item, contenuto: JSON.parse(inflated(item.contenuto)) };
  return item.tipo === 'IDEMPOTENZA' && item.compressa === true ? { ...item, risposta: inflated(item.risposta) } : item;
};

/** The hashes over drawn ids: of the payslips of a run, which `verifica` asks about, and of a request, whose key no other may use. */
const drawnHashes = (items: readonly Item[]): readonly string[] =>
  items
    .flatMap(({ tipo, hash, richiesta }) => [tipo === 'PROCESSO' && hash, tipo === 'IDEMPOTENZA' && richiesta])
    .filter((hash) => typeof hash === 'string');

const withoutHashes = (line: string, hashes: readonly string[]): string =>
  hashes.reduce((said, hash) => said.replaceAll(hash, 'IMPRONTA'), line);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 14);

/** The words that were drawn: ids, and the fingerprints of codes, tokens and new accounts that invitations, sessions and users are kept under. */
const drawnIn = (lines: readonly string[]): RegExp => {
  const prints = lines.flatMap(
    (line) =>
      line.match(
        line.includes('"subject":"CHIAMATA"')
          ? /(?<=\b(?:SESSIONE|UTENTE)#|"invito":")[\w-]{43}/g
          : /(?<=\b(?:INVITO|SESSIONE)#)[\w-]{43}/g,
      ) ?? [],
  );
  return new RegExp([DRAWN.source, ...new Set(prints)].join('|'), 'g');
};

/** Ids that were drawn, each told by all that is said of it: two stores that say the same of theirs are the same. */
const withIdsTold = (lines: readonly string[]): string[] => {
  const drawn = drawnIn(lines);
  const about = new Map<string, string[]>();
  for (const line of lines)
    for (const id of new Set(line.match(drawn)))
      about.set(id, [...(about.get(id) ?? []), line.replaceAll(id, 'QUESTO').replaceAll(drawn, 'UN ALTRO')]);
  const names = new Map([...about].map(([id, said]) => [id, `ID ${hashOf(said.toSorted().join('\n'))}`]));
  return lines.map((line) => line.replaceAll(drawn, (id) => names.get(id) ?? id));
};

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const itemsOf = async ({ client, table }: Store): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: table, ExclusiveStartKey: after }));
    items.push(...(page.Items ?? []));
    after = page.LastEvaluatedKey;
  } while (after !== undefined);
  return items;
};

/** What a PDF says, with its parts opened, and not where in the file each part is. */
const openedPdf = (text: string): string =>
  text
    .split('endobj')
    .filter((part) => !part.includes('/XRef'))
    .join('endobj')
    .replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_whole, bytes: string) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return bytes;
      }
    })
    .replaceAll(/\/Length \d+|startxref\n\d+/g, '');

/** The bytes of a file; of a PDF, which says in a compressed part when it was made, the parts without the instant. */
const contentOf = (bytes: Uint8Array): Uint8Array | string => {
  const text = Buffer.from(bytes).toString('latin1');
  return text.startsWith('%PDF') ? withoutInstants(openedPdf(text)) : bytes;
};

/** A file: the line it has in the form of a store, and the size and the hash that a record may say of it. */
interface FileStored {
  readonly line: string;
  readonly key: string;
  readonly size: number;
  /** Hash of its bytes, which say the instant they were made in. */
  readonly sha256: string;
}

const filesOf = async (): Promise<FileStored[]> => {
  const client = new S3Client({ forcePathStyle: true, maxAttempts: 10 });
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET_NAME }));
  return Promise.all(
    Contents.map(async ({ Key = '' }) => {
      const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket: BUCKET_NAME, Key }));
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
      const line = `FILE ${Key} ${ContentType} ${createHash('sha256').update(contentOf(bytes)).digest('hex')}`;
      return { line, key: Key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
};

/** A PDF packs the instant in which it was made, which may take a byte more: that a record says the true size and the true hash is what counts. */
const withSizesChecked = (line: string, files: readonly FileStored[]): string =>
  files.reduce(
    (said, { key, size, sha256 }) =>
      said
        .replaceAll(`"chiave":"${key}","dimensione":${size},`, `"chiave":"${key}","dimensione":SUA,`)
        .replaceAll(`"sha256":"${sha256}"`, '"sha256":"SUO"'),
    line,
  );

/** Long work that is stored as not ended. */
const isAtWork = ({ tipo, stato }: Item): boolean => tipo === 'LAVORO' && (stato === 'ATTESA' || stato === 'IN_CORSO');

/** The form of the store now, without the lines that are not asked for; undefined while some long work has not ended. */
export const readForma = async (store: Store, without: (line: string) => boolean): Promise<Forma | undefined> => {
  const items = await itemsOf(store);
  if (items.some(isAtWork)) return undefined;
  const files = await filesOf();
  const hashes = drawnHashes(items);
  const records = items
    .map((item) => withoutHashes(withSizesChecked(sorted(openedItem(item)), files), hashes))
    .filter((line) => !without(line));
  return withIdsTold([...records, ...files.map(({ line }) => line)].map(withoutInstants).map(withoutSeals)).toSorted();
};

/** The lines that only one of the two has. */
export const differencesOf = (a: Forma, b: Forma): string[] => {
  const [left, right] = [new Set(a), new Set(b)];
  return [
    ...a.filter((line) => !right.has(line)).map((line) => `- ${line}`),
    ...b.filter((line) => !left.has(line)).map((line) => `+ ${line}`),
    ...(a.length === b.length ? [] : [`${a.length} lines, then ${b.length}`]),
  ];
};
