import { expect } from 'vitest';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { modello770Routes } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { rapportiFinitiRoutes } from '#shared/contracts/denunce/annuali/rapporti-finiti.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { diverse, mancano } from '../atti.ts';
import type { Anno } from '../mondo.ts';

/** Expects that a year leaves no payment, filing, comparison or step open. */
export const expectChiuso = async (scuola: Anno, anno: number): Promise<void> => {
  expect([await mancano(scuola, anno), await diverse(scuola, anno)]).toEqual([[], []]);
  const irap = await scuola.chi.ok(irapRoutes.getIrap, { query: { anno } });
  expect(irap.versata).toBe(irap.imposta);
  const { confronti } = await scuola.chi.ok(modello770Routes.getModello770, { query: { anno } });
  expect(confronti.filter(({ controllo, differenza }) => controllo !== 'CREDITI' && differenza !== 0)).toEqual([]);
  const { passi } = await scuola.chi.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno } });
  const fatti = ['ELABORAZIONI', 'F24', 'UNIEMENS', 'CONGUAGLIO', 'CU', 'CONSEGNA_CU'];
  expect(passi.filter(({ passo }) => fatti.includes(passo)).map(({ stato }) => stato)).toEqual(
    fatti.map(() => 'FATTO'),
  );
  const { righe } = await scuola.chi.ok(rapportiFinitiRoutes.listRapportiFiniti, { query: { anno } });
  const aperti = righe.flatMap(({ passi: suoi }) => suoi.filter(({ stato }) => stato === 'DA_FARE'));
  expect(aperti.map(({ passo }) => passo)).toEqual([]);
};
