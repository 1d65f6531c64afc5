import { tracciatoScuola } from '#archivio/denunce/tracciato-scuola.ts';
import type { NotoANoipa } from '#archivio/noipa/fatti-lista.ts';
import type { ListaSalvata } from '#archivio/noipa/liste-repository.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { printFileNoipa } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import type { FormatoStampa } from '#shared/contracts/stampe/stampa.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { tipiStampaNoipa } from '#shared/domain/noipa/lista.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { compensiDei, loadLista, marcaLista, testataLista } from './lista.ts';
import { TRACCIATO, writeTracciato, type RigaTracciato } from './tracciato-noipa.ts';

interface Richiesta {
  readonly kind: (typeof tipiStampaNoipa)[number];
  readonly idProcesso: Uid<'LISTA_NOIPA'>;
  readonly chiave?: string | undefined;
  readonly formato?: FormatoStampa | undefined;
}

/** The numbers and the offices that NoiPA knows the people of a list by: as it was sent with, or as the registry says now. */
const notiANoipa = async (
  { pagamenti, fatti }: ListaSalvata,
  archivio: Archivio,
): Promise<ReadonlyMap<string, NotoANoipa>> => {
  if (fatti !== null) return new Map(fatti.persone.map((una) => [una.persona, una]));
  const trovate = await personeRepository(archivio).getMany(pagamenti.map(({ persona }) => persona));
  return new Map(trovate.map((persona) => [persona.uid, persona]));
};

/** The rows of a list, or of one compensation of it, with what NoiPA knows people by. @throws NON_TROVATO */
const loadTracciato = async ({ kind, idProcesso, chiave }: Richiesta, { archivio }: ContestoStampa) => {
  const intera = await loadLista(idProcesso, kind, archivio);
  const { lista, pagamenti } = intera;
  const persone = await notiANoipa(intera, archivio);
  const righe: readonly RigaTracciato[] = compensiDei(pagamenti)
    .filter(({ riga }) => chiave === undefined || riga.chiave === chiave)
    .map((compenso) => {
      const persona = persone.get(compenso.pagamento.persona);
      return {
        ...compenso,
        lista,
        iscrizione: persona?.numPartitaNoipa ?? '',
        ufficio: persona?.codUfficioNoipa ?? '',
      };
    });
  return { ...intera, righe };
};

const fogli = elenco({
  title: async ({ kind, idProcesso, chiave }: Richiesta, { archivio }) => {
    const { lista } = await loadLista(idProcesso, kind, archivio);
    return `Lista NoiPA${chiave === undefined ? '' : ` ${chiave}`}, ${formatMese(lista)}`;
  },
  load: async (richiesta, contesto) => {
    const { lista, fatti, righe } = await loadTracciato(richiesta, contesto);
    return {
      filtri: testataLista({ lista, fatti }),
      colonne: TRACCIATO,
      sezioni: [{ righe }],
      orientamento: 'orizzontale',
      ...marcaLista(lista, fatti),
    };
  },
});

/** A list for the portal: the file by our layout, or the same rows as a sheet. */
export const fileNoipa = defineStampa(printFileNoipa, {
  ...fogli,
  load: async (richiesta, contesto) => ({
    ...(await fogli.load(richiesta, contesto)),
    tracciato:
      richiesta.formato === 'xml'
        ? {
            ...(await loadTracciato(richiesta, contesto)),
            scuola: await tracciatoScuola('noipa', contesto.archivio).load(),
          }
        : null,
  }),
  comeXml: ({ tracciato }) => {
    if (tracciato === null) throw new Error('The file of the portal was not asked for');
    const { lista, righe, scuola } = tracciato;
    return writeTracciato(lista, righe, { mappa: scuola.mappa });
  },
});
