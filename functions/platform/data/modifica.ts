import { randomUUID } from 'node:crypto';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { instant } from '../clock.ts';
import { AppError } from '../http/errors.ts';
import type { Chiave, Item, Store } from './dynamo.ts';
import { partizioneScuola } from './entita.ts';

interface Espressione {
  readonly expression: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** One write of one item. `rifiuto` turns a failed condition (with the item as it is now, if any) into what the caller reads. */
export interface Operazione {
  readonly tipo: 'put' | 'delete' | 'check' | 'update';
  readonly chiave: Chiave;
  readonly item?: Item;
  /** Of an `update`: fields set or added to, whatever else the item holds. For marks that must never lose to another write. */
  readonly cambi?: Espressione;
  readonly condizione?: Espressione;
  readonly rifiuto?: (trovato: Item | undefined) => AppError;
}

/** What the audit trail keeps of one changed record. */
export interface VoceAudit {
  readonly entita: string;
  readonly uid: string;
  readonly azione: 'creato' | 'modificato' | 'eliminato' | 'avviato' | 'stato';
  readonly prima?: object | null;
  readonly dopo?: object | null;
  readonly motivo?: string | null;
}

/** Who changes, where and when; `passo` tells apart the steps of long work that write in the same instant. */
export interface Autore {
  readonly codmin: string;
  readonly utente: string;
  readonly nome: string;
  readonly correlationId: string;
  readonly adesso: Date;
  readonly passo?: string;
}

export const MASSIMO_AZIONI = 90;
const MASSIMO_BYTE = 3 * 1024 * 1024;
const TENTATIVI = 9;

/** One unit of change: the operations of one use case, sent together with their audit entries or not at all. */
export class Modifica {
  readonly operazioni: Operazione[] = [];
  readonly voci: VoceAudit[] = [];
  readonly seguiti: (() => Promise<void>)[] = [];
  /** The school whose audit trail the change enters, and the name it gives, when the caller has no session yet (sign-in). */
  scuola: string | undefined;
  nome: string | undefined;

  add(...operazioni: readonly Operazione[]): this {
    this.operazioni.push(...operazioni);
    return this;
  }

  audit(voce: VoceAudit): this {
    this.voci.push(voce);
    return this;
  }

  /** Work to do once the change is stored (starting an execution). It must be repeatable: a crash before it is repaired by the schedule that looks for waiting work. */
  afterCommit(seguito: () => Promise<void>): this {
    this.seguiti.push(seguito);
    return this;
  }
}

/** The only place that writes to the table: one transaction of the operations, the audit entries and what the platform adds (`altre`). */
export const sendModifica = async (
  store: Store,
  modifica: Modifica,
  autore: Autore,
  altre: readonly Operazione[] = [],
): Promise<void> => {
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
  if (operazioni.length > 0) await sendOperazioni(store, operazioni);
  for (const seguito of modifica.seguiti) await seguito();
};

/** Sends operations as one transaction; conflicts and throttling are retried, a failed condition becomes its AppError. */
export const sendOperazioni = async (store: Store, operazioni: readonly Operazione[]): Promise<void> => {
  if (operazioni.length > MASSIMO_AZIONI || Buffer.byteLength(JSON.stringify(operazioni)) > MASSIMO_BYTE) {
    throw new AppError(
      'RICHIESTA_TROPPO_GRANDE',
      "L'operazione tocca troppi dati per essere fatta in una volta sola: dividerla, oppure usare l'importazione.",
    );
  }
  const input: TransactWriteCommandInput = {
    TransactItems: operazioni.map((operazione) => azione(store.table, operazione)),
    ClientRequestToken: randomUUID(),
  };
  for (let tentativo = 1; ; tentativo += 1) {
    try {
      await store.client.send(new TransactWriteCommand(input));
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

/** Throws the AppError of a failed condition; true when the failure is passing and worth another try. */
const refusal = async (store: Store, error: unknown, operazioni: readonly Operazione[]): Promise<boolean> => {
  if (!(error instanceof Error)) return false;
  if (/Throttling|ProvisionedThroughputExceeded|TransactionInProgress|RequestLimitExceeded/.test(error.name))
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
  if (tipo === 'update')
    return { Update: { ...comune, Key: { ...chiave }, UpdateExpression: cambi?.expression ?? '' } };
  if (tipo === 'delete') return { Delete: { ...comune, Key: { ...chiave } } };
  return {
    ConditionCheck: {
      ...comune,
      Key: { ...chiave },
      ConditionExpression: condizione?.expression ?? 'attribute_exists(pk)',
    },
  };
};

const voceDiAudit = (voce: VoceAudit, indice: number, autore: Autore): Operazione => {
  const quando = instant(autore.adesso);
  const scuola = partizioneScuola(autore.codmin);
  const riga = {
    quando,
    utente: autore.utente,
    nome: autore.nome,
    correlationId: autore.correlationId,
    entita: voce.entita,
    uid: voce.uid,
    azione: voce.azione,
    motivo: voce.motivo ?? null,
  };
  const sk = `${quando}#${autore.correlationId}#${autore.passo === undefined ? '' : `${autore.passo}#`}${String(indice).padStart(3, '0')}`;
  return {
    tipo: 'put',
    chiave: { pk: `${scuola}#AUDIT#${quando.slice(0, 7)}`, sk },
    item: {
      tipo: 'AUDIT',
      scuola: autore.codmin,
      schema: 1,
      ...riga,
      prima: voce.prima ?? null,
      dopo: voce.dopo ?? null,
      indice1pk: `${scuola}#AUDIT#${voce.entita}#${voce.uid}`,
      indice1sk: sk,
      riga: { ...riga, prima: voce.prima ?? null, dopo: voce.dopo ?? null },
    },
  };
};
