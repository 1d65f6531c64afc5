import Papa from 'papaparse';
import * as z from 'zod';
import { ScuolaItalia } from '../../shared/contracts/scuola.ts';
import { chiaveRicerca } from '../../shared/domain/nominativo.ts';
import { versione } from '../../shared/domain/campi.ts';
import { chiaveDi, defineEntita } from '../platform/entita.ts';
import { writeItem } from '../platform/repository.ts';
import type { ElencoIndicizzato } from '../platform/elenco.ts';
import type { Item } from '../platform/dynamo.ts';
import type { Operazione } from '../platform/modifica.ts';
import type { ErroreRiga } from '../riferimento/importa-comuni.ts';

const Salvata = z.strictObject({ ...ScuolaItalia.shape, uid: z.string(), versione: versione() });

/** The national list of schools as the office last imported it: one item a school, found by beginning of name, code or town. */
export const scuolaItaliaEntita = defineEntita<z.infer<typeof Salvata>>({
  nome: 'SCUOLA_ITALIA', posto: 'scuola', schema: Salvata, shape: 1,
  indici: {
    indice1: ({ desScuola, codMeccanografico }) => `${chiaveRicerca(desScuola)}#${codMeccanografico}`,
    indice2: ({ codMeccanografico }) => codMeccanografico,
    indice3: ({ desComune, desScuola, codMeccanografico }) => `${chiaveRicerca(desComune)}#${chiaveRicerca(desScuola)}#${codMeccanografico}`,
  },
  riga: ({ uid: _uid, versione: _versione, ...riga }) => riga,
});

export const elencoScuoleItalia: ElencoIndicizzato = {
  nome: scuolaItaliaEntita.nome,
  ordini: { desScuola: 'indice1', codMeccanografico: 'indice2', desComune: 'indice3' },
  ordinePredefinito: 'desScuola',
  filtri: {
    desScuola: { indice: 'indice1', piega: chiaveRicerca },
    codMeccanografico: { indice: 'indice2', piega: (valore) => valore.trim().toUpperCase() },
    desComune: { indice: 'indice3', piega: chiaveRicerca },
  },
};

/** The operation that stores a school of the list, replacing the one with the same code. */
export const putScuolaItalia = (codmin: string, scuola: ScuolaItalia): Operazione => ({
  tipo: 'put', chiave: chiaveDi(codmin, scuolaItaliaEntita, scuola.codMeccanografico), item: writeItem(scuolaItaliaEntita, codmin, { ...scuola, uid: scuola.codMeccanografico, versione: 1 }),
});

export interface ElencoImportato { readonly scuole: readonly ScuolaItalia[]; readonly errori: readonly ErroreRiga[] }

type Riga = Readonly<Record<string, string | undefined>>;
const obbligatorie = ['REGIONE', 'PROVINCIA', 'CODICESCUOLA', 'DENOMINAZIONESCUOLA', 'DESCRIZIONECOMUNE'] as const;

/**
 * Reads the registry of schools that the Ministry of Education publishes as open data (SCUANAGRAFESTAT for state schools, SCUANAGRAFEPAR for private
 * ones: comma, header, UTF-8; "Non Disponibile" where a datum is missing). A file with errors is to be refused whole.
 */
export const parseScuoleItalia = (csv: string): ElencoImportato => {
  const { data, meta } = Papa.parse<Riga>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: 'greedy', transformHeader: (nome) => nome.trim().toUpperCase() });
  const mancanti = obbligatorie.filter((colonna) => !meta.fields?.includes(colonna));
  if (mancanti.length > 0) {
    return { scuole: [], errori: mancanti.map((campo) => ({ riga: 1, campo, messaggio: `Manca la colonna ${campo}: il file non è l'anagrafe delle scuole del Ministero.` })) };
  }
  // Only the file of state schools says which institute a school belongs to.
  const statale = meta.fields?.includes('CODICEISTITUTORIFERIMENTO') ?? false;
  const lette = data.map((riga, indice) => ({ numero: indice + 2, letta: ScuolaItalia.safeParse(scuolaDi(riga, statale)) }));
  const errori = lette.flatMap(({ numero, letta }) => letta.success ? [] : letta.error.issues.map((issue) => ({ riga: numero, campo: colonnaDi[String(issue.path[0])] ?? String(issue.path[0]), messaggio: issue.message })));
  return { scuole: errori.length > 0 ? [] : lette.flatMap(({ letta }) => letta.success ? [letta.data] : []), errori };
};

const colonnaDi: Readonly<Record<string, string>> = {
  codMeccanografico: 'CODICESCUOLA', desScuola: 'DENOMINAZIONESCUOLA', desTipo: 'DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA', codIstituto: 'CODICEISTITUTORIFERIMENTO', desIstituto: 'DENOMINAZIONEISTITUTORIFERIMENTO',
  desIndirizzo: 'INDIRIZZOSCUOLA', desCap: 'CAPSCUOLA', codComune: 'CODICECOMUNESCUOLA', desComune: 'DESCRIZIONECOMUNE', desProvincia: 'PROVINCIA', desRegione: 'REGIONE', desEMail: 'INDIRIZZOEMAILSCUOLA', desPec: 'INDIRIZZOPECSCUOLA',
};

const scuolaDi = (riga: Riga, flgStatale: boolean): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(colonnaDi).map(([campo, colonna]) => [campo, valore(riga[colonna])])), codMeccanografico: valore(riga['CODICESCUOLA']).toUpperCase(), flgStatale,
});

const valore = (cella: string | undefined): string => {
  const testo = (cella ?? '').replace(/\s+/g, ' ').trim();
  return /^non disponibile$/i.test(testo) ? '' : testo;
};

export const rigaScuolaItalia = (item: Item): ScuolaItalia => ScuolaItalia.parse(item.riga);
