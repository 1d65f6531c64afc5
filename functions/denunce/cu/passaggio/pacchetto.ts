import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { fileConservato } from '#archivio/denunce/file-conservati.ts';
import { loadArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import { FileCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { CodicePassaggio, PacchettoCu } from '#shared/contracts/denunce/cu/passaggio-cu.ts';
import type { Denuncia, FileDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { inviiCu } from '#shared/domain/denunce/cu.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { improntaFile, valutazioneDi } from '../../denuncia/stato-denuncia.ts';
import { cu } from '../../formati/cu/cu.ts';
import type { Riferimenti } from '../../macchina/denuncia.ts';
import { cuDellAnno } from '../cu-dell-anno.ts';

/** What goes into the package of a year, and what stays out with the reason. */
export interface DaPassare {
  readonly denunce: readonly Denuncia[];
  readonly invii: PacchettoCu['invii'];
  readonly fuori: CodicePassaggio['fuori'];
}

/** The file of a filing that says what the filing says now: the one that was sent, or the last. */
const fileDi = async (archivio: Archivio, denuncia: Denuncia, riferimenti: Riferimenti) => {
  if (denuncia.STATUS === 'INVIATO') return denuncia.files.findLast(({ hash }) => hash === denuncia.hashInviato);
  const ultimo = denuncia.files.at(-1);
  if (ultimo === undefined) return undefined;
  const { bytes } = valutazioneDi(cu, await denunceRepository(archivio, 'CU').loadIntera(denuncia.uid), riferimenti);
  return bytes !== null && improntaFile(bytes) === ultimo.hash ? ultimo : undefined;
};

const perche = ({ STATUS, esito }: Denuncia, file: FileDenuncia | undefined): string | null => {
  if (isRespinta(esito)) return 'è stata respinta: passa quella che la corregge.';
  if (STATUS === 'ATTESA') return 'ha ancora rilievi bloccanti: correggerli prima.';
  return file === undefined ? 'il suo contenuto non è in nessun file: fare il file, poi ripetere.' : null;
};

/** What the filings of certifications of a year have ready for another program: the records are read from the bytes of the kept files. */
export const collectPacchetto = async (anno: number, archivio: Archivio, files: Files): Promise<DaPassare> => {
  const riferimenti = { comuni: await loadArchivioComuni() };
  const [denunce, invii, fuori]: [Denuncia[], PacchettoCu['invii'], CodicePassaggio['fuori']] = [[], [], []];
  for (const denuncia of await cuDellAnno(archivio, anno)) {
    const file = await fileDi(archivio, denuncia, riferimenti);
    const motivo = perche(denuncia, file);
    const sigillato = motivo === null && file ? fileConservato(archivio.codmin, denuncia.uid, file) : undefined;
    const bytes = sigillato && (await files.getSealed(sigillato));
    if (file === undefined || bytes === undefined)
      fuori.push({ descrizione: denuncia.descrizione, perche: motivo ?? 'il suo file non è più in archivio.' });
    else {
      denunce.push(denuncia);
      invii.push(invioDi(denuncia, file, bytes, riferimenti));
    }
  }
  return { denunce, invii, fuori };
};

const invioDi = (
  { uid, descrizione, dati, corregge, datInvio, protocollo }: Denuncia,
  { nome, hash, riscontrato }: FileDenuncia,
  bytes: Uint8Array,
  riferimenti: Riferimenti,
): PacchettoCu['invii'][number] => ({
  uid,
  descrizione,
  corregge,
  datInvio,
  protocollo,
  invio: inviiCu.find((uno) => uno === dati.invio) ?? 'MARZO',
  file: { nome, hash, riscontrato, contenuto: Buffer.from(bytes).toString('base64') },
  records: FileCu.parse(cu.readIntera(bytes, riferimenti).records),
});
