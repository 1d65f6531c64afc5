import * as z from 'zod';
import { anno, data, mese, numero, ore, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { statiPrestato } from '../../domain/persona/prestato-servizio.ts';
import { defineRoute } from '../route.ts';
import { chiConsulta, chiScrive } from './servizi.ts';
import { Intestatario } from './servizio.ts';

/** The service that a short substitute gave in a month: its days in it, whom they stood for, where its authorisation stands. */
export const RigaPrestato = z.strictObject({
  ...Intestatario.shape,
  uid: uidDi('SERVIZIO'),
  desCf: testo(0, 16),
  /** Surname and name of the titular; empty of a service that names no absence. */
  desTitolare: testo(0, 130),
  datInizio: data(),
  datFine: data(),
  numGiorni: numero(1, 31),
  numOre: ore(6000),
  stato: scelta(statiPrestato),
  /** The day the state was written; null before anybody wrote one. */
  datStato: data().nullable(),
});
export type RigaPrestato = z.infer<typeof RigaPrestato>;

/** The service given by short substitutes in a month. */
export const PrestatoServizio = z.strictObject({
  anno: anno(2023),
  mese: mese(),
  versione: versione(),
  /** The day by which it is authorised, so that it is paid with the emission of the month. */
  entro: data(),
  righe: z.array(RigaPrestato).max(5000),
});
export type PrestatoServizio = z.infer<typeof PrestatoServizio>;

export const prestatoServizioRoutes = {
  getPrestatoServizio: defineRoute({
    method: 'GET',
    path: '/emo/servizi/prestato-servizio',
    summary: 'Short substitutions of a month, with whom the service given in it waits for',
    roles: chiConsulta,
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    query: z.strictObject({ anno: anno(2023), mese: mese() }),
    response: PrestatoServizio,
  }),
  savePrestatoServizio: defineRoute({
    method: 'POST',
    path: '/emo/servizi/prestato-servizio',
    summary: 'Writes whom the service given by some substitutes in a month waits for',
    roles: chiScrive,
    licences: ['WWS'],
    effect: 'write',
    scope: 'scuola',
    errors: ['VERSIONE_SUPERATA', 'RIFERIMENTO_NON_VALIDO'],
    body: z.strictObject({
      anno: anno(2023),
      mese: mese(),
      versione: versione(),
      servizi: z.array(uidDi('SERVIZIO')).min(1, 'Scegliere almeno una supplenza.').max(5000),
      stato: scelta(statiPrestato),
    }),
    response: PrestatoServizio,
  }),
} as const;
