import type { ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { completato, nominatiDal, type TabelleDelServizio } from '#archivio/cedolini/nominati-dal-servizio.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';

type Servizi = ReadonlyMap<string, readonly ServizioTenuto[]>;

/** A service with what was kept of the records that it names, and with what the tables say where nothing was kept or was not written. */
const conTabelle = (servizio: ServizioTenuto, tabelle: TabelleDelServizio): ServizioTenuto => {
  const oggi = nominatiDal(servizio, tabelle);
  const { classe = oggi.classe, luogo = oggi.luogo } = servizio;
  return {
    ...servizio,
    ...(classe === undefined ? {} : { classe: completato(classe, oggi.classe) }),
    ...(luogo === undefined ? {} : { luogo: completato(luogo, oggi.luogo) }),
  };
};

const isIncompleto = (
  { classe, luogo, sedi: [prima] }: ServizioTenuto,
  { classificazioni, scuole }: TabelleDelServizio,
): boolean =>
  (classe === undefined && classificazioni.length > 0) ||
  (luogo === undefined && prima !== undefined && !scuole.some(({ uid }) => uid === prima.uidSede));

/**
 * The services that payslips keep, with the classification and the site of today where theirs were not written, or were kept by an id that is in no
 * table any more: they are of the filing, and no sum was computed with them. One request for each hundred such services, none where there is none.
 */
export const serviziCompleti = async (
  archivio: Archivio,
  servizi: Servizi,
  tabelle: TabelleDelServizio,
): Promise<Servizi> => {
  const detti = new Map([...servizi].map(([persona, suoi]) => [persona, suoi.map((uno) => conTabelle(uno, tabelle))]));
  const daCompletare = [...detti.values()].flat().filter((servizio) => isIncompleto(servizio, tabelle));
  if (daCompletare.length === 0) return detti;
  const uids = [...new Set(daCompletare.map(({ uid }) => asUid<'SERVIZIO'>(uid)))];
  const oggi = new Map((await archivio.of(servizioEntita).getMany(uids)).map((uno) => [uno.uid as string, uno]));
  return new Map(
    [...detti].map(([persona, suoi]) => [
      persona,
      suoi.map((servizio) => {
        const attuale = isIncompleto(servizio, tabelle) ? oggi.get(servizio.uid) : undefined;
        return attuale === undefined ? servizio : { ...nominatiDal(attuale, tabelle), ...servizio, sedi: attuale.sedi };
      }),
    ]),
  );
};
