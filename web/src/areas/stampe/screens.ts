import { stampe } from '../../../../shared/contracts/stampe/index.ts';
import { indirizziDi, type Stampa } from '../../../../shared/contracts/stampe/stampa.ts';
import { ufficioCedolini, ufficioVersamenti } from '../../../../shared/contracts/stampe/uffici.ts';
import { screen, screenWithHelp, type Screen } from '../../ui/screen.ts';

/** The same help for every preview, whatever its address. */
const aiuto = async (): Promise<readonly string[]> => (await import('./aiuto.ts')).anteprima;

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

const conAiuto = screenWithHelp(() => import('./aiuto.ts'));

export const stampeScreens: readonly Screen[] = [
  conAiuto('/contributi', 'Contributi', ufficioVersamenti, () => import('./contributi-page.tsx'), {
    menu: { gruppo: 'Stampe', voce: 'Contributi', ordine: 15 },
  }),
  conAiuto('/irpef', 'IRPEF', ufficioVersamenti, () => import('./irpef-page.tsx'), {
    menu: { gruppo: 'Stampe', voce: 'IRPEF', ordine: 19 },
  }),
  conAiuto('/irap', 'IRAP', ufficioVersamenti, () => import('./irap-page.tsx'), {
    menu: { gruppo: 'Stampe', voce: 'IRAP', ordine: 20 },
  }),
  conAiuto('/ferie-non-godute', 'Ferie non godute', ufficioCedolini, () => import('./ferie-non-godute-page.tsx'), {
    menu: { gruppo: 'Stampe', voce: 'Ferie non godute', ordine: 24 },
  }),
  ...anteprime,
];
