import { expect, test } from 'vitest';
import * as z from 'zod';
import { righeDi, valutazioneDi } from '#functions/denunce/denuncia/stato-denuncia.ts';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { defineDenuncia } from '#functions/denunce/macchina/denuncia.ts';
import { asUid } from '#platform/data/entita.ts';
import { modello, riferimentiDiProva, riga } from '#support/denunce/f24-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();
const { righe: _righe, ...fronte } = modello();
const DATI = { ...fronte, fornitore: fronte.contribuente, denominazioneFornitore: fronte.denominazione };
const RECORD = { chiave: 'F|100E', persona: null, campi: { ...riga() }, origini: [] };

/** What is said of an F24 with this front and these rows, and whether it has bytes. */
const valutata = (dati: Readonly<Record<string, string>>, records: readonly (typeof RECORD)[]) => {
  const contenuto = { cedolini: [], records: [...records], escluse: [] };
  const { rilievi, bytes, testata } = valutazioneDi(f24Ep, { denuncia: { dati }, contenuto, valori: [] }, RIFERIMENTI);
  return {
    trovati: rilievi.map(({ codice, campo }) => [codice, campo]),
    scritta: bytes !== null,
    stato: testata.STATUS,
  };
};

test('a filing with a row and a front that can be written has nothing wrong', () => {
  expect(valutata(DATI, [RECORD])).toEqual({ trovati: [], scritta: true, stato: 'COMPLETATO' });
});

test('denuncia.vuota: without rows there is nothing to write, and only that is found', () => {
  expect(valutata(DATI, [])).toEqual({ trovati: [['denuncia.vuota', 'righe']], scritta: false, stato: 'ATTESA' });
});

test('denuncia.carattere: what the layout has no letter for is found in its field, and only that', () => {
  expect(valutata({ ...DATI, email: 'SCUOŁA@ESEMPIO.INVALID' }, [RECORD])).toEqual({
    trovati: [['denuncia.carattere', expect.stringContaining('email')]],
    scritta: false,
    stato: 'ATTESA',
  });
});

test('what a filing holds is parsed once, however often it is checked and written', () => {
  let volte = 0;
  const contata = defineDenuncia({
    tipo: 'prova',
    nome: 'Prova',
    records: z.strictObject({ quanto: z.string().transform((testo) => (volte += 1) + Number(testo)) }),
    controlli: [],
    inizio: /^/,
    tracciato: f24Ep.tracciato,
    campoDi: () => undefined,
    compose: ({ quanto }) => ({ quanto }),
    dove: () => () => ({ riga: null, nome: null }),
    sommeDi: () => ({ debito: 0, credito: 0 }),
    write: ({ quanto }) => Buffer.from(String(quanto)),
    read: (bytes) => {
      const records = { quanto: Number(Buffer.from(bytes).toString()) };
      return { records, altra: records, sostituiti: [], rilievi: [], visti: new Set() };
    },
  });
  const composta = contata.compose({ quanto: '10' }, []);
  expect([composta.check(RIFERIMENTI), composta.check(RIFERIMENTI)]).toEqual([[], []]);
  expect([volte, Buffer.from(composta.write()).toString(), volte]).toEqual([1, '11', 1]);
});

test('people are counted and not their payslips: those of a filing, those of a row', () => {
  const cedolini = ['prima-anna', 'prima-ivo', 'seconda-anna'].map((uid) => asUid<'CEDOLINO'>(uid));
  const record = {
    ...RECORD,
    origini: [
      [0, 1, 100],
      [2, 1, 50],
    ] satisfies [number, number, number][],
  };
  const testataDi = (percettori?: string[]) => {
    const contenuto = { cedolini, percettori, records: [record], escluse: [] };
    const { testata } = valutazioneDi(f24Ep, { denuncia: { dati: DATI }, contenuto, valori: [] }, RIFERIMENTI);
    return [testata.persone, testata.cedolini, righeDi({ contenuto, valori: [] })[0]?.persone];
  };
  expect(testataDi(['anna', 'ivo', 'anna'])).toEqual([2, 3, 1]);
  expect(testataDi()).toEqual([3, 3, 2]);
});
