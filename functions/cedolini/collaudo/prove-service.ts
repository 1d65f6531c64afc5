import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import { casiRepository } from '#archivio/collaudo/caso.ts';
import { proveRepository } from '#archivio/collaudo/prova.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { newUid, superata } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import { startLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { CedolinoProvato, ProvaCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Uid } from '#shared/domain/campi.ts';

const CHI = ['TESTER'] as const satisfies readonly Ruolo[];

interface RiferimentoProva {
  readonly uid: Uid<'PROVA_COLLAUDO'>;
  readonly versione: number;
}

/** Cases computed again: each test is long work, and keeps what it found. */
export const proveService = ({ workflows }: { readonly workflows: Workflows }) => ({
  /** @throws NON_TROVATO */
  list: async (idCaso: Uid<'CASO_COLLAUDO'> | undefined, { archivio }: RequestContext): Promise<ProvaCollaudo[]> => {
    const prove = await proveRepository(archivio).list(idCaso);
    if (prove.length === 0 && idCaso !== undefined) await casiRepository(archivio).load(idCaso);
    return prove;
  },

  listInCorso: ({ archivio }: RequestContext): Promise<ProvaCollaudo[]> => proveRepository(archivio).listInCorso(),

  /** Each payslip beside the expected one; none before the test is over. @throws NON_TROVATO */
  listCedolini: async (uid: Uid<'PROVA_COLLAUDO'>, { archivio }: RequestContext): Promise<CedolinoProvato[]> =>
    (await proveRepository(archivio).loadIntera(uid)).cedolini.map(({ provato }) => provato),

  /** @throws NON_TROVATO */
  start: async (casi: readonly Uid<'CASO_COLLAUDO'>[], context: RequestContext): Promise<ProvaCollaudo[]> => {
    const { archivio, modifica, adesso, sessione } = context;
    const repository = casiRepository(archivio);
    const trovati = await Promise.all([...new Set(casi)].map((uid) => repository.load(uid)));
    return trovati.map((caso) => {
      const uid = newUid<'PROVA_COLLAUDO'>();
      const lavoro = startLavoro(
        workflows,
        {
          tipo: 'prova-collaudo',
          area: 'collaudo',
          descrizione: `Prova del caso ${caso.descrizione}`,
          oggetto: uid,
          totale: caso.numCedolini,
          ruoli: CHI,
          parametri: {},
        },
        context,
      );
      return modifica.write(
        proveRepository(archivio).create({
          uid,
          versione: 1,
          idCaso: caso.uid,
          descrizione: caso.descrizione,
          stato: 'IN_CORSO',
          lavoroUid: lavoro.uid,
          avviataIl: instant(adesso),
          avviataDa: sessione.descutente,
          regole: versioneRegole(),
          numCedolini: caso.numCedolini,
          numDiversi: null,
          motivo: null,
        }),
      );
    });
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  remove: async (
    { uid, versione }: RiferimentoProva,
    { archivio, modifica }: RequestContext,
  ): Promise<{ uid: RiferimentoProva['uid'] }> => {
    const prove = proveRepository(archivio);
    const { prova, parti } = await prove.loadIntera(uid);
    if (prova.stato === 'IN_CORSO')
      throw new AppError(
        'STATO_NON_AMMESSO',
        `La prova del caso "${prova.descrizione}" non si può eliminare: è ancora in corso. Attendere o fermarla.`,
        { current: { ...prova } },
      );
    if (prova.versione !== versione) throw superata(prova);
    modifica.write(prove.remove(prova));
    modifica.add(...prove.removeCedolini(parti));
    return { uid };
  },
});
