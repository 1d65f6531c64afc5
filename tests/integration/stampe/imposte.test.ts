import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { readTable } from '#platform/spreadsheet.ts';
import { printIrap } from '#shared/contracts/cedolini/stampe/ritenute/irap.ts';
import { printRitenuteIrpef } from '#shared/contracts/cedolini/stampe/ritenute/ritenute-irpef.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import { statoStampaRoutes } from '#shared/contracts/stampe/stato.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';

let home: TestHome;
let adempimenti: Person;
let anno: AnnoContabilizzato;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  anno = await accountAnno(await home.as(loginOf('GESTORE')));
  adempimenti = await home.as(loginOf('ADEMPIMENTI'));
});
afterAll(() => home.close());

const trimestre = { anno: 2026, meseDa: 1, meseA: 3 };
const righe = async <P extends z.ZodObject>(
  contratto: Stampa<P>,
  parametri: z.input<P>,
): Promise<readonly (readonly string[])[]> => {
  const { bytes } = await print(adempimenti, contratto, { ...parametri, formato: 'xlsx' });
  return bytes === null ? [] : (await readTable(bytes, 'stampa.xlsx')).righe.map(({ celle }) => celle);
};
const chi = (indice: number): string => {
  const persona = anno.persone[indice];
  return persona === undefined ? '' : nominativo(persona.desCognome, persona.desNome);
};

test('IRAP is 8,50 % of what was paid: by person, then by month under its code', async () => {
  const elenco = await righe(printIrap, { ...trimestre, tipo: 'elenco' });
  expect(elenco.filter(([, persona]) => persona === chi(0)).map((celle) => celle.slice(3))).toEqual([
    ['gennaio', 'Compensi di gennaio', '380E', '1000', '8,5 %', '85'],
  ]);
  // March: 8.000 € to the outsider and 8.000 € to the collaborator.
  expect((await righe(printIrap, { ...trimestre, tipo: 'riepilogo' })).map((celle) => celle.slice(1))).toEqual([
    ['gennaio', '380E', '2', '2000', '8,5 %', '170'],
    ['febbraio', '380E', '1', '500', '8,5 %', '42,5'],
    ['marzo', '380E', '2', '16000', '8,5 %', '1360'],
  ]);
  expect(
    (await righe(printIrap, { ...trimestre, tipo: 'dipendente', uidSubAnagrafe: anno.persone[2]?.uid })).map((celle) =>
      celle.slice(1),
    ),
  ).toEqual([['febbraio', 'Compensi di febbraio', '380E', '500', '8,5 %', '42,5']]);
});

test('income tax: the maximum rate on what is left after contributions, the fee of the outsider apart at 20 %', async () => {
  const elenco = await righe(printRitenuteIrpef, { ...trimestre, tipo: 'elenco' });
  // 1.000 € less 8,80 % and 0,35 % is 908,50 €, at 33 %.
  expect(elenco.filter(([, persona]) => persona === chi(0)).map((celle) => [celle[0], ...celle.slice(5)])).toEqual([
    ['IRPEF, tassazione corrente', '100E', '908,5', '33 %', '299,81'],
  ]);
  const riepilogo = await righe(printRitenuteIrpef, { ...trimestre, tipo: 'riepilogo' });
  expect(riepilogo.filter(([sezione]) => sezione === "Ritenuta d'acconto").map((celle) => celle.slice(1))).toEqual([
    ['marzo', '104E', '1', '8000', '20 %', '1600'],
  ]);
  expect(riepilogo[0]).toEqual(['IRPEF, tassazione corrente', 'gennaio', '100E', '2', '1817', '33 %', '599,62']);
});

test.each([printIrap, printRitenuteIrpef])(
  'of a person of another school there is nothing: $codice',
  async (contratto) => {
    const altra = await home.as(loginOf('ADEMPIMENTI', SCUOLA_B));
    const uidSubAnagrafe = anno.persone[0]?.uid;
    await rifiutata(
      home,
      () => altra.call<Stampa>(contratto, { body: { ...trimestre, tipo: 'elenco', uidSubAnagrafe } }),
      assente(),
    );
  },
);

test('a run that is not there is not printed, a print that is not there is not waited for', async () => {
  const gestore = await home.as(loginOf('GESTORE'));
  const body = { idProcesso: 'nessuna' };
  await rifiutata(home, () => gestore.call(stampeRoutes.printCedolini, { body }), assente());
  await rifiutata(home, () => gestore.call(stampeRoutes.printCedoliniDettagli, { body }), assente());
  await rifiutata(
    home,
    () => gestore.call(statoStampaRoutes.getStampa, { params: { printId: 'nessuna' }, query: {} }),
    assente(),
  );
});
