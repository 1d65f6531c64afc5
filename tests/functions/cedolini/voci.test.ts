import { describe, expect, test } from 'vitest';
import { cedolinoEntita, rigaCompatta, righeBrevi } from '#archivio/cedolini/cedolino.ts';
import { tariffeDelProfilo, vociCalcolo } from '#functions/cedolini/voci/dizionario.ts';
import { qualificheRetributive } from '#functions/riferimento/personale/qualifiche-retributive.ts';
import { dizionarioVoci } from '#functions/riferimento/voci/dizionario.ts';
import { partiMetodo } from '#functions/riferimento/voci/voce.ts';
import { VoceCalcolo } from '#shared/contracts/cedolini/calcolo.ts';
import { mayHaveVoci, metodi } from '#shared/domain/elaborazione/elaborazione.ts';
import type { RuoloDipendente } from '#shared/domain/persona/percettore.ts';

describe('the dictionary of items', () => {
  test('has each code once', () => {
    const codici = dizionarioVoci.map(({ codice }) => codice);
    expect(codici.filter((codice, indice) => codici.indexOf(codice) !== indice)).toEqual([]);
  });

  test.each(metodi)('gives %s items that the contract accepts, of its type and basis only', (metodo) => {
    const voci = vociCalcolo(metodo, '2026-03-01');
    for (const voce of voci) expect(VoceCalcolo.parse(voce).base).toBe(partiMetodo(metodo).base);
    expect(voci.length > 0).toBe(mayHaveVoci(partiMetodo(metodo).tipo));
  });

  test('has the rate of the day of service: hours of teaching rose on 1 January 2024', () => {
    const tariffa = (giorno: string) =>
      vociCalcolo('ACC-LD', giorno).find(({ codice }) => codice === 'ORE_INS')?.tariffa;
    expect([tariffa('2023-12-31'), tariffa('2024-01-01'), tariffa('2000-01-01')]).toEqual([3500, 3850, null]);
  });

  test('has the rate of the profile of who works, where the table of the contract has a row for it', () => {
    const ora = (ruolo: RuoloDipendente, qualifica: string, giorno: string) => {
      const { prgQualificaRetributiva } = qualificheRetributive.voci.find(({ codArgo }) => codArgo === qualifica) ?? {
        prgQualificaRetributiva: 0,
      };
      return tariffeDelProfilo('ACC-LD', { ruolo, prgQualificaRetributiva }, giorno).map(({ tariffa }) => tariffa);
    };
    const perQualifica = ['CS', 'OS', 'AS', 'CD'].map((qualifica) => ora('ATA', qualifica, '2026-03-01'));
    expect(perQualifica).toEqual([[1375], [1375], [1595], [1815]]);
    expect([ora('DSGA', 'FE', '2026-03-01'), ora('DSGA', 'DSGA', '2023-12-31')]).toEqual([[2035], [1850]]);
    expect([ora('ATA', 'AS', '2023-12-31'), ora('ATA', 'AS', '2000-01-01')]).toEqual([[1450], []]);
    expect([ora('ATA', 'FE', '2026-03-01'), ora('DOCENTE', 'DSG', '2026-03-01')]).toEqual([[], []]);
    expect(tariffeDelProfilo('ACC-LD', undefined, '2026-03-01')).toEqual([]);
    expect(vociCalcolo('ACC-LD', '2026-03-01').find(({ delProfilo }) => delProfilo)).toMatchObject({
      codice: 'ORE_ATA',
      tariffa: null,
    });
  });

  test('what NoiPA pays is never offered outside staff', () => {
    expect(
      dizionarioVoci.filter(({ canale, tipi }) => canale === 'NOIPA' && tipi.some((tipo) => tipo !== 'ACC')),
    ).toEqual([]);
  });
});

test('the short lines of a head say what the long ones say', () => {
  const riga = {
    codice: 'IRPEF',
    descrizione: 'IRPEF, aliquota massima',
    gruppo: 'ritenute_fiscali',
    base: 34_977,
    aliquota: 330_000,
    importo: 11_542,
    tributo: '100E',
    adempimenti: ['SPT', 'F24', 'MODM'],
  } as const;
  const { righe } = cedolinoEntita.schema.parse({
    uid: 'p-a',
    versione: 1,
    idProcesso: 'p',
    uidSubAnagrafe: 'a',
    storico: { desCognome: '', desNome: '', desCf: '', matricola: 0 },
    percettore: null,
    esito: 'CALCOLATO',
    anomalie: [],
    numAvvisi: 0,
    flgModificato: false,
    lordo: 0,
    netto: 0,
    oneri: 0,
    lordoStato: 0,
    arrotondamento: 0,
    annoFiscale: 2026,
    righe: [rigaCompatta(riga)],
    adempimenti: [],
    giro: 1,
    hash: '',
  });
  expect(righeBrevi({ righe })).toEqual([riga]);
});
