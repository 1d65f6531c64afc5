import { describe, expect, test } from 'vitest';
import {
  conPagati,
  lavoro,
  lavoroDelPosto,
  posto,
  serviziUniti,
  type ServizioContratto,
  type ServizioPagato,
} from '#shared/calculation/contratto/servizi-uniti.ts';

/** A full post of a teacher of the first cycle. */
const servizio = (dal: string, al: string, altro: Partial<ServizioContratto> = {}): ServizioContratto => ({
  competenza: { dal, al },
  profilo: 'DOCENTE_PRIMO_GRADO',
  fascia: '0-8',
  oreSettimanali: 1_800,
  oreCattedra: 1_800,
  sentenzaRpdCia: null,
  assegnoPersonaleMensile: 0,
  assenze: [],
  ...altro,
});
const POSTO = posto(servizio('2026-01-01', '2026-01-31'));
const pagato = (dal: string, al: string, quale = POSTO): ServizioPagato => ({ dal, al, posto: quale });

const giorni = (servizi: readonly ServizioContratto[]) =>
  servizi.map(({ competenza: { dal, al } }) => `${dal} ${al}`.replaceAll('2026-', ''));

describe('services of one post', () => {
  test('are one when they follow each other without a gap, in any order', () => {
    const [gennaio, febbraio] = [servizio('2026-01-01', '2026-01-31'), servizio('2026-02-01', '2026-02-10')];
    const resto = servizio('2026-02-11', '2026-02-28');
    expect(giorni(serviziUniti([gennaio, febbraio, resto]))).toEqual(['01-01 02-28']);
    expect(giorni(serviziUniti([resto, febbraio, gennaio]))).toEqual(['01-01 02-28']);
  });

  test('stay two with a day between them, with a day in common, and with another post', () => {
    const primo = servizio('2026-01-01', '2026-01-15');
    expect(giorni(serviziUniti([primo, servizio('2026-01-17', '2026-01-31')]))).toEqual(['01-01 01-15', '01-17 01-31']);
    expect(giorni(serviziUniti([primo, servizio('2026-01-15', '2026-01-31')]))).toEqual(['01-01 01-15', '01-15 01-31']);
    for (const altro of [
      { profilo: 'DOCENTE_LAUREATO' },
      { fascia: '9-14' },
      { oreSettimanali: 900 },
      { oreCattedra: 2_400 },
      { sentenzaRpdCia: '10/2024' },
      { assegnoPersonaleMensile: 1 },
    ])
      expect(giorni(serviziUniti([primo, servizio('2026-01-16', '2026-01-31', altro)]))).toEqual([
        '01-01 01-15',
        '01-16 01-31',
      ]);
  });

  test('find their own post among others of the same days', () => {
    const mezzo = { oreSettimanali: 900 };
    const uniti = serviziUniti([
      servizio('2026-01-01', '2026-01-15', mezzo),
      servizio('2026-01-01', '2026-01-15'),
      servizio('2026-01-16', '2026-01-31'),
    ]);
    expect(uniti.map(({ oreSettimanali, competenza }) => [oreSettimanali, competenza.al])).toEqual([
      [900, '2026-01-15'],
      [1_800, '2026-01-31'],
    ]);
  });

  test('keep each absence once, by type and days, or type, day and hours', () => {
    const malattia = { tipo: 'MALATTIA', dal: '2026-01-10', al: '2026-01-20' } as const;
    const sciopero = { tipo: 'SCIOPERO', giorno: '2026-01-12', ore: 200 } as const;
    const con = (dal: string, al: string, assenze: readonly object[], assenzeAOre: readonly object[]) =>
      servizio(dal, al, { assenze, assenzeAOre } as Partial<ServizioContratto>);
    const [unito] = serviziUniti([
      con('2026-01-01', '2026-01-15', [malattia], [sciopero, { ...sciopero, ore: 100 }]),
      con(
        '2026-01-16',
        '2026-01-31',
        [
          { ...malattia },
          { ...malattia, dal: '2026-01-11' },
          { ...malattia, al: '2026-01-21' },
          { ...malattia, tipo: 'CONGEDO' },
        ],
        [{ ...sciopero }, { ...sciopero, giorno: '2026-01-13' }, { ...sciopero, tipo: 'PERMESSO' }],
      ),
    ]);
    expect(unito?.assenze).toEqual([
      malattia,
      { ...malattia, dal: '2026-01-11' },
      { ...malattia, al: '2026-01-21' },
      { ...malattia, tipo: 'CONGEDO' },
    ]);
    expect(unito?.assenzeAOre).toEqual([
      sciopero,
      { ...sciopero, ore: 100 },
      { ...sciopero, giorno: '2026-01-13' },
      { ...sciopero, tipo: 'PERMESSO' },
    ]);
  });

  test('keep the 13th of the later one, or of the earlier where it alone says it, and both references once', () => {
    const fine = (giorno: string) => ({ fine: giorno, giorni: [] });
    const uniti = (prima: Partial<ServizioContratto>, dopo: Partial<ServizioContratto>) =>
      serviziUniti([servizio('2026-01-01', '2026-01-15', prima), servizio('2026-01-16', '2026-01-31', dopo)]).map(
        ({ tredicesima, riferimento, assenzeAOre }) => [tredicesima?.fine, riferimento, assenzeAOre],
      );
    expect(uniti({ tredicesima: fine('2026-06-30'), riferimento: 'A' }, { riferimento: 'B' })).toEqual([
      ['2026-06-30', 'A; B', []],
    ]);
    expect(
      uniti(
        { tredicesima: fine('2026-06-30'), riferimento: 'A' },
        { tredicesima: fine('2026-08-31'), riferimento: 'A' },
      ),
    ).toEqual([['2026-08-31', 'A', []]]);
    expect(uniti({}, { riferimento: 'B' })).toEqual([[undefined, 'B', []]]);
    expect(uniti({}, {})).toEqual([[undefined, undefined, []]]);
  });
});

