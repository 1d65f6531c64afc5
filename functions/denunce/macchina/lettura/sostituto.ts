import * as z from 'zod';

/** Days and months that no file of today names, and characters that mean nothing in most fields. */
const TESTI = [
  ...['', '0', '1', 'X', 'Z', '00', '01', 'XX', 'ZZ', '000', '001', '0000', '0001', '00000', '00001'],
  ...['000000', '000001', '0000000000', '0000000001', '00000000000', '00000000001', '000000000000', '000000000001'],
  ...['0'.repeat(16), `${'0'.repeat(15)}1`, '0'.repeat(17), `${'0'.repeat(16)}1`],
  ...['2000-01', '2001-02', '2000-01-01', '2001-02-03', '30', '31', 'XXXX', 'ZZZZ'],
];
const NUMERI = [0, 1, 2, 2020, 2021];

/** A schema without what says that its value may be missing. */
export const internoDi = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const dentro: unknown = schema.unwrap();
    return dentro instanceof z.ZodType ? internoDi(dentro) : schema;
  }
  return schema;
};

/** True for a field that an object may leave out. */
export const isTralasciabile = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

/** The values that a person would read in what was written: another separator of the decimals, blanks around, more characters than there is room for. */
const riparati = (scritto: string): readonly (string | number)[] => {
  const testo = scritto.trim();
  const importo = /^(-?\d{1,12})[.,](\d{2})$/.exec(testo);
  return importo === null ? [testo] : [Number(`${importo[1] ?? ''}${importo[2] ?? ''}`), testo];
};

const noti = new WeakMap<z.ZodType, readonly [unknown, unknown]>();

const neutri = (schema: z.ZodType): readonly [unknown, unknown] => {
  const gia = noti.get(schema);
  if (gia !== undefined) return gia;
  const scelte: readonly unknown[] = schema instanceof z.ZodEnum ? schema.options : [];
  const ammessi = [...scelte, ...NUMERI, ...TESTI].filter((valore) => schema.safeParse(valore).success);
  const trovati = [ammessi[0], ammessi[1] ?? ammessi[0]] as const;
  noti.set(schema, trovati);
  return trovati;
};

/** Other numbers for each field of an object, so that no two of them make up for each other. */
const scostati = (
  schema: z.ZodType,
  [uno, altro]: readonly [unknown, unknown],
  posto: number,
): readonly [unknown, unknown] => {
  const scostato = typeof altro === 'number' ? altro + posto : altro;
  return [uno, schema.safeParse(scostato).success ? scostato : altro];
};

/** Two values that a schema takes in the place of what could not be read; the same twice where it takes one only. */
export const sostitutiDi = (tipo: z.ZodType, scritto: string | null): readonly [unknown, unknown] => {
  const schema = internoDi(tipo);
  if (schema instanceof z.ZodObject) {
    const campi = Object.entries<z.ZodType>(schema.shape)
      .filter(([, suo]) => !isTralasciabile(suo))
      .map(([nome, suo], posto) => [nome, scostati(suo, sostitutiDi(suo, null), posto)] as const);
    return [0, 1].map((quale) => Object.fromEntries(campi.map(([nome, due]) => [nome, due[quale]]))) as [
      unknown,
      unknown,
    ];
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    if (!(element instanceof z.ZodType)) return [[], []];
    const [uno, altro] = sostitutiDi(element, null);
    return [schema.safeParse([]).success ? [] : [uno], [altro]];
  }
  const [neutro, altro] = neutri(schema);
  const riparato = scritto === null ? undefined : riparati(scritto).find((valore) => schema.safeParse(valore).success);
  return riparato === undefined ? [neutro, altro] : [riparato, riparato === neutro ? altro : neutro];
};
