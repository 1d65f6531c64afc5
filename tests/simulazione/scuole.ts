import { saveScuola } from '#lib/admin/scuole.ts';
import { asOffice } from '#lib/local/demo/context.ts';
import { ROMA } from '#lib/local/demo/places.ts';
import type { Sorte } from '#lib/local/demo/random.ts';
import { demoSchoolData } from '#lib/local/demo/school-data.ts';
import { demoStaff } from '#lib/local/demo/school.ts';
import type { FaultMode } from '#lib/local/dynamodb/faults.ts';
import type { Change } from '#lib/local/dynamodb/server.ts';
import { platformFromEnv } from '#platform/platform.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';

export interface ScuolaSimulata {
  readonly codmin: string;
  readonly setupType: Exclude<SetupType, 'COMUNALE'>;
}

const ALTRI: Readonly<Record<number, ScuolaSimulata['setupType']>> = { 8: 'AFAM', 9: 'PARITARIA' };

/** Ten invented schools: eight of the State, one of each other kind that is registered. */
export const scuoleSimulate: readonly ScuolaSimulata[] = Array.from({ length: 10 }, (_, numero) => ({
  codmin: `XXTS0100${numero}S`,
  setupType: ALTRI[numero] ?? 'SCUOLA',
}));

/** The product with the ten schools, each with its record and a handful of staff; the engines do what `guasti` says from one call to the next. */
export const openScuole = async (
  caso: Sorte,
  oggi: string,
  guasti: FaultMode,
  onChange: (changes: readonly Change[]) => void,
): Promise<TestHome> => {
  const home = await startTestHome({
    oggi,
    onChange,
    scuole: scuoleSimulate.map(({ codmin }) => codmin),
    faults: { dynamodb: guasti },
  });
  const platform = platformFromEnv(process.env, 'simulazione');
  for (const [seme, { codmin, setupType }] of scuoleSimulate.entries()) {
    const sua = { codmin, nome: `Istituto Simulato ${seme}`, setupType, luogo: ROMA, seme, oggi };
    const luogo = { citta: 'Roma', regione: 'Lazio', provincia: 'RM' };
    await saveScuola(home.store, { ...luogo, codmin, desScuola: sua.nome, setupType }, new Date());
    const office = asOffice(platform, sua, oggi);
    await demoSchoolData(platform, office, sua);
    await demoStaff(platform, office, { seme, setupType, oggi, dipendenti: 4 + caso.intero(5) });
  }
  return home;
};
