import { casiRepository } from '#archivio/collaudo/caso.ts';
import { proveRepository } from '#archivio/collaudo/prova.ts';
import { getIntestazione } from '#functions/impaginazione/carta-intestata.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printProvaDettagli } from '#shared/contracts/cedolini/stampe/collaudo/collaudo.ts';
import { datiCedolino, type DatiCedolino } from '../cedolino/data.ts';
import { drawCedolini } from '../cedolino/layout.ts';

export const provaDettagli = defineStampa(printProvaDettagli, {
  title: async ({ uid }, { archivio }) =>
    `Cedolini del collaudo: ${(await proveRepository(archivio).load(uid)).descrizione}`,
  load: async ({ uid }, contesto) => {
    const { archivio, creato, oggi } = contesto;
    const { prova, cedolini } = await proveRepository(archivio).loadIntera(uid);
    const [{ cedolini: attesi }, scuola] = await Promise.all([
      casiRepository(archivio).loadIntero(prova.idCaso),
      getIntestazione(contesto, oggi),
    ]);
    const perUid = new Map(attesi.map((atteso) => [atteso.uid, atteso]));
    const dati = cedolini.flatMap(({ provato, trovato }): DatiCedolino[] => {
      const atteso = perUid.get(provato.uid);
      if (atteso === undefined || trovato === null) return [];
      const { storico, situazione } = atteso;
      return [
        datiCedolino({
          scuola,
          firme: [],
          cedolino: trovato,
          persona: {
            cognome: storico.desCognome,
            nome: storico.desNome,
            codiceFiscale: storico.desCf,
            qualifica: '',
          },
          processo: {
            ...situazione.liquidazione,
            descrizione: prova.descrizione,
            dataPagamento: situazione.dataPagamento,
            simulazione: false,
            provvisorio: false,
            collaudo: true,
          },
        }),
      ];
    });
    return {
      quanti: dati.length,
      metadati: { titolo: `Cedolini del collaudo, ${prova.descrizione}`, autore: scuola.nome, creato },
      dati,
    };
  },
  fascicoli: ({ metadati, dati }) => drawCedolini(metadati, dati, { spiegazioni: true }),
});
