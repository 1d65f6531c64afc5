import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { pagamentoEntita, uidPagamento, type PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import {
  isAncheDiNoipa,
  nelleListe,
  readPagatiNelleListe,
  type PagatoInLista,
} from '#archivio/noipa/voci-dei-compensi.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

type VocePagata = NonNullable<PagamentoSalvato['voci']>[number];

/** The work of a payslip that a list of NoiPA pays too. */
export interface PagatoDaNoipa {
  readonly messaggio: string;
  /** The list was sent, for the same sum: the payslip is accounted only with the reason. */
  readonly daConfermare: boolean;
}

/** The items of a payslip that lists of NoiPA pay to the same person, on some of the same days. */
export const pagatiDaNoipa = (
  persona: string,
  voci: readonly VocePagata[],
  nomi: ReadonlyMap<string, string>,
  liste: readonly PagatoInLista[],
): readonly PagatoDaNoipa[] =>
  nelleListe(persona, voci, liste).map(({ voce, pagato: { lista, riga } }) => {
    const cosa = `"${nomi.get(voce.codice) ?? voce.codice}" dal ${formatGiorno(riga.datInizio)} al ${formatGiorno(riga.datFine)}, ${formatEuro(riga.importo)}`;
    const daConfermare = lista.datInvio !== null && riga.importo === voce.importo;
    return {
      daConfermare,
      messaggio:
        lista.datInvio === null
          ? `È anche nella lista NoiPA "${lista.descrizione}", non ancora inviata: ${cosa}. Pagarlo in una sola delle due.`
          : `La lista NoiPA "${lista.descrizione}", inviata il ${formatGiorno(lista.datInvio)}, paga ${cosa}: controllare che non sia lo stesso lavoro. Toglierlo da qui, oppure contabilizzare dicendo perché si paga di nuovo.`,
    };
  });

/** The same as warnings of the calculation: accounting asks again, with the lists as they are then. */
export const avvisiListeNoipa = (...di: Parameters<typeof pagatiDaNoipa>): readonly Anomalia[] =>
  pagatiDaNoipa(...di).map(({ messaggio }) => ({ codice: 'PAGATO_ANCHE_ALTROVE', campo: 'voci', messaggio }));

/** Reads what lists of NoiPA pay, where a payslip being computed has an item that they may pay too. */
export const listeDaConfrontare = async (
  archivio: Archivio,
  { ANNO, simulazione }: Pick<Processo, 'ANNO' | 'simulazione'>,
  inputs: readonly InputCedolino[],
): Promise<readonly PagatoInLista[]> =>
  !simulazione && inputs.some(({ voci }) => voci.some(({ codice }) => isAncheDiNoipa(codice)))
    ? readPagatiNelleListe(archivio, ANNO)
    : [];

/** A computed payslip, and one of its items that a list pays too. */
interface TestataDoppia {
  readonly testata: CedolinoSalvato;
  readonly pagato: PagatoDaNoipa;
}

/**
 * The payslips of a run that lists of NoiPA pay too, with the lists as they are now: one may have been sent after the calculation. Nothing is read of a
 * run without such items; of another, one request a hundred payslips and those of the lists.
 */
export const testateNelleListe = async (
  archivio: Archivio,
  { uid, ANNO, simulazione, corregge }: Pick<Processo, 'uid' | 'ANNO' | 'simulazione' | 'corregge'>,
  testate: readonly CedolinoSalvato[],
): Promise<readonly TestataDoppia[]> => {
  if (simulazione || corregge) return [];
  const possibili = testate.filter((testata) => righeBrevi(testata).some(({ codice }) => isAncheDiNoipa(codice)));
  if (possibili.length === 0) return [];
  const liste = await readPagatiNelleListe(archivio, ANNO);
  if (liste.length === 0) return [];
  const pagamenti = new Map(
    (
      await archivio
        .of(pagamentoEntita)
        .getMany(possibili.map(({ uidSubAnagrafe }) => uidPagamento(uid, uidSubAnagrafe)))
    ).map((pagamento) => [pagamento.uid, pagamento]),
  );
  return possibili.flatMap((testata) => {
    const { voci = [] } = pagamenti.get(uidPagamento(uid, testata.uidSubAnagrafe)) ?? {};
    const nomi = new Map(righeBrevi(testata).map(({ codice, descrizione }) => [codice, descrizione]));
    return pagatiDaNoipa(testata.uidSubAnagrafe, voci, nomi, liste).map((pagato) => ({ testata, pagato }));
  });
};
