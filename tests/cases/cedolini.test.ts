import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { CedolinoSvolto, differenzeDaAtteso } from '#shared/calculation/svolti/cedolino-svolto.ts';

const cartella = new URL('cedolini/', import.meta.url);

/** Here somebody outside the engine has said what is right. */
const Prova = CedolinoSvolto.required({ atteso: true });

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
      expect(differenzeDaAtteso(atteso, esito.cedolino)).toEqual([]);
    },
  );
});
