import { useClient, useWrite } from '#api/query.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { useNotices } from '#ui/notices.tsx';

/** Computes one person of a run again, with what was entered for them and the data of today. */
export const useRicalcolaPersona = (onCambiato: () => void): ((testata: TestataCedolino) => Promise<void>) => {
  const client = useClient();
  const { notify, notifyError } = useNotices();
  const aggiorna = useWrite(payslipRoutes.updateCedolino, [
    processiRoutes.getProcesso,
    processiRoutes.listProcessi,
    payslipRoutes.listCedolini,
  ]);
  return async ({ uid, storico }) => {
    try {
      const { versione, input } = await client(payslipRoutes.getCedolino, { body: { uid } });
      await aggiorna.mutateAsync({ body: { uid, versione, input } });
      notify('success', `${storico.desCognome} ${storico.desNome}: cedolino calcolato`);
      onCambiato();
    } catch (error) {
      notifyError(error);
    }
  };
};
