import * as z from 'zod';

/** The two ways of a call: a thing sent may not be refused where it was taken, a thing answered may not be missing where it was. */
type Verso = 'richiesta' | 'risposta';

interface Schema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly $ref?: string;
  readonly [limite: string]: unknown;
}

const Operazione = z.looseObject({
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.custom<Schema>() }))
    .optional(),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.custom<Schema>() })) })
    .optional(),
  responses: z.record(
    z.string(),
    z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.custom<Schema>() })).optional() }),
  ),
});
type Operazione = z.infer<typeof Operazione>;
const Documento = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operazione)) });

const JSON_TYPE = 'application/json';

/** The things that a document of the calls takes away from, or narrows in, an earlier one; one line each, by call. */
export const tolteDa = (prima: unknown, dopo: unknown): readonly string[] => {
  const [vecchi, nuovi] = [Documento.parse(prima).paths, Documento.parse(dopo).paths];
  return Object.entries(vecchi).flatMap(([path, metodi]) =>
    Object.entries(metodi).flatMap(([metodo, vecchia]) => {
      const chiamata = `${metodo.toUpperCase()} ${path}`;
      const nuova = nuovi[path]?.[metodo];
      return nuova === undefined
        ? [`${chiamata}: tolta`]
        : dellaChiamata(vecchia, nuova).map((una) => `${chiamata}, ${una}`);
    }),
  );
};

const dellaChiamata = (prima: Operazione, dopo: Operazione): readonly string[] => [
  ...deiParametri(prima, dopo),
  ...traSchemi(corpoDi(prima), corpoDi(dopo), 'richiesta', 'richiesta'),
  ...traSchemi(rispostaDi(prima), rispostaDi(dopo), 'risposta', 'risposta'),
];

const corpoDi = ({ requestBody }: Operazione): Schema | undefined => requestBody?.content[JSON_TYPE]?.schema;
const rispostaDi = ({ responses }: Operazione): Schema | undefined => responses['200']?.content?.[JSON_TYPE]?.schema;

const deiParametri = (
  { parameters: prima = [] }: Operazione,
  { parameters: dopo = [] }: Operazione,
): readonly string[] => [
  ...prima.flatMap((vecchio) => {
    const nuovo = dopo.find((uno) => uno.name === vecchio.name && uno.in === vecchio.in);
    const nome = `parametro ${vecchio.name}`;
    if (nuovo === undefined) return [`${nome}: tolto`];
    return [
      ...(nuovo.required && !vecchio.required ? [`${nome}: obbligatorio`] : []),
      ...traSchemi(vecchio.schema, nuovo.schema, nome, 'richiesta'),
    ];
  }),
  ...dopo
    .filter((nuovo) => nuovo.required && !prima.some((uno) => uno.name === nuovo.name && uno.in === nuovo.in))
    .map(({ name }) => `parametro ${name}: nuovo e obbligatorio`),
];

const traSchemi = (
  prima: Schema | undefined,
  dopo: Schema | undefined,
  posto: string,
  verso: Verso,
): readonly string[] => {
  if (prima === undefined) return chiedeQualcosa(dopo, verso) ? [`${posto}: nuova e obbligatoria`] : [];
  if (dopo === undefined) return [`${posto}: tolta`];
  if (isStessoComponente(prima, dopo)) return [];
  const [vecchie, nuove] = [alternative(prima), alternative(dopo)];
  return vecchie.length > 1 || nuove.length > 1
    ? traAlternative(vecchie, nuove, posto, verso)
    : dentro(prima, dopo, posto, verso);
};

/** True of a body where there was none, if it cannot be empty. */
const chiedeQualcosa = (dopo: Schema | undefined, verso: Verso): boolean =>
  verso === 'richiesta' && (dopo?.required ?? []).length > 0;

const isStessoComponente = (prima: Schema, dopo: Schema): boolean =>
  prima.$ref !== undefined && prima.$ref === dopo.$ref;

