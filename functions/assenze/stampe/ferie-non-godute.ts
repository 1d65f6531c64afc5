import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printFerieNonGodute } from '#shared/contracts/assenze/stampe/ferie-non-godute.ts';
import { loadDecreti } from './dati-ferie.ts';
import { drawDecreti } from './decreto-ferie.ts';

export const ferieNonGodute = defineStampa(printFerieNonGodute, { load: loadDecreti, fascicoli: drawDecreti });
