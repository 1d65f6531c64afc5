import { screens } from '../../../web/src/app/screens.ts';
import { anagrafeScreens } from '../../../web/src/areas/anagrafe/screens.ts';
import { assenzeScreens } from '../../../web/src/areas/assenze/screens.ts';
import { casaScreens } from '../../../web/src/areas/casa/screens.ts';
import { cedoliniScreens } from '../../../web/src/areas/cedolini/screens.ts';
import { scuolaScreens } from '../../../web/src/areas/scuola/screens.ts';
import { serviziScreens } from '../../../web/src/areas/servizi/screens.ts';
import { tabelleScreens } from '../../../web/src/areas/tabelle/screens.ts';
import { treStati } from './stati.ts';

const altrove = new Set([
  ...anagrafeScreens,
  ...assenzeScreens,
  ...casaScreens,
  ...cedoliniScreens,
  ...scuolaScreens,
  ...serviziScreens,
  ...tabelleScreens,
]);

/** Every screen that the other files of this folder do not open. */
treStati(screens.filter((screen) => !altrove.has(screen)));
