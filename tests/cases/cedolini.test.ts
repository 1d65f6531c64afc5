import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cedolino } from '../../shared/calculation/cedolino.ts';
import { Situazione } from '../../shared/calculation/situazione/situazione.ts';

const cartella = new URL('cedolini/', import.meta.url);

/** A payslip whose figures come from outside the engine: `fonte` says where from. Lines of the same code are summed. */
const Prova = z.strictObject({
  nome: z.string(),
  fonte: z.string().min(10),
  situazione: Situazione,
  atteso: z.strictObject({
    netto: z.int(),
    lordoDipendente: z.int(),
    lordoStato: z.int(),
    residuoLordoStato: z.int().optional(),
    righe: z.record(z.string(), z.int()),
  }),
});

const prove = readdirSync(cartella)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    z
      .array(Prova)
      .parse(JSON.parse(readFileSync(new URL(file, cartella), 'utf8')))
      .map((prova) => ({ ...prova, file })),
  );

describe('reference payslips', () => {
  test('are at least 400', () => expect(prove.length).toBeGreaterThanOrEqual(400));

  test.each(prove.map((prova) => [`${prova.file}: ${prova.nome}`, prova] as const))(
    '%s',
    (_, { situazione, atteso }) => {
      const esito = cedolino(situazione);
      if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
      const { totali, righe } = esito.cedolino;
      const perCodice: Record<string, number> = {};
      for (const { codice, importo, gruppo } of righe) {
        if (gruppo !== 'riepilogo' && codice in atteso.righe) perCodice[codice] = (perCodice[codice] ?? 0) + importo;
      }
      const altre = righe
        .filter(
          ({ codice, gruppo, importo }) =>
            gruppo !== 'riepilogo' && gruppo !== 'competenze' && importo !== 0 && !(codice in atteso.righe),
        )
        .map(({ codice }) => codice);
      expect({
        ...perCodice,
        netto: totali.netto,
        lordoDipendente: totali.lordoDipendente,
        lordoStato: totali.lordoStato,
        residuo: totali.residuoLordoStato,
        altre,
      }).toEqual({
        ...atteso.righe,
        netto: atteso.netto,
        lordoDipendente: atteso.lordoDipendente,
        lordoStato: atteso.lordoStato,
        residuo: atteso.residuoLordoStato ?? totali.residuoLordoStato,
        altre: [],
      });
    },
  );
});
