import { lazy } from 'react';
import { stampe } from '../../../../shared/contracts/stampe/index.ts';
import { indirizziDi, type Stampa } from '../../../../shared/contracts/stampe/stampa.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const aiuto = aiutoDi(() => import('./aiuto.ts'));
const anteprimaPage = lazy(() =>
  import('./anteprima-page.tsx').then(({ AnteprimaPage }) => ({ default: AnteprimaPage })),
);

/** The viewer at the address of every print: prints shown at the same address share its screen, open to whoever may ask for one of them. */
const anteprime: readonly Screen[] = [
  ...Map.groupBy(
    Object.values<Stampa>(stampe).flatMap((stampa) => indirizziDi(stampa).map((path) => ({ path, stampa }))),
    ({ path }) => path,
  ),
].map(([path, di]) => ({
  path,
  titolo: 'Stampa',
  ruoli: [...new Set(di.flatMap(({ stampa }) => stampa.roles))],
  page: anteprimaPage,
  aiuto: aiuto('anteprima'),
}));

export const stampeScreens: readonly Screen[] = [...anteprime];
