import * as z from 'zod';
import type { Item } from '#platform/data/dynamo.ts';
import type { ElencoIndicizzato } from '#platform/data/elenco.ts';
import { asUid } from '#platform/data/entita.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { AnnoConguagliato, gruppiRiga, type RigaImporto } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { adempimenti, type Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { chiaveNominativo, chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { ruoliDipendente } from '#shared/domain/persona/percettore.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { defineEntita } from '../entita.ts';
import { FattiPersona } from './fatti.ts';

const importo = z.int();

/** A line of the payslip in few bytes: code, description, group, base, rate, amount, F24 code, filings, both lists by position. */
const RigaCompatta = z.tuple([
  z.string(),
  z.string(),
  z.int(),
  importo.nullable(),
  z.int().nullable(),
  importo,
  z.string().nullable(),
  z.int(),
]);
type RigaCompatta = z.infer<typeof RigaCompatta>;

/** Head of a payslip as it is stored: what the lists show, the lines in short, the hash of the whole. */
export const CedolinoSalvato = z.object({
  ...TestataCedolino.shape,
  righe: z.array(RigaCompatta),
  /** Of staff of a school, null of the others; absent on heads stored before it was kept. */
  ruolo: z.enum(ruoliDipendente).nullable().exactOptional(),
  /** Absent on heads stored before they were kept. */
  fatti: FattiPersona.nullable().exactOptional(),
  /** The year it settles; absent of the others, and on heads stored before it was kept. */
  conguagliato: AnnoConguagliato.exactOptional(),
  adempimenti: z.array(z.enum(adempimenti)),
  giro: z.int(),
  hash: z.string(),
});
export type CedolinoSalvato = z.infer<typeof CedolinoSalvato>;

const alfabetico = ({ storico: { desCognome, desNome, desCf } }: CedolinoSalvato): string =>
  chiaveNominativo(desCognome, desNome, desCf);

/** Heads of the payslips of a run. Uid = run and person, so that a repeated calculation is the same item. */
export const cedolinoEntita = defineEntita<CedolinoSalvato>({
  nome: 'CEDOLINO',
  posto: 'figlio',
  radice: 'PROCESSO',
  schema: CedolinoSalvato,
  shape: 1,
  indici: {
    indice1: alfabetico,
    indice2: ({ storico, uid }) => `${storico.desCf}#${uid}`,
    indice3: (cedolino) => `${cedolino.esito}#${alfabetico(cedolino)}`,
  },
  riga: (cedolino) => testata(cedolino),
  senzaVoce: true,
});

/** What lists and answers show of a stored head. */
export const testata = ({
  righe: _righe,
  ruolo: _ruolo,
  fatti: _fatti,
  conguagliato: _conguagliato,
  adempimenti: _adempimenti,
  giro: _giro,
  hash: _hash,
  ...visibile
}: CedolinoSalvato): TestataCedolino => visibile;

/** A line of a payslip without its explanation, as the head keeps it. */
export type RigaBreve = Omit<RigaImporto, 'competenza' | 'quote' | 'ente' | 'annoRiferimento'>;

/** The lines of a payslip from its head alone: enough to compare runs and to sum what a filing reports. */
export const righeBrevi = ({ righe }: Pick<CedolinoSalvato, 'righe'>): RigaBreve[] =>
  righe.map(([codice, descrizione, gruppo, base, aliquota, valore, tributo, filtro]) => ({
    codice,
    descrizione,
    gruppo: gruppiRiga[gruppo] ?? 'riepilogo',
    base,
    aliquota,
    importo: valore,
    tributo,
    adempimenti: adempimenti.filter((_, posizione) => (filtro & (1 << posizione)) !== 0),
  }));

export const rigaCompatta = (
  riga: Omit<RigaBreve, 'adempimenti'> & { readonly adempimenti: readonly Adempimento[] },
): RigaCompatta => [
  riga.codice,
  accorciato(riga.descrizione, 60),
  gruppiRiga.indexOf(riga.gruppo),
  riga.base,
  riga.aliquota,
  riga.importo,
  riga.tributo,
  adempimenti.reduce(
    (somma, adempimento, posizione) => (riga.adempimenti.includes(adempimento) ? somma | (1 << posizione) : somma),
    0,
  ),
];

export const uidCedolino = (processo: Uid<'PROCESSO'>, persona: Uid<'PERSONA'>): Uid<'CEDOLINO'> =>
  asUid(`${processo}-${persona}`);

/** Inputs, snapshot, lines and explanations of a payslip: compressed, in a partition of its own. */
export const DettaglioSalvato = z.object({
  uid: z.string().brand<'CEDOLINO'>(),
  versione: z.int(),
  hash: z.string(),
  contenuto: z.string(),
});
export type DettaglioSalvato = z.infer<typeof DettaglioSalvato>;

export const dettaglioEntita = defineEntita<DettaglioSalvato>({
  nome: 'DETTAGLIO_CEDOLINO',
  posto: 'radice',
  schema: DettaglioSalvato,
  shape: 1,
  senzaVoce: true,
});

/** Orders and filters of the payslips of a run. */
export const elencoCedolini: ElencoIndicizzato = {
  nome: 'CEDOLINO',
  ordini: { nominativo: 'indice1', desCf: 'indice2' },
  ordinePredefinito: 'nominativo',
  filtri: {
    nominativo: { indice: 'indice1', piega: chiaveRicerca },
    desCf: { indice: 'indice2', piega: (valore) => valore.trim().toUpperCase() },
    esito: { indice: 'indice3', piega: (valore) => `${valore.trim().toUpperCase()}#`, intero: true },
  },
};

export const rigaCedolino = (item: Item): TestataCedolino => readRiga(TestataCedolino, item);
