import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { codMeccanografico, data, numero, scelta, testo } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

const somma = () => z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

/** A line that two schools must say alike after a passage: a number of records, or a sum in cents. */
export const RigaProva = z.strictObject({
  nome: testo(1, 120),
  unita: scelta(['RECORD', 'EURO']),
  cedente: somma(),
  /** Null until it has passed. */
  subentrante: somma().nullable(),
});
export type RigaProva = z.infer<typeof RigaProva>;

/** A person of the school that ends, as the other takes them: a new one, or one that is there already. */
export const PersonaDelPassaggio = z.strictObject({
  desCf: testo(0, 16),
  nominativo: testo(1, 200),
  esito: scelta(['NUOVA', 'STESSA_PERSONA']),
  /** Records that pass with the person. */
  portati: numero(0, 100_000),
  /** The records that stay as the school that takes has them, or must be decided first: a line each. */
  detto: z.array(testo(1, 600)).max(400),
});
export type PersonaDelPassaggio = z.infer<typeof PersonaDelPassaggio>;

/** A school in the place of another, told before it is done and proved after. */
export const Passaggio = z.strictObject({
  cedente: codMeccanografico(),
  desCedente: testo(1, 120),
  subentrante: codMeccanografico(),
  desSubentrante: testo(1, 120),
  dal: data(),
  atto: testo(0, 200),
  /** All of it into a school that is still empty, or its people beside those of a school that works. */
  modo: scelta(['INTERA', 'UNIONE']),
  stato: scelta(['ANTEPRIMA', 'FATTO']),
  il: testo(20, 30),
  prova: z.array(RigaProva).max(200),
  persone: z.array(PersonaDelPassaggio).max(20_000),
  /** The things to be decided before it is done, or to be done after: a line each. */
  avvisi: z.array(testo(1, 600)).max(1000),
});
export type Passaggio = z.infer<typeof Passaggio>;

/** Something of the school that a passage finds still open. */
const DaFinire = z.strictObject({ cosa: testo(1, 300), cheFare: testo(1, 300) });

/** The records that a school would pass to another, the things to be ended before, and the passages it had. */
export const SubentroScuola = z.strictObject({
  consistenza: z.array(RigaProva).max(200),
  daFinire: z.array(DaFinire).max(1000),
  passaggi: z.array(Passaggio).max(20),
});
export type SubentroScuola = z.infer<typeof SubentroScuola>;

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

export const subentroRoutes = {
  getSubentro: defineRoute({
    method: 'GET',
    path: '/emo/subentro',
    summary: 'What a school would pass to the one that takes its place, and the passages it had, each with its proof',
    effect: 'read',
    licences: ['WWS'],
    scope: 'scuola',
    roles,
    errors: [],
    response: SubentroScuola,
  }),
} as const;
