import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Integration files whose product lies on a database and a file store of others: each a part of it that leans on them in its own way. What came is told in `fuori/README.md`. */
const INTEGRAZIONE = [
  'denunce/f24',
  'accesso/sessione',
  'cedolini/cedolini',
  'cedolini/elaborazione/calcolo',
  'stampe/in-blocchi',
  'stampe/imposte',
  'anagrafe/ricerca',
  'anagrafe/accorpa',
  'scambio/persone',
  'denunce/uniemens',
  'denunce/quadratura',
  'lavori/vita',
].map((nome) => `tests/integration/${nome}.test.ts`);
const FILE = ['objects', 'listing', 'conditions', 'copies-and-deletions', 'object-lock'].map(
  (nome) => `tests/lib/local/s3/${nome}.test.ts`,
);

const USO = `Uso: npm run prova-fuori -- [--dynamodb URL --s3 URL [--azzera URL]] [--identita URL] [--file URL [--chiave CHIAVE]] [--consegna URL]
  --dynamodb, --s3  dodici file d'integrazione su un archivio e un deposito di altri (--azzera: indirizzo che li svuota, con POST, prima di ognuno)
  --identita        la prova di conformità dei conti su un pool di altri
  --file            la prova di conformità del deposito dei file, con il blocco (--chiave: la chiave d'accesso, e il suo segreto, dove non è local)
  --consegna        tutta la consegna (cdk bootstrap, cdk deploy) su un emulatore di AWS`;

const { values } = parseArgs({
  options: Object.fromEntries(
    ['dynamodb', 's3', 'azzera', 'identita', 'file', 'chiave', 'consegna'].map((nome) => [
      nome,
      { type: 'string' as const },
    ]),
  ),
});
const { dynamodb, s3, azzera, identita, file, chiave = 'local', consegna } = values;

/** Runs a program to its end, its output where it is read. @returns whether it ended well */
const ended = (program: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, [...args], { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('exit', (code) => resolve(code === 0));
  });

const vitest = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  ended('node_modules/.bin/vitest', ['run', '--reporter=verbose', ...args], env);

const esiti: [string, boolean][] = [];

const provaIntegrazione = async (addresses: { readonly dynamodb: string; readonly s3: string }): Promise<void> => {
  for (const nome of INTEGRAZIONE) {
    if (azzera !== undefined) await fetch(azzera, { method: 'POST' });
    const env = { PROVA_FUORI_DYNAMODB: addresses.dynamodb, PROVA_FUORI_S3: addresses.s3 };
    esiti.push([nome, await vitest(['--project', 'product', nome, '--maxWorkers=1'], env)]);
  }
};

/** The whole delivery, with the environment by which CDK speaks to an emulator: no account is there. */
const provaConsegna = async (url: string): Promise<void> => {
  const env = {
    AWS_ENDPOINT_URL: url,
    AWS_ENDPOINT_URL_S3: url,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_REGION: 'eu-south-1',
    CDK_DEFAULT_ACCOUNT: '000000000000',
  };
  for (const region of ['eu-south-1', 'us-east-1'])
    esiti.push([
      `cdk bootstrap ${region}`,
      await ended('node_modules/.bin/cdk', ['bootstrap', `aws://000000000000/${region}`], env),
    ]);
  esiti.push([
    'cdk deploy',
    await ended('node_modules/.bin/cdk', ['deploy', '--all', '--require-approval', 'never'], env),
  ]);
};

if (dynamodb !== undefined && s3 !== undefined) await provaIntegrazione({ dynamodb, s3 });
const FUORI = ['--config', 'vitest.fuori.config.ts'];
if (identita !== undefined)
  esiti.push(['conti', await vitest([...FUORI, 'tests/fuori/identita.fuori.ts'], { PROVA_FUORI_IDENTITA: identita })]);
if (file !== undefined)
  esiti.push(['deposito', await vitest([...FUORI, ...FILE], { PROVA_FUORI_S3: file, PROVA_FUORI_CHIAVE: chiave })]);
if (consegna !== undefined) await provaConsegna(consegna);

if (esiti.length === 0) {
  process.stderr.write(`${USO}\n`);
  process.exitCode = 2;
} else {
  for (const [nome, bene] of esiti) process.stdout.write(`${bene ? 'uguale ' : 'DIVERSO'}  ${nome}\n`);
  process.exitCode = esiti.every(([, bene]) => bene) ? 0 : 1;
}
