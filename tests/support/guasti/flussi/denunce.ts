import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { contabilizzati, MARZO, openScuolaCheDenuncia, supplente } from '../../denunce/scuola-che-denuncia.ts';
import { contabilizzata, f24DiMarzo, openScuolaCheVersa } from '../../denunce/scuola-che-versa.ts';
import type { Flusso } from '../flusso.ts';

const di = ({ uid, versione }: Denuncia) => ({ uid, versione });

/** An F24 of an accounted run is made, written, sent. */
export const f24: Flusso = {
  nome: 'F24',
  prepare: async () => {
    const scuola = await openScuolaCheVersa(3);
    const { home, adempimenti } = scuola;
    const processo = await contabilizzata(scuola, [0, 1, 2]);
    const { oggi } = adempimenti.sessione;
    let fatta: Denuncia;
    let scritta: Denuncia;
    return {
      home,
      oggi,
      passi: [
        async ({ ask }) => {
          ({ denuncia: fatta } = await ask(adempimenti, f24Routes.saveF24Ep, { body: f24DiMarzo([processo]) }));
        },
        async ({ ask }) => {
          scritta = await ask(adempimenti, f24Routes.makeFileF24, { query: di(fatta) });
        },
        ({ ask }) => ask(adempimenti, f24Routes.sendF24, { body: { ...di(scritta), datInvio: oggi, protocollo: '' } }),
      ],
    };
  },
};

/** The UniEmens of a month is made, written, sent. */
export const uniemens: Flusso = {
  nome: 'UniEmens',
  prepare: async () => {
    const scuola = await openScuolaCheDenuncia(3);
    const { home, adempimenti, uidDi } = scuola;
    await contabilizzati(scuola, [supplente(uidDi(0)), supplente(uidDi(1), 20_050), supplente(uidDi(2), 5000)]);
    const { oggi } = adempimenti.sessione;
    let fatta: Denuncia;
    let scritta: Denuncia;
    return {
      home,
      oggi,
      passi: [
        async ({ ask }) => {
          ({ denuncia: fatta } = await ask(adempimenti, uniemensRoutes.saveUniemens, {
            body: { ...MARZO, allowEmpty: false },
          }));
        },
        async ({ ask }) => {
          scritta = await ask(adempimenti, uniemensRoutes.makeFileUniemens, { query: di(fatta) });
        },
        ({ ask }) =>
          ask(adempimenti, uniemensRoutes.sendUniemens, {
            body: { ...di(scritta), datInvio: oggi, protocollo: 'INPS.1' },
          }),
      ],
    };
  },
};
