import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { printRubrica } from '#shared/contracts/anagrafe/stampe/personale.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { print } from '../cedolini.ts';
import { contabilizzata, f24DiMarzo, sendF24, type ScuolaCheVersa } from '../denunce/scuola-che-versa.ts';
import { loginOf } from '../home/test-users.ts';
import { changePersona } from '../persone-di-prova.ts';
import { ferieDiProva, servizioDiProva } from '../servizi-di-prova.ts';
import type { Giornata } from './regione-perduta.ts';

const RUBRICA = { dal: '2026-01-01', al: '2026-12-31', layout: 'ALFABETICO' } as const;

/** A school that has paid and sent its F24 when the night comes; the day after people are changed, an absence is entered and a list printed, and then the region is lost. */
export const giornataDi = async (scuola: ScuolaCheVersa): Promise<Giornata> => {
  const { adempimenti, gestore, home, uidDi } = scuola;
  const processo = await contabilizzata(scuola, [0]);
  await sendF24(adempimenti, await adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }));
  await gestore.ok(serviziRoutes.createServizio, { body: { ...servizioDiProva(), uidSubAnagrafe: uidDi(0) } });
  return {
    home,
    traLeCopie: () => print(gestore, printRubrica, RUBRICA),
    dopo: async () => {
      await changePersona(gestore, { uid: uidDi(0) }, { desTelefono: '0622222222' });
      await ferieDiProva(gestore, uidDi(0), '2026-03-10', '2026-03-10');
      await print(gestore, printRubrica, RUBRICA);
    },
    riprende: async (altrove) => {
      const ufficio = await altrove.as(loginOf('GESTORE'));
      const { desTelefono } = await ufficio.ok(anagrafeRoutes.getPersona, { params: { uid: uidDi(0) } });
      if (desTelefono === '0622222222') throw new Error('What was written after the night cannot be there');
      await changePersona(ufficio, { uid: uidDi(0) }, { desTelefono: '0633333333' });
      const { bytes } = await print(ufficio, printRubrica, RUBRICA);
      if (bytes === null) throw new Error('Nothing can be printed in the region made again');
    },
  };
};
