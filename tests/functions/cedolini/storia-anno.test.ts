import { expect, test } from 'vitest';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { storiaAnno, trattenutoFinora } from '#functions/cedolini/calcolo/progressivi.ts';
import { readItem } from '#platform/data/repository.ts';
import { pagamento } from './dati.ts';

test('only the accounted payslips of the tax year count, the run being computed never does', () => {
  const pagamenti = [
    pagamento('contata'),
    pagamento('aperta'),
    pagamento('anno-prima', { annoFiscale: 2025 }),
    pagamento('questa'),
    pagamento('occasionale', { percettore: 'OCCASIONALE', dataPagamento: '2026-03-01', arrotondamentoDaRiportare: 12 }),
  ];
  const QUESTO = {
    processo: 'questa',
    mese: { anno: 2026, mese: 2 },
    anno: 2026,
    dataPagamento: '2026-02-25',
    natura: 'DIPENDENTE_O_ASSIMILATO',
  } as const;
  const storia = storiaAnno(pagamenti, QUESTO, new Set(['contata', 'anno-prima', 'questa', 'occasionale']));
  expect(storia).toMatchObject({
    progressivi: { lordoDipendente: 100_000, irpef: 30_000 },
    pagatiDopo: [{ dataPagamento: '2026-03-01' }],
    compensiOccasionali: 100_000,
    arrotondamentoPrecedente: 12,
    nonContabilizzati: 1,
  });
});

test('sums of the year are of one kind of income, bases with a ceiling of every kind', () => {
  const pagamenti = [
    pagamento('stipendio', {
      giorni: [{ dal: '2026-01-01', al: '2026-01-31' }],
      liquidazione: { anno: 2026, mese: 1 },
      nettoPignorabile: 60_000,
    }),
    pagamento('compenso', { percettore: 'PROFESSIONISTA', imponibileGestioneSeparata: 5 }),
    pagamento('commissione', { percettore: 'COMMISSARIO_ESTERNO', natura: 'AUTONOMO', imponibileGestioneSeparata: 7 }),
  ];
  const di = (natura: 'DIPENDENTE_O_ASSIMILATO' | 'AUTONOMO') =>
    storiaAnno(
      pagamenti,
      { processo: 'questa', mese: { anno: 2026, mese: 12 }, anno: 2026, dataPagamento: '2026-12-20', natura },
      new Set(['stipendio', 'compenso', 'commissione']),
    );
  expect(di('DIPENDENTE_O_ASSIMILATO').progressivi).toMatchObject({
    imponibileIrpef: 90_000,
    imponibileGestioneSeparata: 12,
  });
  expect(di('AUTONOMO').progressivi).toMatchObject({ imponibileIrpef: 180_000, imponibileGestioneSeparata: 12 });
  expect(di('AUTONOMO').giaPagati).toMatchObject([{ giorni: [{ dal: '2026-01-01', al: '2026-01-31' }] }]);
});

test('days are counted once also where two payslips did not know each other, as those of records merged since', () => {
  const ottobre = { dal: '2026-10-01', al: '2026-10-31' };
  const con = (uid: string, giorni: { dal: string; al: string }[], giorniPagati: number) =>
    pagamento(uid, { percettore: 'COCOCO', giorni, giorniPagati });
  const contati = (...pagamenti: ReturnType<typeof pagamento>[]) =>
    storiaAnno(
      pagamenti,
      {
        processo: 'questa',
        mese: { anno: 2026, mese: 12 },
        anno: 2026,
        dataPagamento: '2026-12-20',
        natura: 'DIPENDENTE_O_ASSIMILATO',
      },
      new Set(pagamenti.map(({ idProcesso }) => idProcesso)),
    ).progressivi.giorniPagati;
  expect(contati(con('a', [ottobre], 31), con('b', [ottobre], 31))).toBe(31);
  expect(contati(con('a', [ottobre], 31), con('b', [{ dal: '2026-10-20', al: '2026-11-30' }], 42))).toBe(31 + 30);
  expect(contati(con('a', [ottobre], 31), con('b', [{ dal: '2026-11-01', al: '2026-11-30' }], 30))).toBe(31 + 30);
  // days that the office said, and those computed before days were kept, stay as they are
  expect(contati(con('a', [ottobre], 60))).toBe(60);
  expect(contati(con('a', [ottobre], 31), pagamento('vecchio', { giorniPagati: 31 }))).toBe(62);
});

test('what was withheld for a third party is summed over the accounted payslips of every year, the run being computed left out', () => {
  const con = (importo: number) => ({ trattenute: [{ origine: 'cessione', importo }] });
  const pagamenti = [
    pagamento('contata', con(20_000)),
    pagamento('anno-prima', { annoFiscale: 2025, ...con(15_000) }),
    pagamento('aperta', con(1)),
    pagamento('questa', con(2)),
  ];
  expect([...trattenutoFinora(pagamenti, 'questa', new Set(['contata', 'anno-prima', 'questa']))]).toEqual([
    ['cessione', 35_000],
  ]);
  const [vecchio] = pagamenti;
  const { trattenute: _trattenute, ...primaForma } = vecchio ?? pagamento('x');
  expect(readItem(pagamentoEntita, { ...primaForma, schema: 1 }).trattenute).toEqual([]);
});

test('of the payments of the same month and another tax year, on the two sides of 12 January, only the net and the withholdings are known', () => {
  const delMese = { liquidazione: { anno: 2027, mese: 1 }, nettoPignorabile: 60_000 };
  const con = (uid: string, annoFiscale: number, mese = 1) =>
    pagamento(uid, {
      ...delMese,
      liquidazione: { anno: 2027, mese },
      annoFiscale,
      giorni: [{ dal: '2026-10-01', al: '2026-10-31' }],
      giorniPagati: 31,
      trattenute: [{ origine: 'mantenimento', importo: 50_000 }],
    });
  const di = (anno: number) =>
    storiaAnno(
      [con('dopo', 2027), con('prima', 2026), con('altro-mese', 2027, 2), con('altro', 2026, 2), con('aperta', 2027)],
      {
        processo: 'questa',
        mese: { anno: 2027, mese: 1 },
        anno,
        dataPagamento: '2027-01-08',
        natura: 'DIPENDENTE_O_ASSIMILATO',
      },
      new Set(['dopo', 'prima', 'altro-mese', 'altro']),
    );
  for (const anno of [2026, 2027]) {
    const { giaPagati, progressivi } = di(anno);
    expect(giaPagati.filter(({ giorni }) => giorni.length === 0)).toEqual([
      {
        ...delMese,
        giorni: [],
        giorniPagati: 0,
        imponibileIrpef: 0,
        irpef: 0,
        trattamentoIntegrativo: 0,
        trattenute: [{ origine: 'mantenimento', importo: 50_000 }],
      },
    ]);
    expect(giaPagati.filter(({ giorni }) => giorni.length > 0)).toHaveLength(2);
    expect(progressivi.giorniPagati).toBe(31);
  }
});
