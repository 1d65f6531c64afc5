import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { isContata } from '#archivio/cedolini/processi-del-mese.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { readVociDeiCompensi } from '#archivio/noipa/voci-dei-compensi.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { importoVoce } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Doppione, ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** A compensation of a list that something else pays too. */
export interface PagatoAltrove {
  readonly altrove: Doppione;
  /** The sum that the list pays of it, in cents. */
  readonly qui: number;
  /** The other payment was made for good: the run is accounted, the list was sent. */
  readonly definitivo: boolean;
}

/** Runs of the school, of the year and of the two beside it, that are no simulation. */
const loadProcessi = async (anno: number, archivio: Archivio): Promise<readonly Processo[]> => {
  const righe = archivio.leggi(await archivio.of(processoEntita).queryIndice({ index: 'indice1' }), rigaProcesso);
  const vicini = righe.filter(({ ANNO }) => Math.abs(ANNO - anno) <= 1);
  return (await archivio.of(processoEntita).getMany(vicini.map(({ uid }) => uid))).filter(
    ({ simulazione }) => !simulazione,
  );
};

/**
 * What runs of the school pay of what a list pays: same person, same activity, some of the same days. Requests: 4, one a run of the three years, and one a hundred payslips of who is
 * in the list.
 */
export const doppioniDellaScuola = async (
  { anno }: ListaNoipa,
  pagamenti: readonly PagamentoNoipa[],
  archivio: Archivio,
): Promise<PagatoAltrove[]> => {
  const [vociDi, processi] = await Promise.all([readVociDeiCompensi(archivio), loadProcessi(anno, archivio)]);
  const cercate = pagamenti.flatMap((pagamento) =>
    pagamento.righe.map((riga) => ({ riga, voci: vociDi(riga.chiave), pagamento })).filter(({ voci }) => voci.size > 0),
  );
  const perPersona = Map.groupBy(cercate, ({ pagamento }) => pagamento.persona);
  const cedolini = cedoliniRepository(archivio);
  const interi = await cedolini.getInteri(
    await cedolini.uidsDi(
      processi.map(({ uid }) => uid),
      [...perPersona.keys()],
    ),
  );
  const perUid = new Map(processi.map((processo) => [processo.uid, processo]));
  return interi.flatMap(({ testata: { idProcesso, uidSubAnagrafe }, dettaglio }) => {
    const { input } = readContenuto(dettaglio.contenuto);
    const processo = perUid.get(idProcesso);
    return input.voci.flatMap((voce) => {
      const { dal, al } = voce.competenza;
      const mia = (perPersona.get(uidSubAnagrafe) ?? []).find(
        ({ riga, voci }) => voci.has(voce.codice) && riga.datInizio <= al && dal <= riga.datFine,
      );
      if (mia === undefined) return [];
      const { persona, nominativo, desCf } = mia.pagamento;
      const altrove = {
        persona,
        nominativo,
        desCf,
        chiave: mia.riga.chiave,
        datInizio: dal,
        datFine: al,
        importo: importoVoce(voce),
        processo: idProcesso,
        datInvio: null,
        descrizione: accorciato(processo?.DES_ELABORAZIONE ?? '', 200) || 'Elaborazione della scuola',
      };
      return [{ altrove, qui: mia.riga.importo, definitivo: processo !== undefined && isContata(processo) }];
    });
  });
};
