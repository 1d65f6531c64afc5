import type { Implementation } from '#platform/http/api-handler.ts';
import type { collaudoRoutes } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { fileCasiRoutes } from '#shared/contracts/cedolini/collaudo/file-casi.ts';
import { casiService } from '../collaudo/casi-service.ts';
import { fileCasiService } from '../collaudo/file-casi-service.ts';
import { proveService } from '../collaudo/prove-service.ts';
import type { MezziCedolini } from '../mezzi.ts';

/** The calls of the cases an office tests the program with. */
export const collaudoImplementation = ({
  workflows,
}: MezziCedolini): Implementation<typeof collaudoRoutes & typeof fileCasiRoutes> => {
  const prove = proveService({ workflows });
  return {
    listCasi: (_input, context) => casiService.list(context),
    createCaso: ({ body }, context) => casiService.create(body, context),
    removeCaso: ({ body }, context) => casiService.remove(body, context),
    confirmCaso: ({ body }, context) => casiService.confirm(body, context),
    listProveInCorso: (_input, context) => prove.listInCorso(context),
    startProve: ({ body }, context) => prove.start(body.casi, context),
    listProve: ({ body }, context) => prove.list(body.idCaso, context),
    removeProva: ({ body }, context) => prove.remove(body, context),
    listCedoliniProva: ({ body }, context) => prove.listCedolini(body.uid, context),
    saveDebugJson: ({ body }, context) => fileCasiService.save(body, context),
    createCasoDaFile: ({ body }, context) => fileCasiService.create(body, context),
    exportCaso: ({ body }, context) => fileCasiService.export(body, context),
  };
};
