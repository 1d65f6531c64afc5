import { formatValore, type Riga } from '#functions/colonne/colonna.ts';
import type { Mezzi, TipoScambio, Trovato } from '#functions/colonne/tipo.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { Modifica, type VoceAudit } from '#platform/data/modifica.ts';
import type { Cambio } from '#platform/data/strato.ts';
import { AppError } from '#platform/errors.ts';
import {
  MASSIMO_AVVISO,
  type CambioCella,
  type ErroreRiga,
  type EsitoRiga,
} from '#shared/contracts/scambio/scambio.ts';
import { mostrato } from '#shared/domain/testo.ts';
import { tipoDi } from './catalogo.ts';
import { hashItem } from './immagini.ts';
import { DaApprovare, type RigaFile, type RigaProvata, type Sezione, type Visto } from './importazione.ts';
import { erroriDelServizio } from './righe/lettura-righe.ts';
import type { StoreProvvisorio } from './store-provvisorio.ts';

/** What a row of a file says, and the fields that its empty cells leave as they are. */
type RigaLetta = Pick<RigaFile, 'riga' | 'vuoti'>;

/** A row written into the provisional archive: what it came to, on which record. */
export interface RigaScritta {
  readonly esito: Exclude<EsitoRiga, 'ERRATA'>;
  readonly descrizione: string;
  readonly visto: Visto;
  /** The record before the row. */
  readonly prima: Trovato | undefined;
  readonly cambi: readonly Cambio[];
  /** How the row was understood, where somebody should look. */
  readonly avvisi: readonly string[];
  readonly context: RequestContext;
}

/** Records created by the file itself have another uid each time it is tried: only their version tells. */
export const CREATO_DAL_FILE = '*';

/** Writes one row into the provisional archive through the service of its area. @throws AppError with what is wrong, on the fields of the row */
export const writeRiga = async (
  tipo: TipoScambio,
  letta: RigaLetta,
  provvisorio: StoreProvvisorio,
  context: RequestContext,
): Promise<RigaScritta> => {
  const avvisi: string[] = [];
  const mezzi: Mezzi = {
    context: { ...context, archivio: provvisorio.archivio },
    avvisa: (avviso) => avvisi.push(avviso),
  };
  const trovato = await tipo.find(letta.riga, mezzi);
  const detta = dettaDi(letta, trovato);
  const completa = (await tipo.complete?.(detta, trovato, mezzi)) ?? detta;
  const riga: Riga = { ...(trovato?.riga ?? rigaVuota(tipo)), ...completa };
  const descrizione = mostrato(tipo.descrizione(riga), 300);
  const visto =
    trovato === undefined
      ? null
      : { uid: provvisorio.creato(trovato.uid) ? CREATO_DAL_FILE : trovato.uid, versione: trovato.versione };
  if (trovato !== undefined && sameRiga(tipo, riga, trovato))
    return { esito: 'UGUALE', descrizione, visto, prima: trovato, cambi: [], avvisi, context };
  await tipo.write(riga, trovato, mezzi);
  if (trovato !== undefined && context.modifica.voci.every(changesNothing))
    return {
      esito: 'UGUALE',
      descrizione,
      visto,
      prima: trovato,
      cambi: [],
      avvisi,
      context: { ...context, modifica: new Modifica() },
    };
  return {
    esito: trovato === undefined ? 'NUOVA' : 'MODIFICATA',
    descrizione,
    visto,
    prima: trovato,
    cambi: await provvisorio.accept(context.modifica),
    avvisi,
    context,
  };
};

/** What a row says of a record: an empty cell says nothing of one that is there, unless the file erases. */
const dettaDi = ({ riga, vuoti }: RigaLetta, trovato: Trovato | undefined): Riga =>
  trovato === undefined ? riga : Object.fromEntries(Object.entries(riga).filter(([campo]) => !vuoti.includes(campo)));

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
    cambi: [],
    unici: [],
  });
  const tutti = () => collectErrori({ tipo, letta, sezione }, { ...context, archivio: provvisorio.archivio });
  if (letta.errori.length > 0) return errata(await tutti());
  try {
    const { esito, descrizione, visto, prima, cambi, avvisi } = await writeRiga(tipo, letta, provvisorio, context);
    return {
      esito,
      descrizione,
      visto,
      errori: [],
      cambi:
        esito === 'MODIFICATA' ? await cambiDi(tipo, letta, prima, { ...context, archivio: provvisorio.archivio }) : [],
      unici: unici(cambi, context).filter(({ campo }) => (letta.riga[campo] ?? null) !== null),
      ...(avvisi.length === 0 ? {} : { avvisi: avvisi.map((avviso) => mostrato(avviso, MASSIMO_AVVISO)) }),
      ...(context.raccolta?.length ? { daApprovare: DaApprovare.array().parse(context.raccolta) } : {}),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errori = await tutti();
    return errata(errori.length > 0 ? errori : erroriDelServizio(tipo, letta.riga, error, sezione, letta.numero));
  }
};

interface Prova {
  readonly tipo: TipoScambio;
  readonly letta: RigaFile;
  readonly sezione: Sezione;
}

/** All that is wrong with a row at once: the cells that could not be read, and what each step of writing the rest refuses. Nothing is written. */
const collectErrori = async ({ tipo, letta, sezione }: Prova, context: RequestContext): Promise<ErroreRiga[]> => {
  const errori = [...letta.errori];
  const mezzi: Mezzi = { context: { ...context, modifica: new Modifica() } };
  const attempt = async <T>(
    azione: () => Promise<T>,
    altrimenti: T,
    conta: (errore: ErroreRiga) => boolean = () => true,
  ): Promise<T> => {
    try {
      return await azione();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const nuovi = erroriDelServizio(tipo, letta.riga, error, sezione, letta.numero);
      errori.push(...nuovi.filter((uno) => !errori.some(({ campo }) => campo === uno.campo) && conta(uno)));
      return altrimenti;
    }
  };
  const trovato = await attempt<Trovato | null | undefined>(() => tipo.find(letta.riga, mezzi), null);
  const senzaChiave = trovato === null;
  const nota = trovato ?? undefined;
  const detta = dettaDi(letta, nota);
  const completa = await attempt<Riga | null>(async () => (await tipo.complete?.(detta, nota, mezzi)) ?? detta, null);
  const riga = { ...(nota?.riga ?? rigaVuota(tipo)), ...(completa ?? detta) };
  // who the row is about is not known: of the rest only what is written is judged; what could not be completed is not missing too
  await attempt(
    () => tipo.write(riga, nota, mezzi),
    undefined,
    ({ campo, valore }) => (!senzaChiave || valore !== '') && (completa !== null || !tipo.completati?.includes(campo)),
  );
  return errori.slice(0, 50);
};

/** The cells of a record that a row has changed in the provisional archive. */
const cambiDi = async (
  tipo: TipoScambio,
  { riga }: RigaFile,
  prima: Trovato | undefined,
  context: RequestContext,
): Promise<CambioCella[]> => {
  const dopo = await tipo.find(riga, { context });
  return tipo.colonne.flatMap((colonna) => {
    const { campo, titolo } = colonna;
    const [vecchio, nuovo] = [prima?.riga[campo] ?? null, dopo?.riga[campo] ?? null];
    if (vecchio === nuovo) return [];
    return [
      {
        campo,
        titolo,
        prima: mostrato(formatValore(colonna, vecchio), 2000),
        dopo: mostrato(formatValore(colonna, nuovo), 2000),
      },
    ];
  });
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
