import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita, type Identita } from '#archivio/persone/identita.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
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

/** A member of staff that some records tell of: the code there, and the keys that are theirs, by that code and by the person they are today. */
interface Detto {
  readonly codice: string;
  readonly chiavi: readonly string[];
}

const dettiDa = (
  { records, percettori = [] }: Pick<ContenutoDenuncia, 'records' | 'percettori'>,
  { oggi }: Identita,
): readonly Detto[] =>
  records
    .filter(({ chiave }) => isDiPersonale(chiave))
    .map(({ chiave, origini: [prima] }) => {
      const codice = chiave.slice(chiave.lastIndexOf('|') + 1);
      const uid = prima === undefined ? undefined : percettori[prima[0]];
      const quadro = chiave.slice(0, chiave.length - codice.length);
      return { codice, chiavi: [chiave, ...(uid === undefined ? [] : [`${quadro}${oggi(asUid(uid))}`])] };
    });

/**
 * The codes of the staff of some records whom a sent file of the month tells of already, under another code or another record too: a further flow would
 * tell them twice.
 */
export const codiciGiaDetti = async (
  archivio: Archivio,
  delMese: readonly Denuncia[],
  contenuto: ContenutoDenuncia,
): Promise<readonly string[]> => {
  if (!contenuto.records.some(({ chiave }) => isDiPersonale(chiave))) return [];
  const inviate = delMese.filter(({ STATUS, esito }) => STATUS === 'INVIATO' && !isRespinta(esito));
  const [identita, ...intere] = await Promise.all([
    readIdentita(archivio),
    ...inviate.map(({ uid }) => denunceRepository(archivio, 'UNIEMENS').loadIntera(uid)),
  ]);
  const dette = new Set(
    intere.flatMap((intera) => dettiDa(intera.contenuto, identita).flatMap(({ chiavi }) => chiavi)),
  );
  const doppi = dettiDa(contenuto, identita).filter(({ chiavi }) => chiavi.some((chiave) => dette.has(chiave)));
  return [...new Set(doppi.map(({ codice }) => codice))];
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
