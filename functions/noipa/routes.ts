import type { noipaRoutes } from '../../shared/contracts/noipa/index.ts';
import type { Implementation } from '../platform/http/api-handler.ts';
import { disponibilitaDell, residuiPer } from './dotazione/disponibilita.ts';
import { entrateService } from './dotazione/entrate.ts';
import { getPianiCapitoli, pianiCapitoli } from './dotazione/piani-capitoli.ts';

export const noipaImplementation = (): Implementation<typeof noipaRoutes> => ({
  getPianiCapitoli: (_input, { archivio }) => getPianiCapitoli(archivio),
  createPianoCapitolo: ({ body }, context) => pianiCapitoli.create(body, context),
  updatePianoCapitolo: ({ body }, context) => pianiCapitoli.update(body.uid, body, context),
  removePianoCapitolo: ({ body }, context) => pianiCapitoli.remove(body.uid, body.versione, context),
  listEntrate: ({ body }, { archivio }) => entrateService.list(body.anno, archivio),
  createEntrata: ({ body }, context) => entrateService.create(body, context),
  updateEntrata: ({ body }, context) => entrateService.update(body.uid, body, context),
  removeEntrata: ({ body }, context) => entrateService.remove(body.uid, body.versione, context),
  listResidui: ({ query }, { archivio }) => residuiPer(query.anno, archivio),
  carryResidui: ({ body }, context) => entrateService.carry(body.anno, context),
  listDisponibilita: ({ query }, { archivio }) => disponibilitaDell(query.anno, archivio),
});
