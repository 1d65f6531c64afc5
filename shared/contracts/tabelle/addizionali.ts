import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { anno, data, numero, scelta, testo, testoLungo, uidDi, versione } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

/** Who levies the surtax: each has an official file of its own. */
export const entiAddizionale = ['COMUNE', 'REGIONE'] as const;
export type TipoEnteAddizionale = (typeof entiAddizionale)[number];

export const descrizioneEnteAddizionale: Readonly<Record<TipoEnteAddizionale, string>> = {
  COMUNE: 'Addizionale comunale',
  REGIONE: 'Addizionale regionale',
};

/** Largest official file, in characters: that of the towns is about half of it. */
const MASSIMO_FILE = 4_000_000;

const campi = {
  tipo: scelta(entiAddizionale),
  anno: anno(2023, 2100),
  /** Day the file was taken from the ministry. */
  letta: data(),
  nomeFile: testo(0, 200),
};

/** A surtax table of a year, as the school loaded it. */
export const TabellaCaricata = z.strictObject({
  ...campi,
  uid: uidDi('ADDIZIONALI'),
  versione: versione(),
  caricata: data(),
  numEnti: numero(0, 20_000),
  numSenzaAliquota: numero(0, 20_000),
  numScartate: numero(0, 20_000),
});
export type TabellaCaricata = z.infer<typeof TabellaCaricata>;

/** A line of the file that could not be read: its town or region has no rate until somebody mends it. */
export const RigaScartata = z.strictObject({
  riga: numero(0, 1_000_000),
  codice: testo(0, 100),
  motivo: testo(1, 500),
});
export type RigaScartata = z.infer<typeof RigaScartata>;

export const CaricamentoInput = z.strictObject({
  ...campi,
  testo: testoLungo(MASSIMO_FILE).min(1, 'Campo obbligatorio.'),
});
export type CaricamentoInput = z.infer<typeof CaricamentoInput>;

const comune = { roles: ['GESTORE', 'TESTER', 'CEDOLINI'], licences: ['WWS'], scope: 'scuola' } as const satisfies {
  readonly roles: readonly Ruolo[];
  readonly licences: readonly string[];
  readonly scope: string;
};

/** Ours: the spec has no call for the surtax tables. */
export const addizionaliRoutes = {
  listAddizionali: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/addizionali/lista',
    summary: 'Surtax tables loaded by the school, latest year first',
    effect: 'read',
    errors: [],
    body: z.strictObject({}),
    response: z.array(TabellaCaricata).max(200),
  }),
  loadAddizionali: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/addizionali',
    summary:
      'Loads the official file of the surtaxes of a year; it takes the place of the one loaded before for the same year',
    effect: 'write',
    errors: [],
    body: CaricamentoInput,
    response: z.strictObject({ tabella: TabellaCaricata, scartate: z.array(RigaScartata).max(1000) }),
  }),
  removeAddizionali: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/addizionali',
    summary: 'Takes a loaded table away',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA'],
    body: z.strictObject({ uid: uidDi('ADDIZIONALI'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('ADDIZIONALI') }),
  }),
} as const;
