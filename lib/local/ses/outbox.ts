import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message that left, as the outbox keeps it. */
export interface Spedito {
  readonly id: string;
  readonly da: string;
  readonly a: string;
  readonly rispondiA: string;
  readonly oggetto: string;
  readonly testo: string;
  readonly il: string;
}

/** What the page shows: the latest. */
const ULTIMI = 200;

/** The messages of this machine, which nobody receives: one file each, `.eml`, that any mail program opens. */
export const outbox = (dir: string) => ({
  /** Whole or not at all, whatever ends the program. */
  put: async (messaggio: Omit<Spedito, 'id' | 'il'>): Promise<string> => {
    await mkdir(dir, { recursive: true });
    const il = new Date().toISOString();
    const id = `${il.replace(/\D/g, '')}-${randomUUID()}`;
    const inScrittura = join(dir, `.${id}`);
    await writeFile(inScrittura, toEml({ ...messaggio, id, il }));
    await rename(inScrittura, join(dir, `${id}.eml`));
    return id;
  },
  /** The latest, newest first. */
  list: async (): Promise<Spedito[]> => {
    const nomi = (await readdir(dir).catch(() => [])).filter((nome) => nome.endsWith('.eml')).toSorted();
    return Promise.all(
      nomi
        .slice(-ULTIMI)
        .toReversed()
        .map(async (nome) => fromEml(nome.slice(0, -'.eml'.length), await readFile(join(dir, nome), 'utf8'))),
    );
  },
});

/** RFC 5322 with an RFC 2047 subject; what may hold a line end is encoded, so that nothing enters a header. */
const toEml = ({ id, da, a, rispondiA, oggetto, testo, il }: Spedito): string =>
  [
    `Message-ID: <${id}@locale.invalid>`,
    `Date: ${new Date(il).toUTCString()}`,
    `From: ${oneLine(da)}`,
    `To: ${oneLine(a)}`,
    `Reply-To: ${oneLine(rispondiA)}`,
    `Subject: =?UTF-8?B?${Buffer.from(oggetto).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(testo).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n');

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const fromEml = (id: string, eml: string): Spedito => {
  const [intestazioni = '', corpo = ''] = eml.split('\r\n\r\n', 2);
  const righe = new Map(
    intestazioni.split('\r\n').map((riga): [string, string] => {
      const dove = riga.indexOf(': ');
      return [riga.slice(0, dove), riga.slice(dove + 2)];
    }),
  );
  const di = (nome: string): string => righe.get(nome) ?? '';
  return {
    id,
    da: di('From'),
    a: di('To'),
    rispondiA: di('Reply-To'),
    oggetto: Buffer.from(di('Subject').slice('=?UTF-8?B?'.length, -2), 'base64').toString(),
    testo: Buffer.from(corpo, 'base64').toString(),
    il: di('Date'),
  };
};
