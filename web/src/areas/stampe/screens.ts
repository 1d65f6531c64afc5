import { ufficioAdempimenti, ufficioCedolini, ufficioPersonale, ufficioVersamenti } from '#shared/contracts/uffici.ts';
import { screen, screenWithHelp, type Screen } from '#ui/screen.ts';
import { anteprime } from './anteprime.ts';

/** The same help for every preview, whatever its address. */
const aiuto = async (): Promise<readonly string[]> => (await import('./aiuto.ts')).anteprima;

/** The viewer at the address of every print. */
const visori: readonly Screen[] = anteprime.map(({ path, ruoli, ...licenza }) =>
  screen(path, 'Stampa', ruoli, () => import('./anteprima-page.tsx'), { aiuto, ...licenza }),
);

const conAiuto = screenWithHelp(() => import('./aiuto.ts'));

/** A screen that asks for prints: which ones is said by `elenchi.ts`. */
const elenco = (
  path: Screen['path'],
  titolo: string,
  ordine: number,
  { ruoli = ufficioVersamenti, ...altro }: Partial<Pick<Screen, 'ruoli' | 'cosa'>> = {},
): Screen =>
  conAiuto(path, titolo, ruoli, () => import('./stampe-page.tsx'), {
    menu: { gruppo: 'Stampe', voce: titolo, ordine },
    ...altro,
  });

/** A screen that asks for prints of the UniEmens. */
const uniemens = (path: Screen['path'], titolo: string, ordine: number, altro: Pick<Screen, 'cosa'> = {}): Screen =>
  conAiuto(path, titolo, ufficioAdempimenti, () => import('./stampe-page.tsx'), {
    menu: { gruppo: 'Adempimenti', voce: titolo, ordine },
    ...altro,
  });

export const stampeScreens: readonly Screen[] = [
  elenco('/personaleinservizio', 'Personale in servizio', 14, { ruoli: ufficioPersonale }),
  elenco('/contributi', 'Contributi', 15),
  elenco('/irpef', 'IRPEF', 16),
  elenco('/addizionali', 'Addizionali', 17),
  elenco('/ritenuteCterzi', 'Ritenute in conto terzi', 18),
  elenco('/altreTrattenute', 'Altre trattenute', 19),
  elenco('/irap', 'Stampe IRAP', 20, { cosa: 'IRAP' }),
  elenco('/annue', 'Stampe annue', 21),
  elenco('/altrestampe', 'Altre stampe', 22),
  conAiuto('/ferie-non-godute', 'Ferie non godute', ufficioCedolini, () => import('./ferie-non-godute-page.tsx'), {
    menu: { gruppo: 'Stampe', voce: 'Ferie non godute', ordine: 24 },
    cosa: 'FER',
  }),
  uniemens('/uniemens-stampe-inps', 'UniEmens, stampe INPS', 41),
  uniemens('/uniemens-stampe-exinpdap', 'UniEmens, stampe ex INPDAP', 42, { cosa: 'LISTA_POS_PA' }),
  ...visori,
];
