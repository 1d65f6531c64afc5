import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { sources } from '#support/sources.ts';

const FILINGS = 'read by the filings, which have no screen yet';
const UNIEMENS = 'a part of a UniEmens alone: the screen reads the filing whole';
const PERSONNEL = 'the same list reaches the screens with all the others of a service, in one call';
const PRINTED = 'what a print says, as records for who integrates: the screens ask for the print';
const TABLES = 'a table of the State that no form of the office chooses from yet';

/** Routes of the product that no screen calls, and why each is there all the same. */
const WITHOUT_CALLER: Readonly<Record<string, string>> = {
  'GET /emo/allAnagrafe': 'the whole registry at once, for who integrates: the screens page it',
  'POST /crud/anagrafe-by-prg': 'people by their progressive, as other products name them',
  'POST /crud/anagrafe-cedolini': 'people of a run: the wizard drafts their payslips with the same data in one call',
  'GET /emo/servizi/tipoperass/{uid}':
    'kinds of absence of a service: the screen of absences reads those of the person',
  'GET /emo/tipopersonale': PERSONNEL,
  'POST /crud/tipi-personale': PERSONNEL,
  'GET /crud/altre/fiscali': PRINTED,
  'POST /crud/altre/fiscali': PRINTED,
  'GET /crud/altre/soggettive': PRINTED,
  'POST /crud/altre/soggettive': PRINTED,
  'POST /emo/ambito/search': TABLES,
  'GET /emo/edufisica/datiretrib/{date}/{prgQualifica}/{fascia}':
    'pay of a qualification on a day, for the lists of sports hours',
  'GET /emo/straordinariodoc/impOrario/{prgQualifica}/{date}': 'hourly rates on a day, for the lists of extra hours',
  'POST /crud/comune': 'towns as the second backend answers them: the fields search those of the first',
  'POST /crud/ass-tfr': TABLES,
  'POST /crud/istatcp2011': TABLES,
  'POST /crud/qualifiche-istat': TABLES,
  'POST /crud/codvocearea': 'the print column of an item: prints read it on the server',
  'GET /crud/emo-opzioni/afam': FILINGS,
  'POST /crud/emo-opzioni': FILINGS,
  'POST /crud/emo-opzioni/preside': 'the same store is saved by the panel through the first backend',
  'GET /crud/cedolini-adempimenti': FILINGS,
  'POST /crud/business-data/check': 'what the school lacks, alone: the panel reads it with all that is to be done',
  'POST /crud/processi-progress':
    'the state of many runs at once, for who polls: the screen follows the long work itself',
  'PUT /crud/noipa/cedolino/mof': 'payments one by one, for who integrates: the sheet writes many as one',
  'DELETE /crud/noipa/cedolino/mof': 'who leaves a list leaves it with what else the sheet writes',
  'POST /crud/noipa/cedolini/inviati':
    'what was sent of a person, for who integrates: the screens show it list by list',
  'GET /crud/noipa/processo/compensi': 'sums of a list by code: its screen has them with the payments, in one call',
  'GET /crud/noipa/tariffa': 'one rate, for who integrates: a list comes with those of its codes',
  'POST /crud/poscontributive-id': UNIEMENS,
  'POST /crud/pospa-d0': UNIEMENS,
  'POST /crud/pospa-e0-list': UNIEMENS,
  'POST /crud/pospa-e1-list': UNIEMENS,
  'POST /crud/pospa-f1-list': UNIEMENS,
  'POST /crud/pospa-v1-list': UNIEMENS,
  'POST /crud/poscontributiva': UNIEMENS,
  'POST /crud/denunce-individuali-inps': UNIEMENS,
  'POST /crud/uniemens-collaboratori-list': UNIEMENS,
  'POST /pubblico/calcola': 'for programs of others: the page of the calculator computes by itself',
  'POST /crud/uniemens/debug': 'every record with all its origins, for who checks a filing: the screen opens one',
};

const text = sources('web')
  .map(({ text: testo }) => testo)
  .join('\n');

const uncalled = Object.values(contracts).flatMap((routes) =>
  Object.entries(routes)
    .filter(([name]) => !new RegExp(`\\b${name}\\b`).test(text))
    .map(([, { method, path }]) => `${method} ${path}`),
);

test('every route has a screen that calls it, or a written reason to have none', () => {
  expect(uncalled.toSorted()).toEqual(Object.keys(WITHOUT_CALLER).toSorted());
});
