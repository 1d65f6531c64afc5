import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors.ts';
import type { Chiave, Item, Store } from './dynamo.ts';
import { requireAmmessi, type Effetto } from './effetti.ts';
import { inFormaScritta } from './forme/scritta.ts';
import { voceDiAudit, type Autore, type VoceAudit } from './voce-di-audit.ts';

interface Espressione {
  readonly expression: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** An item without a number of its changes: its last write is the right one. */
export type ItemSenzaVersione = Item & { readonly versione?: undefined };

/** Where an operation writes. `rifiuto` turns a failed condition (with the item as it is now, if any) into what the caller reads. */
interface Bersaglio {
  readonly chiave: Chiave;
  readonly rifiuto?: (trovato: Item | undefined) => AppError;
  /** The guarded effects of the write: said of every kind that has some. */
  readonly effetti?: readonly Effetto[];
}
interface Put extends Bersaglio {
  readonly tipo: 'put';
  readonly item: ItemSenzaVersione;
  readonly condizione?: Espressione;
  readonly cambi?: undefined;
}
/** The put of a versioned record says what it expects to find: without it, the change of somebody else would be lost. */
interface PutVersionato extends Bersaglio {
  readonly tipo: 'put';
  readonly item: Item;
  readonly condizione: Espressione;
  readonly cambi?: undefined;
}
/** Fields set or added to, whatever else the item holds: for marks that must never lose to another write. */
interface Update extends Bersaglio {
  readonly tipo: 'update';
  readonly cambi: Espressione;
  readonly condizione?: Espressione;
  readonly item?: undefined;
}
interface DeleteOrCheck extends Bersaglio {
  readonly tipo: 'delete' | 'check';
  readonly condizione?: Espressione;
  readonly item?: undefined;
  readonly cambi?: undefined;
}

/** One write of one item. An unconditioned put of a versioned record does not compile, and is not sent. */
export type Operazione = Put | PutVersionato | Update | DeleteOrCheck;

export const isSenzaVersione = (item: Item): item is ItemSenzaVersione => item.versione === undefined;

/** The condition that an item is still as it was read: absent, of the same version, or there when it has none. */
export const asRead = (letto: Item | undefined): Espressione => {
  if (letto === undefined) return { expression: 'attribute_not_exists(pk)' };
  return isSenzaVersione(letto)
    ? { expression: 'attribute_exists(pk)' }
    : { expression: 'versione = :versione', values: { ':versione': letto.versione } };
};

export type { Autore, VoceAudit } from './voce-di-audit.ts';

/** The change of one record: how it will be, the operations that store it, what the audit trail keeps of it. */
export interface Scrittura<T> {
  readonly record: T;
  readonly operazioni: readonly Operazione[];
  readonly voce: VoceAudit;
}

export const MASSIMO_AZIONI = 90;
const MASSIMO_BYTE = 3 * 1024 * 1024;
const TENTATIVI = 9;

/** One unit of change: the operations of one use case, sent together with their audit entries or not at all. */
export class Modifica {
  readonly operazioni: Operazione[] = [];
  readonly voci: VoceAudit[] = [];
  readonly seguiti: (() => Promise<void>)[] = [];
  /** Parts sent before this one, each in a transaction of its own: for many rows that stand alone, which a repeated call finds as they were written. */
  readonly parti: Modifica[] = [];
  /** Guarded effects that it may have: nobody else has to approve them, or somebody has. All of them, of work begun before they were kept. */
  ammessi: Set<Effetto> | 'TUTTI' = new Set();
  /** Whether it has been stored: of a part, also when what comes after it was not. */
  inviata = false;
  /** The school whose audit trail the change enters, and the name it gives, when the caller has no session yet (sign-in). */
  scuola: string | undefined;
  nome: string | undefined;

  add(...operazioni: readonly Operazione[]): this {
    this.operazioni.push(...operazioni);
    return this;
  }

  /** Lets guarded effects pass: they were judged. */
  admit(effetti: Iterable<Effetto>): this {
    if (this.ammessi !== 'TUTTI') for (const effetto of effetti) this.ammessi.add(effetto);
    return this;
  }

  audit(voce: VoceAudit): this {
    this.voci.push(voce);
    return this;
  }

  /** Adds the change of a record with its audit entry, told in other words where `voce` has them. @returns the record as it will be */
  write<T>({ record, operazioni, voce }: Scrittura<T>, altrimenti: Partial<VoceAudit> = {}): T {
    this.add(...operazioni).audit({ ...voce, ...altrimenti });
    return record;
  }

  /** Another part, sent before this one: when a later part is refused, it stays. */
  part(): Modifica {
    const parte = new Modifica();
    parte.ammessi = this.ammessi;
    this.parti.push(parte);
    return parte;
  }

