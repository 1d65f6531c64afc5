import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import { specie } from '#archivio/index.ts';
import { hashOf } from '#platform/caller/sessione.ts';
import { catalogo } from '../../riferimento/catalogo.ts';

/** The small tables of the school that screens keep in memory: all of them are read in one request, with the notifications. */
export const tabelle: readonly string[] = specie.flatMap(({ nome, tenutaDalBrowser }) =>
  tenutaDalBrowser ? [nome] : [],
);

/** What the reference data and the rules of the law come to: they come with the program, and so does this. */
export const riferimento: string = hashOf(JSON.stringify(catalogo), versioneRegole());
