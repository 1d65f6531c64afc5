import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { lavoroRoutes, type Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { compute, elaborazione, nameFirmatari, nuovaPersona, occasionaleDiProva } from '../../cedolini.ts';
import { startTestHome } from '../../home/test-home.ts';
import { loginOf } from '../../home/test-users.ts';
import { personaDiProva } from '../../persone-di-prova.ts';
import type { Flusso } from '../flusso.ts';

const ESTERNI = { idMetodo: 'EST-LD' } as const;

/** Two records of one person, that a sealed run has paid both and an open one pays, become one. */
export const schede: Flusso = {
  nome: 'accorpamento di due schede',
  prepare: async () => {
    const home = await startTestHome({ oggi: '2026-03-10' });
    const gestore = await home.as(loginOf('GESTORE'));
    await nameFirmatari(gestore);
    const resta = await nuovaPersona(gestore, 1);
    const { desCognome, desNome } = resta;
    const va = await gestore.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(1, { desCognome, desNome, datNascita: '1971-08-11' }),
    });
    const pay = async (DES_ELABORAZIONE: string, importi: readonly number[]) =>
      (
        await compute(
          gestore,
          elaborazione({ ...ESTERNI, DES_ELABORAZIONE }),
          [resta, va].flatMap(({ uid }, indice) => {
            const importo = importi[indice] ?? 0;
            return importo === 0 ? [] : [occasionaleDiProva(uid, importo)];
          }),
        )
      ).processo;
    const { uid: idProcesso, versione } = await pay('Chiusa', [300_000, 40_000]);
    await gestore.ok(chiusuraRoutes.contabilizza, { body: { idProcesso, versione } });
    await pay('Aperta', [0, 10_000]);
    let lavoro: Lavoro | null;
    return {
      home,
      oggi: gestore.sessione.oggi,
      passi: [
        async (gesto) => {
          ({ lavoro } = await gesto.ask(gestore, anagrafeRoutes.accorpaAnagrafe, {
            body: { azione: 'ESEGUI', uidDestinazione: resta.uid, uids: [va.uid] },
          }));
          await gesto.until(
            gestore,
            lavoroRoutes.getLavoro,
            { params: { uid: lavoro?.uid ?? '' } },
            ({ stato }) => stato === 'COMPLETATO',
          );
        },
      ],
    };
  },
};
