import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { materiaPerUfficio } from '#functions/cedolini/domande/domande-service.ts';
import { archivioDi, type Archivio } from '#platform/data/archivio.ts';
import { codiciDomanda } from '#shared/domain/elaborazione/domande.ts';
import { risposteDelGrafo } from '#shared/domande/domande.ts';
import { grafoDi } from '#shared/domande/grafo.ts';
import { scuoleDimostrative, sonoTutte } from '#support/demo/scuole-dimostrative.ts';
import { cifreSenzaNodo } from '#support/domande/cifre-nel-grafo.ts';
import { startDemonstration } from '#support/filled/filled-demonstration.ts';
import type { TestHome } from '#support/home/test-home.ts';
import { sampleOfTheDay, wholeAsked } from '#support/sample-of-the-day.ts';

/** Payslips that `npm run test:full` asks about. */
const MASSIMO = 500;

let home: TestHome;
beforeAll(async () => {
  ({ home } = await startDemonstration());
}, 900_000);
afterAll(() => home.close());

const calcolatiDi = async (archivio: Archivio) => {
  const righe = await Promise.all(
    ['V#', 'N#'].map((begins) => archivio.of(processoEntita).queryIndice({ index: 'indice2', begins })),
  );
  const cedolini = cedoliniRepository(archivio);
  const testate = await Promise.all(righe.flat().map((riga) => cedolini.listTestate(rigaProcesso(riga).uid)));
  return testate.flat().filter(({ esito }) => esito === 'CALCOLATO');
};

test('of the payslips of the demonstration every question has an answer, and no answer a figure that is not in the graph', async () => {
  const daChiedere = (
    await Promise.all(
      Object.values(scuoleDimostrative).map(async (scuola) => {
        const archivio = archivioDi(home.store, scuola);
        return (await calcolatiDi(archivio)).map(({ uid }) => ({ archivio, uid }));
      }),
    )
  ).flat();
  expect(daChiedere.length).toBeGreaterThan(sonoTutte ? MASSIMO : 20);
  const scelti = wholeAsked
    ? daChiedere.slice(0, MASSIMO)
    : sampleOfTheDay(daChiedere, Math.min(40, Math.floor(daChiedere.length / 10)));
  const senzaNodo: string[] = [];
  let confrontati = 0;
  for (const { archivio, uid } of scelti) {
    const grafo = grafoDi(await materiaPerUfficio(archivio, uid));
    confrontati += grafo.prima === null ? 0 : 1;
    for (const lettore of ['UFFICIO', 'PERSONA'] as const) {
      const risposte = risposteDelGrafo(grafo, lettore);
      expect(risposte.map(({ codice }) => codice)).toEqual(codiciDomanda);
      expect(risposte.filter(({ frasi }) => frasi.length === 0)).toEqual([]);
      senzaNodo.push(...cifreSenzaNodo(grafo, risposte).map((una) => `${uid} ${lettore} ${una}`));
    }
  }
  expect(senzaNodo).toEqual([]);
  expect(confrontati).toBeGreaterThan(0);
});
