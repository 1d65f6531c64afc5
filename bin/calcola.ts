// Prints the payslip of a situation read from standard input: JSON, or text for people with --testo; --schema prints the input's JSON Schema.
// --comunali=ANNO:FILE.csv and --regionali=ANNO:FILE.csv load the official surtax tables of a year.
import { readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { programArguments } from '#lib/command-line/arguments.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { testoEsito } from '#shared/calculation/cedolino/testo-cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { testoRotte } from '#shared/instradamento/testo.ts';
import { importAddizionaliComunali } from '#shared/rules/addizionali/importa-comunali.ts';
import { importAddizionaliRegionali } from '#shared/rules/addizionali/importa-regionali.ts';
import { regoleCorrenti, type Regole, type TabellaAddizionali } from '#shared/rules/regole.ts';

const { values: opzioni } = programArguments({
  options: {
    testo: { type: 'boolean', default: false },
    schema: { type: 'boolean', default: false },
    comunali: { type: 'string', multiple: true, default: [] },
    regionali: { type: 'string', multiple: true, default: [] },
  },
});

const IMPORTATORI = { comunali: importAddizionaliComunali, regionali: importAddizionaliRegionali } as const;

const ANNO_E_FILE = /^(\d{4}):(.+)$/;

/** A surtax table named on the command line; the file is in Latin-1. @throws when it cannot be read */
const tabella = (tipo: keyof typeof IMPORTATORI, detta: string): TabellaAddizionali => {
  const [, anno = '', file = ''] = ANNO_E_FILE.exec(detta) ?? [];
  const { regole, scartate } = IMPORTATORI[tipo](
    readFileSync(file, 'latin1'),
    Number(anno),
    giornoDellIstante(statSync(file).mtime),
  );
  for (const { riga, codice, motivo } of scartate) console.error(`${file}, riga ${riga} ${codice}: ${motivo}`);
  return regole;
};

const dette = [
  ...opzioni.comunali.map((detta) => ['comunali', detta] as const),
  ...opzioni.regionali.map((detta) => ['regionali', detta] as const),
];

const tabelle = (): TabellaAddizionali => dette.flatMap(([tipo, detta]) => tabella(tipo, detta));

const lettura = (ingresso: string): { readonly situazione: SituazioneInput } | { readonly errore: string } => {
  try {
    // The engine itself checks the shape and names what is wrong.
    return { situazione: JSON.parse(ingresso) };
  } catch (causa) {
    return {
      errore: `L'ingresso non è JSON: ${causa instanceof Error ? causa.message : String(causa)}. Scrivere una situazione secondo --schema.`,
    };
  }
};

const regoleChieste = (): { readonly regole: Regole } | { readonly errore: string } => {
  try {
    return { regole: regoleCorrenti(tabelle()) };
  } catch (causa) {
    if (!(causa instanceof Error && 'path' in causa)) throw causa;
    return { errore: `Il file ${String(causa.path)} non si può leggere: controllare che il percorso sia giusto.` };
  }
};

const calcola = async (): Promise<number> => {
  const storta = dette.find(([, detta]) => !ANNO_E_FILE.test(detta));
  if (storta !== undefined) {
    console.error(`L'opzione --${storta[0]} vuole ANNO:FILE.csv, con l'anno di quattro cifre, non "${storta[1]}".`);
    return 2;
  }
  if (opzioni.schema) {
    console.log(JSON.stringify(z.toJSONSchema(Situazione, { io: 'input' }), null, 2));
    return 0;
  }
  const letta = lettura(await text(process.stdin));
  if ('errore' in letta) {
    console.error(letta.errore);
    return 2;
  }
  const chieste = regoleChieste();
  if ('errore' in chieste) {
    console.error(chieste.errore);
    return 2;
  }
  const { regole } = chieste;
  const esito = cedolino(letta.situazione, regole);
  if (esito.esito === 'scartato') {
    console.log(opzioni.testo ? testoEsito(esito) : JSON.stringify(esito, null, 2));
    return 1;
  }
  const rotte = instradamento(esito.cedolino, Situazione.parse(letta.situazione), regole);
  console.log(
    opzioni.testo ? [testoEsito(esito), testoRotte(rotte)].join('\n') : JSON.stringify({ ...esito, rotte }, null, 2),
  );
  return 0;
};

process.exitCode = await calcola();
