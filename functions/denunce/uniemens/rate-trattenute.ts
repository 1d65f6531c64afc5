import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { getVoceDizionario } from '../../riferimento/voci/soggettive.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import type { RataTrattenuta } from './raccolta/rapporto.ts';

const isPrestito = (codVoce: string): boolean => getVoceDizionario(codVoce)?.trattenuta === 'PRESTITO_INPS';

/** Tells whether a payslip may withhold an instalment of a loan: one computed before its deductions were kept does not say which they are. */
const isDaLeggere = ({ testata: { fatti }, rotte }: CedolinoContabilizzato): boolean =>
  rotte.some(({ destinazione }) => destinazione.a === 'TERZI') &&
  (fatti?.trattenute?.some(({ codVoce }) => isPrestito(codVoce)) ?? true);

interface RigaTrattenuta {
  readonly origine?: string | undefined;
}

/** The item of a deduction: as it is registered, else as the payslip keeps it. */
const voceDi = (
  { testata: { fatti } }: CedolinoContabilizzato,
  origine: string,
  registrata: Soggettiva | undefined,
): string => registrata?.codVoce ?? fatti?.trattenute?.find(({ uid }) => uid === origine)?.codVoce ?? '';

/** The instalments among the lines of a payslip that go to others. */
const rateDi = (
  cedolino: CedolinoContabilizzato,
  righe: readonly RigaTrattenuta[],
  registrate: ReadonlyMap<string, Soggettiva>,
): RataTrattenuta[] =>
  cedolino.rotte.flatMap(({ riga, importo, destinazione }): RataTrattenuta[] => {
    const origine = righe[riga]?.origine;
    if (destinazione.a !== 'TERZI' || origine === undefined) return [];
    const registrata = registrate.get(origine);
    if (!isPrestito(voceDi(cedolino, origine, registrata))) return [];
    return [{ origine, riga, importo, piano: registrata?.piano ?? null }];
  });

/** Payslips with the instalments of INPS loans that they withhold, each with its plan. Nothing is read where nothing is withheld for others. */
export const withRate = async <C extends CedolinoContabilizzato>(
  archivio: Archivio,
  cedolini: readonly C[],
): Promise<readonly (C & { readonly rate: readonly RataTrattenuta[] })[]> => {
  const daLeggere = cedolini.filter(isDaLeggere).map(({ cedolino }) => cedolino);
  const interi = daLeggere.length === 0 ? [] : await cedoliniRepository(archivio).getInteri(daLeggere);
  const righe = new Map<string, readonly RigaTrattenuta[]>(
    interi.map(({ testata, dettaglio }) => [testata.uid, readContenuto(dettaglio.contenuto).cedolino?.righe ?? []]),
  );
  const origini = [...new Set([...righe.values()].flatMap((sue) => sue.flatMap(({ origine }) => origine ?? [])))];
  const soggettive =
    origini.length === 0
      ? []
      : await archivio.of(soggettivaEntita).getMany(origini.map((uid) => asUid<'SOGGETTIVA'>(uid)));
  const registrate = new Map<string, Soggettiva>(soggettive.map((una) => [una.uid, una]));
  return cedolini.map((cedolino) => ({
    ...cedolino,
    rate: rateDi(cedolino, righe.get(cedolino.cedolino) ?? [], registrate),
  }));
};
