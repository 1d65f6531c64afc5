/** When the first pension contribution of a person was paid: who came later has the contributory system (L. 335/1995, art. 2 c. 18). */
export const primeAssicurazioni = ['ENTRO_1995', 'DAL_1996'] as const;
export type PrimaAssicurazione = (typeof primeAssicurazioni)[number];

export const descrizionePrimaAssicurazione: Readonly<Record<PrimaAssicurazione, string>> = {
  ENTRO_1995: 'Entro il 31/12/1995',
  DAL_1996: 'Dal 1/1/1996, con il sistema contributivo',
};
