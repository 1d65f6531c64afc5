import { expect, test } from 'vitest';
import { cedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import type { CuAltri } from '#shared/contracts/anagrafe/dati-cu.ts';
import { compenso } from '#support/cedolini.ts';
import { ambiente, dati, fiscali, processo, UID } from './dati.ts';

const certificata = (cambi: Partial<CuAltri>): CuAltri => ({
  cfDatore: '80000000001',
  desDatore: 'Istituto di prova',
  dal: '2026-01-01',
  al: '2026-03-31',
  numReddito: 500_000,
  numRitenute: 70_000,
  numAddizionaleRegionale: 1_000,
  numAddizionaleComunale: 500,
  numDetrazioni: 45_000,
  numTrattamentoIntegrativo: 20_000,
  numSommaIntegrativa: 3_000,
  numGiorni: 90,
  ...cambi,
});

const situazioneDi = (cambi: Parameters<typeof processo>[0], voci: readonly ReturnType<typeof compenso>[]) => {
  const persona = dati({
    fiscali: [
      fiscali({
        percettore: { tipo: 'COCOCO' },
        cuAltri: [certificata({}), certificata({ cfDatore: '80000000002', numGiorni: 300 })],
      }),
    ],
  });
  const input = { uidSubAnagrafe: UID, percettore: null, voci: [...voci] };
  return cedolinoPersona(processo(cambi), input, persona, ambiente()).situazione;
};

test('what other employers certified enters the settlement of its year, together', () => {
  expect(
    situazioneDi({ idMetodo: 'CON-LD', dataPagamento: '2027-02-20', ANNO: 2027, MESE: 2 }, [])?.altriDatori,
  ).toEqual({
    imponibileIrpef: 1_000_000,
    irpef: 140_000,
    giorni: 366,
    trattamentoIntegrativo: 40_000,
    sommaIntegrativa: 6_000,
    addizionaleRegionale: 2_000,
    addizionaleComunale: 1_000,
  });
});

test('a payslip that settles nothing does not read it', () => {
  const situazione = situazioneDi({ idMetodo: 'COC-LD', dataPagamento: '2026-06-20' }, [compenso(100_000)]);
  expect(situazione?.progressivi).toBeDefined();
  expect(situazione?.altriDatori).toBeUndefined();
});
