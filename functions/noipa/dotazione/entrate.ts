import { loadSpesaEAssegnato, residuiPer } from '#archivio/noipa/disponibilita.ts';
import { entrateRepository } from '#archivio/noipa/entrata.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { pianiCapitoliRepository } from '#archivio/noipa/piano-capitolo.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { newUid } from '#platform/data/repository.ts';
import { AppError, campoNonValido, campoRifiutato } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { Entrata, EntrataInput } from '#shared/contracts/noipa/dotazione.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** The budget year of an entry. */
const annoDi = ({ data }: Pick<Entrata, 'data'>): number => Number(data.slice(0, 4));

type Importo = Pick<Entrata, 'data' | 'chiave' | 'importo'>;

/** How much less is given for each code of each year, once an entry changes: cents below zero. */
const riduzioni = (prima: Importo | undefined, dopo: Importo | undefined) => {
  const importoIn = (entrata: Importo | undefined, anno: number, chiave: string): number =>
    entrata !== undefined && annoDi(entrata) === anno && entrata.chiave === chiave ? entrata.importo : 0;
  return [prima, dopo]
    .filter((entrata) => entrata !== undefined)
    .map((entrata) => ({ anno: annoDi(entrata), chiave: entrata.chiave }))
    .map(({ anno, chiave }) => ({
      anno,
      chiave,
      cambio: importoIn(dopo, anno, chiave) - importoIn(prima, anno, chiave),
    }))
    .filter(({ cambio }) => cambio < 0);
};

/**
 * What was given for some codes must cover what sent lists have spent of them, once an entry changes. What was read as spent is written again as it
 * was: a list sent in the same instant judged what was given before, and one of the two tries again.
 * @throws STATO_NON_AMMESSO
 */
const refuseSottoInviato = async (
  prima: Importo | undefined,
  dopo: Importo | undefined,
  { archivio, modifica }: RequestContext,
): Promise<void> => {
  const liste = listeRepository(archivio);
  for (const [anno, sue] of Map.groupBy(riduzioni(prima, dopo), (riduzione) => riduzione.anno)) {
    const { spesa, assegnate } = await loadSpesaEAssegnato(anno, archivio);
    for (const { chiave, cambio } of sue) {
      const inviato = spesa?.somme[chiave] ?? 0;
      const resta = (assegnate.get(chiave) ?? 0) + cambio - inviato;
      if (inviato > 0 && resta < 0)
        throw new AppError(
          'STATO_NON_AMMESSO',
          `L'assegnazione di ${chiave} non può scendere sotto quello che le liste inviate del ${anno} hanno speso, ${formatEuro(inviato)}: mancherebbero ${formatEuro(-resta)}.`,
        );
    }
    modifica.add(...liste.putSpesa(anno, spesa, []));
  }
};

const entrate = gestione(entrateRepository, {
  checkRemove: (prima, context) => refuseSottoInviato(prima, undefined, context),
  check: async (dopo, context, prima) => {
    const ultimo = partiDi(context.oggi).anno + 1;
    if (annoDi(dopo) > ultimo)
      throw campoNonValido(
        'data',
        `La data deve essere entro il 31/12/${ultimo}: è il giorno dell'assegnazione, e il suo anno è quello di bilancio.`,
      );
    const piani = await pianiCapitoliRepository(context.archivio).listAll();
    if (!piani.some((piano) => chiaveNoipa(piano) === dopo.chiave))
      throw campoRifiutato(
        'RIFERIMENTO_NON_VALIDO',
        'chiave',
        `Il codice ${dopo.chiave} non è tra quelli della scuola: aggiungerlo prima ai piani e capitoli.`,
      );
    await refuseSottoInviato(prima, dopo, context);
    return { ...dopo, anno: annoDi(dopo) };
  },
});

/** The most codes one transaction carries, with their unique value and their audit entry. */
const INSIEME = 25;

export const entrateService = {
  ...entrate,
  create: (input: EntrataInput, context: RequestContext): Promise<Entrata> =>
    entrate.create({ ...input, anno: annoDi(input), riporto: false }, context),
  /** Of a budget year, the latest first. */
  list: async (anno: number, archivio: Archivio): Promise<Entrata[]> =>
    (await entrateRepository(archivio).listAll())
      .filter((entrata) => entrata.anno === anno)
      .toSorted((a, b) => compareCodici(b.data, a.data) || compareCodici(a.chiave, b.chiave)),
  /** What is left of the year before enters this one on its first day. @throws STATO_NON_AMMESSO when nothing is left to carry */
  carry: async (anno: number, { archivio, modifica }: RequestContext): Promise<Entrata[]> => {
    const daRiportare = (await residuiPer(anno, archivio))
      .filter(({ residuo, riportato }) => residuo > 0 && riportato === 0)
      .slice(0, INSIEME);
    if (daRiportare.length === 0)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Non c'è niente da riportare dal ${anno - 1} al ${anno}: nessun codice ha un residuo che non sia già riportato.`,
      );
    const records = entrateRepository(archivio);
    return daRiportare.map(({ chiave, residuo }) =>
      modifica.write(
        records.create({
          uid: newUid<'ENTRATA_NOIPA'>(),
          versione: 1,
          anno,
          data: `${anno}-01-01`,
          chiave,
          importo: residuo,
          causale: `Residuo del ${anno - 1}`,
          riporto: true,
        }),
      ),
    );
  },
};
