import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readItem } from '#platform/data/repository.ts';
import { nonTrovato } from '#platform/errors.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { Storico } from '#shared/contracts/cedolini/cedolino.ts';
import { CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { CedolinoSigillato } from '../cedolini/contenuto.ts';
import { defineEntita } from '../entita.ts';
import { joinParti, Parte, partiRepository, splitParti } from '../parti.ts';

/** A test case: the root of what it freezes. The newest is the last of its index. */
export const casoEntita = defineEntita<CasoCollaudo>({
  nome: 'CASO_COLLAUDO',
  posto: 'radice',
  schema: CasoCollaudo,
  shape: 1,
  indici: { indice1: ({ creatoIl, uid }) => `${creatoIl}#${uid}` },
  riga: (caso) => ({ ...caso }),
});

/** What a case freezes, compressed. */
export const parteCasoEntita = defineEntita<Parte>({
  nome: 'PARTE_CASO',
  posto: 'figlio',
  radice: 'CASO_COLLAUDO',
  schema: Parte,
  shape: 1,
  senzaVoce: true,
});

/** A payslip of a case: whose, what it is computed from, what it must come to. */
export const CedolinoAtteso = z.object({
  uid: z.string().brand<'CEDOLINO'>(),
  storico: Storico,
  situazione: Situazione,
  atteso: CedolinoSigillato,
});
export type CedolinoAtteso = z.infer<typeof CedolinoAtteso>;

interface CasoIntero {
  readonly caso: CasoCollaudo;
  readonly cedolini: readonly CedolinoAtteso[];
  readonly parti: readonly Parte[];
}

export const casiRepository = (archivio: Archivio) => {
  const casi = archivio.of(casoEntita);
  const parti = partiRepository(archivio, parteCasoEntita);
  return {
    ...casi,
    /** The newest first. */
    list: async (): Promise<CasoCollaudo[]> =>
      archivio.leggi(await casi.queryIndice({ index: 'indice1' }), (item) => readRiga(CasoCollaudo, item)).toReversed(),
    /** Head and payslips in one query. @throws NON_TROVATO */
    loadIntero: async (uid: Uid<'CASO_COLLAUDO'>): Promise<CasoIntero> => {
      const items = await archivio.queryAll({ pk: archivio.chiavi.radice(casoEntita.nome, uid) });
      const testata = items.find(({ tipo }) => tipo === casoEntita.nome);
      if (testata === undefined) throw nonTrovato('Il caso di collaudo');
      const sue = items
        .filter(({ tipo }) => tipo === parteCasoEntita.nome)
        .map((item) => readItem(parteCasoEntita, item));
      return {
        caso: readItem(casoEntita, testata),
        cedolini: joinParti(z.array(CedolinoAtteso), sue, 'i cedolini del caso di collaudo'),
        parti: sue,
      };
    },
    putCedolini: (
      { uid, versione }: Pick<CasoCollaudo, 'uid' | 'versione'>,
      cedolini: readonly CedolinoAtteso[],
      prima: readonly Parte[],
    ): readonly Operazione[] => parti.put(splitParti(uid, versione, cedolini), prima),
    removeCedolini: parti.remove,
  };
};
