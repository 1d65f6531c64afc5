import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readItem } from '#platform/data/repository.ts';
import { nonTrovato } from '#platform/errors.ts';
import { CedolinoProvato, ProvaCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { CedolinoSigillato } from '../cedolini/contenuto.ts';
import { defineEntita } from '../entita.ts';
import { joinParti, Parte, partiRepository, splitParti } from '../parti.ts';

/** A test of a case: the root of what it found. By the moment it was started. */
export const provaEntita = defineEntita<ProvaCollaudo>({
  nome: 'PROVA_COLLAUDO',
  posto: 'radice',
  schema: ProvaCollaudo,
  shape: 1,
  indici: {
    indice1: ({ avviataIl, uid }) => `${avviataIl}#${uid}`,
    indice2: ({ idCaso, avviataIl }) => `${idCaso}#${avviataIl}`,
    indice3: ({ stato, avviataIl, uid }) => `${stato}#${avviataIl}#${uid}`,
  },
  riga: (prova) => ({ ...prova }),
});

/** What a test found, compressed. */
export const parteProvaEntita = defineEntita<Parte>({
  nome: 'PARTE_PROVA',
  posto: 'figlio',
  radice: 'PROVA_COLLAUDO',
  schema: Parte,
  shape: 1,
  senzaVoce: true,
});

/** A payslip as the test found it, whole, beside what is said of it; null when it could not be computed. */
export const CedolinoTrovato = z.object({ provato: CedolinoProvato, trovato: CedolinoSigillato.nullable() });
export type CedolinoTrovato = z.infer<typeof CedolinoTrovato>;

interface ProvaIntera {
  readonly prova: ProvaCollaudo;
  readonly cedolini: readonly CedolinoTrovato[];
  readonly parti: readonly Parte[];
}

export const proveRepository = (archivio: Archivio) => {
  const prove = archivio.of(provaEntita);
  const parti = partiRepository(archivio, parteProvaEntita);
  const righe = async (richiesta: Parameters<typeof prove.queryIndice>[0]): Promise<ProvaCollaudo[]> =>
    archivio.leggi(await prove.queryIndice(richiesta), (item) => readRiga(ProvaCollaudo, item)).toReversed();
  return {
    ...prove,
    /** Of a case, or of all; the newest first. */
    list: (idCaso?: Uid<'CASO_COLLAUDO'>): Promise<ProvaCollaudo[]> =>
      righe(idCaso === undefined ? { index: 'indice1' } : { index: 'indice2', begins: `${idCaso}#` }),
    listInCorso: (): Promise<ProvaCollaudo[]> => righe({ index: 'indice3', begins: 'IN_CORSO#' }),
    /** Head and payslips in one query; no payslip before the test is over. @throws NON_TROVATO */
    loadIntera: async (uid: Uid<'PROVA_COLLAUDO'>): Promise<ProvaIntera> => {
      const items = await archivio.queryAll({ pk: archivio.chiavi.radice(provaEntita.nome, uid) });
      const testata = items.find(({ tipo }) => tipo === provaEntita.nome);
      if (testata === undefined) throw nonTrovato('La prova');
      const sue = items
        .filter(({ tipo }) => tipo === parteProvaEntita.nome)
        .map((item) => readItem(parteProvaEntita, item));
      return {
        prova: readItem(provaEntita, testata),
        cedolini: sue.length === 0 ? [] : joinParti(z.array(CedolinoTrovato), sue, 'i cedolini della prova'),
        parti: sue,
      };
    },
    putCedolini: (
      { uid, versione }: Pick<ProvaCollaudo, 'uid' | 'versione'>,
      cedolini: readonly CedolinoTrovato[],
    ): readonly Operazione[] => parti.put(splitParti(uid, versione, cedolini), []),
    removeCedolini: parti.remove,
  };
};
