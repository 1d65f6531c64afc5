import type { Entrata, EntrataInput } from '../../../shared/contracts/noipa/dotazione.ts';
import { chiaveNoipa } from '../../../shared/domain/noipa/chiave.ts';
import { entrateRepository } from '../../archivio/noipa/entrata.ts';
import { pianiCapitoliRepository } from '../../archivio/noipa/piano-capitolo.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import { gestione } from '../../platform/data/gestione.ts';
import { newUid } from '../../platform/data/repository.ts';
import type { RequestContext } from '../../platform/http/api-handler.ts';
import { AppError, campoRifiutato } from '../../platform/http/errors.ts';
import { residuiPer } from './disponibilita.ts';

/** The budget year of an entry. */
const annoDi = ({ data }: Pick<Entrata, 'data'>): number => Number(data.slice(0, 4));

const entrate = gestione(entrateRepository, {
  check: async (dopo, { archivio }) => {
    const piani = await pianiCapitoliRepository(archivio).listAll();
    if (!piani.some((piano) => chiaveNoipa(piano) === dopo.chiave))
      throw campoRifiutato(
        'RIFERIMENTO_NON_VALIDO',
        'chiave',
        `Il codice ${dopo.chiave} non è tra quelli della scuola: aggiungerlo prima ai piani e capitoli.`,
      );
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
      .toSorted((a, b) => b.data.localeCompare(a.data) || a.chiave.localeCompare(b.chiave)),
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
