import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import * as z from 'zod';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { riferimentiDiProva } from './f24-di-prova.ts';

/** Files with invented people, each of one kind of declaration. */
export const campioni = [
  'due-docenti',
  'part-time',
  'variazioni',
  'causale-7',
  'ammortamento',
  'fondo-pensione',
  'opzione-tfr',
  'supplente-ds',
  'mese-diminuito',
  'collaboratore',
  'z2',
] as const;
export type Campione = (typeof campioni)[number];

export const bytesDi = (campione: Campione): Uint8Array =>
  readFileSync(new URL(`../../golden/uniemens/${campione}.xml`, import.meta.url));

/** A sample as a file of the school of the tests, its earlier periods in 2019. */
export const fileDellaScuola = (campione: Campione): Buffer =>
  Buffer.from(
    Buffer.from(bytesDi(campione))
      .toString('utf8')
      .replaceAll('80999990015', '80012345676')
      .replaceAll(/(?<=<(?:GiornoInizio|GiornoFine|AnnoMeseErogazione)>)2024/g, '2019'),
  );

const RIFERIMENTI = await riferimentiDiProva();

export const readCampione = (bytes: Uint8Array) => {
  const { records, rilievi } = uniemens.read(bytes, RIFERIMENTI);
  return { records, rilievi };
};
export const trovati = (records: unknown) =>
  uniemens
    .parse(records)
    .check(RIFERIMENTI)
    .map(({ codice, gravita, campo, persona }) => ({ codice, gravita, campo, persona }));
export const recordsDi = (campione: Campione): Uniemens => Uniemens.parse(readCampione(bytesDi(campione)).records);

/** The records of a sample with a value at a path changed, put there, or taken away (undefined). */
export const conGuasto = (campione: Campione, percorso: string, valore: unknown): unknown => {
  const records: unknown = structuredClone(recordsDi(campione));
  const nomi = percorso.split('.');
  const ultimo = nomi.pop() ?? '';
  const dentro = nomi.reduce<unknown>((oggetto, nome) => Reflect.get(Object(oggetto), nome), records);
  Reflect.set(Object(dentro), ultimo, valore);
  return records;
};

const CIFRE = /^[A-Z0-9]$/;

/** Records of whatever form a schema allows, with every kind of leaf. */
export const generati = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  if (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodType)
    return fc.option(generati(z.any().parse(schema.unwrap())), { nil: undefined });
  if (schema instanceof z.ZodArray)
    return fc.array(generati(z.any().parse(schema.element)), { minLength: 1, maxLength: 2 });
  if (schema instanceof z.ZodObject)
    return fc
      .record(Object.fromEntries(Object.entries<z.ZodType>(schema.shape).map(([nome, tipo]) => [nome, generati(tipo)])))
      .map((record) => Object.fromEntries(Object.entries(record).filter(([, valore]) => valore !== undefined)));
  if (schema instanceof z.ZodNumber)
    return fc.integer({ min: schema.minValue ?? 0, max: Math.min(schema.maxValue ?? 0, 99_999_999) });
  return testi.filter((testo) => schema.safeParse(testo).success);
};

const testi = fc.oneof(
  fc.constantFrom('2025-03-31', '2024-02-29', '2025-03', 'A', '1', 'È', '&', '<'),
  fc.stringMatching(CIFRE),
);
