import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { domanda } from './domanda.ts';
import { motore, opinione } from './opinione.ts';

const cartella = new URL('../cases/cedolini/', import.meta.url);
const Riferimento = z.object({
  nome: z.string(),
  situazione: Situazione,
  atteso: z.object({ lordoDipendente: z.int(), righe: z.record(z.string(), z.int()) }),
});

/** What the second implementation does not know: deductions for third parties, and children of different ages. */
const isConosciuto = ({ situazione: { trattenute, fiscali } }: z.infer<typeof Riferimento>): boolean =>
  trattenute.length === 0 &&
  new Set(fiscali.familiari.filter(({ tipo }) => tipo === 'FIGLIO').map(({ nascita }) => nascita)).size <= 1;

const riferimenti = readdirSync(cartella)
  .flatMap((file) =>
    z
      .array(Riferimento)
      .parse(JSON.parse(readFileSync(new URL(file, cartella), 'utf8')))
      .map((riferimento) => ({ file, ...riferimento })),
  )
  .filter(isConosciuto);
const seconda = motore();

describe('reference payslips, by the second implementation', () => {
  test('it knows more than four hundred of them', () => expect(riferimenti.length).toBeGreaterThan(400));

  test.each(riferimenti.map((riferimento) => [`${riferimento.file}: ${riferimento.nome}`, riferimento] as const))(
    '%s',
    (_, { situazione, atteso }) => {
      const { LORDO, ...righe } = opinione(seconda, domanda(situazione));
      const attese = Object.fromEntries(
        Object.entries(atteso.righe).filter(
          ([codice, importo]) => importo !== 0 && !situazione.voci.some((voce) => voce.codice === codice),
        ),
      );
      expect({ LORDO, ...righe }).toEqual({ LORDO: atteso.lordoDipendente, ...attese });
    },
  );
});
