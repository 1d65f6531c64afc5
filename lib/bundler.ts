import { stop } from 'esbuild';

let atWork = 0;

/**
 * Runs `work`, which builds with esbuild, and ends esbuild's process when nobody builds with it any more: it would keep
 * hundreds of megabytes for as long as this process lives. A builder that stays is one whose work has not ended.
 */
export const whileBuilding = async <T>(work: () => Promise<T>): Promise<T> => {
  atWork += 1;
  try {
    return await work();
  } finally {
    atWork -= 1;
    if (atWork === 0) await stop();
  }
};
