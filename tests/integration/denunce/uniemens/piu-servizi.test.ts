import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';

const [, SUPPLENTE] = [0, 1] as const;

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openAccademia();
  await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
  });
});
afterAll(() => scuola.home.close());

const avvisi = ({ rilievi }: DenunciaIntera) =>
  rilievi
    .filter(({ codice }) => codice === 'pospa.piu-servizi')
    .map(({ gravita, persona, trovato, rimedio }) => ({ gravita, persona, trovato, rimedio }));

test('two services of a person in the month are told with the days between them, one is not: they are declared under one position', async () => {
  const uno = await uniemensDiMarzo(scuola.adempimenti);
  expect(avvisi(uno)).toEqual([]);
  await scuola.gestore.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2026-03-18', '2026-03-28'), uidSubAnagrafe: scuola.uidDi(SUPPLENTE) },
  });
  const ancora = await uniemensDiMarzo(scuola.adempimenti, uno.denuncia.versione);
  expect(avvisi(ancora)).toEqual([]);
  await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
  });
  const due = await uniemensDiMarzo(scuola.adempimenti, ancora.denuncia.versione);
  expect(avvisi(due)).toEqual([
    {
      gravita: 'AVVISO',
      persona: scuola.persone[SUPPLENTE]?.desCf,
      trovato:
        "2 servizi in marzo 2026, dichiarati insieme con l'inquadramento dell'ultimo, compresi i giorni senza servizio dal 15/03/2026 al 17/03/2026",
      rimedio: expect.stringMatching(/^Aggiungere un periodo a mano per ciascun servizio, con i suoi giorni/),
    },
  ]);
  expect(due.righe.filter(({ chiave }) => chiave.startsWith('E0|')).length).toBe(1);
});
