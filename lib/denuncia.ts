import * as z from 'zod';
import { altroTipoDi, catalogo, isTipoDenuncia } from '#functions/denunce/formati/catalogo.ts';
import { isBloccante, sortRilievi, type Flusso, type Riferimenti } from '#functions/denunce/macchina/denuncia.ts';
import { FileIllegibile } from '#functions/denunce/macchina/file-fisso.ts';
import { CampoNonValido } from '#functions/denunce/macchina/record-fisso.ts';
import { loadArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import { PacchettoCu } from '#shared/contracts/denunce/cu/passaggio-cu.ts';
import { descrizioneTipoDenuncia, type TipoDenuncia } from '#shared/domain/denuncia.ts';
import { paroleDeiCampi } from '#shared/domain/parole-dei-campi.ts';
import { inTesto, muta, proveDi, type Controlla } from './mutazioni/muta.ts';
import { controlliInTesto, tabellaDi, tabellaInTesto } from './mutazioni/tabella.ts';

z.config(paroleDeiCampi);

/** What a command answers: its exit code (0 right, 1 something blocks, 2 not readable), what goes out, what is said of an error. */
export interface EsitoComando {
  readonly codice: 0 | 1 | 2;
  readonly uscita: Uint8Array;
  readonly errore: string;
}

const scritto = (testo: string): Uint8Array => Buffer.from(`${testo}\n`, 'utf8');
const inJson = (valore: unknown): Uint8Array => scritto(JSON.stringify(valore, null, 2));
const riuscito = (uscita: Uint8Array, codice: 0 | 1 = 0): EsitoComando => ({ codice, uscita, errore: '' });
const illeggibile = (errore: string): EsitoComando => ({ codice: 2, uscita: new Uint8Array(), errore });

const USO = `Uso: npm run -s denuncia -- scrivi|leggi|controlla|muta|tabella|controlli|schema TIPO [FILE…] [--breve], con TIPO uno tra ${Object.keys(catalogo).join(', ')}; senza FILE si legge l'ingresso, più di uno si controlla soltanto.`;

type Comando = (flusso: Flusso, ingresso: Uint8Array, riferimenti: Riferimenti) => EsitoComando;

const scrivi: Comando = ({ parse }, ingresso) =>
  ingresso.length === 0
    ? illeggibile("L'ingresso è vuoto: atteso il JSON dei record.")
    : riuscito(parse(JSON.parse(Buffer.from(ingresso).toString('utf8'))).write());

/** Its records; where a field could not be read they hold another value, and what was there is said beside them. */
const leggi: Comando = ({ read }, ingresso, riferimenti) => {
  const { records, rilievi, sostituiti } = read(ingresso, riferimenti);
  const detti = rilievi.map(({ campo, atteso, trovato }) => `${campo}: atteso ${atteso}, trovato ${trovato}`);
  return sostituiti.length === 0
    ? riuscito(inJson(records))
    : { codice: 1, uscita: inJson(records), errore: detti.join('\n') };
};

/** The findings of a file, first those that block its sending. */
const rilieviDi = ({ read }: Flusso, ingresso: Uint8Array, riferimenti: Riferimenti) => {
  const letta = read(ingresso, riferimenti);
  const tutti = sortRilievi([...letta.rilievi, ...letta.check(riferimenti)]);
  return { bloccanti: tutti.filter(isBloccante).length, rilievi: tutti.map(({ regola: _, ...rilievo }) => rilievo) };
};

const controlla: Comando = (flusso, ingresso, riferimenti) => {
  const { bloccanti, rilievi } = rilieviDi(flusso, ingresso, riferimenti);
  return riuscito(inJson(rilievi), bloccanti > 0 ? 1 : 0);
};

const schemaDi = (records: z.ZodType): EsitoComando => riuscito(inJson(z.toJSONSchema(records, { io: 'input' })));
const schema: Comando = ({ records }) => schemaDi(records);

/** What other programs receive or give, and is no filing: its schema is all there is to say of it. */
const SCHEMI: Readonly<Record<string, z.ZodType>> = { 'pacchetto-cu': PacchettoCu };

/** Every check of the kind, with its weight and its source. */
const controlli: Comando = (flusso) => riuscito(scritto(controlliInTesto(flusso)));

const comandi = { scrivi, leggi, controlla, controlli, schema } as const;
/** Commands that are given a file. */
const DI_UN_FILE: readonly string[] = ['leggi', 'controlla'] satisfies (keyof typeof comandi)[];
const isComando = (nome: string): nome is keyof typeof comandi => Object.hasOwn(comandi, nome);

/** A file by its name, with its bytes. */
export interface FileNominato {
  readonly nome: string;
  readonly bytes: Uint8Array;
}

interface Controllato {
  readonly codice: 0 | 1 | 2;
  /** The findings in JSON, beside the name. */
  readonly esito: object;
  readonly breve: string;
}

const checkFile = (tipo: TipoDenuncia, { nome, bytes }: FileNominato, riferimenti: Riferimenti): Controllato => {
  try {
    checkTipo(bytes, tipo);
    const { bloccanti, rilievi } = rilieviDi(catalogo[tipo], bytes, riferimenti);
    const [primo] = rilievi;
    const quanti = `${bloccanti} bloccanti, ${rilievi.length - bloccanti} avvisi`;
    return {
      codice: bloccanti > 0 ? 1 : 0,
      esito: { file: nome, rilievi },
      breve: `${nome}: ${primo === undefined ? 'a posto' : `${quanti}; ${primo.campo}: ${primo.rimedio}`}`,
    };
  } catch (error) {
    const perche = illeggibilePer(error);
    if (perche === null) throw error;
    return { codice: 2, esito: { file: nome, illeggibile: perche }, breve: `${nome}: non leggibile, ${perche}` };
  }
};

/** Checks files of a kind by name, one line each when `breve`; the code is that of the worst. */
export const checkFiles = async (
  tipo: TipoDenuncia,
  files: readonly FileNominato[],
  breve: boolean,
): Promise<EsitoComando> => {
  const riferimenti = { comuni: await loadArchivioComuni() };
  const controllati = files.map((file) => checkFile(tipo, file, riferimenti));
  const [codice = 0] = controllati.map((uno) => uno.codice).toSorted((a, b) => b - a);
  const uscita = breve
    ? scritto(controllati.map((uno) => uno.breve).join('\n'))
    : inJson(controllati.map(({ esito }) => esito));
  return { codice, uscita, errore: '' };
};

/** The findings of a file of a kind, each as a text, with the exit code of `controlla`. */
export const findingsOf =
  (tipo: TipoDenuncia): Controlla =>
  async (bytes) => {
    const { codice, esito } = checkFile(tipo, { nome: 'file', bytes }, { comuni: await loadArchivioComuni() });
    const rilievi: unknown = Reflect.get(esito, 'rilievi');
    return { codice, rilievi: Array.isArray(rilievi) ? rilievi.map((uno) => JSON.stringify(uno)) : [] };
  };

/** Judges a good file with each of its fields in each wrong form, and says which nothing finds. */
const mutaFile = async (tipo: TipoDenuncia, ingresso: Uint8Array): Promise<EsitoComando> => {
  const mutazioni = await muta(tipo, ingresso, proveDi(tipo, ingresso), findingsOf(tipo));
  const scoperte = mutazioni.some(({ esito }) => esito === 'scoperta');
  return riuscito(scritto(inTesto(mutazioni)), scoperte ? 1 : 0);
};

/** The checks of each field of a good file, and of those without one the reason. */
const tabellaFile = async (tipo: TipoDenuncia, ingresso: Uint8Array): Promise<EsitoComando> => {
  const mutazioni = await muta(tipo, ingresso, proveDi(tipo, ingresso), findingsOf(tipo));
  return riuscito(scritto(tabellaInTesto(tabellaDi(catalogo[tipo], mutazioni))));
};

/** A filing from its records or its file, without a server. The errors of who calls are answers, never thrown. */
export const esitoDenuncia = async (
  [comando = '', tipo = '']: readonly string[],
  ingresso: Uint8Array,
): Promise<EsitoComando> => {
  const scambiato = comando === 'schema' ? SCHEMI[tipo] : undefined;
  if (scambiato) return schemaDi(scambiato);
  if (!isTipoDenuncia(tipo)) return illeggibile(USO);
  if (comando === 'muta') return mutaFile(tipo, ingresso);
  if (comando === 'tabella') return tabellaFile(tipo, ingresso);
  return isComando(comando) ? doOn(comando, tipo, ingresso) : illeggibile(USO);
};

const doOn = async (comando: keyof typeof comandi, tipo: TipoDenuncia, ingresso: Uint8Array): Promise<EsitoComando> => {
  const riferimenti = { comuni: await loadArchivioComuni() };
  try {
    if (DI_UN_FILE.includes(comando)) checkTipo(ingresso, tipo);
    return comandi[comando](catalogo[tipo], ingresso, riferimenti);
  } catch (error) {
    const perche = illeggibilePer(error);
    if (perche === null) throw error;
    return illeggibile(perche);
  }
};

/** @throws FileIllegibile for a file that says it is of another kind than the one it is read as */
const checkTipo = (ingresso: Uint8Array, tipo: TipoDenuncia): void => {
  const altro = altroTipoDi(ingresso, tipo);
  if (altro !== null)
    throw new FileIllegibile(
      `È un file di un altro tipo, ${descrizioneTipoDenuncia[altro]}: il TIPO da scrivere è ${altro}.`,
    );
};

/** Where and why what was given cannot be read: byte, line or element; null for any other error. */
const illeggibilePer = (error: unknown): string | null => {
  if (error instanceof FileIllegibile || error instanceof CampoNonValido) return error.message;
  if (error instanceof SyntaxError) return `L'ingresso non è JSON: ${error.message}`;
  return error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')
    : null;
};
