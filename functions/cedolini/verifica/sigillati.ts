import type { Archivio } from '#platform/data/archivio.ts';
import type { Files, FileSigillato } from '#platform/files.ts';
import type { Rilievo } from './rilievo.ts';

/** Hexadecimal digits of a SHA-256, and how many of its base64url the hand-overs carry in their name. */
const CIFRE = 64;
const BREVE = 16;
const JSON_FINALE = '.json';

const ALTERATO = 'non è più quello che fu sigillato: riprenderlo da una copia dei dati';

/** That each file that a record sealed is where it was put, and is still those bytes. */
export const checkSigillati = async (
  files: Pick<Files, 'head'>,
  archivio: Archivio,
  sigillati: readonly FileSigillato[],
): Promise<Rilievo[]> => {
  const rilievi: Rilievo[] = [];
  for (const { chiave, sha256, nome } of sigillati) {
    const trovato = await files.head(chiave);
    if (trovato?.sha256 === sha256) continue;
    const perche = trovato === undefined ? 'non è più dove fu messo: riprenderlo da una copia dei dati' : ALTERATO;
    rilievi.push({
      invariante: 'file',
      chiave: `${archivio.codmin} ${chiave}`,
      messaggio: `Il file "${nome}" ${perche}`,
    });
  }
  return rilievi;
};

/** The hash that a file is named after; undefined of files whose name says none. */
const hashNelNome = (chiave: string): { readonly hash: string; readonly in: 'hex' | 'base64url' } | undefined => {
  const [, cartella = '', ...resto] = chiave.split('/');
  const ultimo = resto.at(-1) ?? '';
  const nome = ultimo.endsWith(JSON_FINALE) ? ultimo.slice(0, -JSON_FINALE.length) : ultimo;
  if ((cartella === 'denunce' || cartella === 'tracciati') && nome.length === CIFRE) return { hash: nome, in: 'hex' };
  return cartella === 'bilancio' || cartella === 'cu' ? { hash: nome.slice(-BREVE), in: 'base64url' } : undefined;
};

/** That a file that is named after its content has that content. */
export const checkNominato = async (files: Pick<Files, 'head'>, chiave: string): Promise<Rilievo[]> => {
  const atteso = hashNelNome(chiave);
  if (atteso === undefined) return [];
  const { sha256 = '' } = (await files.head(chiave)) ?? {};
  const trovato = Buffer.from(sha256, 'hex').toString(atteso.in);
  return trovato.startsWith(atteso.hash)
    ? []
    : [{ invariante: 'file', chiave: chiave.replace('/', ' '), messaggio: `Il file "${chiave}" ${ALTERATO}` }];
};
