import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colonnaDi, valoreDi, type DaSommare } from '#archivio/denunce/annuali/colonne-modello-m.ts';
import { GRUPPI, SEGNI } from '#shared/calculation/riga/cedolino-tipi.ts';
import { fondi, righeDelFondo } from '#shared/domain/elaborazione/fondi.ts';
import { ruoliDipendente } from '#shared/domain/persona/percettore.ts';
import { grigliaModelloM, type ColonnaGriglia } from '#shared/rules/adempimenti/modello-m.ts';

const codici = ['IRPEF', 'IRAP', 'INAIL', ...fondi.flatMap((fondo) => Object.values(righeDelFondo[fondo]).flat())];
const riga = fc.record({
  codice: fc.constantFrom(...codici),
  gruppo: fc.constantFrom(...GRUPPI),
  importo: fc.integer({ min: -1_000_000, max: 1_000_000 }),
});
const cedolini: fc.Arbitrary<readonly DaSommare[]> = fc.array(
  fc.record({
    persona: fc.constantFrom('UNO', 'DUE', 'TRE'),
    ruolo: fc.constantFrom(null, ...ruoliDipendente),
    righe: fc.array(riga, { maxLength: 12 }),
  }),
  { maxLength: 6 },
);

const sommaDi = (gruppo: readonly DaSommare[], conta: (una: DaSommare['righe'][number]) => number): number =>
  gruppo.flatMap(({ righe }) => righe).reduce((totale, una) => totale + conta(una) * una.importo, 0);

test.each(grigliaModelloM.versioni.map(({ dal, valore }) => [dal, valore] as const))(
  'of any payslips the form in force from %s leaves no cent and nobody out, and counts none twice',
  (_dal, griglia) => {
    fc.assert(
      fc.property(cedolini, (gruppo) => {
        const valori = new Map((griglia?.colonne ?? []).map((una) => [una.nome, valoreDi(una, gruppo)]));
        const di = (...nomi: readonly string[]) => nomi.reduce((totale, nome) => totale + (valori.get(nome) ?? NaN), 0);
        expect(di('netto')).toBe(sommaDi(gruppo, (una) => SEGNI[una.gruppo]));
        expect(di('lordo')).toBe(di('netto', 'previdenziali', 'fiscali', 'altre'));
        expect(di('oneriPensione', 'oneriInps', 'altriOneri', 'irap')).toBe(
          sommaDi(gruppo, (una) => (una.gruppo === 'oneri' ? 1 : 0)),
        );
        expect(di('totale')).toBe(di('lordo', 'oneriPensione', 'oneriInps', 'altriOneri', 'irap'));
        expect(di('docenti', 'ata', 'esterni')).toBeGreaterThanOrEqual(
          new Set(gruppo.map(({ persona }) => persona)).size,
        );
      }),
    );
  },
);

test('another form is another table: its columns are read, counted and summed as it says', () => {
  const colonne: readonly ColonnaGriglia[] = [
    { nome: 'mese', titolo: 'Periodo', inVista: true, dice: 'MESE' },
    { nome: 'dirigenti', titolo: 'Dirigenti', inVista: true, conta: ['DS'] },
    {
      nome: 'fondi',
      titolo: 'Fondi pensione, datore e dipendente',
      inVista: false,
      somma: [
        { gruppo: 'oneri', fondi: ['PENSIONE'] },
        { gruppo: 'ritenute_previdenziali', fondi: ['PENSIONE'] },
      ],
      toglie: [{ gruppo: 'oneri', codici: ['IRAP'] }],
    },
  ];
  expect(colonne.map(colonnaDi).map(({ titolo, tipo, inVista }) => [titolo, tipo, inVista])).toEqual([
    ['Periodo', 'mese', true],
    ['Dirigenti', 'intero', true],
    ['Fondi pensione, datore e dipendente', 'importo', false],
  ]);
  const righe = [
    { codice: 'PENSIONE_AMMINISTRAZIONE', gruppo: 'oneri', importo: 2_420 },
    { codice: 'PENSIONE_DIPENDENTE', gruppo: 'ritenute_previdenziali', importo: 880 },
    { codice: 'FONDO_CREDITO', gruppo: 'ritenute_previdenziali', importo: 35 },
    { codice: 'IRAP', gruppo: 'oneri', importo: 850 },
  ] as const;
  const gruppo = [
    { persona: 'UNO', ruolo: 'DS', righe },
    { persona: 'UNO', ruolo: 'DS', righe: [] },
    { persona: 'DUE', ruolo: 'DOCENTE', righe: [] },
  ];
  expect(colonne.slice(1).map((una) => valoreDi(una, gruppo))).toEqual([1, 2_420 + 880 - 850]);
});
