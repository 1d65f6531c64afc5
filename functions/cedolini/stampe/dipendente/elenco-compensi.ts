import { righeBrevi, type RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { listCedoliniEsposti, type CedolinoEsposto } from '#archivio/dipendente/cedolini-esposti.ts';
import { listPagamentiEsposti, type PagamentoEsposto } from '#archivio/dipendente/noipa-esposti.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { elenco, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { fineDel } from '#functions/impaginazione/elenco/prospetto.ts';
import { proprietario } from '#functions/impaginazione/proprietario.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { gruppiRiga } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { printElencoCompensi } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatMese, meseDi } from '#shared/domain/tempo/mese.ts';

interface RigaCompenso {
  readonly giorno: string | null;
  readonly fonte: string;
  readonly compenso: string;
  readonly importo: number;
}

/** The groups of lines that are pay. */
const COMPENSI: ReadonlySet<RigaBreve['gruppo']> = new Set(['competenze', 'somme_esenti', 'addebiti_fattura']);

const dellaScuola = ({ processo, testata }: CedolinoEsposto): readonly RigaCompenso[] =>
  righeBrevi(testata)
    .filter(({ gruppo }) => COMPENSI.has(gruppo))
    .toSorted((a, b) => gruppiRiga.indexOf(a.gruppo) - gruppiRiga.indexOf(b.gruppo))
    .map(({ descrizione, importo }) => ({
      giorno: pagataIl(processo),
      fonte:
        processo.STATUS === 'CONTABILIZZATO' ? processo.DES_ELABORAZIONE : `${processo.DES_ELABORAZIONE} (provvisorio)`,
      compenso: descrizione,
      importo,
    }));

const diNoipa = ({ lista, pagamento, attivitaDi }: PagamentoEsposto): readonly RigaCompenso[] =>
  pagamento.righe.map(({ chiave, importo }) => ({
    giorno: lista.esito?.datPagamento ?? null,
    fonte: lista.descrizione,
    compenso: attivitaDi(chiave),
    importo,
  }));

/** The pay of the school month by month of payment, then what NoiPA pays for it; gross. */
const sezioniDi = (
  cedolini: readonly CedolinoEsposto[],
  pagamenti: readonly PagamentoEsposto[],
): Elenco<RigaCompenso>['sezioni'] => [
  ...[...Map.groupBy(cedolini, ({ processo }) => formatMese(meseDi(pagataIl(processo))))].map(([mese, suoi]) => ({
    titolo: `Pagati dalla scuola, ${mese}`,
    righe: suoi.flatMap(dellaScuola),
  })),
  { titolo: 'Pagati con NoiPA', righe: pagamenti.flatMap(diNoipa) },
];

const nomeDi = async (contesto: ContestoStampa): Promise<string> => {
  const { desCognome, desNome } = await personeRepository(contesto.archivio).resolve(proprietario(contesto));
  return nominativo(desCognome, desNome);
};

export const elencoCompensi = defineStampa(
  printElencoCompensi,
  elenco({
    title: async ({ anno }: { readonly anno: number }, contesto) =>
      `Elenco dei compensi di ${await nomeDi(contesto)}, ${anno}`,
    load: async ({ anno }, contesto): Promise<Elenco<RigaCompenso>> => {
      const persona = proprietario(contesto);
      const [cedolini, pagamenti] = await Promise.all([
        listCedoliniEsposti(contesto.archivio, persona, anno),
        listPagamentiEsposti(contesto.archivio, persona, anno),
      ]);
      return {
        scuola: fineDel({ anno, meseA: 12 }, contesto.oggi),
        filtri: [
          { etichetta: 'Anno', valore: String(anno) },
          { etichetta: 'Importi', valore: 'Lordi, prima di contributi e imposte' },
        ],
        sezione: 'Pagati',
        colonne: [
          { titolo: 'Pagato il', tipo: 'giorno', valore: ({ giorno }) => giorno },
          { titolo: 'Elaborazione o lista', tipo: 'testo', valore: ({ fonte }) => fonte },
          { titolo: 'Compenso', tipo: 'testo', testata: true, valore: ({ compenso }) => compenso },
          { titolo: 'Importo', tipo: 'importo', totale: true, valore: ({ importo }) => importo },
        ],
        sezioni: sezioniDi(cedolini, pagamenti),
        orientamento: 'verticale',
      };
    },
  }),
);
