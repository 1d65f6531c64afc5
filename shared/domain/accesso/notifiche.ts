/** Notifications the product writes by itself. */
export const tipiNotifica = [
  'SYNCANAG_W',
  'SYNCANAG_R',
  'PARENT_UPDATE_TRIED',
  'PARENT_DELETE_TRIED',
  'USER_DELETE_TRIED',
] as const;
export type TipoNotifica = (typeof tipiNotifica)[number];

export const descrizioneTipoNotifica: Readonly<Record<TipoNotifica, string>> = {
  SYNCANAG_W: 'Dati anagrafici variati: sincronizzazione da eseguire',
  SYNCANAG_R: 'Dati anagrafici variati',
  PARENT_UPDATE_TRIED: 'Tentata modifica di un familiare con dati fiscali',
  PARENT_DELETE_TRIED: 'Tentata cancellazione di un familiare con dati fiscali',
  USER_DELETE_TRIED: 'Tentata cancellazione di un dato in uso',
};

/** Mandatory ones ask for an action: they are marked as read in the browser only, never on the server. */
export const isNotificaObbligatoria = (tipo: TipoNotifica): boolean => tipo === 'SYNCANAG_W';

/** Only who manages users may run the sync: they get the variant with the action, everybody else the one to read. */
export const isNotificaVisibile = (tipo: TipoNotifica, ruoli: readonly string[]): boolean => {
  if (tipo === 'SYNCANAG_W') return ruoli.includes('GESTORE');
  return tipo !== 'SYNCANAG_R' || !ruoli.includes('GESTORE');
};
