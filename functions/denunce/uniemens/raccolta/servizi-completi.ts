import type { ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import { classificazioneDi } from '#shared/domain/persona/classificazione-inps.ts';

/** The tables that a service names records of, as they are now. */
interface Tabelle {
  readonly classificazioni: readonly CodiceInps[];
  readonly sedi: ReadonlySet<string>;
}

type Servizi = ReadonlyMap<string, readonly ServizioTenuto[]>;

const senzaClasse = (servizio: ServizioTenuto, { classificazioni }: Tabelle): boolean =>
  classificazioni.length > 0 && classificazioneDi(servizio, classificazioni) === null;

const senzaSede = ({ sedi: [prima] }: ServizioTenuto, { sedi }: Tabelle): boolean =>
  prima !== undefined && !sedi.has(prima.uidSede);

/**
 * The services that payslips keep, with the classification and the sites of today where theirs are in no table any more (merged, or deleted
 * once nothing in use named them) or were not written: they are of the filing, and no sum was computed with them. One request for each hundred
 * such services, none where there is none.
 */
export const serviziCompleti = async (archivio: Archivio, servizi: Servizi, tabelle: Tabelle): Promise<Servizi> => {
  const daCompletare = [...servizi.values()]
    .flat()
    .filter((servizio) => senzaClasse(servizio, tabelle) || senzaSede(servizio, tabelle));
  if (daCompletare.length === 0) return servizi;
  const uids = [...new Set(daCompletare.map(({ uid }) => asUid<'SERVIZIO'>(uid)))];
  const oggi = new Map((await archivio.of(servizioEntita).getMany(uids)).map((uno) => [uno.uid as string, uno]));
  const completo = (servizio: ServizioTenuto): ServizioTenuto => {
    const attuale = oggi.get(servizio.uid);
    if (attuale === undefined) return servizio;
    return {
      ...servizio,
      ...(senzaClasse(servizio, tabelle) ? { uidCodiceInps: attuale.uidCodiceInps } : {}),
      ...(senzaSede(servizio, tabelle) ? { sedi: attuale.sedi } : {}),
    };
  };
  return new Map([...servizi].map(([persona, suoi]) => [persona, suoi.map(completo)]));
};
