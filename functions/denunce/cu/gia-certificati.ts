import { certificatiInVigore } from '#archivio/denunce/annuali/in-vigore.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { InvioCu } from '#shared/domain/denunce/cu.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';

const inviateDi = (delAnno: readonly Denuncia[], invio: InvioCu, operazione: string): readonly Denuncia[] =>
  delAnno.filter(
    ({ STATUS, esito, dati }) =>
      STATUS === 'INVIATO' && !isRespinta(esito) && dati.invio === invio && dati.operazione === operazione,
  );

/** The sent filings of a send that certify for the first time. */
export const inviateCon = (delAnno: readonly Denuncia[], invio: InvioCu): readonly Denuncia[] =>
  inviateDi(delAnno, invio, 'ORDINARIA');

/** Those that took certificates of a send back: who is in them has none. */
export const annullateDi = (delAnno: readonly Denuncia[], invio: InvioCu): readonly Denuncia[] =>
  inviateDi(delAnno, invio, 'ANNULLAMENTO');

/** The people who have a certificate of some sent filings, as they are registered now. One request a filing. */
export const certificatiIn = async (archivio: Archivio, inviate: readonly Denuncia[]): Promise<ReadonlySet<string>> => {
  if (inviate.length === 0) return new Set();
  const [{ oggi }, ...intere] = await Promise.all([
    readIdentita(archivio),
    ...inviate.map(({ uid }) => denunceRepository(archivio, 'CU').loadIntera(uid)),
  ]);
  return new Set(certificatiInVigore(intere, oggi).map(({ persona }) => persona));
};

/** Refusal of a further filing that would certify nobody. */
export const certificatiTutti = (descrizione: string): AppError =>
  new AppError(
    'STATO_NON_AMMESSO',
    `"${descrizione}" è già inviata e non manca nessuno. Per cambiare una certificazione inviata aprirla e scegliere «Correggi o annulla», poi di chi: «Da completare», in Quadratura, dice a chi manca un pagamento e prepara la sostitutiva.`,
  );
