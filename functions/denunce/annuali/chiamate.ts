import type { annualiRoutes } from '../../../shared/contracts/denunce/annuali/index.ts';
import { termini } from '../../../shared/rules/adempimenti/scadenze.ts';
import { inForceOn } from '../../../shared/rules/regola.ts';
import { modello770DellAnno } from '../../archivio/denunce/annuali/modello-770.ts';
import type { Implementation } from '../../platform/http/api-handler.ts';
import { giornoDiScadenza } from '../scadenze/giorno-di-scadenza.ts';

export const annualiImplementation = (): Implementation<typeof annualiRoutes> => ({
  getModello770: async ({ query: { anno } }, { archivio }) => ({
    ...(await modello770DellAnno(anno, archivio)),
    scadenza: giornoDiScadenza(inForceOn(termini.MODELLO_770, `${anno}-12-31`).valore, { anno, mese: 12 }),
  }),
});
