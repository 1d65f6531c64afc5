import { loadCertificati } from '#archivio/denunce/certificati.ts';
import { scuolaDella } from '#archivio/denunce/scuola-della-denuncia.ts';
import { getIntestazione } from '#functions/impaginazione/carta-intestata.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printCu } from '#shared/contracts/denunce/stampe/cu.ts';
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

export const cu = defineStampa(printCu, {
  title: async (parametri, contesto) => (await scelti(parametri, contesto)).titolo,
  load: async (parametri, contesto): Promise<Certificazioni> => {
    const trovati = await scelti(parametri, contesto);
    const scuola = await getIntestazione(contesto, scuolaDella(trovati.denuncia));
    return { ...trovati, scuola, creato: contesto.creato, quanti: trovati.certificati.length };
  },
  fascicoli: drawCertificati,
});
