import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screenWithHelp, type Screen } from '#ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

const screen = screenWithHelp(() => import('./aiuto.ts'));

export const scuolaScreens: readonly Screen[] = [
  screen('/scuola', 'Dati della scuola', ruoli, () => import('./scuola-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Dati della scuola', ordine: 66 },
  }),
  screen('/scuola/altriDati', 'Altri dati', ruoli, () => import('./altri-dati-page.tsx')),
  screen('/scuola/nelTempo', 'La scuola nel tempo', ruoli, () => import('./nel-tempo-page.tsx')),
  screen('/scuola/subentro', 'Subentro', ruoli, () => import('./subentro/subentro-page.tsx')),
  screen('/scuola/sediOrganico', 'Sedi di organico', ruoli, () => import('./scuole/sedi-organico-page.tsx')),
  screen('/tabelle/altreScuole', 'Altre scuole', ruoli, () => import('./scuole/altre-scuole-page.tsx')),
  screen(
    '/tabelle/altreScuole/scuoleItalia',
    "Scuole d'Italia",
    ruoli,
    () => import('./scuole/scuole-italia-page.tsx'),
  ),
  screen(
    '/tabelle/calendarioScolastico',
    'Calendario scolastico',
    ruoli,
    () => import('./calendari/calendario-scolastico-page.tsx'),
  ),
  screen(
    '/tabelle/calendarioScolastico/assegnaSedi',
    'Assegna sedi',
    ruoli,
    () => import('./calendari/assegna-sedi-page.tsx'),
  ),
  screen('/tabelle/festivitaChiusure', 'Festività e chiusure', ruoli, () => import('./calendari/festivita-page.tsx')),
  screen('/tabelle/tipiSettore', 'Tipi settore', ruoli, () => import('./scuole/tipi-settore-page.tsx')),
  screen('/pannellocontrollo', 'Pannello di controllo', ruoli, () => import('./pannello-controllo-page.tsx'), {
    menu: { gruppo: 'Strumenti', voce: 'Pannello di controllo', ordine: 82 },
  }),
  screen(
    '/pannellocontrollo/personalizzaFirme',
    'Personalizza firme',
    ruoli,
    () => import('./personalizza-firme-page.tsx'),
  ),
  screen('/pannellocontrollo/avvisiPosta', 'Avvisi per posta', ruoli, () => import('./avvisi-posta-page.tsx')),
];
