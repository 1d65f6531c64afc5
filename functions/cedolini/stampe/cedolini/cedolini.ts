import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printCedolini } from '#shared/contracts/cedolini/stampe/cedolini/cedolini.ts';
import { drawCedolini } from '../cedolino/layout.ts';
import { loadCedolini, titoloCedolini } from './da-stampare.ts';

export const cedolini = defineStampa(printCedolini, {
  title: (parametri, contesto) => titoloCedolini(printCedolini.titolo, parametri, contesto),
  load: loadCedolini,
  fascicoli: ({ metadati, cedolini: da }) => drawCedolini(metadati, da, { spiegazioni: false }),
});
