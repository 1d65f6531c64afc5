import { scadenzeRoutes } from '../scadenze.ts';
import { chiusuraAnnoRoutes } from './chiusura-anno.ts';
import { incarichiDellAnnoRoutes } from './incarichi-dell-anno.ts';
import { mesiDiServizioRoutes } from './mesi-di-servizio.ts';
import { modello770Routes } from './modello-770.ts';
import { rapportiFinitiRoutes } from './rapporti-finiti.ts';

/** What the year asks besides its filings. */
export const annualiRoutes = {
  ...chiusuraAnnoRoutes,
  ...modello770Routes,
  ...incarichiDellAnnoRoutes,
  ...mesiDiServizioRoutes,
  ...rapportiFinitiRoutes,
  ...scadenzeRoutes,
} as const;
