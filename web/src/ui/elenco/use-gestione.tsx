import { useState, type ReactNode } from 'react';
import { useConferma } from '../conferma.tsx';
import { useNotices } from '../notices.tsx';
import { FinestraRegistro } from '../registro/registro-modifiche.tsx';
import { useHasRole } from '../session.ts';
import type { AzioneRiga } from './azioni-riga.tsx';

interface Opzioni<R> {
  /** Kind of record in the audit trail, and its fields in words. */
  readonly entita: string;
  readonly etichette: Readonly<Record<string, string>>;
  /** The record in a sentence, with its article: 'il settore DID'. */
  readonly nome: (riga: R) => string;
  /** Deletes on the server; without it the rows are not deleted. */
  readonly elimina?: (riga: R) => Promise<unknown>;
  /** After a deletion: takes the row away from the list. */
  readonly onEliminata?: (riga: R) => void;
}

export interface Gestione<R> {
  /** The record whose window is open: a row, 'nuovo', or none. */
  readonly aperto: R | 'nuovo' | null;
  /** The row being changed; undefined for a new one. */
  readonly record: R | undefined;
  readonly nuovo: () => void;
  readonly modifica: (riga: R) => void;
  readonly chiudi: () => void;
  /** Change, others of the page, who changed it, delete. */
  readonly azioni: (riga: R, altre?: readonly AzioneRiga[]) => readonly AzioneRiga[];
  /** The window of who changed what, when it is open. */
  readonly registro: ReactNode;
}

/** What every table of the office does with its rows: create, change, delete after a question, see who changed what. */
export const useGestione = <R extends { readonly uid: string }>({
  entita,
  etichette,
  nome,
  elimina,
  onEliminata,
}: Opzioni<R>): Gestione<R> => {
  const [aperto, setAperto] = useState<R | 'nuovo' | null>(null);
  const [registro, setRegistro] = useState<R | null>(null);
  const conferma = useConferma();
  const { notify } = useNotices();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const chiediElimina = (riga: R, run: (riga: R) => Promise<unknown>) =>
    conferma({
      titolo: `Eliminare ${nome(riga)}?`,
      azione: 'Elimina',
      esegui: async () => {
        await run(riga);
        onEliminata?.(riga);
        notify('success', `Eliminazione riuscita: ${nome(riga)}`);
      },
    });
  return {
    aperto,
    record: aperto === 'nuovo' || aperto === null ? undefined : aperto,
    nuovo: () => setAperto('nuovo'),
    modifica: setAperto,
    chiudi: () => setAperto(null),
    azioni: (riga, altre = []) => [
      { testo: 'Modifica', onClick: () => setAperto(riga) },
      ...altre,
      ...(vedeRegistro ? [{ testo: "Chi l'ha modificato", onClick: () => setRegistro(riga) }] : []),
      ...(elimina ? [{ testo: 'Elimina', onClick: () => chiediElimina(riga, elimina) }] : []),
    ],
    registro: registro && (
      <FinestraRegistro
        entita={entita}
        uid={registro.uid}
        titolo={nome(registro)}
        etichette={etichette}
        onChiudi={() => setRegistro(null)}
      />
    ),
  };
};
