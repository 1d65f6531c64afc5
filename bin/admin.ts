import { comandi, usage } from '#lib/admin/comandi/index.ts';
import { openConnection, openDeployment } from '#lib/admin/connection.ts';
import { readDeployment } from '#lib/admin/deployment/deployment.ts';
import { damageSaid } from '#lib/admin/disco.ts';
import { programArguments } from '#lib/command-line/arguments.ts';
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
  stack: text,
  tabella: text,
  dal: text,
  atto: text,
};

/** @returns the exit code: 1 when something wrong was found, 2 when the command was not understood */
const main = async (): Promise<number> => {
  const { positionals, values: opzioni } = programArguments({ options, positionals: Infinity });
  const [nome = '', ...args] = positionals;
  const comando = Object.hasOwn(comandi, nome) ? comandi[nome] : undefined;
  if (comando === undefined) return misunderstood();
  const connection =
    opzioni.stack === undefined
      ? await openConnection(process.env)
      : await openDeployment(await readDeployment(opzioni.stack));
  // said beside the answer, which other programs read
  process.stderr.write(`Archivio: ${connection.archivio}\n`);
  try {
    const clock = systemClock();
    const momento = { adesso: clock.now(), oggi: clock.oggi() };
    const esito = await (await comando.load())({ connection, args, opzioni, momento });
    if (esito === undefined) return misunderstood();
    for (const riga of esito.righe) process.stdout.write(`${riga}\n`);
    return esito.guasto === true ? 1 : 0;
  } catch (error) {
    const danni = await damageSaid(connection.dataDir);
    throw danni === undefined ? error : new Error(danni, { cause: error });
  } finally {
    await connection.close();
  }
};

const misunderstood = (): number => {
  process.stderr.write(usage());
  return 2;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
