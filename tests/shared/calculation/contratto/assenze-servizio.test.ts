import { describe, expect, it } from 'vitest';
import {
  assenzeValutate,
  giorniSenzaDiritto,
  giorniTolti,
} from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import { raccolti } from '#shared/calculation/contratto/assenze/assenze.ts';
import { quoteMensili } from '#shared/calculation/contratto/tempo.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { UNO } from '#shared/money/centesimi.ts';
import type { TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const assenza = (tipo: string, dal: string, al = dal) => ({ tipo, dal, al });
const valuta = (contratto: TipoContratto, ...assenze: readonly ReturnType<typeof assenza>[]) =>
  assenzeValutate(assenze, contratto, regoleCorrenti());
/** Days and hundredths of pay of the last absence, in order of time. */
const paga = (
  contratto: TipoContratto,
  ...assenze: readonly ReturnType<typeof assenza>[]
): readonly (readonly number[])[] =>
  raccolti(valuta(contratto, ...assenze).at(-1)?.aliquote ?? []).map(({ giorni, aliquota }) => [
    giorni,
    aliquota / (UNO / 100),
  ]);
const mese = inForceOn(meseRetributivo, '2025-01-01');
const quotaDi = (dal: string, al: string) => {
  const [quota] = quoteMensili(dal, al, mese);
  if (quota === undefined) throw new Error('a month expected');
  return quota;
};

describe('days that count with those before', () => {
  it('adds sicknesses of the same school year, not of the year before', () => {
    expect(
      paga('TD_30_6', assenza('MALATTIA', '2024-09-01', '2024-09-29'), assenza('MALATTIA', '2025-02-03', '2025-02-04')),
    ).toEqual([
      [1, 100],
      [1, 50],
    ]);
    expect(
      paga('TD_30_6', assenza('MALATTIA', '2024-08-02', '2024-08-31'), assenza('MALATTIA', '2025-02-03', '2025-02-04')),
    ).toEqual([[2, 100]]);
    expect(
      paga('TD_30_6', assenza('MALATTIA', '2024-08-03', '2024-09-01'), assenza('MALATTIA', '2024-10-01', '2024-10-30')),
    ).toEqual([
      [29, 100],
      [1, 50],
    ]);
    expect(paga('TD_31_8', assenza('MALATTIA', '2024-12-01', '2024-12-30'), assenza('MALATTIA', '2025-08-31'))).toEqual(
      [[1, 50]],
    );
    expect(paga('TD_31_8', assenza('MALATTIA', '2023-11-01', '2023-11-30'), assenza('MALATTIA', '2024-09-10'))).toEqual(
      [[1, 100]],
    );
  });

  it('adds the three years before for open-ended staff', () => {
    expect(paga('TI', assenza('MALATTIA', '2023-01-01', '2023-09-27'), assenza('MALATTIA', '2025-11-03'))).toEqual([
      [1, 90],
    ]);
    expect(paga('TI', assenza('MALATTIA', '2022-01-01', '2022-09-27'), assenza('MALATTIA', '2025-11-03'))).toEqual([
      [1, 100],
    ]);
  });

  it('joins the kinds that count towards keeping the post, and no others', () => {
    const trenta = ['2024-09-01', '2024-09-30'] as const;
    expect(paga('TD_30_6', assenza('MALATTIA_RICOVERO', ...trenta), assenza('MALATTIA', '2024-10-07'))).toEqual([
      [1, 50],
    ]);
    expect(paga('TD_30_6', assenza('MALATTIA_GRAVE_PATOLOGIA', ...trenta), assenza('MALATTIA', '2024-10-07'))).toEqual([
      [1, 100],
    ]);
    expect(paga('TD_30_6', assenza('FERIE', ...trenta), assenza('MALATTIA', '2024-10-07'))).toEqual([[1, 100]]);
    expect(
      paga(
        'TI',
        assenza('MALATTIA_FIGLIO', '2024-10-01', '2024-10-30'),
        assenza('MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '2024-11-04'),
      ),
    ).toEqual([[1, 0]]);
  });

  it('counts the month, the year of the child, the whole life, each from its start', () => {
    expect(
      valuta(
        'TI',
        assenza('ASSISTENZA_DISABILI', '2025-03-28', '2025-03-30'),
        assenza('ASSISTENZA_DISABILI', '2025-04-01', '2025-04-03'),
      ).at(-1)?.avvisi,
    ).toEqual([]);
    expect(
      valuta(
        'TI',
        assenza('ASSISTENZA_DISABILI', '2025-04-01', '2025-04-02'),
        assenza('ASSISTENZA_DISABILI', '2025-04-29', '2025-04-30'),
      ).at(-1)?.avvisi,
    ).toHaveLength(1);
    expect(
      paga('TI', assenza('MALATTIA_FIGLIO', '2024-03-01', '2024-03-30'), assenza('MALATTIA_FIGLIO', '2025-02-03')),
    ).toEqual([[1, 0]]);
    expect(
      paga('TI', assenza('MALATTIA_FIGLIO', '2024-03-01', '2024-03-30'), assenza('MALATTIA_FIGLIO', '2025-04-03')),
    ).toEqual([[1, 100]]);
    expect(
      paga('TI', assenza('CONGEDO_PARENTALE', '2020-03-01', '2020-03-30'), assenza('CONGEDO_PARENTALE', '2025-04-03')),
    ).toEqual([[1, 80]]);
    expect(
      valuta('TI', assenza('ASPETTATIVA', '2010-01-01', '2012-06-18'), assenza('ASPETTATIVA', '2025-04-03')).at(-1)
        ?.avvisi,
    ).toHaveLength(1);
  });

  it('takes an event as long as its records touch', () => {
    expect(
      valuta(
        'TI',
        assenza('MALATTIA', '2025-01-10', '2025-01-12'),
        assenza('MALATTIA', '2025-01-07', '2025-01-09'),
        assenza('MALATTIA', '2025-01-13'),
      ).map(({ giorniEvento }) => giorniEvento),
    ).toEqual([0, 3, 6]);
    expect(
      valuta('TI', assenza('MALATTIA', '2025-01-07', '2025-01-09'), assenza('MALATTIA', '2025-01-11')).at(-1)
        ?.giorniEvento,
    ).toBe(0);
    expect(
      valuta('TI', assenza('FERIE', '2025-01-07', '2025-01-09'), assenza('MALATTIA', '2025-01-10')).at(-1)
        ?.giorniEvento,
    ).toBe(0);
    expect(
      paga(
        'TI',
        assenza('PATERNITA_OBBLIGATORIA', '2025-02-03', '2025-02-24'),
        assenza('PATERNITA_OBBLIGATORIA', '2025-02-25', '2025-02-26'),
      ),
    ).toEqual([
      [1, 100],
      [1, 0],
    ]);
    expect(
      paga(
        'TI',
        assenza('PATERNITA_OBBLIGATORIA', '2025-02-03', '2025-02-24'),
        assenza('PATERNITA_OBBLIGATORIA', '2025-02-26', '2025-02-27'),
      ),
    ).toEqual([[2, 100]]);
  });

  it('counts the working days of a permit: a Sunday and a holiday in the middle take none of it', () => {
    // From Friday to Monday, three days of permit (ARAN CIRS117); Tuesday is the fourth.
    expect(paga('TD_30_6', assenza('PERMESSO_LUTTO', '2026-05-08', '2026-05-11'))).toEqual([[4, 100]]);
    expect(valuta('TD_30_6', assenza('PERMESSO_LUTTO', '2026-05-08', '2026-05-11'))[0]?.avvisi).toEqual([]);
    expect(paga('TD_30_6', assenza('PERMESSO_LUTTO', '2026-05-08', '2026-05-12'))).toEqual([
      [4, 100],
      [1, 0],
    ]);
    expect(
      paga(
        'TD_30_6',
        assenza('ASSISTENZA_DISABILI', '2026-05-30', '2026-06-01'),
        assenza('ASSISTENZA_DISABILI', '2026-06-03', '2026-06-05'),
      ),
    ).toEqual([
      [2, 100],
      [1, 0],
    ]);
    // The second of June is a holiday; the month counts from its first day.
    expect(paga('TI', assenza('PERMESSO_PERSONALE', '2026-06-01', '2026-06-04'))).toEqual([[4, 100]]);
    // An unpaid one loses also the Sunday inside it.
    expect(paga('SUPPLENTE_BREVE', assenza('PERMESSO_PERSONALE', '2026-05-08', '2026-05-11'))).toEqual([[4, 0]]);
  });

  it('lets paid hours pass and stops on unpaid ones', () => {
    expect(valuta('TI', assenza('PERMESSO_STUDIO', '2025-01-01', '2025-07-31'))[0]?.avvisi).toEqual([]);
    expect(() => valuta('TI', assenza('PERMESSO_BREVE_NON_RECUPERATO', '2025-01-07'))).toThrow(CalcoloImpossibile);
  });

  it('says by how much a limit is passed', () => {
    const [prima] = valuta('TD_30_6', assenza('PERMESSO_LUTTO', '2025-01-07', '2025-01-10'));
    expect(prima?.avvisi).toEqual([
      {
        codice: 'LIMITE_RAGGIUNTO',
        campo: 'assenze',
        messaggio: 'Permesso per lutto dal 07/01/2025: 4 giorni su 3 concedibili. Verifica il tipo o le date.',
      },
    ]);
    expect(valuta('TD_30_6', assenza('PERMESSO_LUTTO', '2025-01-07', '2025-01-09'))[0]?.avvisi).toEqual([]);
    expect(valuta('TD_30_6', assenza('MALATTIA', '2024-09-01', '2025-05-28'))[0]?.avvisi).toEqual([]);
    expect(valuta('TD_30_6', assenza('MALATTIA', '2024-09-01', '2025-05-29'))[0]?.avvisi).toHaveLength(1);
  });
});

describe('days a month loses', () => {
  const interi = (dal: string, al: string, ...assenze: readonly ReturnType<typeof assenza>[]) => {
    const quota = quotaDi(dal, al);
    const valutate = valuta('TI', ...assenze);
    return [
      giorniTolti(quota, valutate).length,
      giorniSenzaDiritto(quota, valutate, 'tredicesima'),
      giorniSenzaDiritto(quota, valutate, 'detrazioni'),
    ];
  };

  it.each([
    ['2025-01-01', '2025-01-31', 'ASPETTATIVA', '2025-01-01', '2025-01-31', [30, 31, 31]],
    ['2025-02-01', '2025-02-28', 'ASPETTATIVA', '2025-02-01', '2025-02-28', [30, 28, 28]],
    ['2025-01-01', '2025-01-31', 'ASPETTATIVA', '2025-01-02', '2025-01-31', [29, 30, 30]],
    ['2025-01-01', '2025-01-31', 'ASPETTATIVA', '2025-01-05', '2025-01-06', [2, 2, 2]],
    ['2025-01-10', '2025-01-31', 'ASPETTATIVA', '2024-12-01', '2025-03-31', [22, 22, 22]],
    ['2025-01-10', '2025-01-31', 'ASPETTATIVA', '2025-02-01', '2025-02-28', [0, 0, 0]],
    ['2025-01-10', '2025-01-31', 'ASPETTATIVA', '2025-01-01', '2025-01-09', [0, 0, 0]],
    ['2025-01-10', '2025-01-31', 'ASPETTATIVA', '2025-01-31', '2025-02-10', [1, 1, 1]],
    ['2025-01-01', '2025-01-31', 'FERIE', '2025-01-05', '2025-01-06', [2, 0, 0]],
    ['2025-01-01', '2025-01-31', 'CONGEDO_BIENNALE', '2025-01-05', '2025-01-06', [2, 2, 0]],
    ['2025-01-01', '2025-01-31', 'MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '2025-01-08', '2025-01-09', [2, 2, 2]],
  ])('%s–%s with %s %s–%s', (...riga) => {
    const [dal, al, tipo, inizio, fine, attesi] = riga;
    expect(interi(dal, al, assenza(tipo, inizio, fine))).toEqual(attesi);
  });

  it('keeps how much of each day is lost, of pay and of the fixed accessory', () => {
    const [quota] = [quotaDi('2025-01-01', '2025-01-31')];
    const tolti = giorniTolti(quota, valuta('TI', assenza('MALATTIA', '2024-12-25', '2025-01-05')));
    expect(tolti.map(({ fondamentale, accessorio }) => [fondamentale, accessorio])).toEqual([
      [0, UNO],
      [0, UNO],
      [0, UNO],
      [0, 0],
      [0, 0],
    ]);
    expect(giorniTolti(quota, valuta('SUPPLENTE_BREVE', assenza('MALATTIA', '2025-01-07')))).toMatchObject([
      { fondamentale: UNO / 2, accessorio: UNO, tredicesima: UNO / 2, detrazioni: 0 },
    ]);
    expect(giorniTolti(quota, [])).toEqual([]);
  });
});
