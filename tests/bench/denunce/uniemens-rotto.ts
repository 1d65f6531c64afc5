import { findingsOf } from '#lib/denuncia.ts';
import { uniemensRotto } from '#support/denunce/uniemens-rotto.ts';
import type { BenchRow } from '../bench-row.ts';
import { median, rounds } from '../measures/rounds.ts';

const ROTTI = 2000;
const BYTE = 5_010_000;
const SECONDI = 5;

/** P18: a file of others with many faults, read and judged, every fault listed. */
export const fileRotto = async (): Promise<BenchRow> => {
  const bytes = uniemensRotto({ rotti: ROTTI, byte: BYTE });
  const judge = findingsOf('uniemens');
  const tempi = await rounds(async () => {
    const { user } = process.cpuUsage();
    const { rilievi } = await judge(bytes);
    if (rilievi.length < ROTTI) throw new Error(`${rilievi.length} faults listed of ${ROTTI}`);
    return (process.cpuUsage().user - user) / 1_000_000;
  });
  return {
    id: 'P18',
    goal: `${(BYTE / 1e6).toFixed(0)} MB of UniEmens with ${ROTTI} bad fields judged in ≤ ${SECONDI} s of computing`,
    measured: `${median(tempi).toFixed(1)} s, all listed`,
    bound: { atMost: SECONDI },
    ratios: tempi,
  };
};
