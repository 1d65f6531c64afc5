import type { Ruolo } from './ruoli.ts';

/** Notifications the product writes by itself. */
export const tipiNotifica = [
  'SYNCANAG_W',
  'SYNCANAG_R',
  'PARENT_UPDATE_TRIED',
  'PARENT_DELETE_TRIED',
  'USER_DELETE_TRIED',
  'APPROVAZIONE_PRESIDE',
  'APPROVAZIONE_GESTORE',
  'SCADENZA',
  'REGOLE_TOLTE',
] as const;
export type TipoNotifica = (typeof tipiNotifica)[number];

export const descrizioneTipoNotifica: Readonly<Record<TipoNotifica, string>> = {
  SYNCANAG_W: 'Dati anagrafici variati: sincronizzazione da eseguire',
  SYNCANAG_R: 'Dati anagrafici variati',
  PARENT_UPDATE_TRIED: 'Tentata modifica di un familiare con dati fiscali',
  PARENT_DELETE_TRIED: 'Tentata cancellazione di un familiare con dati fiscali',
  USER_DELETE_TRIED: 'Tentata cancellazione di un dato in uso',
  APPROVAZIONE_PRESIDE: "Una richiesta aspetta l'approvazione del dirigente scolastico",
  APPROVAZIONE_GESTORE: "Una richiesta aspetta l'approvazione di chi gestisce gli utenti",
  SCADENZA: 'Adempimento in scadenza, o scaduto',
  REGOLE_TOLTE: 'Chi amministra il programma ha tolto le approvazioni: ora basta una persona',
};

/** The notification that tells whoever must approve that something waits for them. */
export const notificaApprovazione = { PRESIDE: 'APPROVAZIONE_PRESIDE', GESTORE: 'APPROVAZIONE_GESTORE' } as const;

/** Mandatory ones ask for an action: they are marked as read in the browser only, never on the server. */
export const isNotificaObbligatoria = (tipo: TipoNotifica): boolean => tipo === 'SYNCANAG_W';

/** Who must act on one gets it: who runs the sync, with the action, everybody else the one to read; who approves. */
export const isNotificaVisibile = (tipo: TipoNotifica, ruoli: readonly string[]): boolean => {
  const suo = SUE[tipo];
  if (suo !== undefined) return ruoli.includes(suo);
  return tipo !== 'SYNCANAG_R' || !ruoli.includes('GESTORE');
};

/** Notifications of one role alone. */
const SUE: Partial<Record<TipoNotifica, Ruolo>> = {
  SYNCANAG_W: 'GESTORE',
  APPROVAZIONE_PRESIDE: 'PRESIDE',
  APPROVAZIONE_GESTORE: 'GESTORE',
};
