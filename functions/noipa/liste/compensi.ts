import { disponibilitaDell } from '#archivio/noipa/disponibilita.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** Who is in a list, in the order of the names. Requests: 1. @throws NON_TROVATO */
export const personeDi = async (uid: Uid<'LISTA_NOIPA'>, archivio: Archivio) =>
  (await listeRepository(archivio).loadIntera(uid)).pagamenti.map(({ persona, desCf, nominativo }) => ({
    persona,
    desCf,
    nominativo,
  }));

/** What a list pays, code by code. Requests: 3. @throws NON_TROVATO */
export const compensiDi = async (uid: Uid<'LISTA_NOIPA'>, archivio: Archivio) => {
  const { lista, pagamenti } = await listeRepository(archivio).loadIntera(uid);
  const disponibilita = new Map((await disponibilitaDell(lista.anno, archivio)).map((riga) => [riga.chiave, riga]));
  return lista.somme.map(({ chiave, importo }) => ({
    chiave,
    descrizione: disponibilita.get(chiave)?.descrizione ?? '',
    persone: pagamenti.filter(({ righe }) => righe.some((riga) => riga.chiave === chiave)).length,
    importo,
    residuo: disponibilita.get(chiave)?.residuo ?? 0,
  }));
};
