import { expect, test } from 'vitest';
import { limitiDi } from '#functions/servizi/limiti-supplenza.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';

type Titolare = Pick<Servizio, 'ruolo' | 'codProfiloAta' | 'prgQualificaRetributiva' | 'codTipoPosto'>;

const ata = (codProfiloAta: string | null, prgQualificaRetributiva: number): Titolare => ({
  ruolo: 'ATA',
  codProfiloAta,
  prgQualificaRetributiva,
  codTipoPosto: null,
});
const docente = (prgQualificaRetributiva: number, codTipoPosto: string | null = null): Titolare => ({
  ruolo: 'DOCENTE',
  codProfiloAta: null,
  prgQualificaRetributiva,
  codTipoPosto,
});
/** Last days that a substitute covers with a reason alone, of an absence that begins on 1 October 2026. */
const fino = (titolare: Titolare, al = '2026-12-20', dal = '2026-10-01') =>
  limitiDi(titolare, { dal, al }).map((limite) => limite.fino);

test.each([
  ['a teacher', docente(10), ['2026-10-01']],
  ['a teacher of primary school', docente(6), ['2026-10-01']],
  ['a collaborator', ata('CS', 1), ['2026-10-07']],
  ['a collaborator without a profile', ata(null, 1), ['2026-10-07']],
  ['an administrative assistant', ata('AA', 3), ['2026-10-29']],
  ['a technical assistant', ata('AT', 3), ['2026-10-29']],
  ['an assistant without a profile', ata(null, 3), ['2026-10-29']],
  ['a cook', ata('CO', 3), []],
  ['an operator', ata(null, 2), []],
] as const)('of %s: the first days, counted in the days of the absence', (_chi, titolare, attesi) => {
  expect(fino(titolare)).toEqual(attesi);
});

test('up to ten days on a common post of secondary school are covered from within; eleven are not, nor other posts', () => {
  expect(fino(docente(10), '2026-10-10')).toEqual(['2026-10-01', '2026-10-10']);
  expect(fino(docente(9, 'AN'), '2026-10-10')).toEqual(['2026-10-01', '2026-10-10']);
  expect(fino(docente(10), '2026-10-11')).toEqual(['2026-10-01']);
  expect(fino(docente(10, 'EH'), '2026-10-10')).toEqual(['2026-10-01']);
  expect(fino(docente(6), '2026-10-10')).toEqual(['2026-10-01']);
  expect(fino(docente(10), '2025-12-10', '2025-12-01')).toEqual(['2025-12-01']);
});

test('each limit says its days, its norm, and nothing before its first day', () => {
  expect(limitiDi(ata('AA', 3), { dal: '2026-10-01', al: '2026-12-20' })).toEqual([
    {
      fino: '2026-10-29',
      testo: expect.stringMatching(/^Fino al 29\/10\/2026 compreso nessun supplente: .*dal trentesimo giorno/),
      norma: 'L. 190/2014, art. 1 c. 332; L. 205/2017, art. 1 c. 602',
    },
  ]);
  expect(fino(ata('AA', 3), '2017-12-20', '2017-10-01')).toEqual([]);
});
