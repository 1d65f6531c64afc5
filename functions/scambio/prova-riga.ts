import type { ErroreRiga, EsitoRiga } from '../../shared/contracts/scambio/scambio.ts';
import { mostrato } from '../../shared/domain/testo.ts';
import { Modifica, type VoceAudit } from '../platform/data/modifica.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { AppError } from '../platform/http/errors.ts';
import { tipoDi } from './catalogo.ts';
import type { Riga } from './file/colonna.ts';
import { erroriDelServizio } from './file/lettura-righe.ts';
import { hashItem } from './immagini.ts';
import type { RigaFile, RigaProvata, Sezione, Visto } from './importazione.ts';
import type { Cambio, StoreProvvisorio } from './store-provvisorio.ts';
import type { Mezzi, TipoScambio, Trovato } from './tipo.ts';

/** A row written into the provisional archive: what it came to, on which record. */
export interface RigaScritta {
  readonly esito: Exclude<EsitoRiga, 'ERRATA'>;
  readonly descrizione: string;
  readonly visto: Visto;
  readonly cambi: readonly Cambio[];
  readonly context: RequestContext;
}

/** Records created by the file itself have another uid each time it is tried: only their version tells. */
export const CREATO_DAL_FILE = '*';

/** Writes one row into the provisional archive through the service of its area. @throws AppError with what is wrong, on the fields of the row */
export const writeRiga = async (
  tipo: TipoScambio,
  letta: Riga,
  provvisorio: StoreProvvisorio,
  context: RequestContext,
): Promise<RigaScritta> => {
  const mezzi: Mezzi = { context: { ...context, archivio: provvisorio.archivio } };
  const trovato = await tipo.find(letta, mezzi);
  const completa = (await tipo.complete?.(letta, trovato, mezzi)) ?? letta;
  const riga: Riga = { ...(trovato?.riga ?? rigaVuota(tipo)), ...completa };
  const descrizione = mostrato(tipo.descrizione(riga), 300);
  const visto =
    trovato === undefined
      ? null
      : { uid: provvisorio.creato(trovato.uid) ? CREATO_DAL_FILE : trovato.uid, versione: trovato.versione };
  if (trovato !== undefined && sameRiga(tipo, riga, trovato))
    return { esito: 'UGUALE', descrizione, visto, cambi: [], context };
  await tipo.write(riga, trovato, mezzi);
  if (trovato !== undefined && context.modifica.voci.every(changesNothing))
    return { esito: 'UGUALE', descrizione, visto, cambi: [], context: { ...context, modifica: new Modifica() } };
  return {
    esito: trovato === undefined ? 'NUOVA' : 'MODIFICATA',
    descrizione,
    visto,
    cambi: await provvisorio.accept(context.modifica),
    context,
  };
};

/** Tries one row of a file: what it would do, or everything that is wrong with it. */
export const tryRiga = async (
  letta: RigaFile,
  sezione: Sezione,
  provvisorio: StoreProvvisorio,
  context: RequestContext,
): Promise<RigaProvata> => {
  const tipo = tipoDi(letta.tipo);
  const errata = (errori: readonly ErroreRiga[]): RigaProvata => ({
    esito: 'ERRATA',
    descrizione: mostrato(tipo.descrizione(letta.riga), 300),
    visto: null,
    errori: [...errori],
    unici: [],
  });
  if (letta.errori.length > 0) return errata(letta.errori);
  try {
    const { esito, descrizione, visto, cambi } = await writeRiga(tipo, letta.riga, provvisorio, context);
    return {
      esito,
      descrizione,
      visto,
      errori: [],
      unici: unici(cambi, context).filter(({ campo }) => (letta.riga[campo] ?? null) !== null),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return errata(erroriDelServizio(tipo, letta.riga, error, sezione, letta.numero));
  }
};

/** True when the service wrote the record as it was: the file says the same in other letters. */
const changesNothing = ({ azione, prima, dopo }: VoceAudit): boolean =>
  azione === 'modificato' && hashItem({ ...prima }) === hashItem({ ...dopo });

const rigaVuota = ({ colonne }: TipoScambio): Riga =>
  Object.fromEntries(colonne.map(({ campo, vuoto = null }) => [campo, vuoto]));

const sameRiga = ({ colonne }: TipoScambio, riga: Riga, { riga: prima }: Trovato): boolean =>
  colonne.every(({ campo }) => (riga[campo] ?? null) === (prima[campo] ?? null));

/** The unique values that the row takes for itself, with the words that refuse them to another. Those that the service assigns change at each try. */
const unici = (cambi: readonly Cambio[], { modifica }: RequestContext): RigaProvata['unici'] =>
  cambi.flatMap(({ chiave, dopo }) => {
    if (dopo?.tipo !== 'UNICO') return [];
    const rifiuto = modifica.operazioni
      .find((operazione) => operazione.chiave.pk === chiave.pk && operazione.chiave.sk === chiave.sk)
      ?.rifiuto?.(undefined);
    return [
      {
        chiave: `${chiave.pk}\n${chiave.sk}`,
        campo: rifiuto?.fields[0]?.path ?? '',
        messaggio: rifiuto?.message ?? '',
      },
    ];
  });
