import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readItem, superata } from '#platform/data/repository.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { StatoDenuncia } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { partiRepository, splitParti, type Parte } from '../parti.ts';
import { parteDenunciaEntita, readParti, type ContenutoDenuncia } from './contenuto.ts';
import { denunciaEntita, meseOrdinato, rigaDenuncia } from './denuncia.ts';
import { valoreDenunciaEntita, type ValoreDenuncia } from './valore.ts';

/** A filing as it is kept: head, what was gathered, what was written over it. */
export interface DenunciaSalvata {
  readonly denuncia: Denuncia;
  readonly contenuto: ContenutoDenuncia;
  readonly parti: readonly Parte[];
  readonly valori: readonly ValoreDenuncia[];
}

/** What a change of a filing requires of it. */
export interface StatoAmmesso {
  readonly cosa: string;
  readonly da: readonly StatoDenuncia[];
}

const PERCHE: Readonly<Record<StatoDenuncia, string>> = {
  ATTESA: 'ha ancora rilievi bloccanti; correggerli, poi fare il file',
  COMPLETATO: 'non è ancora inviata; scrivere prima la data di invio',
  INVIATO: 'è già inviata e non cambia più; quello che le manca si prepara da «Da completare», in Quadratura',
};

/** The filings of a school; with an obligation, those of another are not there. */
export const denunceRepository = (archivio: Archivio, di?: Adempimento) => {
  const denunce = archivio.of(denunciaEntita);
  const isSua = ({ tipo }: Denuncia): boolean => di === undefined || flussi[tipo].adempimento === di;
  const partiDenuncia = partiRepository(archivio, parteDenunciaEntita);
  return {
    ...denunce,
    /** @throws NON_TROVATO */
    load: async (uid: Uid<'DENUNCIA'>): Promise<Denuncia> => {
      const denuncia = await denunce.load(uid);
      if (!isSua(denuncia)) throw nonTrovato('La denuncia');
      return denuncia;
    },
    /** Head, content and values in one query. @throws NON_TROVATO */
    loadIntera: async (uid: Uid<'DENUNCIA'>): Promise<DenunciaSalvata> => {
      const items = await archivio.queryAll({ pk: archivio.chiavi.radice(denunciaEntita.nome, uid) });
      const del = (nome: string) => items.filter(({ tipo }) => tipo === nome);
      const [testata] = del(denunciaEntita.nome);
      if (testata === undefined) throw nonTrovato('La denuncia');
      const denuncia = readItem(denunciaEntita, testata);
      if (!isSua(denuncia)) throw nonTrovato('La denuncia');
      const parti = del(parteDenunciaEntita.nome).map((item) => readItem(parteDenunciaEntita, item));
      return {
        denuncia,
        contenuto: readParti(parti),
        parti,
        valori: del(valoreDenunciaEntita.nome).map((item) => readItem(valoreDenunciaEntita, item)),
      };
    },
    /** @throws VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    check: (denuncia: Denuncia, versione: number, { cosa, da }: StatoAmmesso): void => {
      if (!da.includes(denuncia.STATUS))
        throw new AppError(
          'STATO_NON_AMMESSO',
          `La denuncia "${denuncia.descrizione}" non si può ${cosa}: ${PERCHE[denuncia.STATUS]}.`,
          { current: { ...denuncia } },
        );
      if (denuncia.versione !== versione) throw superata(denuncia);
    },
    /** Writes a content in the place of another's parts. */
    putContenuto: (
      { uid, versione }: Denuncia,
      contenuto: ContenutoDenuncia,
      prima: readonly Parte[],
    ): readonly Operazione[] => partiDenuncia.put(splitParti(uid, versione, contenuto), prima),
    removeContenuto: partiDenuncia.remove,
    valori: archivio.of(valoreDenunciaEntita),
    /** The filings of every obligation and month as lists show them, which is whole: one request, and one more for each megabyte. */
    listRighe: async (): Promise<Denuncia[]> =>
      archivio.leggi(await denunce.queryIndice({ index: 'indice1' }), rigaDenuncia),
    /** The filings of the obligation and month of one, itself among them, as lists show them. One request. */
    listDelMese: async (denuncia: Denuncia): Promise<Denuncia[]> => {
      const begins = `${flussi[denuncia.tipo].adempimento}#${meseOrdinato(denuncia)}#`;
      return (await denunce.queryIndice({ index: 'indice1', begins })).map(rigaDenuncia);
    },
    /** Filings of a month of an obligation, by its index. */
    listDel: async (prefisso: string): Promise<Denuncia[]> => {
      const righe = await denunce.queryIndice({ index: 'indice1', begins: prefisso });
      return denunce.getMany(archivio.leggi(righe, (item) => rigaDenuncia(item).uid));
    },
  };
};
