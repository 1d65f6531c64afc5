import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import { processoDi, type Cose, type Luogo } from './luogo.ts';

/** Decides that a run is of the day on which the treasurer paid it. */
export const decideGiorno = async (luogo: Luogo, cose: Pick<Cose, 'processo'>): Promise<void> => {
  const { uid: idProcesso, versione } = await processoDi(luogo, cose);
  const body = { idProcesso, versione, perche: 'Pagata dal tesoriere' };
  await luogo.chi.ok(esecuzioneRoutes.decidiEsecuzione, { body });
};

/** Decides the day of every run of the year that waits for it: no filing is made before. */
export const decideGiorni = async (luogo: Luogo): Promise<void> => {
  const stati = await luogo.chi.ok(esecuzioneRoutes.listMandatiDaSistemare, { query: { anno: 2026 } });
  for (const { uid, stato } of stati) if (stato === 'DA_DECIDERE') await decideGiorno(luogo, { processo: uid });
};