  /** Work to do once the change is stored (starting an execution). It must be repeatable: a crash before it is repaired by the schedule that looks for waiting work. */
  afterCommit(seguito: () => Promise<void>): this {
    this.seguiti.push(seguito);
    return this;
  }
}

/** True of a change some part of which was stored while the rest was not. */
export const isInterrotta = ({ inviata, parti }: Modifica): boolean =>
  !inviata && parti.some((parte) => parte.inviata || isInterrotta(parte));

/** The only place that writes to the table: one transaction of the operations, the audit entries and what the platform adds (`altre`), after those of its parts. */
export const sendModifica = async (
  store: Store,
  modifica: Modifica,
  autore: Autore,
  altre: readonly Operazione[] = [],
): Promise<void> => {
  for (const [indice, parte] of modifica.parti.entries())
    await sendModifica(store, parte, { ...autore, passo: `${autore.passo ?? ''}parte${indice + 1}` });
  requireAmmessi(modifica.operazioni, modifica.ammessi);
  const operazioni = [
    ...modifica.operazioni,
    ...modifica.voci.map((voce, indice) =>
      voceDiAudit(voce, indice, {
        ...autore,
        codmin: modifica.scuola ?? autore.codmin,
        nome: modifica.nome ?? autore.nome,
      }),
    ),
    ...altre,
  ];
  if (operazioni.length > 0) {
    await sendOperazioni(store, operazioni);
    modifica.inviata = true;
  }
  for (const seguito of modifica.seguiti) await seguito();
};

/** The conditions under which a versioned record may be put: it is not there yet, or it is of a version that was read. */
const DI_VERSIONE = /\bversione <?= :|\battribute_not_exists\(pk\)/;

/** @throws when a versioned record would be put over whatever is there: a defect, never sent */
const requireConditions = (operazioni: readonly Operazione[]): void => {
  for (const { tipo, item, condizione } of operazioni) {
    if (tipo !== 'put' || isSenzaVersione(item) || DI_VERSIONE.test(condizione?.expression ?? '')) continue;
    throw new Error(`A put of ${String(item.tipo)} ${String(item.uid)} with no condition on the version that was read`);
  }
};

/**
 * Sends operations as one transaction; conflicts and throttling are retried, a failed condition becomes its AppError.
 * @throws when one of them is the put of a versioned record without a condition on its version
 */
export const sendOperazioni = async (store: Store, operazioni: readonly Operazione[]): Promise<void> => {
  requireConditions(operazioni);
  if (operazioni.length > MASSIMO_AZIONI || Buffer.byteLength(JSON.stringify(operazioni)) > MASSIMO_BYTE) {
    throw new AppError(
      'RICHIESTA_TROPPO_GRANDE',
      "L'operazione tocca troppi dati per essere fatta in una volta sola: dividerla, oppure usare l'importazione.",
    );
  }
  const daScrivere = await inFormaScritta(store, operazioni);
  const send = sendingOf(store, daScrivere);
  for (let tentativo = 1; ; tentativo += 1) {
    try {
      await send();
      return;
    } catch (error) {
      const ripetibile = await refusal(store, error, operazioni);
      if (!ripetibile) throw error;
      if (tentativo >= TENTATIVI)
        throw new AppError(
          'TROPPE_RICHIESTE',
          "L'archivio è molto occupato: nulla è stato salvato, ripetere l'operazione tra qualche secondo.",
          { cause: error },
        );
      await new Promise((resolve) =>
        setTimeout(resolve, Math.min(2000, 15 * 2 ** tentativo) * (0.5 + Math.random() / 2)),
      );
    }
  }
};

/**
 * How operations are sent: as one transaction, but for the put of one item or its removal, whatever is there. Sent twice it leaves the same, so it needs none, and costs half.
 */
const sendingOf = (store: Store, operazioni: readonly Operazione[]): (() => Promise<unknown>) => {
  const azioni = operazioni.map((operazione) => azione(store.table, operazione));
  const [sola, altra] = azioni;
  if (altra === undefined && operazioni[0]?.condizione === undefined) {
    const { Put, Delete } = { Put: undefined, Delete: undefined, ...sola };
    if (Put) return () => store.client.send(new PutCommand(Put));
    if (Delete) return () => store.client.send(new DeleteCommand(Delete));
  }
  const input: TransactWriteCommandInput = { TransactItems: azioni, ClientRequestToken: randomUUID() };
  return () => store.client.send(new TransactWriteCommand(input));
};

/** Throws the AppError of a failed condition; true when the failure is passing and worth another try. */
const refusal = async (store: Store, error: unknown, operazioni: readonly Operazione[]): Promise<boolean> => {
  if (!(error instanceof Error)) return false;
  if (
    /Throttling|ProvisionedThroughputExceeded|TransactionConflict|TransactionInProgress|RequestLimitExceeded/.test(
      error.name,
    )
  )
    return true;
  if (
    error.name !== 'TransactionCanceledException' ||
    !('CancellationReasons' in error) ||
    !Array.isArray(error.CancellationReasons)
  )
    return false;
  const motivi: readonly { Code?: string }[] = error.CancellationReasons;
  const rifiutata = operazioni.find(
    ({ rifiuto }, indice) => rifiuto && motivi[indice]?.Code === 'ConditionalCheckFailed',
  );
  if (rifiutata?.rifiuto) throw rifiutata.rifiuto(await store.get(rifiutata.chiave));
  return motivi.every(
    ({ Code }) =>
      Code === undefined || /^(None|TransactionConflict|ThrottlingError|ProvisionedThroughputExceeded)$/.test(Code),
  );
};

const azione = (table: string, { tipo, chiave, item, condizione, cambi }: Operazione) => {
  const [names, values] = [
    { ...condizione?.names, ...cambi?.names },
    { ...condizione?.values, ...cambi?.values },
  ];
  const comune = {
    TableName: table,
    ...(condizione ? { ConditionExpression: condizione.expression } : {}),
    ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
  if (tipo === 'put') return { Put: { ...comune, Item: { ...item, ...chiave } } };
  if (tipo === 'update') return { Update: { ...comune, Key: { ...chiave }, UpdateExpression: cambi.expression } };
  if (tipo === 'delete') return { Delete: { ...comune, Key: { ...chiave } } };
  return {
    ConditionCheck: {
      ...comune,
      Key: { ...chiave },
      ConditionExpression: condizione?.expression ?? 'attribute_exists(pk)',
    },
  };
};
