import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeAsked, sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { openLuogo, type Luogo } from '../../simulazione/consigli/luogo.ts';
import { prove, walk } from '../../simulazione/consigli/passeggiata.ts';

/** One in twenty a day; all of them with the whole tests and with `npm run simulazione -- --parte consigli`. */
const DEL_GIORNO = sampleOfTheDay(prove, 20);

let luogo: Luogo;
beforeAll(async () => {
  luogo = await openLuogo();
});
afterAll(() => luogo.home.close());

test(
  'what each refusal of a run, of a filing or of a person tells to do is done, and the refusal goes away',
  async () => {
    expect(DEL_GIORNO.length).toBeGreaterThan(8);
    expect(await walk(luogo, DEL_GIORNO)).toEqual([]);
  },
  wholeAsked ? 1_800_000 : 180_000,
);

/** Words that lead nowhere in the place of those that the product says. */
const PIANTATI = [
  ['elaborazione preparata: contabilizzare', 'Non si può contabilizzare: nasconderla prima.', /cannot be followed/],
  ['elaborazione esposta ai dipendenti: modificare', 'È esposta: toglierla prima.', /cannot be followed/],
  ['elaborazione contabilizzata: eliminare', 'È contabilizzata e non cambia più.', /no advice/],
  ['elaborazione contabilizzata: eliminare', 'È contabilizzata: nasconderla prima.', /is the same/],
  ["F24 raccolta: annullare l'invio", 'Non è inviata: fare il file.', /is the same/],
  ['F24 inviata: eliminare', 'È inviata: scrivere prima la data di invio.', /cannot be followed/],
  ['UniEmens inviata: raccoglierla di nuovo', 'È inviata e non cambia più.', /no advice/],
  ['SPT raccolta: aggiungere chi c’è già', 'È già nel periodo: fare il file.', /is the same/],
  ['CU raccolta: sostituire', 'Si corregge una CU inviata e non respinta.', /no advice/],
  ['conguaglio contabilizzato: eliminare', 'È contabilizzato: nasconderla prima.', /is the same/],
  ['cedolino senza aliquota massima: pagarla', 'Manca un dato: Togliere le voci.', /is the same/],
] as const;

test.each(PIANTATI)('%s: a wrong advice planted in it is found', async (nome, detto, perche) => {
  const prova = prove.filter((una) => una.nome === nome);
  expect(prova.length).toBe(1);
  const vicoli = await walk(luogo, prova, () => detto);
  expect(vicoli.map((vicolo) => vicolo.perche)).toEqual([expect.stringMatching(perche)]);
});
