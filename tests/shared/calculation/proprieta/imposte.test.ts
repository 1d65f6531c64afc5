import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contributoGestioneSeparata } from '#shared/calculation/contributi/gestione-separata.ts';
import { ulterioreDetrazione } from '#shared/calculation/imposte/cuneo.ts';
import { detrazioneLavoro } from '#shared/calculation/imposte/detrazioni.ts';
import { irpefLorda, irpefLordaDelPeriodo, irpefSeparata } from '#shared/calculation/imposte/irpef.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { quota } from '#shared/money/arrotondamenti.ts';
import { accessorio, calcolato, importo, occasionale } from '../situazioni.ts';
import { anni, giorniDi, importi, personale, regole, seCalcolato, vale, vociAnno } from './pagamenti.ts';

describe('taxes and contributions', () => {
  const giorni = fc.constantFrom('2023-06-01', '2024-06-01', '2025-06-01', '2026-06-01');
  const lorda = (imponibile: number, giorno: string) => irpefLorda(dato('i', imponibile), giorno, regole).importo;
  test('IRPEF grows with income and never by more than 43 %', () =>
    vale(fc.tuple(fc.integer({ min: 0, max: 20_000_000 }), giorni), ([imponibile, giorno]) => {
      const salto = lorda(imponibile + 100, giorno) - lorda(imponibile, giorno);
      expect([salto >= 23, salto <= 43]).toEqual([true, true]);
    }));
  test('IRPEF of twelve equal months is that of the year, but for the cents of the months', () =>
    vale(fc.tuple(importi, giorni), ([mese, giorno]) =>
      expect(
        Math.abs(
          irpefLordaDelPeriodo(dato('i', mese), { parti: 1, su: 12 }, giorno, regole).importo * 12 -
            lorda(mese * 12, giorno),
        ),
      ).toBeLessThanOrEqual(6),
    ));
  test('the period of a whole year is the year', () =>
    vale(fc.tuple(importi, giorni), ([imponibile, giorno]) =>
      expect(irpefLordaDelPeriodo(dato('i', imponibile), { parti: 12, su: 12 }, giorno, regole).importo).toBe(
        lorda(imponibile, giorno),
      ),
    ));
  test('the deduction falls with income beyond the first band', () =>
    vale(fc.tuple(fc.integer({ min: 1_500_001, max: 6_000_000 }), giorni), ([reddito, giorno]) => {
      const det = (redditoComplessivo: number) =>
        detrazioneLavoro({ redditoComplessivo, giorni: 365, tempoDeterminato: false, minimo: true }, giorno, regole)
          .comma1.importo;
      expect(det(reddito + 100)).toBeLessThanOrEqual(det(reddito));
    }));
  test('the deduction of fewer days is never more', () =>
    vale(fc.tuple(importi, fc.integer({ min: 0, max: 364 })), ([redditoComplessivo, giorniPagati]) => {
      const det = (quanti: number) =>
        detrazioneLavoro(
          { redditoComplessivo, giorni: quanti, tempoDeterminato: true, minimo: false },
          '2026-06-01',
          regole,
        ).comma1.importo;
      expect(det(giorniPagati)).toBeLessThanOrEqual(det(giorniPagati + 1));
    }));
  test('the further deduction is between 0 and 1,000 and falls beyond 32,000', () =>
    vale(fc.integer({ min: 3_200_000, max: 4_100_000 }), (reddito) => {
      const det = (quanto: number) => ulterioreDetrazione(quanto, 365, '2026-06-01', regole).importo;
      expect([det(reddito) >= det(reddito + 1), det(reddito) <= 100_000, det(reddito) >= 0]).toEqual([
        true,
        true,
        true,
      ]);
    }));
  test('separate taxation does not exceed 43 % nor go below 23 %', () =>
    vale(fc.tuple(importi, importi, importi), ([arretrati, a, b]) => {
      const { imposta } = irpefSeparata(dato('a', arretrati), [a, b], '2026-06-01', regole);
      expect([imposta.importo >= quota(arretrati, 230_000) - 1, imposta.importo <= quota(arretrati, 430_000)]).toEqual([
        true,
        true,
      ]);
    }));
  test('the order of the two years does not matter', () =>
    vale(fc.tuple(importi, importi, importi), ([arretrati, a, b]) =>
      expect(irpefSeparata(dato('a', arretrati), [a, b], '2026-06-01', regole).imposta.importo).toBe(
        irpefSeparata(dato('a', arretrati), [b, a], '2026-06-01', regole).imposta.importo,
      ),
    ));
  test('the two parts of the Gestione separata add up to the total, and the third is a third', () =>
    vale(fc.tuple(importi, fc.constantFrom('CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA')), ([base, classe]) => {
      const { totale, collaboratore, committente } = contributoGestioneSeparata(
        dato('b', base),
        classe,
        '2026-06-01',
        regole,
      );
      expect(collaboratore.importo + committente.importo).toBe(totale.importo);
      expect(Math.abs(collaboratore.importo * 3 - totale.importo)).toBeLessThanOrEqual(1);
    }));
  test('the substitute tax never worsens the net', () =>
    vale(personale, (situazione) =>
      seCalcolato({ ...situazione, base: 'LD' }, ({ totali }) =>
        seCalcolato(
          { ...situazione, base: 'LD', fiscali: { ...situazione.fiscali, rinunciaSostitutiva: true } },
          (senza) => expect(totali.netto).toBeGreaterThanOrEqual(senza.totali.netto),
        ),
      ),
    ));
  test('below the exempt amount occasional work pays no contribution, above it on the excess only', () =>
    vale(fc.tuple(importi, importi), ([gia, compenso]) => {
      const pagato = calcolato(
        occasionale({
          voci: vociAnno(2026, [compenso]),
          fiscali: { gestioneSeparata: 'SENZA_DIS_COLL', compensiOccasionaliAnno: gia },
        }),
      );
      expect(pagato.totali.imponibileGestioneSeparata).toBe(Math.max(0, Math.min(compenso, gia + compenso - 500_000)));
    }));
  test('a fixed-term contract costs the school 1.61 % more, for the same net', () =>
    vale(fc.tuple(importi, anni), ([lordo, anno]) => {
      const di = (contratto: 'TI' | 'TD_30_6') =>
        calcolato(
          accessorio({
            ...giorniDi(anno),
            percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'ATA' },
            voci: vociAnno(anno, [lordo]),
            fiscali: { aliquotaMassima: { aliquota: 230_000, lettaDa: 'x' } },
          }),
        ).totali;
      expect([di('TD_30_6').netto, di('TD_30_6').oneri]).toEqual([
        di('TI').netto,
        di('TI').oneri + quota(lordo, 16_100),
      ]);
    }));
  test('two payments give the contributions of one, within a cent a line', () =>
    vale(fc.tuple(importi, importi), ([a, b]) => {
      const contributi = (...lordi: readonly number[]) =>
        importo(calcolato(accessorio({ voci: vociAnno(2026, lordi) })), 'PENSIONE_DIPENDENTE');
      expect(Math.abs(contributi(a) + contributi(b) - contributi(a, b))).toBeLessThanOrEqual(1);
    }));
});
