import { randomUUID } from 'node:crypto';
import type { Store } from '#platform/data/dynamo.ts';
import { Modifica, sendModifica, type Autore, type VoceAudit } from '#platform/data/modifica.ts';
import { REGISTRO_AMMINISTRAZIONE } from '#shared/domain/accesso/amministrazione.ts';

/** Who the audit trail of a school says that did what a command of the administrator does. */
export const AMMINISTRAZIONE = 'Amministrazione del programma';

/** When a command is given: the instant, and the business day. */
export interface Momento {
  readonly adesso: Date;
  readonly oggi: string;
}

/** What a command did in a school, in the words that its office reads; `prima` and `dopo`: what changed. */
export interface Intervento {
  readonly cosa: string;
  readonly prima?: object | null;
  readonly dopo?: object | null;
}

/** The entry of the audit trail of a school that tells what a command did, and its author. */
export const voceIntervento = (
  codmin: string,
  { cosa, prima = null, dopo = null }: Intervento,
  { adesso }: Pick<Momento, 'adesso'>,
): { readonly voce: VoceAudit; readonly autore: Autore } => ({
  voce: { entita: REGISTRO_AMMINISTRAZIONE, uid: codmin, azione: 'avviato', motivo: cosa, prima, dopo },
  autore: { codmin, utente: AMMINISTRAZIONE, nome: AMMINISTRAZIONE, correlationId: randomUUID(), adesso },
});

/** Stores what a command changes in a school together with its entry in the audit trail of that school. */
export const sendIntervento = (
  store: Store,
  codmin: string,
  intervento: Intervento,
  momento: Pick<Momento, 'adesso'>,
  modifica = new Modifica(),
): Promise<void> => {
  const { voce, autore } = voceIntervento(codmin, intervento, momento);
  return sendModifica(store, modifica.audit(voce), autore);
};
