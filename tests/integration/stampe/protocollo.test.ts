import { afterAll, beforeAll, expect, test } from 'vitest';
import { printRubrica } from '#shared/contracts/anagrafe/stampe/personale.ts';
import { printFerieNonGodute } from '#shared/contracts/assenze/stampe/ferie-non-godute.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { isProtocollabile } from '#shared/contracts/stampe/protocollo.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';
import { faultsUa } from '../../functions/stampe/matterhorn/punti.ts';

let home: TestHome;
let gestore: Person;
let uidSubAnagrafe: string;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-31' });
  gestore = await home.as(loginOf('GESTORE'));
  const { persona } = await dipendenteDiProva(
    gestore,
    1,
    servizioDiProva({ datInizio: '2025-09-01', datFine: '2026-06-30', codTipoNomina: 'TA' }),
  );
  uidSubAnagrafe = persona.uid;
});
afterAll(() => home.close());

const DI_TUTTI = {
  giorniSospensione: 0,
  invitatoAFruirne: false,
  anzianita: 'REGISTRATA',
  fonteGiorni: 'CALCOLO',
} as const;
const decreto = async (protocollo: { readonly protocollo?: string; readonly datProtocollo?: string }) => {
  const { bytes, stato } = await print(gestore, printFerieNonGodute, {
    numAnno: 2025,
    uidSubAnagrafeList: [uidSubAnagrafe],
    ...DI_TUTTI,
    ...protocollo,
  });
  return {
    testo: testoLetto(await readPdf(bytes ?? new Uint8Array())),
    difetti: await faultsUa(bytes ?? new Uint8Array()),
    stato,
  };
};

test('a print that leaves the school has the protocol that was typed under its heading, before its title; nothing when none was', async () => {
  const senza = await decreto({});
  expect(senza.testo).not.toContain('Prot.');
  const con = await decreto({ protocollo: '1234/A', datProtocollo: '2026-12-01' });
  expect(con.testo).toMatch(
    /Codice fiscale \d+ Prot\. n\. 1234\/A del 01\/12\/2026 Decreto|Prot\. n\. 1234\/A del 01\/12\/2026 Decreto/,
  );
  expect(con.difetti).toEqual([]);
  expect((await decreto({ protocollo: '77' })).testo).toContain('Prot. n. 77 Decreto');
});

test('the screen is told how to ask for it again, of the prints that leave the school alone', async () => {
  const { stato } = await decreto({ protocollo: '5' });
  expect(stato.protocollabile).toMatchObject({
    codice: 'ferie-non-godute',
    parametri: { uidSubAnagrafeList: [uidSubAnagrafe], protocollo: '5' },
  });
  const altra = await print(gestore, printRubrica, { dal: '2026-01-01', al: '2026-12-31', layout: 'ALFABETICO' });
  expect(altra.stato).toMatchObject({ stato: 'COMPLETATO' });
  expect(altra.stato).not.toHaveProperty('protocollabile');
});

test('the prints with a protocol are those that leave the school', () => {
  const nomi = Object.entries(stampe).flatMap(([nome, contratto]) => (isProtocollabile(contratto) ? [nome] : []));
  expect(nomi).toEqual([
    'printLiquidazione',
    'printFerieNonGodute',
    'printFascicoloRapporto',
    'printCu',
    'printCuDiChiLascia',
  ]);
});
