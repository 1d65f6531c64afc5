import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { printUnilav } from '#shared/contracts/anagrafe/stampe/unilav.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { nuovePersone, print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

let home: TestHome;
let gestore: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  persone = await nuovePersone(gestore, 3);
  for (const [dal, al] of [
    ['2026-01-12', '2026-02-20'],
    ['2026-02-21', '2026-03-20'],
  ] as const)
    await gestore.ok(serviziRoutes.createServizio, {
      body: {
        ...supplenzaDiProva(dal, al, al === '2026-03-20' ? { codCessazione: '18' } : {}),
        uidSubAnagrafe: uid(0),
      },
    });
  for (const [indice, tipo] of [
    [1, 'COCOCO'],
    [2, 'OCCASIONALE'],
  ] as const) {
    await gestore.ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(2026), percettore: { tipo }, uidSubAnagrafe: uid(indice) },
    });
    await gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva({ desEnteAutorizzazione: '', datAutorizzazione: null }), uidSubAnagrafe: uid(indice) },
    });
  }
});
afterAll(() => home.close());

const uid = (indice: number) => persone[indice]?.uid ?? '';
const nome = (indice: number): string => {
  const persona = persone[indice];
  return persona === undefined ? '' : nominativo(persona.desCognome, persona.desNome);
};

/** The boxes of a month as its sheet has them: whose, part, field, value. */
const caselle = async (mese: number): Promise<readonly string[]> => {
  const { bytes } = await print(gestore, printUnilav, { anno: 2026, mese, formato: 'xlsx' });
  if (bytes === null) return [];
  const { righe } = await readTable(bytes, 'schede.xlsx');
  return righe.map(({ celle: [chi, parte, , campo, valore, importo] }) =>
    [chi, parte, campo, valore === '' ? importo : valore].join(' | '),
  );
};

test('a substitution is told when it begins, when it goes on the day after, and when it ends with its cause', async () => {
  const gennaio = await caselle(1);
  expect(gennaio).toContain(`${nome(0)} | Inizio del rapporto | Data di fine | 20/02/2026`);
  expect(gennaio).toContain(`${nome(0)} | Lavoratore | Codice fiscale | ${persone[0]?.desCf}`);
  const febbraio = await caselle(2);
  expect(febbraio).toContain(`${nome(0)} | Proroga | Inizio del rapporto | 12/01/2026`);
  expect(febbraio).toContain(`${nome(0)} | Proroga | Inizio della proroga | 21/02/2026`);
  const marzo = await caselle(3);
  expect(marzo).toContain(`${nome(0)} | Cessazione | Data di cessazione | 20/03/2026`);
  expect(marzo.find((casella) => casella.includes('| Causa |'))).toMatch(/Causa \| \S/);
});

test('a collaborator is told with what was agreed; who works now and then is not', async () => {
  const febbraio = await caselle(2);
  expect(febbraio).toContain(
    `${nome(1)} | Inizio del rapporto | Tipologia contrattuale | Collaborazione coordinata e continuativa`,
  );
  expect(febbraio.filter((casella) => casella.startsWith(nome(2)))).toEqual([]);
});

test('on paper each contract has its page, with the day by which it is told; of a month without any there is no paper', async () => {
  const { bytes } = await print(gestore, printUnilav, { anno: 2026, mese: 2 });
  const letto = await readPdf(bytes ?? new Uint8Array());
  expect(letto.segnalibri).toHaveLength(2);
  expect(testoLetto(letto)).toContain('20/03/2026');
  expect((await print(gestore, printUnilav, { anno: 2026, mese: 9 })).bytes).toBeNull();
});
