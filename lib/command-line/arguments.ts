import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A word of a command line that the program does not understand, in a sentence that names it and those it takes. */
export class ArgomentoNonValido extends Error {}

/** The words that a program takes: options by their name, and up to `positionals` words without a name. */
interface Accepted<O extends Options> {
  readonly options: O;
  readonly positionals?: number;
}

const named = (options: Options): string => {
  const names = Object.entries(options).map(([name, { type }]) => (type === 'string' ? `--${name}=…` : `--${name}`));
  return names.length === 0 ? 'non ne prende' : `può prendere ${names.join(', ')}`;
};

/** An option as it is written on the command line. */
interface Written {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
}

/** Says why an option is not understood; nothing for one that is. */
const optionFault = ({ name, rawName, value }: Written, options: Options): string | undefined => {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return `L'opzione ${rawName} non esiste: il programma ${named(options)}.`;
  if (option.type === 'boolean')
    return value === undefined ? undefined : `L'opzione ${rawName} non vuole un valore, ma è scritto "${value}".`;
  return value === undefined || value === ''
    ? `L'opzione ${rawName} vuole un valore: scrivere ${rawName}=…`
    : undefined;
};

/** Says which word is not understood, and why; nothing when all are. */
const faultOf = (args: readonly string[], { options, positionals = 0 }: Accepted<Options>): string | undefined => {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const faults = tokens.flatMap((token) => (token.kind === 'option' ? (optionFault(token, options) ?? []) : []));
  const beyond = tokens.filter((token) => token.kind === 'positional')[positionals];
  if (faults[0] !== undefined || beyond === undefined) return faults[0];
  const after = positionals === 0 ? '' : `, e ${positionals} al massimo senza nome`;
  return `L'argomento "${beyond.value}" non è compreso: il programma ${named(options)}${after}.`;
};

/** Reads the words of a command line. @throws ArgomentoNonValido */
export const readArguments = <const O extends Options>(args: readonly string[], accepted: Accepted<O>) => {
  const fault = faultOf(args, accepted);
  if (fault !== undefined) throw new ArgomentoNonValido(fault);
  return parseArgs({ args: [...args], options: accepted.options, allowPositionals: true, strict: true });
};

/** Reads the words that this process was begun with; one that is not understood ends it, with 2 and its sentence. */
export const programArguments = <const O extends Options>(accepted: Accepted<O>) => {
  try {
    return readArguments(process.argv.slice(2), accepted);
  } catch (error) {
    if (!(error instanceof ArgomentoNonValido)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(2);
  }
};
