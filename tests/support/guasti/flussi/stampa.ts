import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import { statoStampaRoutes } from '#shared/contracts/stampe/stato.ts';
import { accessorio, compute, elaborazione, openUfficio, oreInsegnamento } from '../../cedolini.ts';
import type { Flusso } from '../flusso.ts';

/** The payslips of a run are printed, all in one file. */
export const stampa: Flusso = {
  nome: 'stampa dei cedolini',
  prepare: async () => {
    const { home, ufficio, persone } = await openUfficio(3);
    const { processo } = await compute(
      ufficio,
      elaborazione(),
      persone.map(({ uid }, indice) => accessorio(uid, [oreInsegnamento(100 + indice)])),
    );
    return {
      home,
      oggi: ufficio.sessione.oggi,
      passi: [
        async ({ ask, until }) => {
          const { printCedolini } = stampeRoutes;
          const { printId } = await ask(ufficio, printCedolini, { body: { idProcesso: processo.uid } });
          await until(
            ufficio,
            statoStampaRoutes.getStampa,
            { params: { printId }, query: {} },
            ({ stato }) => stato === 'COMPLETATO',
          );
        },
      ],
    };
  },
};
