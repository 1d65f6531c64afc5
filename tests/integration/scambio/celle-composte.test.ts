import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { checkFile } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
const persona = personaDiProva(1);
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
  await gestore.ok(anagrafeRoutes.createPersona, { body: persona });
});
afterAll(() => home.close());

/** Titles and words of what is wrong with the only row of a sheet. */
const erroriDi = async (tipo: 'incarichi' | 'servizi' | 'saldiApertura', titoli: string, celle: string) => {
  const { anteprima } = await checkFile(gestore, tipo, {
    nome: `${tipo}.csv`,
    bytes: Buffer.from(`Codice fiscale;${titoli}\r\n${persona.desCf};${celle}`),
  });
  return Object.fromEntries((anteprima.righe[0]?.errori ?? []).map(({ titolo, messaggio }) => [titolo, messaggio]));
};

test('items of two cells that cannot be read are told together, each of them, with the other fields of the row', async () => {
  const errori = await erroriDi(
    'incarichi',
    'Numero;Data incarico;Oggetto;Importo pattuito;Dichiarazioni 5000;Compensi comunicati',
    '1;20/01/2026;Corso;cento;"anno 20/01/2026 1,00; 2026 domani 1,00";"ieri 3,00"',
  );
  expect(errori['Dichiarazioni 5000']).toMatch(/scrivere anno, data e importo.*"domani" non è una data/s);
  expect(errori['Compensi comunicati']).toMatch(/"ieri" non è una data/);
  expect(Object.keys(errori)).toContain('Importo pattuito');
});

test('a fund that cannot be read does not hide the month that is missing', async () => {
  const errori = await erroriDi('saldiApertura', 'Anno;Mese;Contributi per fondo', '2026;13;PENSIONE x y');
  expect(errori['Contributi per fondo']).toMatch(/"PENSIONE x y"/);
  expect(Object.keys(errori)).toContain('Mese');
});

test('a sector and a site that are not there are told with the dates', async () => {
  const errori = await erroriDi(
    'servizi',
    'Data inizio;Data fine;Settore;Sedi',
    '01/09/2026;01/01/2026;NESSUNO;AAAA00000A x',
  );
  expect(errori.Settore).toMatch(/Nessun settore ha il codice NESSUNO/);
  expect(Object.keys(errori)).toContain('Sedi');
  expect(Object.keys(errori).length).toBeGreaterThan(2);
});
