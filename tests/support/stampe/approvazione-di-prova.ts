import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Person } from '../home/test-home.ts';

/** Has the accounting of a run wait for the head teacher, from now on for every run of the school. */
export const askApprovazione = async (gestore: Person, { uid, versione }: Processo): Promise<void> => {
  const { opzioni } = await gestore.ok(approvazioniRoutes.listApprovazioni, { body: {} });
  await gestore.ok(approvazioniRoutes.saveOpzioniApprovazione, {
    body: {
      opzioni: { CONTABILIZZAZIONE: 'PRESIDE', INVIO: 'NESSUNO', COORDINATE: 'NESSUNO' },
      versione: opzioni.versione,
    },
  });
  await gestore.call(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
  });
};
