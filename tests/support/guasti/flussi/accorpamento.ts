import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { accessorio, compute, elaborazione, openUfficio, oreInsegnamento } from '../../cedolini.ts';
import type { Flusso } from '../flusso.ts';

/** Two runs with a person in common become one, and two again. */
export const accorpamento: Flusso = {
  nome: 'accorpamento e suo annullamento',
  prepare: async () => {
    const { home, ufficio, persone } = await openUfficio(3);
    const pagate = async (DES_ELABORAZIONE: string, uids: readonly string[]): Promise<Processo> =>
      (
        await compute(
          ufficio,
          elaborazione({ DES_ELABORAZIONE }),
          uids.map((uid) => accessorio(uid, [oreInsegnamento(1000)])),
        )
      ).processo;
    const uids = persone.map(({ uid }) => uid);
    const dest = await pagate('Ore di due', uids.slice(0, 2));
    const prov = await pagate('Ore di altri due', uids.slice(1));
    let lavoro: Lavoro;
    return {
      home,
      oggi: ufficio.sessione.oggi,
      passi: [
        async (gesto) => {
          ({ lavoro } = await gesto.ask(ufficio, accorpamentoRoutes.accorpaProcessi, {
            body: {
              idProcessoProv: prov.uid,
              versioneProv: prov.versione,
              idProcessoDest: dest.uid,
              versioneDest: dest.versione,
            },
          }));
          await gesto.until(
            ufficio,
            lavoroRoutes.getLavoro,
            { params: { uid: lavoro.uid } },
            ({ stato }) => stato === 'COMPLETATO',
          );
        },
        async (gesto) => {
          await gesto.ask(ufficio, lavoroRoutes.undoLavoro, { params: { uid: lavoro.uid }, body: {} });
          await gesto.until(
            ufficio,
            processiRoutes.getAvanzamento,
            { body: { uids: [dest.uid, prov.uid] } },
            (avanzamenti) => avanzamenti.every(({ STATUS }) => STATUS === 'COMPLETATO'),
          );
        },
      ],
    };
  },
};
