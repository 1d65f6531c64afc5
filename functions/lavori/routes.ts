import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { lavoriRoutes } from '#shared/contracts/lavori/index.ts';
import { azioni } from './azioni.ts';
import { lavoriService } from './lavori-service.ts';
import { listProgrammati } from './programmati/elenco.ts';

/** Long work of every kind: seen, stopped, retried, undone. */
export const lavoriImplementation = (files: Files, workflows: Workflows): Implementation<typeof lavoriRoutes> => {
  const lavori = lavoriService({ files, workflows, azioni: azioni({ workflows }) });
  return {
    getLavoro: ({ params }, context) => lavori.get(params.uid, context),
    stopLavoro: ({ params }, context) => lavori.stop(params.uid, context),
    retryLavoro: ({ params }, context) => lavori.retry(params.uid, context),
    listProgrammati: async (_, { archivio, oggi }) => ({ righe: await listProgrammati(archivio, oggi) }),
    undoLavoro: ({ params }, context) => lavori.undo(params.uid, context),
  };
};
