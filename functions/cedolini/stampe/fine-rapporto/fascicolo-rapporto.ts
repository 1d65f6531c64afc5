import { getFirmeDelGiorno } from '#archivio/scuola/intestazione.ts';
import { getIntestazione } from '#functions/impaginazione/carta-intestata.ts';
import { drawEach } from '#functions/impaginazione/layout/fascicoli.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printFascicoloRapporto } from '#shared/contracts/cedolini/stampe/annue/fascicolo-rapporto.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { fascicoliDelRapporto } from '../../fine-rapporto/fascicolo-del-rapporto.ts';
import { drawFascicolo } from './disegno-fascicolo.ts';
import { destinatariDi, drawLettera } from './lettera-del-resto.ts';

/** A dossier a person, on pages of its own; then the letter of who has something left of a settlement, to each heir of who is dead. */
export const fascicoloRapporto = defineStampa(printFascicoloRapporto, {
  load: async ({ uidSubAnagrafeList, soloLettere = false }, contesto) => {
    const { archivio, oggi, creato } = contesto;
    const [scuola, firme, letti] = await Promise.all([
      getIntestazione(contesto, oggi),
      getFirmeDelGiorno(archivio, oggi),
      fascicoliDelRapporto([...new Set(uidSubAnagrafeList)], { archivio, oggi }),
    ]);
    const fogli = letti.flatMap((fascicolo) => [
      ...(soloLettere ? [] : [{ foglio: 'FASCICOLO' as const, fascicolo }]),
      ...(fascicolo.resti.length === 0
        ? []
        : destinatariDi(fascicolo).map((destinatario) => ({ foglio: 'LETTERA' as const, fascicolo, destinatario }))),
    ]);
    return {
      quanti: fogli.length,
      metadati: { titolo: printFascicoloRapporto.titolo, autore: scuola.nome, creato },
      oggi,
      scuola,
      firme,
      fogli,
    };
  },
  fascicoli: ({ metadati, fogli, ...ufficio }) =>
    drawEach(metadati, fogli, (stampa, uno) => {
      const { desCognome, desNome } = uno.fascicolo.dati.persona;
      const nome = nominativo(desCognome, desNome);
      if (uno.foglio === 'FASCICOLO') {
        stampa.fascicolo({ segnalibro: `${metadati.titolo}: ${nome}`, piede: `${metadati.titolo} · ${nome}` });
        drawFascicolo(stampa, ufficio, uno.fascicolo);
        return;
      }
      const { destinatario } = uno;
      stampa.fascicolo({
        segnalibro: `Resto del conguaglio: ${destinatario.nome}`,
        piede: `Resto del conguaglio · ${destinatario.nome}`,
      });
      drawLettera(stampa, ufficio, uno);
    }),
});
