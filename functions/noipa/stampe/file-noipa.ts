import { tracciatoScuola } from '#archivio/denunce/tracciato-scuola.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { DA_RISCONTRARE, defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
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

/** The rows of a list, or of one compensation of it, with what NoiPA knows people by. @throws NON_TROVATO */
const loadTracciato = async ({ kind, idProcesso, chiave }: Richiesta, { archivio }: ContestoStampa) => {
  const { lista, pagamenti } = await loadLista(idProcesso, kind, archivio);
  const trovate = await personeRepository(archivio).getMany(pagamenti.map(({ persona }) => persona));
  const persone = new Map(trovate.map((persona) => [persona.uid, persona]));
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
  return { lista, righe };
};

const fogli = elenco({
  title: async ({ kind, idProcesso, chiave }: Richiesta, { archivio }) => {
    const [{ lista }, { confermato }] = await Promise.all([
      loadLista(idProcesso, kind, archivio),
      tracciatoScuola('noipa', archivio).load(),
    ]);
    return `${confermato ? 'Lista' : `${DA_RISCONTRARE}, lista`} NoiPA${chiave === undefined ? '' : ` ${chiave}`}, ${formatMese(lista)}`;
  },
  load: async (richiesta, contesto) => {
    const { lista, righe } = await loadTracciato(richiesta, contesto);
    return {
      filtri: testataLista(lista),
      colonne: TRACCIATO,
      sezioni: [{ righe }],
      orientamento: 'orizzontale',
      ...marcaLista(lista),
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
    return writeTracciato(lista, righe, { mappa: scuola.mappa, riscontrato: scuola.confermato });
  },
});
