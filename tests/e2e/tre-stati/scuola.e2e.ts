import { scuolaScreens } from '#web/areas/scuola/screens.ts';
import { tabelleScreens } from '#web/areas/tabelle/screens.ts';
import { treStati } from './stati.ts';

treStati([...scuolaScreens, ...tabelleScreens]);
