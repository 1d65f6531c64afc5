import type { Archivio } from '#platform/data/archivio.ts';
import type { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { readIdentita } from '../persone/identita.ts';
import { personaEntita } from '../persone/persona.ts';
import type { FattiLista } from './fatti-lista.ts';

interface Lista {
  readonly lista: ListaNoipa;
  readonly pagamenti: readonly PagamentoNoipa[];
  readonly fatti: FattiLista | null;
}

/** A list under the people of today: what it pays to a record that was merged, and what became of it, is of who that is now. */
export const alleDiOggi = async (archivio: Archivio, { lista, pagamenti, fatti }: Lista): Promise<Lista> => {
  const { oggi } = await readIdentita(archivio);
  const passate = pagamenti.filter(({ persona }) => oggi(persona) !== persona);
  if (passate.length === 0) return { lista, pagamenti, fatti };
  const uids = [...new Set(passate.map(({ persona }) => oggi(persona)))];
  const persone = new Map((await archivio.of(personaEntita).getMany(uids)).map((persona) => [persona.uid, persona]));
  const { esito } = lista;
  return {
    lista:
      esito === undefined
        ? lista
        : {
            ...lista,
            esito: {
              ...esito,
              respinti: [...new Set(esito.respinti.map(oggi))],
              stornati: esito.stornati.map((uno) => ({ ...uno, persona: oggi(uno.persona) })),
            },
          },
    fatti:
      fatti === null
        ? null
        : { ...fatti, persone: fatti.persone.map((una) => ({ ...una, persona: oggi(una.persona) })) },
    pagamenti: unoPerPersona(
      pagamenti.map((pagamento) => {
        const persona = persone.get(oggi(pagamento.persona));
        if (persona === undefined || persona.uid === pagamento.persona) return pagamento;
        const { uid, desCognome, desNome, desCf } = persona;
        return { ...pagamento, persona: uid, nominativo: nominativo(desCognome, desNome), desCf };
      }),
    ),
  };
};

/** One payment for each person, with the rows of all that a list pays them. */
const unoPerPersona = (pagamenti: readonly PagamentoNoipa[]): PagamentoNoipa[] =>
  [...Map.groupBy(pagamenti, ({ persona }) => persona).values()].flatMap(([primo, ...altri]) =>
    primo === undefined ? [] : [{ ...primo, righe: [...primo.righe, ...altri.flatMap(({ righe }) => righe)] }],
  );
