import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '#api/query.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { BozzaElaborazione } from './bozza-elaborazione.ts';
import type { StatoBozza } from './stato-bozza.ts';

/** The draft of a run while its page is open: read, followed, and saved when the page goes. */
export const useBozzaElaborazione = (
  idProcesso: Uid<'PROCESSO'>,
): { readonly bozza: BozzaElaborazione; readonly stato: StatoBozza } => {
  const client = useClient();
  const [bozza] = useState(() => new BozzaElaborazione(client, idProcesso));
  const stato = useSyncExternalStore(bozza.subscribe, bozza.leggi);
  useEffect(() => bozza.follow(), [bozza]);
  return { bozza, stato };
};
