import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, elaborazione, openUfficio, oreInsegnamento } from '../../cedolini.ts';
import { scrittureDiDopo } from '../../forme/scritture-di-dopo.ts';
import { loginOf, SCUOLA_A } from '../../home/test-users.ts';
import { incaricoDiProva } from '../../incarichi-di-prova.ts';
import type { Flusso } from '../flusso.ts';

const OGGI = '2026-03-10';
const DI_DOPO = { campoDiDopo: { dal: OGGI, nota: 'di una versione che verrà' } };

/** A person whom a later version wrote is changed and paid; another, of whom it wrote a value that is not known, is among the errors of the run. */
export const versionePiuRecente: Flusso = {
  nome: 'dati di una versione successiva',
  prepare: async () => {
    const { home, ufficio, persone, uidDi } = await openUfficio(3);
    const gestore = await home.as(loginOf('GESTORE'));
    const dopo = scrittureDiDopo(home.store, SCUOLA_A);
    await dopo.rewrite(personaEntita, uidDi(0), () => DI_DOPO);
    const { uid: incarico } = await gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva(), uidSubAnagrafe: uidDi(1) },
    });
    await dopo.rewrite(incaricoEntita, incarico, () => ({ ...DI_DOPO, codTipoRapporto: 'NUOVO_TIPO' }));
    const {
      uid: _uid,
      uidSubAnagrafe: _sub,
      prgAnagrafe: _prg,
      matricola: _matricola,
      uidPortale: _portale,
      ...campi
    } = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: uidDi(0) } });
    let processo: Processo;
    return {
      home,
      oggi: OGGI,
      passi: [
        ({ ask }) =>
          ask(gestore, anagrafeRoutes.updatePersona, {
            params: { uid: uidDi(0) },
            body: { ...campi, note: 'cambiata' },
          }),
        async ({ ask }) => {
          ({ processo } = await ask(ufficio, calcoloRoutes.initData, {
            body: { processo: elaborazione(), uidSubAnagrafeList: [] },
          }));
        },
        async ({ ask, until }) => {
          const { uid, versione } = processo;
          await ask(ufficio, processiRoutes.startCalcolo, {
            body: {
              processo: { uid, versione },
              cedolini: persone.map((persona) => accessorio(persona.uid, [oreInsegnamento(500)])),
            },
          });
          await until(
            ufficio,
            processiRoutes.getAvanzamento,
            { body: { uids: [uid] } },
            ([avanzamento]) => avanzamento?.STATUS === 'COMPLETATO' && avanzamento.scartati === 1,
          );
        },
      ],
    };
  },
};
