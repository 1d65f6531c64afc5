import { getIntestazione } from '#functions/impaginazione/carta-intestata.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printCuDiChiLascia } from '#shared/contracts/denunce/stampe/cu.ts';
import { certificatoDiChiLascia } from '../cu/chi-lascia.ts';
import { drawCertificati, titoloDi, type Certificazioni } from './certificato.ts';

export const cuDiChiLascia = defineStampa(printCuDiChiLascia, {
  title: async (parametri, contesto) => {
    const { certificati, anno } = await certificatoDiChiLascia(parametri, contesto);
    return titoloDi({ descrizione: descrizioneDi(anno) }, certificati);
  },
  load: async (parametri, contesto): Promise<Certificazioni> => {
    const { anno, dati, certificati, daSistemare } = await certificatoDiChiLascia(parametri, contesto);
    const scuola = await getIntestazione(contesto, contesto.oggi);
    return {
      denuncia: { anno, dati, descrizione: descrizioneDi(anno), rilasciata: { il: contesto.oggi, daSistemare } },
      certificati,
      scuola,
      creato: contesto.creato,
      quanti: certificati.length,
    };
  },
  fascicoli: drawCertificati,
});

const descrizioneDi = (anno: number): string => `CU del ${anno} a chi ha finito il rapporto`;
