import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { cedoliniPersonaRoutes } from '#shared/contracts/cedolini/cedolini-persona.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { collaudoRoutes } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { fileCasiRoutes } from '#shared/contracts/cedolini/collaudo/file-casi.ts';
import { conguaglioRoutes } from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { cedolinoProprioRoutes } from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { domandeProprieRoutes } from '#shared/contracts/cedolini/dipendente/domande-proprie.ts';
import { domandeRoutes } from '#shared/contracts/cedolini/domande.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import { fineRapportoRoutes } from '#shared/contracts/cedolini/fine-rapporto.ts';
import type { cedoliniRoutes } from '#shared/contracts/cedolini/index.ts';
import { migrazioneRoutes } from '#shared/contracts/cedolini/migrazione.ts';
import { rinnovoRoutes } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { variazioniRoutes } from '#shared/contracts/cedolini/variazioni.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';

export const cedoliniImplementation = (
  { cursori }: Pick<Platform, 'cursori'>,
  files: Files,
  workflows: Workflows,
): Implementation<typeof cedoliniRoutes> => {
  const mezzi = { cursori, files, workflows };
  return {
    ...deferred({ ...processiRoutes, ...bozzaRoutes, ...accorpamentoRoutes, ...migrazioneRoutes }, async () =>
      (await import('./chiamate/processi.ts')).processiImplementation(mezzi),
    ),
    ...deferred(
      {
        ...payslipRoutes,
        ...cedoliniPersonaRoutes,
        ...correzioneRoutes,
        ...datiContabiliRoutes,
        ...cedolinoProprioRoutes,
      },
      async () => (await import('./chiamate/cedolini.ts')).payslipsImplementation(mezzi),
    ),
    ...deferred({ ...domandeRoutes, ...domandeProprieRoutes }, async () =>
      (await import('./chiamate/domande.ts')).domandeImplementation(),
    ),
    ...deferred({ ...calcoloRoutes, ...variazioniRoutes, ...conguaglioRoutes, ...fineRapportoRoutes }, async () =>
      (await import('./chiamate/calcolo.ts')).calcoloImplementation(),
    ),
    ...deferred(rinnovoRoutes, async () => (await import('./chiamate/rinnovo.ts')).rinnovoImplementation()),
    ...deferred({ ...chiusuraRoutes, ...versamentiRoutes, ...esecuzioneRoutes }, async () =>
      (await import('./chiamate/chiusura.ts')).chiusuraImplementation(mezzi),
    ),
    ...deferred({ ...collaudoRoutes, ...fileCasiRoutes }, async () =>
      (await import('./chiamate/collaudo.ts')).collaudoImplementation(mezzi),
    ),
  };
};
