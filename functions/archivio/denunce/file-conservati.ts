import type { FileSigillato } from '#platform/files.ts';
import type { Denuncia, FileDenuncia } from '#shared/contracts/denunce/denuncia.ts';

/** Where the files of a filing are kept. */
export const cartellaDenuncia = (codmin: string, uid: string): `${string}/` => `${codmin}/denunce/${uid}/`;

/** Where a mapping is kept for the files that were written with it: a name after its content. */
export const chiaveMappa = (codmin: string, impronta: string): string => `${codmin}/tracciati/${impronta}.json`;

/** A file of a filing, or a receipt of it. */
export const fileConservato = (
  codmin: string,
  uid: string,
  { hash, nome }: Pick<FileDenuncia, 'hash' | 'nome'>,
): FileSigillato => ({ chiave: `${cartellaDenuncia(codmin, uid)}${hash}`, sha256: hash, nome });

/** The mapping that a file was written with. */
export const mappaConservata = (codmin: string, impronta: string): FileSigillato => ({
  chiave: chiaveMappa(codmin, impronta),
  sha256: impronta,
  nome: `tracciato ${impronta.slice(0, 8)}`,
});

/** All that a filing keeps: its files, the mappings they were written with, its receipts. */
export const fileDellaDenuncia = (
  { uid, files, ricevute = [] }: Pick<Denuncia, 'uid' | 'files' | 'ricevute'>,
  codmin: string,
): readonly FileSigillato[] => [
  ...[...files, ...ricevute].map((file) => fileConservato(codmin, uid, file)),
  ...new Set(files.flatMap(({ mappa }) => mappa ?? [])).values().map((mappa) => mappaConservata(codmin, mappa)),
];
