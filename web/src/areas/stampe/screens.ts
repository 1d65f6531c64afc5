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
  voce: string,
  ordine: number,
  { ruoli = ufficioVersamenti, ...altro }: Partial<Pick<Screen, 'ruoli' | 'cosa'>> = {},
): Screen =>
  conAiuto(path, titolo, ruoli, () => import('./stampe-page.tsx'), {
    menu: { gruppo: 'Stampe', voce, ordine },
    ...altro,
  });

/** A screen that asks for prints of the UniEmens. */
const uniemens = (
  path: Screen['path'],
  titolo: string,
  voce: string,
  ordine: number,
  altro: Pick<Screen, 'cosa'> = {},
): Screen =>
  conAiuto(path, titolo, ufficioAdempimenti, () => import('./stampe-page.tsx'), {
    menu: { gruppo: 'Adempimenti > UniEmens Integrato', voce, ordine },
    ...altro,
  });

export const stampeScreens: readonly Screen[] = [
  elenco('/personaleinservizio', 'Personale in servizio', 'Personale in servizio', 14, { ruoli: ufficioPersonale }),
  elenco('/contributi', 'Contributi', 'Contributi', 15),
  elenco('/irpef', 'IRPEF', 'IRPEF', 16),
  elenco('/addizionali', 'Addizionali', 'Addizionali', 17),
  elenco('/ritenuteCterzi', 'Ritenute in conto terzi', 'Ritenute in C/terzi', 18),
  elenco('/altreTrattenute', 'Altre trattenute', 'Altre Trattenute', 19),
  elenco('/irap', 'IRAP', 'IRAP', 20, { cosa: 'IRAP' }),
  elenco('/annue', 'Stampe annue', 'Annue', 21),
  elenco('/altrestampe', 'Altre stampe', 'Altre stampe', 22),
  conAiuto('/ferie-non-godute', 'Ferie non godute', ufficioCedolini, () => import('./ferie-non-godute-page.tsx'), {
    menu: { gruppo: 'Stampe', voce: 'Ferie non godute', ordine: 24 },
    cosa: 'FER',
  }),
  uniemens('/uniemens-stampe-inps', 'UniEmens, stampe INPS', 'Stampe INPS', 41),
  uniemens('/uniemens-stampe-exinpdap', 'UniEmens, stampe ex INPDAP', 'Stampe ex INPDAP', 42, { cosa: 'LISTA_POS_PA' }),
  ...visori,
];
