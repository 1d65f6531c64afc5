import { expect, test } from 'vitest';
import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { personaComposta } from '#functions/cedolini/calcolo/persona-composta.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { ambiente, dati, fiscali, pagamento, processo, servizio, UID } from './dati.ts';

// The days whose 13th a payslip of an academy may pay, from the contracts on record and from what was paid.

const annuale = (cambi: Partial<Servizio> = {}): Servizio =>
  servizio({ datInizio: '2025-11-01', datFine: '2026-10-31', contratto: 'TD_31_8', ...cambi });

type ServizioPagato = NonNullable<PagamentoSalvato['servizi']>[number];
const POSTO = JSON.stringify(['DOCENTE_LAUREATO', '0-8', 1800, 1800, null, 0]);

/** A payslip of a month already accounted, with what it paid of the 13th. */
const pagata = (dal: string, al: string, cambi: Pick<ServizioPagato, 'tredicesima'> = {}) =>
  pagamento(`di-${dal}`, {
    dataPagamento: al,
    annoFiscale: Number(al.slice(0, 4)),
    servizi: [{ dal, al, posto: POSTO, ...cambi }],
  });

interface Mese {
  readonly anno: number;
  readonly mese: number;
  readonly scuola?: 'SCUOLA' | 'AFAM';
  readonly pagati?: readonly PagamentoSalvato[];
  readonly servizi?: readonly Servizio[];
}

/** Facts of the 13th that the services of a month have in the payslip of a person. */
const tredicesime = ({ anno, mese, scuola = 'AFAM', pagati = [], servizi = [annuale()] }: Mese) => {
  const dataPagamento = `${anno}-${String(mese).padStart(2, '0')}-27`;
  const { composta } = personaComposta(
    processo({ idMetodo: 'SUP-LD', ANNO: anno, MESE: mese, dataPagamento, setupType: scuola }),
    { uidSubAnagrafe: asUid(UID), percettore: null, voci: [] },
    dati({ servizi: [...servizi], pagamenti: [...pagati], fiscali: [fiscali({ numAnno: anno })] }),
    ambiente({ contabilizzati: new Set(pagati.map(({ idProcesso }) => idProcesso)) }),
  );
  if ('anomalie' in composta) throw new Error(composta.anomalie.map(({ messaggio }) => messaggio).join(' '));
  return (composta.situazione.servizi ?? []).map(({ tredicesima }) => tredicesima);
};

const NOVEMBRE = ['2025-11-01', '2025-11-30'] as const;

test('an annual contract says its end, and the days of the year without a 13th', () => {
  expect(tredicesime({ anno: 2025, mese: 11 })).toEqual([
    { fine: '2026-10-31', giorni: [{ dal: '2025-11-01', al: '2025-11-30' }] },
  ]);
  const pagati = [pagata(...NOVEMBRE, { tredicesima: [] })];
  expect(tredicesime({ anno: 2025, mese: 12, pagati })).toEqual([
    { fine: '2026-10-31', giorni: [{ dal: '2025-11-01', al: '2025-12-31' }] },
  ]);
  const dellAnno = [
    ...pagati,
    pagata('2025-12-01', '2025-12-31', { tredicesima: [{ dal: '2025-11-01', al: '2025-12-31' }] }),
    pagata('2026-01-01', '2026-01-31', { tredicesima: [] }),
  ];
  expect(tredicesime({ anno: 2026, mese: 10, pagati: dellAnno })).toEqual([
    { fine: '2026-10-31', giorni: [{ dal: '2026-01-01', al: '2026-10-31' }] },
  ]);
});

test('a month that had its accrual is not paid twice, one that is not accounted is still to pay', () => {
  expect(tredicesime({ anno: 2025, mese: 12, pagati: [pagata(...NOVEMBRE)] })).toEqual([
    { fine: '2026-10-31', giorni: [{ dal: '2025-12-01', al: '2025-12-31' }] },
  ]);
  const senzaServizi = pagamento('vecchio', {
    annoFiscale: 2025,
    giorni: [{ dal: NOVEMBRE[0], al: NOVEMBRE[1] }],
  });
  expect(tredicesime({ anno: 2025, mese: 12, pagati: [senzaServizi] })).toEqual([
    { fine: '2026-10-31', giorni: [{ dal: '2025-12-01', al: '2025-12-31' }] },
  ]);
  const compenso = pagamento('compenso', {
    annoFiscale: 2025,
    percettore: 'COCOCO',
    giorni: senzaServizi.giorni ?? [],
  });
  expect(tredicesime({ anno: 2025, mese: 12, pagati: [compenso] })).toEqual([
    { fine: '2026-10-31', giorni: [{ dal: '2025-11-01', al: '2025-12-31' }] },
  ]);
});

test('contracts of one work without a day between are one: the last part has the days, the end is the last', () => {
  const secondo = asUid<'SERVIZIO'>(`${UID}-secondo`);
  const servizi = [
    annuale({ datFine: '2025-12-14' }),
    annuale({ uid: secondo, datInizio: '2025-12-15', datFine: '2026-06-30', codFascia: '9-14' }),
  ];
  expect(tredicesime({ anno: 2025, mese: 12, servizi })).toEqual([
    { fine: '2026-06-30', giorni: [] },
    { fine: '2026-06-30', giorni: [{ dal: '2025-11-01', al: '2025-12-31' }] },
  ]);
  // With other hours, or of another kind, it is another contract, and this one ends.
  for (const cambia of [
    { numOreSettimanali: 900, codTipoOrario: 'P' as const },
    { contratto: 'SUPPLENTE_BREVE' as const },
  ])
    expect(
      tredicesime({
        anno: 2026,
        mese: 6,
        servizi: [annuale({ datFine: '2026-06-30' }), annuale({ uid: secondo, datInizio: '2026-07-01', ...cambia })],
      }),
    ).toEqual([{ fine: '2026-06-30', giorni: [{ dal: '2026-01-01', al: '2026-06-30' }] }]);
});

test('two equal part-time contracts of the same days have each its own', () => {
  const meta = { numOreSettimanali: 900, codTipoOrario: 'P' as const };
  const servizi = [annuale(meta), annuale({ ...meta, uid: asUid<'SERVIZIO'>(`${UID}-secondo`) })];
  expect(tredicesime({ anno: 2025, mese: 12, servizi }).map((una) => una?.giorni)).toEqual([
    [{ dal: '2025-11-01', al: '2025-12-31' }],
    [{ dal: '2025-11-01', al: '2025-12-31' }],
  ]);
});

test('what NoiPA pays and short substitutes have an accrual a month', () => {
  expect(tredicesime({ anno: 2025, mese: 12, scuola: 'SCUOLA' })).toEqual([undefined]);
  expect(tredicesime({ anno: 2025, mese: 12, servizi: [annuale({ contratto: 'SUPPLENTE_BREVE' })] })).toEqual([
    undefined,
  ]);
});
