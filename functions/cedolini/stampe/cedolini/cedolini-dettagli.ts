import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printCedoliniDettagli } from '#shared/contracts/cedolini/stampe/cedolini/cedolini-dettagli.ts';
import { drawCedolini } from '../cedolino/layout.ts';
import { loadCedolini, titoloCedolini } from './da-stampare.ts';

export const cedoliniDettagli = defineStampa(printCedoliniDettagli, {
  title: (parametri, contesto) => titoloCedolini(printCedoliniDettagli.titolo, parametri, contesto),
  load: loadCedolini,
  fascicoli: ({ metadati, cedolini: da }) => drawCedolini(metadati, da, { spiegazioni: true }),
});
