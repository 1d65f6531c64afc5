import { nominatiDal, type TabelleDelServizio } from '#archivio/cedolini/nominati-dal-servizio.ts';
import { scuolaEntita } from '#archivio/scuola/scuola.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { codiceInpsEntita } from '#archivio/tabelle/posizioni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { conCambi } from './con-cambi.ts';

/** The tables that services name records of, as a unit of change leaves them, and the people whose services say another thing for it. */
export interface NominatiCambiati {
  readonly tabelle: TabelleDelServizio;
  readonly persone: readonly string[];
}

/**
 * The services that say another thing to filings for a change of an INPS classification, or of the place of a site; null of a change that touches neither. Two
 * requests when it touches a record of those tables; one more, and one for each hundred services, only when a code or a place is another.
 */
export const nominatiCambiati = async (
  archivio: Archivio,
  operazioni: readonly Operazione[],
): Promise<NominatiCambiati | null> => {
  const partizioni = [codiceInpsEntita, scuolaEntita].map(({ nome }) => archivio.chiavi.elenco(nome));
  const proprie = operazioni.filter(({ tipo, chiave }) => tipo !== 'check' && partizioni.includes(chiave.pk));
  if (proprie.length === 0) return null;
  const prima = await loadTabelle(archivio);
  const dopo: TabelleDelServizio = {
    classificazioni: conCambi(archivio, codiceInpsEntita, prima.classificazioni, proprie),
    scuole: conCambi(archivio, scuolaEntita, prima.scuole, proprie),
  };
  if (dette(prima) === dette(dopo)) return null;
  const servizi = archivio.of(servizioEntita);
  const righe = await servizi.queryIndice({ index: 'indice1' });
  const tutti = await servizi.getMany(righe.map(({ uid }) => asUid(String(uid))));
  const toccati = tutti.filter(
    (servizio) => JSON.stringify(nominatiDal(servizio, prima)) !== JSON.stringify(nominatiDal(servizio, dopo)),
  );
  return { tabelle: dopo, persone: [...new Set(toccati.map(({ uidSubAnagrafe }) => uidSubAnagrafe))] };
};

const loadTabelle = async (archivio: Archivio): Promise<TabelleDelServizio> => {
  const [classificazioni, scuole] = await Promise.all([
    archivio.of(codiceInpsEntita).listAll(),
    archivio.of(scuolaEntita).listAll(),
  ]);
  return { classificazioni, scuole };
};

/** All that records of the tables can make a service say: their codes, their places, the services they are the default of. */
const dette = ({ classificazioni, scuole }: TabelleDelServizio): string =>
  JSON.stringify([
    classificazioni.map(
      ({ versione: _versione, qualificaCu: _qualifica, tipoRapportoCu: _rapporto, ...detta }) => detta,
    ),
    scuole.map(({ uid, tipo, desScuola, codComune, desCap }) => [uid, tipo, desScuola, codComune, desCap]),
  ]);
