import { screens } from '#web/app/screens.ts';
import { anteprime } from '#web/areas/stampe/anteprime.ts';
import { treStati } from './stati.ts';

const dove = new Set(anteprime.map(({ path }) => path));
/** The addresses of the viewer of prints: one screen, which each kind of print opens with its own words. */
const visori = screens.filter(({ path }) => dove.has(path));
/** How many days go by until the three states of the viewer were tried on every kind of print. */
const GIORNI = 8;

treStati(visori, GIORNI);
