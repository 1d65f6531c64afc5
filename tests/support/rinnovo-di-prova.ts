import { fasce, profili } from '#shared/rules/contratto/inquadramento.ts';
import { oreDocenti } from '#shared/rules/contratto/ore-aggiuntive.ts';
import { tabellari } from '#shared/rules/contratto/tabellari.ts';
import { vacanzaContrattuale } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { inForceOn, type RegolaDatata } from '#shared/rules/regola.ts';

/** A contract that does not exist: 1.200,00 € a year more from November 2025 to everybody, the vacancy allowance ended, half a euro more for each hour of the fund; known on 10 March 2026. */
export const RINNOVO = {
  dal: '2025-11-01',
  noto: '2026-03-10',
  contratto: 'CCNL inventato per la prova 10/3/2026 (2025-27)',
  annuo: 120_000,
} as const;

/** Enters the tables of that contract as a release would: versions that hold from before the day they are known. The call that is returned takes them away. */
export const enterRinnovo = (): (() => void) => {
  const entrate: (() => void)[] = [];
  const enter = <T>(regola: RegolaDatata<T>, valore: T): void => {
    const { versioni } = regola;
    const { dal, noto, contratto } = RINNOVO;
    const norma = [{ testo: `${contratto}, tab. 1` }] as const;
    Object.assign(regola, {
      versioni: [...versioni, { dal, noto, valore, norma, fonte: 'derivata', riscontro: null }],
    });
    entrate.push(() => Object.assign(regola, { versioni }));
  };
  for (const profilo of profili)
    for (const fascia of fasce) {
      const regola = tabellari[profilo][fascia];
      enter(regola, inForceOn(regola, RINNOVO.dal).valore + RINNOVO.annuo);
    }
  enter(vacanzaContrattuale, 0);
  for (const regola of Object.values(oreDocenti)) enter(regola, inForceOn(regola, RINNOVO.dal).valore + 50);
  return () => {
    for (const takeAway of entrate) takeAway();
  };
};
