import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fileDiAltri, PERSONE_PER_FILE, personeDelFile, SBAGLIATE } from '#support/file-di-altri/file-di-altri.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { applyImport, checkFile } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const perNome = fileDiAltri.map((file, posto) => ({ ...file, posto }));

test('they are the exports of eight programs', () => {
  expect(new Set(fileDiAltri.map(({ programma }) => programma)).size).toBe(8);
});

test.each(perNome)(
  '$programma: at least 95 of 100 people come in at the first try, nothing matched by hand',
  { timeout: 240_000 },
  async ({ scrivi, posto }) => {
    const persone = personeDelFile(posto);
    const letta = await checkFile(gestore, 'persone', await scrivi(persone));
    const errate = letta.anteprima.righe.filter(({ errori }) => errori.length > 0);
    expect({
      motivo: letta.motivo,
      altre: errate.slice(SBAGLIATE).map(({ numero, errori }) => ({ numero, errori })),
    }).toMatchObject({ altre: [] });
    expect(letta).toMatchObject({ righe: PERSONE_PER_FILE, nuove: PERSONE_PER_FILE - SBAGLIATE, errate: SBAGLIATE });
    const applicata = await applyImport(gestore, letta, { soloGiuste: true });
    expect(applicata.stato, applicata.motivo ?? '').toBe('APPLICATA');
    expect(applicata.resto).not.toBeNull();
    for (const { cf, cognome, nome, nascita, sesso } of [persone[0], persone[6], persone[9]].filter(
      (p) => p !== undefined,
    )) {
      const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: cf } });
      const persona = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: righe[0]?.uid ?? '' } });
      expect([
        persona.desCognome.toUpperCase(),
        persona.desNome.toUpperCase(),
        persona.datNascita,
        persona.flgSesso,
      ]).toEqual([cognome.toUpperCase(), nome.toUpperCase(), nascita, sesso]);
      expect(persona.codComuneNascita).toBe(/[A-Z]\d{3}/.exec(cf.slice(11))?.[0] ?? persona.codComuneNascita);
    }
  },
);
