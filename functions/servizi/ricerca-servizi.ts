import { requireConsultazione } from '#archivio/scuola/consultazione.ts';
import { isNelPeriodo, pageOfPersona, pageOfScuola } from '#archivio/servizi/elenco-personale.ts';
import { elencoServizi, rigaDi, rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CursorSigner } from '#platform/data/cursor.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Pagina } from '#shared/contracts/lista.ts';
import type { RicercaServizi } from '#shared/contracts/servizi/servizi.ts';
import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';

export const ricercaServiziService = ({ cursori }: { readonly cursori: CursorSigner }) => {
  /** Services of one person, or of the school; a range, a contract or a role leave the others out. */
  const search = async (
    { uidSubAnagrafe, dal, al, contratto, ruolo, ...ricerca }: RicercaServizi,
    archivio: Archivio,
  ): Promise<Pagina<RigaServizio>> => {
    const nelPeriodo = isNelPeriodo(dal, al);
    const keep = (riga: RigaServizio): boolean =>
      nelPeriodo(riga) &&
      (contratto === undefined || riga.contratto === contratto) &&
      (ruolo === undefined || riga.ruolo === ruolo);
    if (uidSubAnagrafe !== undefined)
      return pageOfPersona(
        (await archivio.of(servizioEntita).listAll(uidSubAnagrafe)).map(rigaDi).filter(keep),
        ricerca,
      );
    const ristretta = [dal, al, contratto, ruolo].some((criterio) => criterio !== undefined);
    return pageOfScuola({ archivio, cursori }, elencoServizi, ricerca, rigaServizio, ristretta ? keep : undefined);
  };
  return {
    search,
    /** The employee's own, while the head teacher's panel shows services. @throws OPERAZIONE_NON_CONSENTITA */
    searchPropri: async (
      ricerca: Omit<RicercaServizi, 'uidSubAnagrafe'>,
      { archivio, sessione }: RequestContext,
    ): Promise<Pagina<RigaServizio>> => {
      await requireConsultazione(archivio, 'servizi', 'dipendente');
      return search({ ...ricerca, uidSubAnagrafe: sessione.uidSubAnagrafe ?? asUid('') }, archivio);
    },
  };
};
