import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, from the longest: begun last, one of them would run on with the other core idle. */
const LONGEST = [
  // browser
  'e2e/tre-stati/tutto-il-resto',
  'e2e/tre-stati/persone',
  'e2e/tre-stati/scuola',
  'e2e/tre-stati/anteprime',
  'e2e/cedolini/cento-persone',
  'e2e/anagrafe/anagrafe',
  'e2e/scuola/gestione-tabelle',
  'e2e/cedolini/foglio',
  'e2e/anagrafe/gestione-persona',
  'e2e/cedolini/lavoro-principale',
  'e2e/servizi/servizi-assenze',
  'e2e/scuola/scuola',
  'e2e/stampe/famiglie',
  'e2e/scambio/importa-persone',
  'e2e/cedolini/supplenze',
  // units
  'lib/cloud/deployment',
  'lib/local/demo/prints',
  'functions/platform/tempo-lineare',
  'functions/scambio/memoria-lettura',
  'second-opinion/opinione',
  'lib/local/apart/invoke-apart',
  'functions/platform/spreadsheet/limits',
  'second-opinion/riferimenti',
  'shared/calculation/programmi',
  'lib/workflows/long-work',
  // product
  'integration/avvio/dimostrazione',
  'integration/scambio/scuola',
  'integration/platform/access',
  'integration/stampe/ogni-stampa',
  'integration/rilasci/dati-di-prima',
  'integration/guasti/matrice',
  'integration/avvio/simulazione',
  'integration/lavori/interrotti-macchine',
  'integration/denunce/uniemens-contemporanee',
  'integration/denunce/uniemens/moduli-pos-pa',
  'integration/platform/contemporanee',
  'integration/scambio/garanzie',
  'integration/cedolini/elaborazione/fra-elaborazioni-guasti',
  'integration/avvio/start',
  'integration/cedolini/guasti',
  'integration/noipa/guasti',
  'integration/avvio/simulazione-libro',
  // engines
  'integration/cedolini/elaborazione/crash',
  'integration/denunce/macchina/crash',
  'integration/scambio/file-ostili/crash',
  'integration/cedolini/crash',
  'integration/avvio/crash',
  'integration/noipa/crash',
  'integration/casa/avvisi/crash',
  'lib/local/step-functions/errors',
  'lib/local/step-functions/durability',
  'lib/local/step-functions/death',
  'lib/local/s3/durability',
  'lib/local/s3/crash',
];

/** The files that work on what a longer one leaves made (`lib/cloud/samples.ts`, `support/filled/`): begun with it, each would wait for it or make it again. */
const LAST =
  /\/tests\/lib\/(cloud\/(?!deployment)\w[\w-]*|local\/demo\/(demo|anni-chiusi|domande|file-riletti|riscontro))\.test\.ts$/;

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((path) => new RegExp(`/tests/${path}\\.(test|e2e)\\.tsx?$`).test(moduleId));
  if (place >= 0) return place;
  return LAST.test(moduleId) ? LONGEST.length + 1 : LONGEST.length;
};

/** The files of a run in the order that keeps both workers busy to its end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
