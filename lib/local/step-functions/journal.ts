import { AvvioNonRiuscito } from '../avvio.ts';
import { LevelFolder, type LevelWrite } from '../level.ts';

/** One change of the journal; values are JSON and are not changed after they are handed over. */
export type Change = LevelWrite<unknown>;

/** The journal could not be written (disk full, folder gone): what was not written has not happened and is done again at the next start. */
export class JournalFailure extends Error {
  override readonly name = 'JournalFailure';
}

/** Grows when what is stored changes shape; a folder written by a newer program is left alone. */
const formatVersion = 1;

interface Waiting {
  readonly changes: readonly Change[];
  readonly durable: boolean;
  readonly resolve: () => void;
  readonly reject: (failure: JournalFailure) => void;
}

export interface Range {
  /** Every key that begins with this text, a `/` included at its end. */
  readonly under: string;
  /** Only keys past this one, in the direction of reading. */
  readonly after?: string | undefined;
  readonly reverse?: boolean | undefined;
}

/**
 * Keys and JSON values in one LevelDB folder. A write is atomic, writes keep the order they were asked in, and whatever waits while
 * one is under way goes out as the next one. A resolved write survives the death of the process; a `durable` one, that of the machine.
 */
export class Journal {
  readonly #db: LevelFolder<unknown>;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  private constructor(db: LevelFolder<unknown>) {
    this.#db = db;
  }

  /** @throws AvvioNonRiuscito when the folder is in use, unreadable or written by a newer version */
  static async open(folder: string): Promise<Journal> {
    const db = await LevelFolder.open<unknown>(folder, 'json').catch((thrown: unknown) => {
      throw new AvvioNonRiuscito(
        `La cartella dei lavori «${folder}» non si apre: forse il programma è già avviato, oppure mancano i permessi o lo spazio su disco.`,
        { cause: thrown },
      );
    });
    const found = await db.get('version');
    if (typeof found === 'number' && found > formatVersion) {
      await db.close();
      throw new AvvioNonRiuscito(
        `La cartella dei lavori «${folder}» è stata scritta da una versione più recente del programma: aggiornare il programma o usare un'altra cartella.`,
      );
    }
    if (found === undefined) await db.write([{ type: 'put', key: 'version', value: formatVersion }], true);
    return new Journal(db);
  }

  /** @throws JournalFailure */
  write(changes: readonly Change[], durable = false): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ changes, durable, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** The stored value, undefined when there is none. */
  get(key: string): Promise<unknown> {
    return this.#db.get(key);
  }

  /** Keys and values of a range in key order. */
  async *entries({ under, after, reverse = false }: Range): AsyncGenerator<[string, unknown]> {
    // '0' is the character after '/': the first text that no longer begins with `under`
    const end = `${under.slice(0, -1)}0`;
    const forwards = after === undefined ? { gte: under, lt: end } : { gt: after, lt: end };
    const bounds = reverse ? { gte: under, lt: after ?? end } : forwards;
    yield* this.#db.level.iterator({ ...bounds, reverse });
  }

  /** Waits for the writes already asked, then lets the folder go. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#db.close();
  }

  async #writeAll(): Promise<void> {
    for (let group = this.#waiting; group.length > 0; group = this.#waiting) {
      this.#waiting = [];
      try {
        const changes = group.flatMap((waiting) => waiting.changes);
        await this.#db.write(
          changes,
          group.some((waiting) => waiting.durable),
        );
        group.forEach((waiting) => waiting.resolve());
      } catch (thrown) {
        group.forEach((waiting) =>
          waiting.reject(new JournalFailure('the journal cannot be written', { cause: thrown })),
        );
      }
    }
    this.#writing = undefined;
  }
}
