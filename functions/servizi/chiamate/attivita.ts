import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { attivitaService as attivita, tipiAttivitaService as tipi } from '../attivita-service.ts';

/** The calls of the particular activities of people, and of their kinds. */
export const attivitaImplementation = ({ cursori }: Platform): Implementation<typeof attivitaRoutes> => ({
  searchAttivita: ({ body }, { archivio }) => attivita.search(body, cursori, archivio),
  createAttivita: ({ body }, context) => attivita.create(body, context),
  updateAttivita: ({ params, body }, context) => attivita.update(params.uid, body, context),
  removeAttivita: ({ params, query }, context) => attivita.remove(params.uid, query.versione, context),
  listTipiAttivita: async (_input, { archivio }) =>
    (await archivio.of(tipoAttivitaEntita).listAll()).toSorted((a, b) =>
      compareTesti(a.codTipoAttivita, b.codTipoAttivita),
    ),
  createTipoAttivita: ({ body }, context) => tipi.create(body, context),
  updateTipoAttivita: ({ params, body }, context) => tipi.update(params.uid, body, context),
  removeTipoAttivita: ({ params, query }, context) => tipi.remove(params.uid, query.versione, context),
});
