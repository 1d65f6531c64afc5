import { formatoDi } from '#functions/impaginazione/stampa.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { lavoriRepository, type LavoroSalvato } from '#platform/work/lavoro.ts';
import { RigaLavoro } from '#platform/work/riga-lavoro.ts';
import type { FileLista, ListaDetta } from '#shared/contracts/noipa/file-lista.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { printFileNoipa } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import { statoDettoLista } from '#shared/domain/noipa/stato-lista.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';

type StatoLavoro = LavoroSalvato['stato'];

/** States of a print that say something of a list whose file is not there. */
const APERTI = ['ATTESA', 'IN_CORSO', 'FALLITO'] as const satisfies readonly StatoLavoro[];

/** The files of lists asked for in a state, from an instant on, as their light rows say. */
const fileIn = async (stato: StatoLavoro, archivio: Archivio, dal = ''): Promise<RigaLavoro[]> => {
  const items = await lavoriRepository(archivio).queryIndice({
    index: 'indice2',
    from: `${stato}#${dal}`,
    to: `${stato}#~`,
  });
  return items
    .map((item) => readRiga(RigaLavoro, item))
    .filter(({ tipo, oggetto }) => tipo === 'stampa' && oggetto === printFileNoipa.codice);
};

/** The last print of the whole file of each list, by the uid of the list, of lists whose file is not there: three queries when there is none, the records and one query more otherwise. */
const loadUltimi = async (archivio: Archivio): Promise<ReadonlyMap<string, LavoroSalvato>> => {
  const aperti = (await Promise.all(APERTI.map((stato) => fileIn(stato, archivio)))).flat();
  const [primo] = aperti.toSorted(byTesto(({ avviatoIl }) => avviatoIl));
  if (primo === undefined) return new Map();
  const righe = [...aperti, ...(await fileIn('COMPLETATO', archivio, primo.avviatoIl))];
  const lavori = await lavoriRepository(archivio).getMany(righe.map(({ uid }) => uid));
  const interi = lavori.filter(({ parametri }) => formatoDi(parametri) === 'xml');
  return new Map(
    interi
      .toSorted(byTesto(({ avviatoIl }) => avviatoIl))
      .map((lavoro) => [String(lavoro.parametri['idProcesso']), lavoro]),
  );
};

const fileDi = ({ uid, stato, motivo }: LavoroSalvato): FileLista | null => {
  if (stato === 'FALLITO') return { printId: uid, stato, motivo };
  return stato === 'ATTESA' || stato === 'IN_CORSO' ? { printId: uid, stato: 'IN_CORSO', motivo: null } : null;
};

/** How the file of a list stands; null when it is there, or was never asked for, or the list was sent. */
export const getFileLista = async (
  { uid, STATUS }: Pick<ListaNoipa, 'uid' | 'STATUS'>,
  archivio: Archivio,
): Promise<FileLista | null> => {
  const ultimo = STATUS === 'INVIATO' ? undefined : (await loadUltimi(archivio)).get(uid);
  return ultimo === undefined ? null : fileDi(ultimo);
};

/** Lists with the state that they are said to be in; nothing is asked where all of them were sent. */
export const withStatoDetto = async (liste: readonly ListaNoipa[], archivio: Archivio): Promise<ListaDetta[]> => {
  const ultimi = liste.every(({ STATUS }) => STATUS === 'INVIATO')
    ? new Map<string, never>()
    : await loadUltimi(archivio);
  return liste.map((lista) => {
    const ultimo = lista.STATUS === 'INVIATO' ? undefined : ultimi.get(lista.uid);
    const file = ultimo === undefined ? null : fileDi(ultimo);
    return { ...lista, STATUS: statoDettoLista(lista.STATUS, file?.stato), ...(file === null ? {} : { file }) };
  });
};
