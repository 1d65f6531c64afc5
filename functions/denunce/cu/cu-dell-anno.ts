import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';

/** Filings of certifications of a year, of whatever send. */
export const cuDellAnno = (archivio: Archivio, anno: number): Promise<Denuncia[]> =>
  denunceRepository(archivio, 'CU').listDel(`CU#${anno}-`);
