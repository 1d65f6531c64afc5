import type { RequestContext } from '#platform/caller/request-context.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { AppError } from '#platform/errors.ts';
import { lavoriRepository, startLavoro, toLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { Accorpamento, AnteprimaAccorpamento, EsitoAccorpamento } from '#shared/contracts/tabelle/posizioni.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { accorpabili, type TipoAccorpabile } from './accorpabili.ts';
import type { ParametriAccorpamento } from './parametri.ts';
import { referenti } from './referenti.ts';

export const TIPO_ACCORPAMENTO = 'accorpamento';
const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI'] as const;
const MOSTRATI = 100;

/**
 * Merges positions or classifications into one of them: live records are moved to it, sent filings and accounted runs keep what they were made with,
 * the others are deleted. It is long work, undone from there. A preview only says what would be touched.
 */
export const accorpamentoTabelleService = ({ workflows }: { readonly workflows: Workflows }) => ({
  merge: async (
    tipo: TipoAccorpabile,
    { uids, destinazione, anteprima }: Accorpamento,
    context: RequestContext,
  ): Promise<EsitoAccorpamento> => {
    const accorpabile = accorpabili[tipo];
    const nomi = await accorpabile.loadNomi(context.archivio, uids);
    const perdenti = uids.filter((uid) => uid !== destinazione);
    const nomeDi = (cercato: string) => nomi.find(({ uid }) => uid === cercato)?.nome ?? cercato;
    const usi = riferimenti(context.archivio);
    const toccati = (
      await Promise.all(
        perdenti.map(async (da) =>
          (await usi.list({ entita: tipo, uid: da })).map((riferimento) => ({ ...riferimento, da })),
        ),
      )
    ).flat();
    const daSpostare = toccati.filter(({ entita }) => referenti[entita] !== undefined);
    const esito: AnteprimaAccorpamento = {
      destinazione: nomeDi(destinazione),
      eliminate: perdenti.map(nomeDi),
      totale: daSpostare.length,
      conservati: toccati.length - daSpostare.length,
      toccati: daSpostare
        .slice(0, MOSTRATI)
        .map(({ entita, uid, descrizione, da }) => ({ entita, uid, descrizione, da: nomeDi(da) })),
    };
    if (anteprima) return { anteprima: esito, lavoro: null };
    await refuseIfRunning(tipo, uids, context);
    const usatiPrima = (await usi.list({ entita: tipo, uid: destinazione }))
      .filter(({ entita }) => referenti[entita] === undefined)
      .map(({ entita, uid }) => `${entita}#${uid}`);
    const parametri: ParametriAccorpamento = {
      verso: 'accorpa',
      tipo,
      destinazione,
      perdenti,
      copie: await accorpabile.snapshot(context.archivio, perdenti),
      usatiPrima: usatiPrima.slice(0, 1000),
      merge: null,
    };
    const lavoro = startLavoro(
      workflows,
      {
        tipo: TIPO_ACCORPAMENTO,
        area: 'tabelle',
        descrizione: accorciato(
          `Accorpamento di ${uids.length} ${accorpabile.plurale} in ${nomeDi(destinazione)}`,
          300,
        ),
        oggetto: `${tipo}#${destinazione}`,
        totale: daSpostare.length,
        ruoli,
        parametri,
      },
      context,
    );
    return { anteprima: esito, lavoro: toLavoro(lavoro) };
  },
});

/** Two merges of the same records at once would undo each other. */
const refuseIfRunning = async (
  tipo: TipoAccorpabile,
  uids: readonly string[],
  { archivio }: RequestContext,
): Promise<void> => {
  const { items } = await archivio.query({
    index: 'indice1',
    pk: `SCUOLA#${archivio.codmin}#LAVORO`,
    reverse: true,
    limit: 50,
  });
  const aperti = items.flatMap(({ riga }) => (isAccorpamentoAperto(riga) ? [riga.uid] : []));
  const lavori = await lavoriRepository(archivio).getMany(aperti);
  const altro = lavori.find(
    ({ stato, parametri }) =>
      (stato === 'ATTESA' || stato === 'IN_CORSO') &&
      parametri.tipo === tipo &&
      uids.some(
        (uid) =>
          uid === parametri.destinazione || (Array.isArray(parametri.perdenti) && parametri.perdenti.includes(uid)),
      ),
  );
  if (altro)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `È già in corso "${altro.descrizione}": attendere che finisca, poi ripetere.`,
    );
};

const isAccorpamentoAperto = (riga: unknown): riga is { readonly uid: string } =>
  typeof riga === 'object' &&
  riga !== null &&
  'tipo' in riga &&
  riga.tipo === TIPO_ACCORPAMENTO &&
  'uid' in riga &&
  typeof riga.uid === 'string' &&
  'stato' in riga &&
  (riga.stato === 'ATTESA' || riga.stato === 'IN_CORSO');
