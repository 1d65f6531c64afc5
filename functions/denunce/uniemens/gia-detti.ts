import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { isChiaveDi } from '../formati/uniemens/quadri.ts';

/** People named in one refusal. */
const NOMINATI = 5;

/** Records that a month may tell of a person once: those of staff. Of a collaborator each flow adds. */
const isDiPersonale = (chiave: string): boolean =>
  isChiaveDi('individuale', chiave) || isChiaveDi('lavoratore', chiave);

const chiaviDi = ({ records }: Pick<ContenutoDenuncia, 'records'>): readonly string[] =>
  records.map(({ chiave }) => chiave).filter(isDiPersonale);

/** The codes of the staff of some records whom a sent file of the month tells of already: a further flow would tell them twice. */
export const codiciGiaDetti = async (
  archivio: Archivio,
  delMese: readonly Denuncia[],
  contenuto: ContenutoDenuncia,
): Promise<readonly string[]> => {
  const sue = new Set(chiaviDi(contenuto));
  if (sue.size === 0) return [];
  const inviate = delMese.filter(({ STATUS, esito }) => STATUS === 'INVIATO' && !isRespinta(esito));
  const intere = await Promise.all(inviate.map(({ uid }) => denunceRepository(archivio, 'UNIEMENS').loadIntera(uid)));
  const dette = new Set(intere.flatMap((intera) => chiaviDi(intera.contenuto)));
  return [
    ...new Set([...sue].filter((chiave) => dette.has(chiave)).flatMap((chiave) => chiave.split('|').at(-1) ?? [])),
  ];
};

/**
 * Refuses a further flow that would tell again of staff whom a sent file of the month tells of already: what they were paid late is an earlier period of a later month.
 * @throws STATO_NON_AMMESSO
 */
export const refuseGiaDetti = async (
  archivio: Archivio,
  mese: Mese,
  delMese: readonly Denuncia[],
  contenuto: ContenutoDenuncia,
): Promise<void> => {
  const codici = await codiciGiaDetti(archivio, delMese, contenuto);
  if (codici.length === 0) return;
  const nominati = `${codici.slice(0, NOMINATI).join(', ')}${codici.length > NOMINATI ? ` e altri ${codici.length - NOMINATI}` : ''}`;
  throw new AppError(
    'STATO_NON_AMMESSO',
    `UniEmens di ${formatMese(mese)} è già stato inviato con ${nominati}: un ulteriore flusso li direbbe due volte. Aprire la denuncia di un mese seguente e portarci ${formatMese(mese)} con «Porta qui un altro mese»: il pagamento vi entra come arretrato. Lo fa anche «Da completare», in Quadratura.`,
  );
};
