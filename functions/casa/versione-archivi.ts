import type { VersioneArchivi } from '../../shared/contracts/casa/casa.ts';
import { versioneRegole } from '../archivio/cedolini/versione-regole.ts';
import { specie } from '../archivio/index.ts';
import type { Archivio } from '../platform/data/archivio.ts';
import { hashOf } from '../platform/http/sessione.ts';
import { catalogo } from '../riferimento/catalogo.ts';

/** The small tables of the school that screens keep in memory: each is read whole, in one request. */
const tabelle = specie.flatMap(({ nome, tenutaDalBrowser }) => (tenutaDalBrowser ? [nome] : []));

const corta = (...parti: readonly string[]): string => hashOf(...parti).slice(0, 16);

let riferimento: string | undefined;

/** Reference data and rules of the law come with the program: their version is known once for each process. */
const versioneRiferimento = (): string => (riferimento ??= corta(JSON.stringify(catalogo), versioneRegole()));

/**
 * What the lists kept by the browser depend on: program, reference data, tables of the school.
 * The tables have no counter that a change could forget: their version is that of the rows they hold.
 */
export const versioneArchivi = async (archivio: Archivio, programma: string): Promise<VersioneArchivi> => {
  const righe = await Promise.all(tabelle.map((nome) => archivio.queryAll({ pk: archivio.chiavi.elenco(nome) })));
  const scuola = corta(
    ...righe.flatMap((tabella, indice) =>
      tabella.map(({ sk, versione }) => `${tabelle[indice] ?? ''}#${String(sk)}#${String(versione)}`),
    ),
  );
  const parti = { programma, riferimento: versioneRiferimento(), scuola };
  return { versione: corta(parti.programma, parti.riferimento, parti.scuola), ...parti };
};
