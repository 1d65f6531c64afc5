import fc from 'fast-check';
import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { accessorio, voce } from '../situazioni.ts';

export const regole = regoleCorrenti();
export const importi = fc.integer({ min: 0, max: 5_000_000 });
export const anni = fc.constantFrom(2023, 2024, 2025, 2026);
const aliquoteAnno = {
  2023: [23, 25, 35, 43],
  2024: [23, 35, 43],
  2025: [23, 35, 43],
  2026: [23, 33, 43],
} as const;
const contratti = fc.constantFrom('TI', 'TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE');
export const giorniDi = (anno: number) => ({ liquidazione: { anno, mese: 6 }, dataPagamento: `${anno}-06-20` });
export const vociAnno = (anno: number, lordi: readonly number[], altro: Parameters<typeof voce>[1] = {}) =>
  lordi.map((lordo, indice) =>
    voce(lordo, {
      codice: `V${indice}`,
      descrizione: `Compenso ${indice}`,
      competenza: { dal: `${anno}-01-01`, al: `${anno}-01-31` },
      ...altro,
    }),
  );

/** Any payment a school makes, of any kind, with any sensible data. */
export const personale = fc
  .record({
    anno: anni,
    contratto: contratti,
    lordi: fc.array(importi, { minLength: 1, maxLength: 5 }),
    quale: fc.nat(3),
    base: fc.constantFrom('LD', 'LS'),
    plafond: importi,
  })
  .map(({ anno, contratto, lordi, quale, base, plafond }): SituazioneInput =>
    accessorio({
      ...giorniDi(anno),
      base,
      percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
      voci: vociAnno(anno, lordi),
      fiscali: {
        aliquotaMassima: {
          aliquota: (aliquoteAnno[anno][quale % aliquoteAnno[anno].length] ?? 23) * 10_000,
          lettaDa: 'x',
        },
        plafondSostitutiva: plafond,
        redditoLavoroDipendente: 3_000_000,
      },
    }),
  );

export const vale = <T>(arbitrario: fc.Arbitrary<T>, proprieta: (valore: T) => void, numRuns = 150) =>
  fc.assert(
    fc.property(arbitrario, (valore) => {
      proprieta(valore);
    }),
    { numRuns, seed: 20_261_120 },
  );

export const seCalcolato = (situazione: SituazioneInput, poi: (pagato: Cedolino) => void) => {
  const esito = cedolino(situazione);
  if (esito.esito === 'calcolato') poi(esito.cedolino);
};