const dentro = (prima: Schema, dopo: Schema, posto: string, verso: Verso): readonly string[] => [
  ...deiValori(prima, dopo, posto, verso),
  ...(verso === 'richiesta' ? deiLimiti(prima, dopo, posto) : []),
  ...deiCampi(prima, dopo, posto, verso),
  ...(prima.items === undefined ? [] : traSchemi(prima.items, dopo.items, `${posto}[]`, verso)),
];

const alternative = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** Each alternative that could be sent still has one that takes it; each that may be answered was already among them. */
const traAlternative = (
  vecchie: readonly Schema[],
  nuove: readonly Schema[],
  posto: string,
  verso: Verso,
): readonly string[] => {
  const [cercate, fra] = verso === 'richiesta' ? [vecchie, nuove] : [nuove, vecchie];
  return cercate.flatMap((una) => {
    const esiti = fra.map((altra) =>
      verso === 'richiesta' ? traSchemi(una, altra, posto, verso) : traSchemi(altra, una, posto, verso),
    );
    if (esiti.some((esito) => esito.length === 0)) return [];
    const [vicina = [`${posto}: alternativa ${verso === 'richiesta' ? 'tolta' : 'nuova'}`]] = esiti.toSorted(
      (a, b) => a.length - b.length,
    );
    return vicina;
  });
};

const deiValori = (prima: Schema, dopo: Schema, posto: string, verso: Verso): readonly string[] => {
  if (hasAltroTipo(prima, dopo, verso)) return [`${posto}: altro tipo`];
  const [vecchi, nuovi] = [valori(prima), valori(dopo)];
  if (verso === 'risposta' || nuovi === null) return [];
  if (vecchi === null) return [`${posto}: solo alcuni valori`];
  const tolti = vecchi.filter((valore) => !nuovi.includes(valore));
  return tolti.length === 0 ? [] : [`${posto}: senza ${tolti.join(', ')}`];
};

/** True of two types that are not the same; an integer may be sent where any number is taken. */
const hasAltroTipo = ({ type: prima }: Schema, { type: dopo }: Schema, verso: Verso): boolean => {
  if (prima === undefined || dopo === undefined || JSON.stringify(prima) === JSON.stringify(dopo)) return false;
  return !(verso === 'richiesta' && prima === 'integer' && dopo === 'number');
};

const valori = ({ enum: elenco, const: solo }: Schema): readonly string[] | null => {
  if (elenco !== undefined) return elenco.map((valore) => JSON.stringify(valore));
  return solo === undefined ? null : [JSON.stringify(solo)];
};

const ALMENO = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const AL_PIU = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

const deiLimiti = (prima: Schema, dopo: Schema, posto: string): readonly string[] =>
  [
    ...ALMENO.filter((limite) => Number(dopo[limite] ?? -Infinity) > Number(prima[limite] ?? -Infinity)),
    ...AL_PIU.filter((limite) => Number(dopo[limite] ?? Infinity) < Number(prima[limite] ?? Infinity)),
    ...(dopo['pattern'] !== undefined && dopo['pattern'] !== prima['pattern'] ? ['pattern'] : []),
  ].map((limite) => `${posto}: ${limite} più stretto`);

const deiCampi = (prima: Schema, dopo: Schema, posto: string, verso: Verso): readonly string[] => {
  const [vecchi, nuovi] = [prima.properties ?? {}, dopo.properties ?? {}];
  const [chiesti, erano] = [dopo.required ?? [], prima.required ?? []];
  return [
    ...Object.entries(vecchi).flatMap(([campo, suo]) =>
      Object.hasOwn(nuovi, campo) || dopo.properties === undefined
        ? traSchemi(suo, nuovi[campo] ?? suo, `${posto} ${campo}`, verso)
        : [`${posto} ${campo}: tolto`],
    ),
    ...(verso === 'richiesta' ? chiesti.filter((campo) => !erano.includes(campo)) : []).map(
      (campo) => `${posto} ${campo}: obbligatorio`,
    ),
    ...(verso === 'risposta'
      ? erano.filter((campo) => !chiesti.includes(campo) && Object.hasOwn(nuovi, campo))
      : []
    ).map((campo) => `${posto} ${campo}: può mancare`),
  ];
};
