import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** A package that runs with the program, as it is locked and installed. */
interface Pacchetto {
  readonly nome: string;
  readonly versione: string;
  /** Its SPDX expression; empty where it says none. */
  readonly licenza: string;
  /** SHA-512 of what was downloaded, in base64; absent of a part of another package. */
  readonly impronta?: string;
  /** The texts of its licence and of its notices. */
  readonly testi: readonly string[];
}

const Bloccati = z.object({
  packages: z.record(
    z.string(),
    z.object({
      /** Its own name, where it is put in the place of another. */
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

const CARTELLA = 'node_modules/';
const SHA512 = 'sha512-';

/** The packages of the lock that are not for development alone and are installed here, by name, each once. */
export const pacchettiInEsecuzione = (root: string): readonly Pacchetto[] => {
  const { packages } = Bloccati.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const installati = Object.entries(packages)
    .filter(([dove, { dev, devOptional }]) => dove !== '' && !dev && !devOptional && existsSync(join(root, dove)))
    .map(([dove, { name, version = '', license = '', integrity = '' }]) => ({
      nome: name ?? dove.slice(dove.lastIndexOf(CARTELLA) + CARTELLA.length),
      versione: version,
      licenza: license,
      ...(integrity.startsWith(SHA512) ? { impronta: integrity.slice(SHA512.length) } : {}),
      testi: testiIn(join(root, dove)),
    }));
  return [...new Map(installati.map((uno) => [chiave(uno), uno])).values()].toSorted((a, b) =>
    chiave(a) < chiave(b) ? -1 : 1,
  );
};

const chiave = ({ nome, versione }: Pacchetto): string => `${nome} ${versione}`;

const testiIn = (cartella: string): string[] =>
  readdirSync(cartella)
    .filter((nome) => /^(?:licen[cs]e|notice|third-party|copying)/i.test(nome))
    .toSorted()
    .flatMap((nome) => {
      try {
        return [readFileSync(join(cartella, nome), 'utf8').trim()];
      } catch {
        return [];
      }
    });

/** Licences that ask for nothing but their text beside the program. */
const AMMESSE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** True of an expression that can be met with licences that are allowed: any of alternatives, all of those that hold together. */
export const isAmmessa = (licenza: string): boolean =>
  licenza
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((una) => una.split(/ and /i).every((parte) => AMMESSE.has(parte.trim())));

const purlOf = ({ nome, versione }: Pacchetto): string => `pkg:npm/${nome.replace('@', '%40')}@${versione}`;

/** The list of components of a release, in CycloneDX: the same packages give the same bytes. */
export const sbomDi = (versione: string, pacchetti: readonly Pacchetto[]): string =>
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', name: 'emolumenti', version: versione, 'bom-ref': 'emolumenti' } },
      components: pacchetti.map((uno) => ({
        type: 'library',
        'bom-ref': purlOf(uno),
        name: uno.nome,
        version: uno.versione,
        purl: purlOf(uno),
        ...(uno.licenza === '' ? {} : { licenses: [{ expression: uno.licenza.replace(/ or /, ' OR ') }] }),
        ...(uno.impronta === undefined
          ? {}
          : { hashes: [{ alg: 'SHA-512', content: Buffer.from(uno.impronta, 'base64').toString('hex') }] }),
      })),
    },
    null,
    1,
  )}\n`;

/** The texts that the licences ask to be given with the program: each once, after the packages it is of. */
export const noticeDi = (pacchetti: readonly Pacchetto[]): string => {
  const perTesto = new Map<string, string[]>();
  for (const { nome, versione, licenza, testi } of pacchetti)
    for (const testo of testi.length === 0 ? [`${licenza} (no text in the package)`] : testi)
      perTesto.set(testo, [...(perTesto.get(testo) ?? []), `${nome} ${versione} (${licenza})`]);
  return [...perTesto].map(([testo, di]) => `${di.join('\n')}\n\n${testo}\n`).join(`\n${'-'.repeat(80)}\n\n`);
};
