import { scuolaRepository } from '#archivio/scuola/scuola.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Mezzi } from './tipo.ts';

/** The school itself in an exchange file: its code is the one by which it uses the program, so a file of one school can be read by another. */
export const PRINCIPALE = 'PRINCIPALE';

const listScuole = ({ context }: Mezzi): Promise<Scuola[]> => scuolaRepository(context.archivio).listAll();

export const codiceDiScuola = ({ tipo, codMeccanografico }: Pick<Scuola, 'tipo' | 'codMeccanografico'>): string =>
  tipo === 'PROPRIA' ? PRINCIPALE : codMeccanografico;

/** The code by which files call the school of a uid; the uid itself when it is gone. */
export const codiceSede = async (uid: string, mezzi: Mezzi): Promise<string> => {
  const scuola = (await listScuole(mezzi)).find((una) => una.uid === uid);
  return scuola === undefined ? uid : codiceDiScuola(scuola);
};

/** The uid of the site of a code. @throws RIFERIMENTO_NON_VALIDO on `campo` */
export const uidSede = async (codice: string, campo: string, mezzi: Mezzi): Promise<Uid<'SCUOLA'>> => {
  const cercato = codice.trim().toUpperCase();
  const scuola = (await listScuole(mezzi)).find(
    (una) => codiceDiScuola(una) === cercato || una.codMeccanografico === cercato,
  );
  if (scuola === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `Nessuna sede ha il codice ${codice}: inserirla o importarla prima (${PRINCIPALE} è la scuola stessa).`,
    );
  return scuola.uid;
};

/** The codes of some sites in one cell, in order. */
export const sediInCella = async (uids: readonly string[], mezzi: Mezzi): Promise<string | null> => {
  if (uids.length === 0) return null;
  return (await Promise.all(uids.map((uid) => codiceSede(uid, mezzi)))).toSorted().join(', ');
};
