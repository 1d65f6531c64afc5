import { certificatiSuperati } from '#archivio/denunce/annuali/superati.ts';
import { loadCertificati } from '#archivio/denunce/certificati.ts';
import { scuolaDella } from '#archivio/denunce/scuola-della-denuncia.ts';
import { getIntestazione } from '#functions/impaginazione/carta-intestata.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printCu } from '#shared/contracts/denunce/stampe/cu.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { superatoInParole } from '../denuncia/certificati-superati.ts';
import { drawCertificati, titoloDi, type Certificazioni } from './certificato.ts';

interface DaStampare {
  readonly uid: Denuncia['uid'];
  readonly persona?: string | undefined;
}

/** The certificates asked for: of everybody, or of one person. @throws NON_TROVATO */
const scelti = async ({ uid, persona }: DaStampare, { archivio }: ContestoStampa) => {
  const { denuncia, certificati } = await loadCertificati(archivio, uid);
  const suoi = certificati.filter(({ persona: { codFiscale } }) => persona === undefined || codFiscale === persona);
  if (persona !== undefined && suoi.length === 0) throw nonTrovato('La certificazione');
  return { denuncia, certificati: suoi, titolo: titoloDi(denuncia, suoi) };
};

/** The fate of the certificates of a sent filing that are no longer in force. */
const superatiDi = async (denuncia: Denuncia, archivio: Archivio): Promise<ReadonlyMap<string, string>> => {
  if (denuncia.STATUS !== 'INVIATO' || isRespinta(denuncia.esito)) return new Map();
  const superati = await certificatiSuperati(archivio, denuncia);
  return new Map(superati.map(({ codFiscale, da }) => [codFiscale, superatoInParole(da).dove]));
};

export const cu = defineStampa(printCu, {
  title: async (parametri, contesto) => (await scelti(parametri, contesto)).titolo,
  load: async (parametri, contesto): Promise<Certificazioni> => {
    const trovati = await scelti(parametri, contesto);
    const scuola = await getIntestazione(contesto, scuolaDella(trovati.denuncia));
    const superati = await superatiDi(trovati.denuncia, contesto.archivio);
    return { ...trovati, superati, scuola, creato: contesto.creato, quanti: trovati.certificati.length };
  },
  fascicoli: drawCertificati,
});
