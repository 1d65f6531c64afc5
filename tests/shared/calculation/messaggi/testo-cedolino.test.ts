import { expect, test } from 'vitest';
import type { Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { testoEsito, titoloGruppo } from '#shared/calculation/cedolino/testo-cedolino.ts';
import { diCuiAltroProgramma } from '#shared/calculation/spiegazione/altro-programma.ts';
import { accessorio, calcolato, voce } from '../situazioni.ts';

const cedolino: Cedolino = calcolato(accessorio({ voci: [voce(100_000)] }));
const [riga] = cedolino.righe;
if (riga === undefined) throw new Error('a line expected');
const conGruppi = (gruppi: readonly (keyof typeof titoloGruppo)[]): Cedolino => ({
  ...cedolino,
  righe: gruppi.map((gruppo) => ({ ...riga, gruppo, descrizione: `Riga di ${gruppo}` })),
});
const testo = (uno: Cedolino): readonly string[] => testoEsito({ esito: 'calcolato', cedolino: uno }).split('\n');

test('every group has its title, in the order of the payslip, and a line with the amount at the right', () => {
  const righe = testo(
    conGruppi(['arrotondamento', 'somme_esenti', 'addebiti_fattura', 'altre_trattenute', 'somme_fuori_reddito']),
  );
  expect(righe.filter((_, indice) => righe[indice - 1] === '')).toEqual([
    'Somme esenti',
    'Addebiti in fattura',
    'Somme fuori reddito',
    'Altre trattenute',
    'Arrotondamento',
    expect.stringMatching(/^Adempimenti: /),
    ...(cedolino.avvisi.length === 0 ? [] : ['Avvisi']),
  ]);
  expect(righe).toContain(`  ${'Riga di somme_esenti'.padEnd(56)}${'1.000,00 €'.padStart(16)}`);
});

test('warnings are listed under their title; without any there is no title', () => {
  const avviso = { codice: 'LIMITE_RAGGIUNTO', messaggio: 'Un limite è raggiunto.' } as const;
  expect(testo({ ...cedolino, avvisi: [avviso], adempimenti: ['CU'] }).slice(-5)).toEqual([
    '',
    'Adempimenti: CU',
    '',
    'Avvisi',
    '  LIMITE_RAGGIUNTO: Un limite è raggiunto.',
  ]);
  expect(testo({ ...cedolino, avvisi: [], adempimenti: [] }).at(-1)).toBe('Adempimenti: nessuno');
});

test('what another program paid is said when there is any', () => {
  expect(diCuiAltroProgramma(12_345)).toBe(', di cui 123,45 € con altro programma');
  expect([diCuiAltroProgramma(0), diCuiAltroProgramma(undefined)]).toEqual(['', '']);
});
