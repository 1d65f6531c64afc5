import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Contenuto, inputDi, readContenuto, writeContenuto } from '#archivio/cedolini/contenuto.ts';
import { readRotte, Rotte } from '#archivio/cedolini/rotte.ts';
import { CedolinoAtteso } from '#archivio/collaudo/caso.ts';
import { CedolinoTrovato } from '#archivio/collaudo/prova.ts';
import { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import { PagamentiSalvati, PrimaDelFile } from '#archivio/noipa/lista.ts';
import { joinParti, splitParti } from '#archivio/parti.ts';
import { Enti, readEnti, writeEnti } from '#archivio/tabelle/addizionali.ts';
import { withIgnote } from '#platform/data/forme/ignote.ts';
import { conAltro, IGNOTO, luoghiDiScelta, pieno } from '#support/forme/pieno.ts';

const compresso = (valore: unknown): string => deflateRawSync(JSON.stringify(valore)).toString('base64');
const aperto = (contenuto: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(contenuto, 'base64')).toString('utf8'));
const inParti = (valore: unknown) => splitParti('radice', 1, valore);

/** A content kept compressed: how it is read, and what is stored when what was read is written again, where it ever is. */
interface Contenente {
  readonly nome: string;
  readonly schema: z.ZodType;
  readonly read: (valore: unknown) => unknown;
  readonly rewritten?: (valore: unknown) => Promise<unknown>;
}

const inPartiDi = (nome: string, schema: z.ZodType): Contenente => ({
  nome,
  schema,
  read: (valore) => joinParti(schema, inParti(valore), nome),
  rewritten: async (valore) => joinParti(z.unknown(), inParti(joinParti(schema, inParti(valore), nome)), nome),
});

/** The person in a content, whom its readers ask of the head. */
const CHI = z.object({ input: z.object({ uidSubAnagrafe: z.string().brand<'PERSONA'>() }) });

const contenuti: readonly Contenente[] = [
  {
    nome: 'DETTAGLIO_CEDOLINO',
    schema: Contenuto,
    read: (valore) => readContenuto(compresso(valore)),
    rewritten: async (valore) => {
      const letto = readContenuto(compresso(valore));
      const { input } = CHI.parse(valore);
      return aperto((await writeContenuto({ ...letto, input: inputDi(input, letto), cedolino: null })).contenuto);
    },
  },
  { nome: 'ROTTE_CEDOLINO', schema: Rotte, read: (valore) => readRotte({ contenuto: compresso(valore) }) },
  {
    nome: 'ADDIZIONALI_PARTE',
    schema: Enti,
    read: (valore) => readEnti(compresso(valore)),
    rewritten: async (valore) => aperto(writeEnti(readEnti(compresso(valore)))),
  },
  inPartiDi('PARTE_DENUNCIA', ContenutoDenuncia),
  inPartiDi('PARTE_LISTA', PagamentiSalvati),
  inPartiDi('PRIMA_DEL_FILE', PrimaDelFile),
  inPartiDi('PARTE_CASO', z.array(CedolinoAtteso)),
  inPartiDi('PARTE_PROVA', z.array(CedolinoTrovato)),
];

describe.each(contenuti.map((uno) => [uno.nome, uno] as const))('%s', (nome, { schema, read, rewritten }) => {
  const diDopo = pieno(schema, true);

  test('what a later version adds in it, at every depth, is read with it', () => {
    expect(withIgnote(read(diDopo))).toEqual(diDopo);
    expect(read(pieno(schema))).toEqual(schema.parse(pieno(schema)));
  });

  test.runIf(rewritten !== undefined)('and is written back with it', async () => {
    const riscritto = await rewritten?.(diDopo);
    // a payslip is computed anew: what is taken over from the one before is what it was computed from
    if (nome !== 'DETTAGLIO_CEDOLINO') expect(riscritto).toEqual(diDopo);
    else {
      const { storico, fatti, input, situazione, anomalie } = z.record(z.string(), z.unknown()).parse(diDopo);
      expect(riscritto).toEqual({ storico, fatti, input, situazione, anomalie, cedolino: null });
    }
  });

  test('a value or an alternative of a later version is told, and is no defect', () => {
    for (const luogo of luoghiDiScelta(schema))
      expect(() => read(conAltro(diDopo, luogo, IGNOTO)), luogo.join('.')).toThrow(
        expect.objectContaining({ code: 'VERSIONE_PIU_RECENTE' }),
      );
  });
});
