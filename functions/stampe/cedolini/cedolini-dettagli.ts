import { printCedoliniDettagli } from '../../../shared/contracts/stampe/cedolini/cedolini-dettagli.ts';
import { stampaCedolini } from '../cedolino/layout.ts';
import { defineStampa } from '../stampa.ts';
import { caricaCedolini, titoloCedolini } from './da-stampare.ts';

export const cedoliniDettagli = defineStampa(printCedoliniDettagli, {
  intitola: (parametri, contesto) => titoloCedolini(printCedoliniDettagli.titolo, parametri, contesto),
  carica: caricaCedolini,
  disegna: ({ metadati, cedolini: da }) => stampaCedolini(metadati, da, { spiegazioni: true }),
});
