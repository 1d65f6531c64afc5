import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { campiDi, CampoNonValido, type RecordFisso } from '../record-fisso.ts';
import { righeDi } from './righe-del-file.ts';
import { difettoDiLettura } from './rilievi-di-lettura.ts';

/** A field that the file has in one way, and the program would write in another. */
export const riscritto = (campo: string, trovato: string, atteso: string): Rilievo =>
  difettoDiLettura({
    codice: 'denuncia.riscrittura',
    campo: accorciato(campo, 200),
    trovato: accorciato(trovato, 300) || 'niente',
    atteso: accorciato(atteso, 300) || 'niente',
    rimedio: 'Niente, se il file si manda com’è: se il programma lo scrive di nuovo, il campo cambia così.',
  });

interface DaRiscrivere {
  readonly tracciati: Readonly<Record<string, RecordFisso>>;
  /** The findings of the file so far: where there is one, it says what is wrong, and nothing is compared. */
  readonly gia: readonly Rilievo[];
  /** @throws CampoNonValido for a value that was read and cannot be written */
  readonly write: () => Uint8Array;
}

/** The finding of how a file ends and closes its lines, which are not written again as they were. */
const SCRITTURA = 'denuncia.scrittura';

/** The fields that change when what was read of a file of fixed width is written again; none for the same bytes. */
export const riscrittiIn = (bytes: Uint8Array, { tracciati, gia, write }: DaRiscrivere): readonly Rilievo[] => {
  if (gia.some(({ codice }) => codice !== SCRITTURA)) return [];
  try {
    const nuove = righeDi(write()).righe;
    const { righe } = righeDi(bytes);
    if (nuove.length !== righe.length)
      return [riscritto('file', `${righe.length} record`, `${nuove.length} record, con le stesse somme`)];
    return righe.flatMap((riga, indice) => {
      const nuova = nuove[indice] ?? '';
      return riga === nuova ? [] : diversiIn(riga, nuova, tracciati, indice + 1);
    });
  } catch (error) {
    if (!(error instanceof CampoNonValido)) throw error;
    return [riscritto(error.campo, error.message, 'un valore che si può scrivere')];
  }
};

const diversiIn = (
  riga: string,
  nuova: string,
  tracciati: DaRiscrivere['tracciati'],
  numero: number,
): readonly Rilievo[] =>
  campiDi(tracciati[riga.slice(0, 1)] ?? []).flatMap(({ nome, posizione, lunghezza }) => {
    const [prima, dopo] = [riga, nuova].map((una) => una.slice(posizione - 1, posizione - 1 + lunghezza));
    return prima === undefined || dopo === undefined || prima === dopo
      ? []
      : [riscritto(`record.${numero}.${nome}`, prima.trimEnd(), dopo.trimEnd())];
  });
