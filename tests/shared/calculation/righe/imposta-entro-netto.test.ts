import { describe, expect, test } from 'vitest';
import type { Gruppo } from '#shared/calculation/riga/cedolino-tipi.ts';
import { riga, type RigaCalcolata } from '#shared/calculation/riga/righe.ts';
import { impostaEntroNetto } from '#shared/calculation/righe/imposta-entro-netto.ts';
import { contesto } from '#shared/calculation/situazione/contesto.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { collaborazione } from '../situazioni.ts';

const di = (codice: string, gruppo: Gruppo, importo: number): RigaCalcolata =>
  riga(codice, gruppo, codice, dato(codice, importo));

/** A fee of 100,00 with contributions of 11,41, and a tax of 95,00 of which a part is of other payslips of the same days. */
const righe = (degliAltriCedolini?: number): readonly RigaCalcolata[] => [
  di('COMPENSO', 'competenze', 10_000),
  di('GESTIONE_SEPARATA', 'ritenute_previdenziali', 1_141),
  {
    ...di('IRPEF', 'ritenute_fiscali', 9_500),
    calcolato: { ...dato('IRPEF', 9_500), base: 8_859 },
    ...(degliAltriCedolini === undefined ? {} : { degliAltriCedolini }),
  },
];

const entro = (quali: readonly RigaCalcolata[], altro: Partial<SituazioneInput> = {}) => {
  const ctx = contesto(Situazione.parse(collaborazione(altro)), regoleCorrenti(), 'DIPENDENTE_O_ASSIMILATO');
  return { dopo: impostaEntroNetto(ctx, quali), avvisi: ctx.avvisi };
};
const importi = (quali: readonly RigaCalcolata[]) => quali.map(({ calcolato }) => calcolato.importo);

describe('a tax of the days that other payslips have not withheld', () => {
  test('is cut to what the other lines leave, and the office is told of the rest', () => {
    const { dopo, avvisi } = entro(righe(9_000));
    // 100,00 − 11,41 = 88,59 of the 95,00: 6,41 are left
    expect(importi(dopo)).toEqual([10_000, 1_141, 8_859]);
    expect(avvisi).toStrictEqual([
      {
        codice: 'CONGUAGLIO_INCAPIENTE',
        messaggio:
          'IRPEF: dei giorni che altri cedolini hanno già pagato restano 6,41 € che il netto non permette di trattenere: li chiede un altro cedolino degli stessi giorni, o il conguaglio (art. 23 c. 3 DPR 600/1973).',
      },
    ]);
    const { calcolato, degliAltriCedolini } = dopo[2] ?? di('', 'oneri', 0);
    expect([calcolato.base, degliAltriCedolini]).toEqual([8_859, 9_000]);
    expect(calcolato.spiega()).toMatchObject({
      testo: 'dovuti 95,00 €, trattenuti 88,59 €: quanto le altre righe lasciano',
      formula: 'il minore tra dovuto e netto',
      figli: [{ testo: 'IRPEF: 95,00 €' }],
    });
  });

  test('keeps no base where it had none', () => {
    const senzaBase = righe(9_000).map((voce) => ({ ...voce, calcolato: { ...voce.calcolato, base: null } }));
    expect(entro(senzaBase).dopo.map(({ calcolato }) => calcolato.base)).toEqual([null, null, null]);
  });

  test('is cut by no more than the part that is of other payslips', () => {
    const { dopo, avvisi } = entro(righe(600));
    expect(importi(dopo)).toEqual([10_000, 1_141, 8_900]);
    expect(avvisi[0]?.messaggio).toContain('restano 6,00 €');
  });

  test('is not cut where the payment alone owes it, where there is enough, or in a settlement', () => {
    for (const [quali, altro] of [
      [righe(), {}],
      [[...righe(9_000), di('TRATTAMENTO_INTEGRATIVO', 'somme_fuori_reddito', 641)], {}],
      [righe(9_000), { opzioni: { conguaglio: true } }],
    ] as const) {
      const { dopo, avvisi } = entro(quali, altro);
      expect(importi(dopo)).toEqual(importi(quali));
      expect(avvisi).toEqual([]);
    }
  });

  test('counts no instalment of the surtaxes, which has a cut of its own', () => {
    const conRata = [...righe(9_000), di('ADDIZIONALE_REGIONALE', 'ritenute_fiscali', 5_000)];
    expect(importi(entro(conRata).dopo)).toEqual([10_000, 1_141, 8_859, 5_000]);
  });
});
