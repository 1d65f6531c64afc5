import { scuolaDella } from '#archivio/denunce/scuola-della-denuncia.ts';
import { loadCertificazioneEsposta } from '#archivio/dipendente/certificazioni-esposte.ts';
import { getIntestazione } from '#functions/impaginazione/carta-intestata.ts';
import { proprietario } from '#functions/impaginazione/proprietario.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printCuPropria } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { drawCertificati, type Certificazioni } from './certificato.ts';

export const cuPropria = defineStampa(printCuPropria, {
  title: async ({ uid }, contesto) =>
    (await loadCertificazioneEsposta(contesto.archivio, proprietario(contesto), uid)).denuncia.descrizione,
  load: async ({ uid }, contesto): Promise<Certificazioni> => {
    const esposta = await loadCertificazioneEsposta(contesto.archivio, proprietario(contesto), uid);
    const scuola = await getIntestazione(contesto, scuolaDella(esposta.denuncia));
    return { ...esposta, scuola, creato: contesto.creato, quanti: esposta.certificati.length };
  },
  fascicoli: drawCertificati,
});
