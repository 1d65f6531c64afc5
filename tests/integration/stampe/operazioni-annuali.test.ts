import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import {
  printOperazioniAnnuali,
  type OperazioneDaStampare,
} from '#shared/contracts/scuola/stampe/operazioni-annuali.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-06-20' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const righe = async (tipo: OperazioneDaStampare['tipo']): Promise<readonly (readonly string[])[]> => {
  const { bytes } = await print(gestore, printOperazioniAnnuali, { anno: 2025, tipo, formato: 'xlsx' });
  return (await readTable(bytes ?? new Uint8Array(), 'stampa.xlsx')).righe.map(({ celle }) => celle);
};
const nomeDi = ({ persona: { desCognome, desNome } }: Awaited<ReturnType<typeof dipendenteDiProva>>): string =>
  nominativo(desCognome, desNome);

test('each service is carried, to be carried, or left out with its reason; each holiday there or to be added', async () => {
  const annuale = { datInizio: '2024-09-01', datFine: '2025-08-31' };
  const ruolo = await dipendenteDiProva(gestore, 1, servizioDiProva(annuale));
  const supplente = await dipendenteDiProva(gestore, 2, servizioDiProva({ ...annuale, codTipoNomina: 'AN' }));
  const escluso = [
    'Non si duplicano',
    nomeDi(supplente),
    'Contratto a tempo determinato: per il nuovo anno serve una nuova nomina.',
  ];
  const servizi = async () => (await righe('servizi')).map((celle) => [celle[0], celle[1], celle.at(-1)]);
  expect(await servizi()).toEqual([['Ancora da duplicare', nomeDi(ruolo), ''], escluso]);
  await gestore.ok(serviziRoutes.duplicaServizio, { query: { anno: 2025 } });
  expect(await servizi()).toEqual([['Duplicati', nomeDi(ruolo), ''], escluso]);

  const feste = async () => (await righe('festivita')).map(([esito, nome, , dal]) => [esito, nome, dal]);
  expect(await feste()).toContainEqual(['Ancora da aggiungere', 'Natale', '2025-12-25']);
  await gestore.ok(calendariRoutes.duplicateFestivita, { query: { anno: 2025 } });
  const dopo = await feste();
  expect(dopo).toContainEqual(['Presenti', 'Natale', '2025-12-25']);
  expect(dopo.filter(([esito]) => esito !== 'Presenti')).toEqual([]);
});
