import { omonimiDistintiRepository, uidDelNome } from '#archivio/persone/omonimi-distinti.ts';
import { personaEntita, rigaPersona } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiaveRicerca, nominativo } from '#shared/domain/persona/nominativo.ts';
import { omonimi } from './accorpamento.ts';

const MASSIMO_GRUPPI = 500;

interface Distinzione {
  readonly uids: readonly Uid<'PERSONA'>[];
  readonly distinte: boolean;
}

/** People of the same name: one entered twice, or different people, as the office says. */
export const omonimiService = {
  /** People of the same name, accents and case aside, less those said to be different. One more of that name brings them all back. */
  find: async ({ archivio }: RequestContext): Promise<RigaPersona[][]> => {
    const [items, distinti] = await Promise.all([
      archivio.of(personaEntita).queryIndice({ index: 'indice1' }),
      omonimiDistintiRepository(archivio).listAll(),
    ]);
    const noti = new Map(distinti.map(({ uid, persone }) => [uid, new Set<string>(persone)]));
    const nomeDi = ({ desCognome, desNome }: RigaPersona): string => `${desCognome} ${desNome}`;
    return [...Map.groupBy(archivio.leggi(items, rigaPersona), (riga) => chiaveRicerca(nomeDi(riga))).values()]
      .filter(
        (gruppo) =>
          gruppo.length > 1 && !gruppo.every((riga) => noti.get(uidDelNome(nomeDi(riga)))?.has(riga.uid) === true),
      )
      .slice(0, MASSIMO_GRUPPI);
  },

  /** Says that people of one name are different, or takes it back. @throws NON_TROVATO, RIFERIMENTO_NON_VALIDO when the names differ */
  mark: async ({ uids, distinte }: Distinzione, context: RequestContext): Promise<void> => {
    const { archivio, modifica } = context;
    const nome = await nomeComune(uids, archivio);
    const records = omonimiDistintiRepository(archivio);
    const prima = await records.get(uidDelNome(nome));
    const persone = distinte ? [...new Set(uids)].toSorted() : [];
    if (prima !== undefined) {
      if (JSON.stringify(prima.persone) !== JSON.stringify(persone)) modifica.write(records.update(prima, { persone }));
    } else if (distinte) modifica.write(records.create({ uid: uidDelNome(nome), versione: 1, persone }));
  },
};

const nomeComune = async (uids: Distinzione['uids'], archivio: Archivio): Promise<string> => {
  const persone = personeRepository(archivio);
  const [prima, ...altre] = await Promise.all(uids.map((uid) => persone.load(uid)));
  if (prima === undefined) return '';
  const chi = nominativo(prima.desCognome, prima.desNome);
  const estranea = altre.find((altra) => !omonimi(prima, altra));
  if (estranea !== undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'uids',
      `${nominativo(estranea.desCognome, estranea.desNome)} non ha lo stesso nome di ${chi}: si indicano persone con lo stesso nome.`,
    );
  return `${prima.desCognome} ${prima.desNome}`;
};
