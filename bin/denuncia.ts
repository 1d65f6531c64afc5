// Writes, reads and checks the file of a filing, without a server: npm run -s denuncia -- scrivi|leggi|controlla|muta|tabella|schema TIPO [FILE…] [--breve]
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { isTipoDenuncia } from '#functions/denunce/formati/catalogo.ts';
import { programArguments } from '#lib/command-line/arguments.ts';
import { checkFiles, esitoDenuncia, type EsitoComando } from '#lib/denuncia.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';

const { positionals, values } = programArguments({
  options: { breve: { type: 'boolean', default: false } },
  positionals: Infinity,
});
const [comando = '', tipo = '', ...nomi] = positionals;

const refused = (errore: string): EsitoComando => ({ codice: 2, uscita: new Uint8Array(), errore });

/** A file of the command line. @throws SystemError */
const fileOf = (nome: string) => ({ nome, bytes: readFileSync(nome) });

/** Checks the files named, or standard input as one of them. */
const check = async (kind: TipoDenuncia): Promise<EsitoComando> =>
  checkFiles(
    kind,
    nomi.length > 0 ? nomi.map(fileOf) : [{ nome: 'ingresso', bytes: await buffer(process.stdin) }],
    values.breve,
  );

/** The bytes that the command works on: of the one file named, or of standard input; none for a schema. */
const bytes = async ([nome]: readonly string[]): Promise<Uint8Array> => {
  if (nome !== undefined) return fileOf(nome).bytes;
  return comando === 'schema' || tipo === '' ? new Uint8Array() : buffer(process.stdin);
};

const esito = async (): Promise<EsitoComando> => {
  if (comando === 'controlla' && isTipoDenuncia(tipo) && (nomi.length > 0 || values.breve)) return check(tipo);
  if (values.breve) return refused('--breve vale per controlla: una riga per ogni file.');
  const oltre = nomi[comando === 'schema' ? 0 : 1];
  if (oltre !== undefined)
    return refused(`L'argomento "${oltre}" non è compreso: più file insieme li prende soltanto controlla.`);
  return esitoDenuncia([comando, tipo], await bytes(nomi));
};

const { codice, uscita, errore } = await esito().catch((error: unknown) => {
  if (!(error instanceof Error && 'path' in error)) throw error;
  return refused(`Il file ${String(error.path)} non si può leggere: controllare che il percorso sia giusto.`);
});
if (errore !== '') console.error(errore);
process.stdout.write(uscita);
process.exitCode = codice;
