import { stampe } from '../../../../shared/contracts/stampe/index.ts';
import { indirizziDi, type Stampa } from '../../../../shared/contracts/stampe/stampa.ts';
import { screen, type Screen } from '../../ui/screen.ts';

/** The same help for every preview, whatever its address. */
const aiuto = async (): Promise<readonly string[]> => (await import('./aiuto.ts')).aiuto['anteprima'] ?? [];

/** The viewer at the address of every print: prints shown at the same address share its screen, open to whoever may ask for one of them. */
const anteprime: readonly Screen[] = [
  ...Map.groupBy(
    Object.values<Stampa>(stampe).flatMap((stampa) => indirizziDi(stampa).map((path) => ({ path, stampa }))),
    ({ path }) => path,
  ),
].map(([path, di]) =>
  screen(path, 'Stampa', [...new Set(di.flatMap(({ stampa }) => stampa.roles))], () => import('./anteprima-page.tsx'), {
    aiuto,
  }),
);

export const stampeScreens: readonly Screen[] = [...anteprime];
