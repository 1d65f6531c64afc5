import { argomentoSbagliato, comeSiScrive } from '#lib/admin/comandi/argomenti.ts';
import type { Opzioni } from '#lib/admin/comandi/comando.ts';
import { comandi, usage } from '#lib/admin/comandi/index.ts';
import { openConnection, openDeployment, type Connection } from '#lib/admin/connection.ts';
import { readDeployment } from '#lib/admin/deployment/deployment.ts';
import { damageSaid } from '#lib/admin/disco.ts';
import { programArguments } from '#lib/command-line/arguments.ts';
import { findKeyboard } from '#lib/command-line/ask.ts';
import { systemClock } from '#platform/clock.ts';

const text = { type: 'string' as const };
const options = {
  nome: text,
  citta: text,
  regione: text,
  provincia: text,
  tipo: text,
  scade: text,
  stato: text,
  dettagli: text,
  ruoli: text,
  persona: text,
  cf: text,
  email: text,
  utente: text,
  gestore: text,
  stack: text,
  tabella: text,
  dal: text,
  atto: text,
  conferma: text,
};

/** The fault of the words of the line, in a sentence; undefined when they are a command. */
const faultOf = (nome: string, args: readonly string[], opzioni: Opzioni): string | undefined => {
  if (Object.hasOwn(comandi, nome)) return argomentoSbagliato(nome, args, opzioni);
  return `${nome === '' ? 'Manca il comando.' : `Il comando «${nome}» non c'è.`}\n${usage()}`;
};

/** @returns the exit code: 1 when something wrong was found, 2 when the command was not understood */
const main = async (): Promise<number> => {
  const { positionals, values: opzioni } = programArguments({ options, positionals: Infinity });
  const [nome = '', ...args] = positionals;
  const sbagliato = faultOf(nome, args, opzioni);
  const comando = comandi[nome];
  if (sbagliato !== undefined || comando === undefined) return misunderstood(sbagliato ?? usage());
  const connection = await connectionTo(opzioni.stack);
  // said beside the answer, which other programs read
  process.stderr.write(`Archivio: ${connection.archivio}\n`);
  try {
    const clock = systemClock();
    const momento = { adesso: clock.now(), oggi: clock.oggi() };
    const esito = await (await comando.load())({ connection, args, opzioni, momento, chiedi: findKeyboard() });
    if (esito === undefined) return misunderstood(comeSiScrive(nome));
    for (const riga of esito.righe) process.stdout.write(`${riga}\n`);
    return esito.guasto === true ? 1 : 0;
  } catch (error) {
    const danni = await damageSaid(connection.dataDir);
    throw danni === undefined ? error : new Error(danni, { cause: error });
  } finally {
    await connection.close();
  }
};

const connectionTo = async (stack: string | undefined): Promise<Connection> =>
  stack === undefined ? openConnection(process.env) : openDeployment(await readDeployment(stack));

const misunderstood = (detto: string): number => {
  process.stderr.write(detto);
  return 2;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
