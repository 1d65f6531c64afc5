import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, from the longest: begun last, one of them would run on with the other core idle. */
const LONGEST = [
  // browser
  'e2e/tre-stati/persone',
  'e2e/tre-stati/tutto-il-resto',
  'e2e/scuola/scuola-tabelle',
  'e2e/tre-stati/scuola',
  'e2e/anagrafe/anagrafe',
  'e2e/scuola/gestione-tabelle',
  'e2e/servizi/servizi-assenze',
  'e2e/cedolini/lavoro-principale',
  'e2e/anagrafe/gestione-persona',
  'e2e/cedolini/supplenze',
  'e2e/scambio/importa-persone',
  // units
  'lib/cloud/deployment',
  'lib/local/demo/demo',
  'functions/platform/tempo-lineare',
  'second-opinion/opinione',
  'lib/local/apart/invoke-apart',
  'shared/calculation/programmi',
  'functions/platform/spreadsheet/limits',
  'second-opinion/riferimenti',
  // product
  'integration/avvio/start',
  'integration/cedolini/guasti',
  'integration/scambio/scuola',
  'integration/scambio/garanzie',
  'integration/scambio/persone',
  'integration/scambio/file-difficili',
  'integration/platform/contemporanee',
  'integration/cedolini/elaborazione',
  'integration/avvio/admin-lavori',
  'integration/platform/access',
  // engines
  'integration/scambio/file-ostili/crash',
  'integration/avvio/crash',
  'integration/casa/avvisi/crash',
  'integration/cedolini/crash',
  'integration/cedolini/elaborazione/crash',
  'lib/local/step-functions/errors',
  'lib/local/step-functions/death',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((path) => new RegExp(`/tests/${path}\\.(test|e2e)\\.tsx?$`).test(moduleId));
  return place < 0 ? LONGEST.length : place;
};

/** The files of a run in the order that keeps both workers busy to its end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
