import type { RecordRaccolto } from './contenuto.ts';
import type { DenunciaSalvata } from './denunce-repository.ts';

/** The records that the body refused of a filing when it took the others: each that was named, with all that its list says of the same person. */
export const recordsRespinti = ({
  denuncia: { respinti = [] },
  contenuto: { records },
}: Pick<DenunciaSalvata, 'denuncia' | 'contenuto'>): RecordRaccolto[] => {
  const chiavi = new Set(respinti.map(({ chiave }) => chiave));
  const nominati = records.filter(({ chiave }) => chiavi.has(chiave));
  const isLoro = ({ campi: { lista }, persona }: RecordRaccolto) =>
    lista !== undefined && nominati.some((uno) => uno.campi.lista === lista && uno.persona === persona);
  return records.filter((record) => chiavi.has(record.chiave) || isLoro(record));
};
