import { screens } from '#web/app/screens.ts';
import { anagrafeScreens } from '#web/areas/anagrafe/screens.ts';
import { assenzeScreens } from '#web/areas/assenze/screens.ts';
import { casaScreens } from '#web/areas/casa/screens.ts';
import { cedoliniScreens } from '#web/areas/cedolini/screens.ts';
import { scuolaScreens } from '#web/areas/scuola/screens.ts';
import { serviziScreens } from '#web/areas/servizi/screens.ts';
import { anteprime } from '#web/areas/stampe/anteprime.ts';
import { tabelleScreens } from '#web/areas/tabelle/screens.ts';
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

const visori = new Set(anteprime.map(({ path }) => path));

/** Every screen that the other files of this folder do not open. */
treStati(screens.filter((screen) => !altrove.has(screen) && !visori.has(screen.path)));
