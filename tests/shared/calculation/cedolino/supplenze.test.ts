import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import { calcolato, importo, motivi, supplenza } from '../situazioni.ts';

describe('supply teachers', () => {
  test('of an institute that is not of the State are told that the tables are those of its schools', () => {
    const avvisi = (scuola: 'AFAM' | 'SCUOLA') =>
      calcolato(supplenza('2026-02-01', '2026-02-28', { scuola, opzioni: { simulazione: true } }))
        .avvisi.filter(({ codice }) => codice === 'DATO_PRESUNTO')
        .map(({ messaggio }) => messaggio);
    expect(avvisi('SCUOLA')).toEqual([]);
    expect(avvisi('AFAM')).toEqual([
      'Stipendio preso dalle tabelle della scuola statale: quelle del contratto di "Istituto di alta formazione artistica, musicale e coreutica" non sono note. Controllarlo sul contratto della persona, e pagare la differenza con una voce.',
    ]);
  });
  test('a whole month counts thirty thirtieths, February too', () => {
    expect(importo(calcolato(supplenza('2026-02-01', '2026-02-28')), 'STIPENDIO')).toBe(202_236);
    expect(importo(calcolato(supplenza('2026-01-30', '2026-01-31')), 'STIPENDIO')).toBe(Math.round((202_236 * 2) / 30));
  });
  test('a short supply has the sum only; until 30 June the further deduction too', () => {
    const irpef = (contratto: 'SUPPLENTE_BREVE' | 'TD_30_6') =>
      importo(
        calcolato(
          supplenza('2026-02-01', '2026-02-28', {
            percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
            fiscali: { redditoComplessivo: 2_800_000 },
          }),
        ),
        'IRPEF',
      );
    const conRpd = 20_510;
    expect(irpef('SUPPLENTE_BREVE') - irpef('TD_30_6')).toBeGreaterThan(
      Math.round((100_000 * 28) / 365) - conRpd * 0.35,
    );
  });
  test('a member of the supplementary fund gives it the compulsory share and the one chosen, on what TFR is on; the school its own', () => {
    const percettore = { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' } as const;
    const pagato = (cambi: object) =>
      calcolato(supplenza('2026-02-01', '2026-02-28', { percettore: { ...percettore, ...cambi } }));
    const senza = pagato({});
    const [iscritto, conAltro] = [pagato({ espero: true }), pagato({ espero: true, esperoAggiuntivo: 5_000 })];
    // TFR is 9,60 % of 80 % of the same base.
    const base = importo(senza, 'TFR') / 0.0768;
    for (const [cedolino, quota] of [
      [iscritto, 0.01],
      [conAltro, 0.015],
    ] as const)
      expect(Math.abs(importo(cedolino, 'ESPERO_DIPENDENTE') - base * quota)).toBeLessThan(8);
    expect(importo(iscritto, 'ESPERO_AMMINISTRAZIONE')).toBe(importo(iscritto, 'ESPERO_DIPENDENTE'));
    expect(importo(conAltro, 'ESPERO_AMMINISTRAZIONE')).toBe(importo(iscritto, 'ESPERO_AMMINISTRAZIONE'));
    expect(iscritto.totali.imponibileIrpef).toBe(senza.totali.imponibileIrpef - importo(iscritto, 'ESPERO_DIPENDENTE'));
    expect(importo(senza, 'ESPERO_DIPENDENTE')).toBe(0);
  });
  test('giving up the wedge relief takes the sum away', () => {
    expect(importo(calcolato(supplenza('2026-02-01', '2026-02-28')), 'SOMMA_INTEGRATIVA')).toBeGreaterThan(0);
    expect(
      importo(
        calcolato(
          supplenza('2026-02-01', '2026-02-28', { fiscali: { redditoComplessivo: 1_200_000, rinunciaCuneo: true } }),
        ),
        'SOMMA_INTEGRATIVA',
      ),
    ).toBe(0);
  });
  test('those of the state can only be simulated, and feed no filing', () => {
    expect(motivi(supplenza('2026-02-01', '2026-02-28', { scuola: 'SCUOLA' }))).toEqual(['CANALE_NOIPA']);
    expect(
      calcolato(supplenza('2026-02-01', '2026-02-28', { scuola: 'SCUOLA', opzioni: { simulazione: true } }))
        .adempimenti,
    ).toEqual([]);
    expect(calcolato(supplenza('2026-02-01', '2026-02-28')).adempimenti).toEqual([
      'UNIEMENS',
      'F24',
      'IRAP',
      'CU',
      'MODM',
    ]);
  });
  test('two part posts together do not exceed full time', () => {
    const spezzone = (oreSettimanali: number) => ({
      competenza: { dal: '2026-02-01', al: '2026-02-28' },
      profilo: 'DOCENTE_PRIMO_GRADO',
      oreSettimanali,
      oreCattedra: 1_800,
    });
    expect(motivi(supplenza('', '', { servizi: [spezzone(900), spezzone(901)] }))).toEqual(['PERIODI_SOVRAPPOSTI']);
    expect(importo(calcolato(supplenza('', '', { servizi: [spezzone(900), spezzone(900)] })), 'STIPENDIO')).toBe(
      202_236,
    );
  });
  test('impossible profile, hours and contract are named', () => {
    const con = (altro: object) =>
      supplenza('', '', {
        servizi: [
          {
            competenza: { dal: '2026-02-01', al: '2026-02-28' },
            profilo: 'DOCENTE_PRIMO_GRADO',
            oreSettimanali: 1_800,
            oreCattedra: 1_800,
            ...altro,
          },
        ],
      });
    expect([
      motivi(con({ profilo: 'ASTRONAUTA' })),
      motivi(con({ oreSettimanali: 1_801 })),
      motivi(con({ oreSettimanali: -1 })),
      motivi(con({ assenze: [{ tipo: 'BOH', dal: '2026-02-01', al: '2026-02-02' }] })),
    ]).toEqual([['PROFILO_SCONOSCIUTO'], ['ORE_FUORI_LIMITI'], ['SITUAZIONE_NON_VALIDA'], ['ASSENZA_SCONOSCIUTA']]);
    expect(
      motivi(
        supplenza('2026-02-01', '2026-02-28', {
          percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
        }),
      ),
    ).toEqual(['PERCETTORE_NON_AMMESSO']);
  });
  test('a run sealed before the 13th and the fixed accessory were in the TFR is computed again as it was', () => {
    const maggio = supplenza('2026-05-01', '2026-05-31', {
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
    });
    const { regole } = calcolato(maggio);
    const diAllora = regole.filter(({ id }) => !id.startsWith('contributi.tfr-'));
    const rifatto = cedolino(maggio, regoleDa(diAllora));
    // (2.022,36 + 20,22) × 80 % × 9,60 %, and with 205,10 of RPD and 170,22 of 13th.
    expect(rifatto.esito === 'calcolato' && importo(rifatto.cedolino, 'TFR')).toBe(15_687);
    expect(importo(calcolato(maggio), 'TFR')).toBe(18_569);
  });
});
