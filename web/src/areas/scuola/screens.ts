import { lazy } from 'react';
import type { Ruolo } from '../../../../shared/domain/accesso/ruoli.ts';
import { aiutoDi, type Screen } from '../../ui/screen.ts';

const ruoli = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

const aiuto = aiutoDi(() => import('./aiuto.ts'));

export const scuolaScreens: readonly Screen[] = [
  {
    path: '/scuola',
    titolo: 'Scuola',
    ruoli,
    menu: { gruppo: 'Strumenti', voce: 'Scuola', ordine: 66 },
    page: lazy(() => import('./scuola-page.tsx').then(({ ScuolaPage }) => ({ default: ScuolaPage }))),
    aiuto: aiuto('/scuola'),
  },
  {
    path: '/scuola/altriDati',
    titolo: 'Altri dati',
    ruoli,
    page: lazy(() => import('./altri-dati-page.tsx').then(({ AltriDatiPage }) => ({ default: AltriDatiPage }))),
    aiuto: aiuto('/scuola/altriDati'),
  },
  {
    path: '/scuola/sediOrganico',
    titolo: 'Sedi di organico',
    ruoli,
    page: lazy(() =>
      import('./scuole/sedi-organico-page.tsx').then(({ SediOrganicoPage }) => ({ default: SediOrganicoPage })),
    ),
    aiuto: aiuto('/scuola/sediOrganico'),
  },
  {
    path: '/tabelle/altreScuole',
    titolo: 'Altre scuole',
    ruoli,
    page: lazy(() =>
      import('./scuole/altre-scuole-page.tsx').then(({ AltreScuolePage }) => ({ default: AltreScuolePage })),
    ),
    aiuto: aiuto('/tabelle/altreScuole'),
  },
  {
    path: '/tabelle/altreScuole/scuoleItalia',
    titolo: "Scuole d'Italia",
    ruoli,
    page: lazy(() =>
      import('./scuole/scuole-italia-page.tsx').then(({ ScuoleItaliaPage }) => ({ default: ScuoleItaliaPage })),
    ),
    aiuto: aiuto('/tabelle/altreScuole/scuoleItalia'),
  },
  {
    path: '/tabelle/calendarioScolastico',
    titolo: 'Calendario scolastico',
    ruoli,
    page: lazy(() =>
      import('./calendari/calendario-scolastico-page.tsx').then(({ CalendarioScolasticoPage }) => ({
        default: CalendarioScolasticoPage,
      })),
    ),
    aiuto: aiuto('/tabelle/calendarioScolastico'),
  },
  {
    path: '/tabelle/calendarioScolastico/assegnaSedi',
    titolo: 'Assegna sedi',
    ruoli,
    page: lazy(() =>
      import('./calendari/assegna-sedi-page.tsx').then(({ AssegnaSediPage }) => ({ default: AssegnaSediPage })),
    ),
    aiuto: aiuto('/tabelle/calendarioScolastico/assegnaSedi'),
  },
  {
    path: '/tabelle/festivitaChiusure',
    titolo: 'Festività e chiusure',
    ruoli,
    page: lazy(() =>
      import('./calendari/festivita-page.tsx').then(({ FestivitaPage }) => ({ default: FestivitaPage })),
    ),
    aiuto: aiuto('/tabelle/festivitaChiusure'),
  },
  {
    path: '/tabelle/tipiSettore',
    titolo: 'Tipi settore',
    ruoli,
    page: lazy(() =>
      import('./scuole/tipi-settore-page.tsx').then(({ TipiSettorePage }) => ({ default: TipiSettorePage })),
    ),
    aiuto: aiuto('/tabelle/tipiSettore'),
  },
  {
    path: '/pannellocontrollo',
    titolo: 'Pannello di controllo',
    ruoli,
    menu: { gruppo: 'Strumenti', voce: 'Pannello di controllo', ordine: 82 },
    page: lazy(() =>
      import('./pannello-controllo-page.tsx').then(({ PannelloControlloPage }) => ({ default: PannelloControlloPage })),
    ),
    aiuto: aiuto('/pannellocontrollo'),
  },
  {
    path: '/pannellocontrollo/personalizzaFirme',
    titolo: 'Personalizza firme',
    ruoli,
    page: lazy(() =>
      import('./personalizza-firme-page.tsx').then(({ PersonalizzaFirmePage }) => ({ default: PersonalizzaFirmePage })),
    ),
    aiuto: aiuto('/pannellocontrollo/personalizzaFirme'),
  },
  {
    path: '/pannellodirigente',
    titolo: 'Pannello dirigente',
    ruoli: ['GESTORE', 'TESTER', 'PRESIDE'],
    menu: { gruppo: 'Strumenti', voce: 'Pannello dirigente', ordine: 115 },
    page: lazy(() =>
      import('./pannello-dirigente-page.tsx').then(({ PannelloDirigentePage }) => ({ default: PannelloDirigentePage })),
    ),
    aiuto: aiuto('/pannellodirigente'),
  },
];
