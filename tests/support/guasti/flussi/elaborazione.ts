import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  accessorio,
  compute,
  nameFirmatari,
  elaborazione as nuova,
  openUfficio,
  oreInsegnamento,
  type Ufficio,
} from '../../cedolini.ts';
import { loginOf } from '../../home/test-users.ts';
import type { Flusso } from '../flusso.ts';

const OGGI = '2026-03-10';

const compensi = ({ persone }: Ufficio) =>
  persone.map(({ uid }, indice) => accessorio(uid, [oreInsegnamento(100 + indice)]));

/** A run is prepared, computed, and read to its end. */
export const elaborazione: Flusso = {
  nome: 'elaborazione',
  prepare: async () => {
    const aperto = await openUfficio(3);
    const { ufficio } = aperto;
    let processo: Processo;
    return {
      home: aperto.home,
      oggi: OGGI,
      passi: [
        async ({ ask }) => {
          ({ processo } = await ask(ufficio, calcoloRoutes.initData, {
            body: { processo: nuova(), uidSubAnagrafeList: [] },
          }));
        },
        async ({ ask, until }) => {
          const { uid, versione } = processo;
          await ask(ufficio, processiRoutes.startCalcolo, {
            body: { processo: { uid, versione }, cedolini: compensi(aperto) },
          });
          await until(
            ufficio,
            processiRoutes.getAvanzamento,
            { body: { uids: [uid] } },
            ([avanzamento]) => avanzamento?.STATUS === 'COMPLETATO',
          );
        },
      ],
    };
  },
};

/** A computed run is accounted. */
export const contabilizzazione: Flusso = {
  nome: 'contabilizzazione',
  prepare: async () => {
    const aperto = await openUfficio(3);
    const { ufficio } = aperto;
    await nameFirmatari(await aperto.home.as(loginOf('GESTORE')));
    const { processo } = await compute(ufficio, nuova(), compensi(aperto));
    return {
      home: aperto.home,
      oggi: OGGI,
      passi: [
        ({ ask }) =>
          ask(ufficio, chiusuraRoutes.contabilizza, {
            body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
          }),
      ],
    };
  },
};
