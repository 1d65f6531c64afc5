import { startBrowserHome, type BrowserHome } from '../home/test-browser.ts';
import { filledData, type Filled } from './filled-data.ts';

export type FilledHome = BrowserHome & Omit<Filled, 'dataDir'>;

/** As startBrowserHome, on a copy of the two filled schools. */
export const startFilledHome = async (): Promise<FilledHome> => {
  const { dataDir, ...aperti } = await filledData();
  return { ...(await startBrowserHome({ da: dataDir })), ...aperti };
};
