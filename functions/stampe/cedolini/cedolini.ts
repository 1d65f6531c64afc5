import { printCedolini } from '../../../shared/contracts/stampe/cedolini/cedolini.ts';
import { stampaCedolini } from '../cedolino/layout.ts';
import { defineStampa } from '../stampa.ts';
import { caricaCedolini, titoloCedolini } from './da-stampare.ts';

export const cedolini = defineStampa(printCedolini, {
  intitola: (parametri, contesto) => titoloCedolini(printCedolini.titolo, parametri, contesto),
  carica: caricaCedolini,
  disegna: ({ metadati, cedolini: da }) => stampaCedolini(metadati, da, { spiegazioni: false }),
});
