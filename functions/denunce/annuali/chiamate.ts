import { modello770DellAnno } from '#archivio/denunce/annuali/modello-770.ts';
import { segniChiusura } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { incarichiDelSemestre } from '#archivio/incarichi/incarichi-dell-anno.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { annualiRoutes } from '#shared/contracts/denunce/annuali/index.ts';
import { termini } from '#shared/rules/adempimenti/scadenze.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { listScadenze } from '../scadenze/scadenze-service.ts';
import { getChiusuraAnno } from './chiusura-anno.ts';
import { mesiDiServizio } from './mesi-di-servizio.ts';
import { rapportiFiniti } from './rapporti-finiti.ts';

export const annualiImplementation = (): Implementation<typeof annualiRoutes> => ({
  getChiusuraAnno: ({ query: { anno } }, { archivio, oggi }) => getChiusuraAnno(anno, archivio, oggi),
  segnaPasso: ({ body }, context) => segniChiusura.save(body, context),
  listScadenze: (_richiesta, { archivio, oggi }) => listScadenze(archivio, oggi),
  segnaScadenza: ({ body }, context) => segniChiusura.saveScadenza(body, context),
  listIncarichiDellAnno: ({ query }, { archivio, oggi }) => incarichiDelSemestre(query, archivio, oggi),
  getMesiDiServizio: ({ query: { anno } }, context) => mesiDiServizio(anno, context),
  listRapportiFiniti: ({ query: { anno } }, context) => rapportiFiniti(anno, context),
  getModello770: async ({ query: { anno } }, { archivio }) => ({
    ...(await modello770DellAnno(anno, archivio)),
    scadenza: giornoDiScadenza(inForceOn(termini.MODELLO_770, `${anno}-12-31`).valore, { anno, mese: 12 }),
  }),
});
