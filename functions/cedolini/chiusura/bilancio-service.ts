import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { impronta } from '#archivio/impronta.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { somma } from '#shared/money/centesimi.ts';
import { totaliDi } from '../cedolino/riassunto.ts';
import { checkFirme } from './chiusura-service.ts';

const ESPONI: Ammessa = { cosa: 'esporre al bilancio', da: ['CONTABILIZZATO'], ancheEsposta: true };
const TOGLI: Ammessa = { ...ESPONI, cosa: 'togliere dal bilancio' };

/** What the budget product receives of a run: sums per item for its project, in cents. Never a person. */
export interface ConsegnaBilancio {
  readonly scuola: string;
  readonly elaborazione: Pick<
    Processo,
    | 'uid'
    | 'ID_ELABORAZIONE'
    | 'ANNO'
    | 'MESE'
    | 'DES_ELABORAZIONE'
    | 'TIPO_ELABORAZIONE'
    | 'dataPagamento'
    | 'attivita'
    | 'progetto'
    | 'fonteFinanziamento'
    | 'cup'
    | 'hash'
  >;
  readonly totali: ReturnType<typeof totaliDi>;
  readonly voci: readonly {
    readonly gruppo: string;
    readonly codice: string;
    readonly descrizione: string;
    readonly tributo: string | null;
    readonly importo: number;
    readonly percettori: number;
  }[];
}

/** Accounted runs handed to the budget product: a file that never changes, named after its content. */
export const bilancioService = ({ files }: { readonly files: Files }) => ({
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  expose: async (idProcesso: Uid<'PROCESSO'>, versione: number, context: RequestContext): Promise<Processo> => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, ESPONI);
    if (prima.FLG_ESP_WWB)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `L'elaborazione ${prima.ID_ELABORAZIONE} è già esposta al bilancio: per esporla di nuovo toglierla prima.`,
        {
          current: { ...prima },
        },
      );
    await checkFirme(prima, context.archivio, 'esporre al bilancio');
    const testo = JSON.stringify(
      consegnaBilancio(prima, await cedoliniRepository(context.archivio).listTestate(idProcesso)),
      null,
      1,
    );
    const file = `${context.archivio.codmin}/bilancio/${idProcesso}-${impronta(testo).slice(0, 16)}.json`;
    await files.put(file, Buffer.from(testo), 'application/json');
    return context.modifica.write(processi.change(prima, { FLG_ESP_WWB: true }, ESPONI), {
      prima: { FLG_ESP_WWB: false },
      dopo: { FLG_ESP_WWB: true, file },
    });
  },

  /** Takes the run back; the file handed over stays. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  withdraw: async (idProcesso: Uid<'PROCESSO'>, versione: number, context: RequestContext): Promise<Processo> => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, TOGLI);
    return context.modifica.write(processi.change(prima, { FLG_ESP_WWB: false }, TOGLI), {
      prima: { FLG_ESP_WWB: prima.FLG_ESP_WWB },
      dopo: { FLG_ESP_WWB: false },
    });
  },
});

/** Sums of a run by item, in the order of the payslip. */
export const consegnaBilancio = (processo: Processo, testate: readonly CedolinoSalvato[]): ConsegnaBilancio => {
  const {
    uid,
    ID_ELABORAZIONE,
    ANNO,
    MESE,
    DES_ELABORAZIONE,
    TIPO_ELABORAZIONE,
    dataPagamento,
    attivita,
    progetto,
    fonteFinanziamento,
    cup,
    hash,
  } = processo;
  const righe = testate.flatMap((testata) =>
    righeBrevi(testata).map((riga) => ({ ...riga, persona: testata.uidSubAnagrafe })),
  );
  const perVoce = Map.groupBy(righe, ({ gruppo, codice, tributo }) => `${gruppo} ${codice} ${tributo ?? ''}`);
  return {
    scuola: processo.COD_MIN,
    totali: totaliDi(testate),
    elaborazione: {
      uid,
      ID_ELABORAZIONE,
      ANNO,
      MESE,
      DES_ELABORAZIONE,
      TIPO_ELABORAZIONE,
      dataPagamento,
      attivita,
      progetto,
      fonteFinanziamento,
      cup,
      hash,
    },
    voci: [...perVoce.values()].flatMap((gruppo) =>
      gruppo[0] === undefined
        ? []
        : [
            {
              gruppo: gruppo[0].gruppo,
              codice: gruppo[0].codice,
              descrizione: gruppo[0].descrizione,
              tributo: gruppo[0].tributo,
              importo: somma(gruppo.map(({ importo }) => importo)),
              percettori: new Set(gruppo.map(({ persona }) => persona)).size,
            },
          ],
    ),
  };
};
