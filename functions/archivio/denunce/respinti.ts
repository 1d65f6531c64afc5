import type { RecordRaccolto } from './contenuto.ts';
import type { DenunciaSalvata } from './denunce-repository.ts';

/** The records that the body refused of a filing when it took the others: each that was named, with all that its list or its position says of the same person. */
export const recordsRespinti = ({
  denuncia: { respinti = [] },
  contenuto: { records },
}: Pick<DenunciaSalvata, 'denuncia' | 'contenuto'>): RecordRaccolto[] => {
  const chiavi = new Set(respinti.map(({ chiave }) => chiave));
  const nominati = records.filter(({ chiave }) => chiavi.has(chiave));
  const isLoro = (record: RecordRaccolto) =>
    parteDi(record) !== undefined &&
    nominati.some((uno) => parteDi(uno) === parteDi(record) && uno.persona === record.persona);
  return records.filter((record) => chiavi.has(record.chiave) || isLoro(record));
};

/** The list or the position that a record is declared under. */
const parteDi = ({ campi: { lista, Matricola } }: RecordRaccolto) => lista ?? Matricola;
