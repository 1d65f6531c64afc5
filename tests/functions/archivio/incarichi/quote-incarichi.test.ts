import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rottePerNome } from '#archivio/incarichi/quote-incarichi.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { somma } from '#shared/money/centesimi.ts';

const MARZO = { anno: 2026, mese: 3 };
const rotta = (riga: number, gruppo: Rotta['gruppo'], codice: string, importo: number, base: number | null): Rotta => ({
  riga,
  codice,
  gruppo,
  importo,
  base,
  competenza: MARZO,
  annoImposta: 2026,
  fondo: null,
  destinazione: { a: 'PERCETTORE' },
  adempimenti: {},
  mancanti: [],
});

const voce = fc.record({
  codice: fc.constantFrom('COMPENSO', 'DIRITTI'),
  incarico: fc.constantFrom('uno', 'due', 'tre', null),
  importo: fc.integer({ min: 1, max: 900_000 }),
});
const cedolino = fc.record({
  voci: fc.array(voce, { minLength: 1, maxLength: 6 }),
  ritenuta: fc.integer({ min: 0, max: 500_000 }),
});

test('the parts of a payslip sum to the whole, line by line, and each item is whole under the name of its assignment', () => {
  fc.assert(
    fc.property(cedolino, ({ voci, ritenuta }) => {
      const lordo = somma(voci.map(({ importo }) => importo));
      const rotte = [
        ...voci.map(({ codice, importo }, riga) => rotta(riga, 'competenze', codice, importo, null)),
        rotta(voci.length, 'ritenute_fiscali', 'RITENUTA_ACCONTO', ritenuta, lordo),
      ];
      const divise = rottePerNome(rotte, voci, (incarico) => (incarico === 'tre' ? 'uno' : (incarico ?? '')));
      const tutte = [...divise.values()].flat();
      for (const intera of rotte) {
        const sue = tutte.filter(({ riga }) => riga === intera.riga);
        expect(somma(sue.map(({ importo }) => importo))).toBe(intera.importo);
        expect(somma(sue.map(({ base }) => base ?? 0))).toBe(intera.base ?? 0);
      }
      for (const [nome, sue] of divise) {
        const suoi = voci.filter(({ incarico }) => (incarico === 'tre' ? 'uno' : (incarico ?? '')) === nome);
        expect(somma(sue.filter(({ gruppo }) => gruppo === 'competenze').map(({ importo }) => importo))).toBe(
          somma(suoi.map(({ importo }) => importo)),
        );
      }
    }),
  );
});
