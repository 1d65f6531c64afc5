import { cp } from 'node:fs/promises';
import { openHomeApart } from '../home/home-apart.ts';
import { resume, type Fermate } from './fermate.ts';
import { goOn, inFolder, type Giro } from './giro.ts';

/** The product of a process of its own is killed so many milliseconds after the flow began, then started again here. @returns what differs in the end */
export const killAt = (giro: Giro, { indisturbata }: Fermate, instant: number): Promise<string[]> =>
  inFolder(async (cartella) => {
    await cp(giro.base, cartella, { recursive: true });
    const casa = await openHomeApart(giro.port, cartella, { oggi: giro.oggi, env: { SEMI: 'sì' } });
    let [passo, killed] = [0, false];
    const kill = setTimeout(() => {
      killed = true;
      casa.child.kill('SIGKILL');
    }, instant);
    try {
      await goOn(giro, 0, {
        cartella,
        isOver: () => killed,
        before: (indice) => (passo = indice),
        sow: casa.sow,
      });
    } catch (error) {
      if (!killed) throw error;
    }
    clearTimeout(kill);
    await casa.end('SIGKILL');
    return resume(giro, { dove: `${Math.round(instant)} ms`, passo, cartella }, indisturbata);
  });
