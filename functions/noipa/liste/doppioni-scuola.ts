import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { importoVoce } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Doppione, ListaNoipa, PagamentoNoipa, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { loadPiani, type Piani } from './pagamenti.ts';

/** Items of a run that pay what a compensation of NoiPA pays: the same hours of the contract, or what the school says of its own items. */
const vociUguali = (
  { chiave }: RigaNoipa,
  piani: Piani,
  perCompenso: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> => {
  const codVoce = piani.get(chiave)?.codVoce ?? '';
  return new Set([
    ...(codVoce.startsWith('MOF_') ? [codVoce.replace('MOF_', 'ORE_')] : []),
    ...(perCompenso.get(chiave.slice(chiave.indexOf(' ') + 1)) ?? []),
  ]);
};

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
): Promise<Doppione[]> => {
  const [piani, proprie, processi] = await Promise.all([
    loadPiani(archivio),
    vociUtenteRepository(archivio).listAll(),
    loadProcessi(anno, archivio),
  ]);
  const perCompenso = new Map(
    [...Map.groupBy(proprie, ({ codCompensoNoipa }) => codCompensoNoipa)]
      .filter(([compenso]) => compenso !== '')
      .map(([compenso, voci]) => [compenso, voci.map(({ codVoce }) => `UTENTE_${codVoce}`)]),
  );
  const cercate = pagamenti.flatMap((pagamento) =>
    pagamento.righe
      .map((riga) => ({ riga, voci: vociUguali(riga, piani, perCompenso), pagamento }))
      .filter(({ voci }) => voci.size > 0),
  );
  const perPersona = Map.groupBy(cercate, ({ pagamento }) => pagamento.persona);
  const cedolini = cedoliniRepository(archivio);
  const interi = await cedolini.getInteri(
    await cedolini.uidsDi(
      processi.map(({ uid }) => uid),
      [...perPersona.keys()],
    ),
  );
  const nomi = new Map(processi.map(({ uid, DES_ELABORAZIONE }) => [uid, DES_ELABORAZIONE]));
  return interi.flatMap(({ testata: { idProcesso, uidSubAnagrafe }, dettaglio }) => {
    const { input } = readContenuto(dettaglio.contenuto);
    return input.voci.flatMap((voce) => {
      const { dal, al } = voce.competenza;
      const mia = (perPersona.get(uidSubAnagrafe) ?? []).find(
        ({ riga, voci }) => voci.has(voce.codice) && riga.datInizio <= al && dal <= riga.datFine,
      );
      if (mia === undefined) return [];
      const { persona, nominativo } = mia.pagamento;
      return [
        {
          persona,
          nominativo,
          chiave: mia.riga.chiave,
          datInizio: dal,
          datFine: al,
          importo: importoVoce(voce),
          processo: idProcesso,
          datInvio: null,
          descrizione: accorciato(nomi.get(idProcesso) ?? '', 200) || 'Elaborazione della scuola',
        },
      ];
    });
  });
};
