import { opzioniDi } from '#archivio/cedolini/opzioni-calcolo.ts';
import { requireSeVuota } from '#archivio/persone/persona-presente.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { cedoliniPersonaRoutes } from '#shared/contracts/cedolini/cedolini-persona.ts';
import type { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { cedolinoProprioRoutes } from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import type { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { listCedoliniPersona } from '../cedolino/cedolini-persona.ts';
import { cedoliniService } from '../cedolino/cedolini-service.ts';
import { viciniDi } from '../cedolino/vicini.ts';
import { correzioneService } from '../correzione/correzione-service.ts';
import { datiContabiliService } from '../dipendente/dati-contabili.ts';
import type { MezziCedolini } from '../mezzi.ts';
import { eliminazioneService } from '../processi/eliminazione-service.ts';
import { processiService } from '../processi/processi-service.ts';

/** The calls of payslips: of a run, of a person, corrected, one's own. */
export const payslipsImplementation = ({
  cursori,
  files,
  workflows,
}: MezziCedolini): Implementation<
  typeof payslipRoutes &
    typeof cedoliniPersonaRoutes &
    typeof correzioneRoutes &
    typeof datiContabiliRoutes &
    typeof cedolinoProprioRoutes
> => {
  const processi = processiService({ opzioniDi });
  const correzione = correzioneService(processi);
  const cedolini = cedoliniService({ cursori });
  const eliminazione = eliminazioneService({ files, workflows });
  return {
    listCedolini: ({ body }, context) => cedolini.list(body, context),
    getCedolino: ({ body }, context) => cedolini.get(body.uid, context),
    getVicini: ({ body }, { archivio }) => viciniDi(archivio, body.uid),
    updateCedolino: ({ body }, context) => cedolini.update(body, context),
    removeCedolini: ({ body }, context) =>
      eliminazione.removeCedolini(body.idProcesso, body.versione, body.idCedolinoList, context),
    listCedoliniPersona: async ({ query: { uidSubAnagrafe } }, { archivio }) => {
      const cedolini = await listCedoliniPersona(archivio, uidSubAnagrafe);
      await requireSeVuota(archivio, uidSubAnagrafe, cedolini.length);
      return cedolini;
    },
    correggiCedolino: ({ body }, context) => correzione.correct(body, context),
    listCorrezioni: ({ body }, { archivio }) => correzione.list(body.uid, archivio),
    getDatiContabili: ({ body }, context) => datiContabiliService.get(body, context),
    getCedolinoProprio: ({ body }, context) => datiContabiliService.getCedolino(body.uid, context),
  };
};