describe('a service beside the days that other payslips have paid', () => {
  const insieme = (pagati: readonly ServizioPagato[]) =>
    conPagati([servizio('2026-01-11', '2026-01-20')], pagati).map(({ insieme: giorniDiTutti }) => giorniDiTutti);

  test('is as it was where none of its post touches it', () => {
    const solo = servizio('2026-01-11', '2026-01-20');
    for (const pagati of [
      [],
      [pagato('2026-01-01', '2026-01-09')],
      [pagato('2026-01-22', '2026-01-31')],
      [pagato('2026-01-01', '2026-01-10', posto({ ...solo, oreSettimanali: 900 }))],
      [pagato('2026-01-21', '2026-01-31', posto({ ...solo, fascia: '9-14' }))],
    ]) {
      const [uno] = conPagati([solo], pagati);
      expect(uno).toBe(solo);
      expect(uno).not.toHaveProperty('insieme');
    }
  });

  test('has with it the days that end on the day before, or begin on the day after', () => {
    expect(insieme([pagato('2026-01-01', '2026-01-10')])).toEqual([{ dal: '2026-01-01', al: '2026-01-20' }]);
    expect(insieme([pagato('2026-01-21', '2026-01-31')])).toEqual([{ dal: '2026-01-11', al: '2026-01-31' }]);
  });

  test('has with it all the days that touch each other, on both sides, whatever their order', () => {
    const catena = [
      pagato('2026-01-26', '2026-01-31'),
      pagato('2026-01-01', '2026-01-05'),
      pagato('2026-01-21', '2026-01-25'),
      pagato('2026-01-06', '2026-01-10'),
      pagato('2026-02-02', '2026-02-10'),
    ];
    expect(insieme(catena)).toEqual([{ dal: '2026-01-01', al: '2026-01-31' }]);
    expect(insieme(catena.toReversed())).toEqual([{ dal: '2026-01-01', al: '2026-01-31' }]);
  });

  test('of several services each has the days of its own post', () => {
    const mezzo = { oreSettimanali: 900 };
    const servizi = [servizio('2026-01-11', '2026-01-20', mezzo), servizio('2026-01-11', '2026-01-20')];
    expect(conPagati(servizi, [pagato('2026-01-21', '2026-01-31')]).map(({ insieme: suoi }) => suoi)).toEqual([
      undefined,
      { dal: '2026-01-11', al: '2026-01-31' },
    ]);
  });
});

describe('the work of a service', () => {
  test('is its profile and hours, the same from the key of its post', () => {
    const intero = servizio('2026-01-01', '2026-01-31');
    expect(lavoro(intero)).toBe('["DOCENTE_PRIMO_GRADO",1800,1800]');
    expect(POSTO).toBe('["DOCENTE_PRIMO_GRADO","0-8",1800,1800,null,0]');
    expect(lavoroDelPosto(POSTO)).toBe(lavoro(intero));
    expect(lavoroDelPosto(posto({ ...intero, fascia: '9-14', assegnoPersonaleMensile: 500 }))).toBe(lavoro(intero));
  });

  test('differs by profile, hours and full post', () => {
    const intero = servizio('2026-01-01', '2026-01-31');
    expect(
      new Set([
        lavoro(intero),
        lavoro({ ...intero, profilo: 'DOCENTE_LAUREATO' }),
        lavoro({ ...intero, oreSettimanali: 900 }),
        lavoro({ ...intero, oreCattedra: 2_400 }),
      ]).size,
    ).toBe(4);
  });
});
