import * as z from 'zod';
import { checkColonne, checkRighe, FileNonLeggibile, Misura } from '#platform/spreadsheet.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { FoglioGrezzo } from './foglio-grezzo.ts';
import { checkMisuraJson } from './misura-json.ts';

export const FORMATO = 'emolumenti-scambio';
export const VERSIONE_FORMATO = 1;

const MASSIMO_CAMPO = 60;
const MASSIMO_TESTO = 5000;

/** Our JSON: kinds in order, each row an object field → value. Anything else in it is refused. The rows, which may be many, are looked at one by one. */
const FileJson = z.strictObject({
  formato: z.literal(FORMATO),
  versione: z.literal(VERSIONE_FORMATO),
  tipi: z.array(z.strictObject({ tipo: z.string().max(40), righe: z.array(z.unknown()) })).max(60),
});

type Cella = string | number | boolean | null;

/** The lists of a JSON of ours. @throws FileNonLeggibile */
export const readFileJson = (bytes: Uint8Array): readonly FoglioGrezzo[] => {
  checkMisuraJson(bytes);
  const letto = FileJson.safeParse(parseJson(bytes));
  if (!letto.success) throw altraForma(letto.error.issues[0]?.path ?? []);
  const misura = new Misura();
  return letto.data.tipi.map(({ tipo, righe }, indice) => foglioDi(tipo, righe, misura, ['tipi', indice, 'righe']));
};

const foglioDi = (tipo: string, righe: readonly unknown[], misura: Misura, dove: Dove): FoglioGrezzo => {
  checkRighe(righe.length);
  const campi = new Set<string>();
  const lette = righe.map((riga, indice) => {
    const celle = rigaDi(riga, [...dove, indice]);
    for (const campo of celle.keys()) campi.add(campo);
    checkColonne(campi.size);
    misura.addTesti([...celle.values()]);
    return celle;
  });
  const intestazioni = [...campi];
  misura.addCelle(intestazioni.length * (righe.length + 1));
  return {
    nome: tipo,
    tipato: true,
    intestazioni,
    righe: lette.map((riga, indice) => ({
      numero: indice + 1,
      celle: intestazioni.map((campo) => riga.get(campo) ?? null),
    })),
  };
};

type Dove = readonly (string | number)[];

const rigaDi = (riga: unknown, dove: Dove): ReadonlyMap<string, Cella> => {
  if (typeof riga !== 'object' || riga === null || Array.isArray(riga)) throw altraForma(dove);
  checkColonne(Object.keys(riga).length);
  const celle = new Map<string, Cella>();
  for (const [campo, valore] of Object.entries(riga)) {
    if (campo.length > MASSIMO_CAMPO || !isCella(valore)) throw altraForma([...dove, campo]);
    celle.set(campo, valore);
  }
  return celle;
};

const isCella = (valore: unknown): valore is Cella =>
  valore === null ||
  typeof valore === 'boolean' ||
  typeof valore === 'number' ||
  (typeof valore === 'string' && valore.length <= MASSIMO_TESTO);

const altraForma = (dove: readonly PropertyKey[]): FileNonLeggibile =>
  new FileNonLeggibile(
    'formato',
    `Il file JSON non ha la forma delle nostre esportazioni (formato "${FORMATO}", versione ${VERSIONE_FORMATO})${dove.length === 0 ? '' : `: vedere ${accorciato(dove.map(String).join('.'), 80)}`}.`,
  );

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new FileNonLeggibile(
      'danneggiato',
      'Il file non è JSON valido: usare un file esportato da questo programma, oppure un .xlsx o .csv.',
      { cause },
    );
  }
};
