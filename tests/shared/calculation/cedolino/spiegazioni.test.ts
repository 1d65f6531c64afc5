import { describe, expect, test } from 'vitest';
import type { Spiegazione } from '../../../../shared/calculation/spiegazione/spiegazione.ts';
import { accessorio, calcolato, collaborazione, occasionale, supplenza, voce } from '../situazioni.ts';

describe('spiegazioni', () => {
  const nodi = (spiegazione: Spiegazione): readonly Spiegazione[] => [spiegazione, ...spiegazione.figli.flatMap(nodi)];
  const tutte = [accessorio(), collaborazione(), occasionale(), supplenza('2026-02-01', '2026-02-15')].flatMap(
    (situazione) => calcolato(situazione).righe,
  );

  test('una riga dice formula, norma e conti', () =>
    expect(
      calcolato(accessorio({ voci: [voce(38_500)] })).righe.find(({ codice }) => codice === 'PENSIONE_DIPENDENTE')
        ?.spiegazione,
    ).toMatchObject({
      testo: expect.stringContaining('8,80 % di 385,00 € = 33,88 € — contributo pensionistico CTPS'),
      formula: 'imponibile × aliquota',
      importo: 3_388,
      regola: { id: 'contributi.pensione.dipendente', dal: '1996-01-01' },
    }));
  test('ogni cifra del cedolino è quella in cima al suo albero', () =>
    expect(tutte.filter(({ importo: cifra, spiegazione }) => cifra !== spiegazione.importo)).toEqual([]));
  test('ogni nodo ha un testo su una riga e una formula', () =>
    expect(
      tutte
        .flatMap(({ spiegazione }) => nodi(spiegazione))
        .filter(({ testo, formula }) => testo === '' || testo.includes('\n') || formula === ''),
    ).toEqual([]));
  test('nessun testo contiene NaN o undefined', () => expect(JSON.stringify(tutte)).not.toMatch(/NaN|undefined/));
  test('una regola mai verificata è tra gli avvisi', () =>
    expect(calcolato(accessorio()).avvisi).toContainEqual(
      expect.objectContaining({ codice: 'REGOLA_NON_VERIFICATA', campo: 'irpef.aliquota-massima' }),
    ));
});
