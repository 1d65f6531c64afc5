import { anagrafeScreens } from '../../../web/src/areas/anagrafe/screens.ts';
import { assenzeScreens } from '../../../web/src/areas/assenze/screens.ts';
import { casaScreens } from '../../../web/src/areas/casa/screens.ts';
import { cedoliniScreens } from '../../../web/src/areas/cedolini/screens.ts';
import { serviziScreens } from '../../../web/src/areas/servizi/screens.ts';
import { treStati } from './stati.ts';

treStati([...anagrafeScreens, ...serviziScreens, ...assenzeScreens, ...cedoliniScreens, ...casaScreens]);
