import { scuolaScreens } from '../../../web/src/areas/scuola/screens.ts';
import { tabelleScreens } from '../../../web/src/areas/tabelle/screens.ts';
import { treStati } from './stati.ts';

treStati([...scuolaScreens, ...tabelleScreens]);
