import { screenWithHelp, type Screen } from '#ui/screen.ts';
import { INDIRIZZI, moduli, partiUniemens } from './uniemens/percorsi.ts';

const screen = screenWithHelp(() => import('./aiuto.ts'));

const NOMI_PARTI = {
  inps: 'Posizioni INPS',
  collaboratori: 'Collaboratori',
  exinpdap: 'Posizioni ex INPDAP',
} as const;

export const denunceScreens: readonly Screen[] = [
  screen('/invia-F24', 'Invia dati a F24', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./f24/f24-page.tsx'), {
    menu: { gruppo: 'Adempimenti', voce: 'Invia dati a F24', ordine: 52 },
    licenza: 'F24',
  }),
  screen('/uniemens', 'UniEmens', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./uniemens/uniemens-page.tsx'), {
    menu: { gruppo: 'Adempimenti', voce: 'UniEmens', ordine: 40 },
    dettoAnche: 'UniEmens Integrato, gestione',
  }),
  ...partiUniemens.map((parte) =>
    screen(
      INDIRIZZI.parte(parte),
      NOMI_PARTI[parte],
      ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
      () => import('./uniemens/una-page.tsx'),
    ),
  ),
  screen(
    INDIRIZZI.lista,
    'ListaPosPA',
    ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    () => import('./uniemens/pospa/lista-page.tsx'),
    { cosa: 'LISTA_POS_PA' },
  ),
  ...moduli.map((modulo) =>
    screen(
      INDIRIZZI.modulo(modulo),
      `Modulo ${modulo.toUpperCase()}`,
      ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
      () => import('./uniemens/pospa/modulo-page.tsx'),
      { cosa: 'LISTA_POS_PA' },
    ),
  ),
  screen(
    '/accessori-fuori-sistema',
    'Accessori fuori sistema',
    ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    () => import('./spt/accessori-page.tsx'),
    { menu: { gruppo: 'Adempimenti', voce: 'Accessori fuori sistema', ordine: 50 }, cosa: 'SPT' },
  ),
  screen(
    '/accessori-fuori-sistema/:id/:anno/:meseDa/:meseA/:disabledMod',
    'Periodo degli accessori fuori sistema',
    ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    () => import('./spt/dipendenti-page.tsx'),
    { cosa: 'SPT' },
  ),
  screen(
    '/accessori-fuori-sistema/:id/:anno/:meseDa/:meseA/:disabledMod/:id_dip/:nominativo/:cf',
    'Compensi del dipendente',
    ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    () => import('./spt/compensi-page.tsx'),
    { cosa: 'SPT' },
  ),
  screen('/cu', 'Certificazione Unica', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./cu/cu-page.tsx'), {
    menu: { gruppo: 'Adempimenti', voce: 'Certificazione Unica', ordine: 54 },
    licenza: 'CUD',
  }),
  screen('/wir', 'IRAP', ['GESTORE', 'TESTER', 'ADEMPIMENTI'], () => import('./irap/irap-page.tsx'), {
    menu: { gruppo: 'Adempimenti', voce: 'IRAP', ordine: 56 },
    licenza: 'WIR',
    cosa: 'IRAP',
  }),
  screen(
    '/modello-m',
    'Modello M',
    ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    () => import('./modello-m/modello-m-page.tsx'),
    {
      menu: { gruppo: 'Adempimenti', voce: 'Modello M', ordine: 57 },
      cosa: 'MODELLO_M',
    },
  ),
  screen(
    '/quadratura',
    'Quadratura',
    ['GESTORE', 'TESTER', 'ADEMPIMENTI'],
    () => import('./quadratura/quadratura-page.tsx'),
    {
      menu: { gruppo: 'Adempimenti', voce: 'Quadratura', ordine: 58 },
    },
  ),
];
