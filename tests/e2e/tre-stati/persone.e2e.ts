import { anagrafeScreens } from '#web/areas/anagrafe/screens.ts';
import { assenzeScreens } from '#web/areas/assenze/screens.ts';
import { casaScreens } from '#web/areas/casa/screens.ts';
import { cedoliniScreens } from '#web/areas/cedolini/screens.ts';
import { serviziScreens } from '#web/areas/servizi/screens.ts';
import { treStati } from './stati.ts';

/** The tabs of a record, each with an address of its own inside the screen of the registry. */
const schede = ['fiscali', 'cedolini', 'documenti', 'dati-personali', 'modifiche'].flatMap((scheda) =>
  anagrafeScreens
    .filter(({ path }) => path === '/anagrafe')
    .map((screen) => ({ ...screen, path: `/anagrafe?persona=:uid&scheda=${scheda}` as const })),
);

treStati([...anagrafeScreens, ...schede, ...serviziScreens, ...assenzeScreens, ...cedoliniScreens, ...casaScreens]);
