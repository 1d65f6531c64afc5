import { certificatiNella, isCorrezione, isDiQuello } from '#archivio/denunce/annuali/in-vigore.ts';
import { certificatiSuperati } from '#archivio/denunce/annuali/superati.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { AppError } from '#platform/errors.ts';
import type { CuInput } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { superatoInParole } from '../denuncia/certificati-superati.ts';
import { cuDellAnno } from './cu-dell-anno.ts';

// Of a person only the last certificate of a send is in force: it alone is handed over, and corrected.

/** Why a filing takes no correction by another, and what is done instead; null where it does. */
export const percheNonSiCorregge = (
  { STATUS, esito, anno, dati }: Denuncia,
  di: Pick<CuInput, 'anno' | 'invio'>,
): string | null => {
  if (anno !== di.anno || dati.invio !== di.invio)
    return "è di un altro anno o di un altro invio. Scegliere una CU inviata dell'anno e dell'invio che si correggono.";
  if (STATUS !== 'INVIATO')
    return 'non è ancora inviata. Aggiornarla, e prende i dati di oggi; se non va mandata, eliminarla.';
  if (dati.operazione === 'ANNULLAMENTO')
    return 'annulla delle certificazioni, e non ce n’è da correggere. Elaborare di nuovo le CU: chi non ne ha una torna nella prossima.';
  return isRespinta(esito)
    ? 'è stata respinta e non certifica nessuno. Elaborare di nuovo le CU: chi ne faceva parte torna nella prossima.'
    : null;
};

/** Why the certificates of a filing are not handed over, and what is done first; null where they are in force. */
const percheNonSiConsegna = ({ STATUS, esito, dati }: Denuncia): string | null => {
  if (dati.operazione === 'ANNULLAMENTO')
    return 'annulla delle certificazioni, e non ce n’è da consegnare: consegnare quelle di un’altra CU, inviata dopo.';
  if (STATUS !== 'INVIATO') return 'non è ancora inviata. Scrivere la data di invio, poi la consegna.';
  return isRespinta(esito)
    ? 'è stata respinta e non certifica nessuno. Elaborare di nuovo le CU, inviarle, poi consegnare quelle.'
    : null;
};

/** A filing whose certificates are in force. @throws STATO_NON_AMMESSO */
export const checkConsegnabile = (denuncia: Denuncia): void => {
  const perche = percheNonSiConsegna(denuncia);
  if (perche !== null)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Le certificazioni di "${denuncia.descrizione}" non si consegnano: ${perche}`,
      { current: { ...denuncia } },
    );
};

/** The certificates of some people in a filing are the last of theirs. @throws STATO_NON_AMMESSO */
export const checkUltime = async (
  archivio: Archivio,
  denuncia: Denuncia,
  { persone, cosa }: { readonly persone: readonly string[]; readonly cosa: 'consegna' | 'corregge' },
): Promise<void> => {
  const superati = await certificatiSuperati(archivio, denuncia);
  if (superati.length === 0) return;
  const schede = await personeRepository(archivio).getMany(superati.map(({ persona }) => asUid<'PERSONA'>(persona)));
  const codici = new Map(schede.map(({ uid, desCf }): [string, string] => [uid, desCf]));
  const suo = superati.find(
    ({ codFiscale, persona }) => persone.includes(codFiscale) || persone.includes(codici.get(persona) ?? ''),
  );
  if (suo === undefined) return;
  const { dove, rimedio } = superatoInParole(suo.da);
  throw new AppError(
    'STATO_NON_AMMESSO',
    `La certificazione di ${suo.codFiscale} non si ${cosa} da "${denuncia.descrizione}": è ${dove}. ${rimedio}`,
    { current: { ...denuncia } },
  );
};

/** A correction that is sent corrects certificates that are still in force: since it was gathered another may have been sent. @throws STATO_NON_AMMESSO */
const checkAncoraInVigore = async (
  { denuncia, contenuto, valori }: DenunciaSalvata,
  archivio: Archivio,
): Promise<void> => {
  const { corregge, dati, descrizione } = denuncia;
  if (corregge === null || !isCorrezione(dati.operazione)) return;
  const corretta = await denunceRepository(archivio, 'CU').load(corregge);
  const no = (perche: string): AppError =>
    new AppError('STATO_NON_AMMESSO', `"${descrizione}" non si invia: ${perche}`, { current: { ...denuncia } });
  if (corretta.STATUS !== 'INVIATO' || isRespinta(corretta.esito))
    throw no(`"${corretta.descrizione}", che corregge, non è più fra quelle inviate. Eliminare questa.`);
  const superati = await certificatiSuperati(archivio, corretta);
  if (superati.length === 0) return;
  const { oggi } = await readIdentita(archivio);
  const corrette = certificatiNella(oggi)({ denuncia, contenuto, valori });
  const suo = superati.find((prima) => corrette.some((una) => isDiQuello(una, prima)));
  if (suo === undefined) return;
  throw no(
    `la certificazione di ${suo.codFiscale} che corregge è già ${superatoInParole(suo.da).dove}. Elaborarla di nuovo senza questa persona, o eliminarla; se va corretta ancora, si corregge quella.`,
  );
};

/** A filing that another one corrects stays sent, as long as that one is. @throws STATO_NON_AMMESSO */
const checkNonCorretta = async ({ uid, anno, descrizione }: Denuncia, archivio: Archivio): Promise<void> => {
  const correzione = (await cuDellAnno(archivio, anno)).find(
    (una) => una.corregge === uid && una.STATUS === 'INVIATO' && isCorrezione(una.dati.operazione),
  );
  if (correzione === undefined) return;
  throw new AppError(
    'STATO_NON_AMMESSO',
    `"${descrizione}" resta inviata: la corregge "${correzione.descrizione}", che è inviata anch’essa. Riportare indietro prima quella.`,
    { current: { ...correzione } },
  );
};

/** The conditions of the chain on the sent date of a filing. */
export const catena = { send: checkAncoraInVigore, undoSend: checkNonCorretta };
