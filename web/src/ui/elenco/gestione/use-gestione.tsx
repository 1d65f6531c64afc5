import { useState, type ReactNode } from 'react';
import type * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Route, RouteRequest } from '#shared/contracts/route.ts';
import { useConferma } from '../../conferma.tsx';
import { useNotices } from '../../notices.tsx';
import { FinestraRegistro } from '../../registro/registro-modifiche.tsx';
import { useHasRole } from '../../session.ts';
import type { AzioneRiga } from '../azioni-riga.tsx';

/** A record of a table of the office. */
export interface Gestibile {
  readonly uid: string;
  readonly versione: number;
}

/** A route that deletes a record at the version it was read: it names it in the body or in the address, as the contract says. */
type Elimina =
  | (Route & { readonly body: z.ZodType<unknown, Gestibile>; readonly params?: never })
  | (Route & {
      readonly params: z.ZodObject<{ uid: z.ZodType<unknown, string> }>;
      readonly query: z.ZodType<unknown, { versione: number }>;
    });

interface Opzioni<R> {
  /** Kind of record in the audit trail, and its fields in words. */
  readonly entita: string;
  readonly etichette: Readonly<Record<string, string>>;
  /** The record in a sentence, with its article: 'il settore DID'. */
  readonly nome: (riga: R) => string;
  /** Deletes on the server. */
  readonly elimina: Elimina;
  /** False where the rows are not deleted; true when not said. */
  readonly eliminabili?: boolean;
  /** The read routes that a deletion makes old. */
  readonly stale?: readonly Route[];
  /** The list a deleted row is taken away from. */
  readonly elenco?: { readonly tolta: (riga: R) => void };
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
export const useGestione = <R extends Gestibile>({
  entita,
  etichette,
  nome,
  elimina,
  eliminabili = true,
  stale,
  elenco,
}: Opzioni<R>): Gestione<R> => {
  const [aperto, setAperto] = useState<R | 'nuovo' | null>(null);
  const [registro, setRegistro] = useState<R | null>(null);
  const conferma = useConferma();
  const { notify } = useNotices();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const cancella = useWrite<Elimina>(elimina, stale);
  const chiediElimina = (riga: R) =>
    conferma({
      titolo: `Eliminare ${nome(riga)}?`,
      azione: 'Elimina',
      esegui: async () => {
        await cancella.mutateAsync(cancellazioneDi(elimina, riga));
        elenco?.tolta(riga);
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
      ...(eliminabili ? [{ testo: 'Elimina', onClick: () => chiediElimina(riga) }] : []),
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

const cancellazioneDi = (elimina: Elimina, { uid, versione }: Gestibile): RouteRequest<Elimina> =>
  elimina.params === undefined ? { body: { uid, versione } } : { params: { uid }, query: { versione } };
