/** Repeatable choices: the same seed gives the same demo. (mulberry32) */
export interface Sorte {
  readonly intero: (massimo: number) => number;
  readonly scelta: <T>(tra: readonly [T, ...T[]]) => T;
}

export const sorte = (seme: number): Sorte => {
  let stato = seme >>> 0;
  const prossimo = (): number => {
    stato = (stato + 0x6d2b79f5) >>> 0;
    let t = stato;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const intero = (massimo: number): number => Math.floor(prossimo() * massimo);
  return { intero, scelta: ([prima, ...altre]) => altre[intero(altre.length + 1) - 1] ?? prima };
};
