import { disponibilitaDell, residuiPer } from '#archivio/noipa/disponibilita.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import type { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import type { portaleRoutes } from '#shared/contracts/noipa/portale.ts';
import { entrateService } from './entrate.ts';
import { getLetturaPortale, saveLetturaPortale } from './lettura-portale.ts';
import { getPianiCapitoli, pianiCapitoli } from './piani-capitoli.ts';

export const codici: Implementation<typeof pianiCapitoliRoutes> = {
  getPianiCapitoli: (_input, { archivio }) => getPianiCapitoli(archivio),
  createPianoCapitolo: ({ body }, context) => pianiCapitoli.create(body, context),
  updatePianoCapitolo: ({ body }, context) => pianiCapitoli.update(body.uid, body, context),
  removePianoCapitolo: ({ body }, context) => pianiCapitoli.remove(body.uid, body.versione, context),
};

export const dotazione: Implementation<typeof dotazioneRoutes> = {
  listEntrate: ({ body }, { archivio }) => entrateService.list(body.anno, archivio),
  createEntrata: ({ body }, context) => entrateService.create(body, context),
  updateEntrata: ({ body }, context) => entrateService.update(body.uid, body, context),
  removeEntrata: ({ body }, context) => entrateService.remove(body.uid, body.versione, context),
  listResidui: ({ query }, { archivio }) => residuiPer(query.anno, archivio),
  carryResidui: ({ body }, context) => entrateService.carry(body.anno, context),
  listDisponibilita: ({ query }, { archivio }) => disponibilitaDell(query.anno, archivio),
};

export const portale: Implementation<typeof portaleRoutes> = {
  getLetturaPortale: ({ query }, context) => getLetturaPortale(query.anno, context),
  saveLetturaPortale: ({ body }, context) => saveLetturaPortale(body, context),
};
