import Button from '@cloudscape-design/components/button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { queryKey } from '#api/query.ts';
import { useVersioneArchivi } from '#api/versione-archivi.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { versioneRoutes } from '#shared/contracts/casa/versione.ts';
import { routeKey } from '#shared/contracts/route.ts';
import { compareVersioni } from '#shared/domain/versione.ts';
import { keepBozze } from '#ui/modulo/bozze.ts';
import { useNotices } from '#ui/notices.tsx';
import { useSession } from '#ui/session.ts';
import { useScuolaPronta } from '../../areas/scuola/scuola-pronta.ts';
import type { Unsaved } from '../unsaved.ts';

/** Key of the answer of a call, unlike those of what the browser keeps for itself. */
const RISPOSTA = /^(GET|POST) \//;

/** What goes on behind every page from the sign-in on; draws nothing by itself. What is unsaved is asked at the last moment. */
export const AtSignIn = ({ unsaved }: { readonly unsaved: Unsaved }) => {
  useScuolaPronta();
  useLicenceWarnings();
  useChangedRoles();
  useArchiveWatch(unsaved);
  return null;
};

/** The warnings of the licence stay in the bar until they are dismissed. */
const useLicenceWarnings = (): void => {
  const { avvisi } = useSession().sessione;
  const { keep, drop } = useNotices();
  useEffect(() => {
    for (const { codice, messaggio } of avvisi)
      keep({
        id: codice,
        type: 'warning',
        header: 'Licenza della scuola',
        content: messaggio,
        dismissible: true,
        dismissLabel: "Chiudi l'avviso sulla licenza",
        onDismiss: () => drop(codice),
      });
  }, [avvisi, keep, drop]);
};

/** Who works is told when what they may do is no longer what it was; the menu has changed by itself. */
const useChangedRoles = (): void => {
  const { ruoli } = useSession().sessione;
  const { keep, drop } = useNotices();
  const detti = [...ruoli].toSorted().join();
  const visti = useRef(detti);
  useEffect(() => {
    if (visti.current === detti) return;
    visti.current = detti;
    keep({
      id: 'permessi',
      type: 'info',
      header: 'I tuoi permessi sono cambiati',
      content: 'Il menu mostra ora quello che si può fare. Quello che si stava scrivendo è rimasto in questa pagina.',
      dismissible: true,
      dismissLabel: "Chiudi l'avviso sui permessi",
      onDismiss: () => drop('permessi'),
    });
  }, [detti, keep, drop]);
};

/** When somebody changes the tables of the school, what this browser has read is asked again, unless somebody is writing; a page older than the program asks of takes the new one. */
const useArchiveWatch = (unsaved: Unsaved): void => {
  const cache = useQueryClient();
  const takeNewProgram = useNewProgram(unsaved);
  const { data } = useVersioneArchivi({ watched: true });
  useNotificationWatch(data?.notifiche);
  const vista = useRef(data);
  useEffect(() => {
    vista.current ??= data;
    const prima = vista.current;
    if (data === undefined || prima === undefined) return;
    if (compareVersioni(prima.programma, data.programma) < 0) takeNewProgram();
    if ((data.scuola === prima.scuola && data.riferimento === prima.riferimento) || unsaved.isUnsaved()) return;
    vista.current = data;
    void cache.invalidateQueries({
      predicate: ({ queryKey: [chiave] }) =>
        typeof chiave === 'string' && RISPOSTA.test(chiave) && chiave !== routeKey(versioneRoutes.getVersioneArchivi),
    });
  }, [data, cache, takeNewProgram, unsaved]);
};

/** Notifications are asked again when their version is another. */
const useNotificationWatch = (versione: string | undefined): void => {
  const cache = useQueryClient();
  const vista = useRef(versione);
  useEffect(() => {
    const prima = vista.current;
    vista.current = versione ?? prima;
    if (prima !== undefined && versione !== undefined && prima !== versione)
      void cache.invalidateQueries({ queryKey: queryKey(notificheRoutes.listNotifiche) });
  }, [versione, cache]);
};

/** Loads the page again, what is written in its forms kept for when it comes back; where something written cannot be kept, says so and waits. */
const useNewProgram = ({ isUnsaved, letGo }: Unsaved): (() => void) => {
  const { subject } = useSession().sessione;
  const { keep } = useNotices();
  return useCallback(() => {
    if (!isUnsaved() || keepBozze(subject)) {
      letGo();
      location.reload();
      return;
    }
    keep({
      id: 'programma',
      type: 'info',
      header: 'È uscita una versione nuova del programma',
      content: 'Salvare quello che si sta scrivendo, poi ricaricare la pagina.',
      action: <Button onClick={() => location.reload()}>Ricarica</Button>,
    });
  }, [isUnsaved, letGo, subject, keep]);
};
