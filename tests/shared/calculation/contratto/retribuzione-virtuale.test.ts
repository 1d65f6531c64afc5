import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { ServizioContratto } from '#shared/calculation/contratto/servizio.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { retribuzioneVirtuale } from '#shared/rules/assenze-contributive.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import type { TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { regoleCorrenti, regoleDa, type Regole } from '#shared/rules/regole.ts';
import { readGolden } from '#tests/golden/golden.ts';
import { calcolato, importo } from '../situazioni.ts';
import { assenza, codiceDi, paga } from './servizi.ts';

/** The amount that each item contributes on, where it is not the one paid. */
const virtuali = (assenze: ServizioContratto['assenze'], contratto?: TipoContratto) =>
  paga({ assenze }, contratto).competenze.flatMap(({ codice, calcolato: { importo: pagato }, contributivo }) =>
    contributivo === undefined ? [] : [[codice, pagato, contributivo.importo]],
  );
const golden = (id: string): SituazioneInput => {
  const trovato = readGolden().find((uno) => uno.id === id);
  if (trovato === undefined) throw new Error(`No golden case is ${id}`);
  return Situazione.parse(trovato.ingressi);
};

describe('illness paid in part contributes on the whole pay', () => {
  test('each item of the month is whole, the 13th with it', () =>
    expect(virtuali([assenza('MALATTIA', '2024-11-01', '2024-11-30')])).toEqual([
      ['STIPENDIO', 101_118, 202_236],
      // RPD of 194,80: ten days without it, twenty at half.
      ['RPD', 6_493, 19_480],
      ['TREDICESIMA', 8_311, 16_622],
    ]));

  test('the first ten days take away the fixed accessory only; in hospital nothing is taken', () => {
    expect(virtuali([assenza('MALATTIA', '2024-11-04', '2024-11-06')], 'TD_30_6')).toEqual([['RPD', 17_532, 19_480]]);
    expect(virtuali([assenza('MALATTIA_RICOVERO', '2024-11-04', '2024-11-06')], 'TD_30_6')).toEqual([]);
  });

  test('an item that pays nothing contributes all the same, and has its line', () => {
    const situazione = golden('virtuale-malattia-primi-dieci-giorni');
    const [servizio] = situazione.servizi ?? [];
    if (servizio === undefined) throw new Error('The golden payslip has one service');
    const tutta = calcolato({
      ...situazione,
      servizi: [{ ...servizio, competenza: { dal: '2026-05-06', al: '2026-05-15' } }],
    });
    expect(tutta.righe.filter(({ codice }) => codice === 'RPD')).toMatchObject([{ importo: 0 }]);
    const lordo = tutta.totali.lordoDipendente;
    expect(tutta.totali.imponibileContributivo).toBe(lordo + Math.round(20_510 / 3));
  });

  test('days without pay stay without contributions', () => {
    expect(virtuali([assenza('SCIOPERO', '2024-11-04')])).toEqual([]);
    // Ninety days of illness to the 10th of November, ten of them at half pay; then none.
    const lunga = [assenza('MALATTIA', '2024-09-01', '2024-11-30')];
    const [[, pagato, intero] = []] = virtuali(lunga, 'TD_30_6');
    expect([pagato, intero]).toEqual([(202_236 * 14.5) / 30, (202_236 * 29) / 30].map(Math.round));
  });

  test('no other absence has it, whatever it takes', () => {
    for (const { codice } of tipiAssenza)
      for (const contratto of ['TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'] as const) {
        const assenze = [assenza(codice, '2024-11-04', '2024-11-28')];
        if (codiceDi(() => paga({ assenze }, contratto)) === undefined && !codice.startsWith('MALATTIA'))
          expect(virtuali(assenze, contratto), `${codice} ${contratto}`).toEqual([]);
      }
  });

  test('NASpI and IRAP stay on what is paid, and so does the member of Espero', () => {
    const malata = calcolato({
      ...golden('virtuale-malattia-a-meta'),
      percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE', espero: true },
    });
    const base = (codice: string) => malata.righe.find((riga) => riga.codice === codice)?.base;
    expect(['PENSIONE_DIPENDENTE', 'FONDO_CREDITO', 'PENSIONE_AMMINISTRAZIONE'].map(base)).toEqual([
      241_556, 241_556, 241_556,
    ]);
    expect(['INPS_DS', 'IRAP', 'ESPERO_DIPENDENTE'].map(base)).toEqual([117_360, 117_360, 117_360]);
    expect(malata.totali).toMatchObject({ lordoDipendente: 117_360, imponibileContributivo: 241_556 });
  });

  test('each month of a payslip declares its own base', () => {
    const situazione = golden('virtuale-malattia-a-meta');
    const dueMesi = calcolato({
      ...situazione,
      enti: { enpdep: true },
      liquidazione: { anno: 2026, mese: 5 },
      dataPagamento: '2026-05-27',
      servizi: (situazione.servizi ?? []).map((servizio) => ({
        ...servizio,
        competenza: { dal: '2026-04-01', al: '2026-05-31' },
      })),
    });
    const quote = (codice: string) =>
      dueMesi.righe.find((riga) => riga.codice === codice)?.quote?.map(({ mese, base }) => [mese, base]);
    // May is whole: 2.022,36 + 20,22 + 205,10 and 31 days of 13th.
    expect(quote('PENSIONE_DIPENDENTE')).toEqual([
      [4, 241_556],
      [5, 242_116],
    ]);
    for (const codice of ['PENSIONE_AMMINISTRAZIONE', 'FONDO_CREDITO', 'ENPDEP'])
      expect(quote(codice), codice).toEqual(quote('PENSIONE_DIPENDENTE'));
    expect(quote('IRAP')).toEqual([
      [4, 117_360],
      [5, 242_116],
    ]);
  });

  test('the payslip says the rule, and names no illness', () => {
    const riga = calcolato(golden('virtuale-malattia-a-meta')).righe.find(
      ({ codice }) => codice === 'PENSIONE_DIPENDENTE',
    );
    const detto = JSON.stringify(riga?.spiegazione);
    expect(detto).toContain(
      '1.173,60 € pagati, 2.415,56 € senza le assenze pagate in parte: i contributi sono sulla retribuzione intera',
    );
    expect(detto).toContain('"nome":"Stipendio tabellare aprile 2026","valore":"2.022,36 €"');
    expect(detto).not.toMatch(/malatt/i);
    expect(detto).toContain('circ. INPDAP 13 del 28/5/2009');
  });

  test('a payslip sealed before it was a rule is computed again as it was', () => {
    const situazione = golden('virtuale-malattia-a-meta');
    const con = (regole: Regole) => {
      const esito = cedolino(situazione, regole);
      if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
      return esito.cedolino;
    };
    const oggi = con(regoleCorrenti());
    const pensione = (conservate: typeof oggi.regole) => importo(con(regoleDa(conservate)), 'PENSIONE_DIPENDENTE');
    expect(pensione(oggi.regole)).toBe(21_257);
    expect(pensione(oggi.regole.filter(({ id }) => id !== retribuzioneVirtuale.id))).toBe(10_328);
  });
});
