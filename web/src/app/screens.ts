import type { Screen } from '#ui/screen.ts';
import { aiutoScreens } from '../areas/aiuto/screens.ts';
import { anagrafeScreens } from '../areas/anagrafe/screens.ts';
import { annualiScreens } from '../areas/annuali/screens.ts';
import { assenzeScreens } from '../areas/assenze/screens.ts';
import { casaScreens } from '../areas/casa/screens.ts';
import { cedoliniScreens } from '../areas/cedolini/screens.ts';
import { collaudoScreens } from '../areas/collaudo/screens.ts';
import { denunceScreens } from '../areas/denunce/screens.ts';
import { dipendenteScreens } from '../areas/dipendente/screens.ts';
import { dirigenteScreens } from '../areas/dirigente/screens.ts';
import { noipaScreens } from '../areas/noipa/screens.ts';
import { scambioScreens } from '../areas/scambio/screens.ts';
import { scuolaScreens } from '../areas/scuola/screens.ts';
import { serviziScreens } from '../areas/servizi/screens.ts';
import { stampeScreens } from '../areas/stampe/screens.ts';
import { tabelleScreens } from '../areas/tabelle/screens.ts';
import { utilitaScreens } from '../areas/utilita/screens.ts';

/** Every screen of the product, area by area. */
export const screens: readonly Screen[] = [
  ...casaScreens,
  ...anagrafeScreens,
  ...cedoliniScreens,
  ...collaudoScreens,
  ...serviziScreens,
  ...assenzeScreens,
  ...scuolaScreens,
  ...tabelleScreens,
  ...denunceScreens,
  ...noipaScreens,
  ...stampeScreens,
  ...scambioScreens,
  ...annualiScreens,
  ...dirigenteScreens,
  ...utilitaScreens,
  ...dipendenteScreens,
  ...aiutoScreens,
];
