import { contracts, type Area } from '#shared/contracts/index.ts';
import type { Route } from '#shared/contracts/route.ts';
import { kinds, type TipoDiLavoro } from './workflows/index.ts';

/** What the Lambda of an area may touch besides reading the table. */
export interface Grants {
  readonly table?: 'read' | 'readWrite';
  /** `read`: to look at them and hand out links; `lock`: to look at them and lock them; `importazioni`: what somebody sent, and what is read of it. */
  readonly files?: 'read' | 'lock' | 'readWrite' | 'importazioni';
  /** True of an area that writes the users, their sessions and invitations. */
  readonly accessi?: true;
  /** Kinds of long work it may start. */
  readonly starts?: readonly TipoDiLavoro[];
  /** Kinds of long work it may stop. */
  readonly stops?: readonly TipoDiLavoro[];
  /** Kinds of long work whose executions it may ask about. */
  readonly describes?: readonly TipoDiLavoro[];
  /** True if it makes and changes the accounts that people sign in with, and writes to them of it. */
  readonly conti?: true;
}

interface Deployment {
  readonly grants: Grants;
  /** Roots of the calls that are in the third HTTP API, because one holds 300 routes; the others are in the API of their backend. */
  readonly terzo?: readonly `/${string}`[];
  /** True of the area that answers whoever asks: its Lambda knows no issuer, no table, no file. */
  readonly aperta?: true;
}

/** A domain area as both homes run it: its routes, the module whose `handler` answers them, what it may touch. */
export interface AreaEntry extends Deployment {
  readonly name: string;
  readonly routes: Readonly<Record<string, Route>>;
  readonly handler: `functions/${string}/handler.ts`;
}

const area = (name: Area, deployment: Deployment): AreaEntry => ({
  name,
  routes: contracts[name],
  handler: `functions/${name}/handler.ts`,
  ...deployment,
});

export const areas: Readonly<Record<Area, AreaEntry>> = {
  accesso: area('accesso', { grants: { table: 'readWrite', accessi: true, conti: true } }),
  casa: area('casa', { grants: { table: 'readWrite' } }),
  lavori: area('lavori', { grants: { table: 'readWrite', files: 'read', starts: kinds, stops: kinds } }),
  scambio: area('scambio', {
    grants: { table: 'readWrite', files: 'readWrite', starts: ['importazione', 'esportazione'] },
  }),
  anagrafe: area('anagrafe', { grants: { table: 'readWrite', starts: ['accorpa-anagrafe', 'dati-personali'] } }),
  servizi: area('servizi', { grants: { table: 'readWrite', starts: ['duplica-servizi'] } }),
  assenze: area('assenze', { grants: { table: 'readWrite' } }),
  scuola: area('scuola', { grants: { table: 'readWrite' } }),
  tabelle: area('tabelle', { grants: { table: 'readWrite', starts: ['accorpamento'] } }),
  cedolini: area('cedolini', {
    grants: {
      table: 'readWrite',
      files: 'readWrite',
      starts: ['calcolo-cedolini', 'elimina-cedolini', 'accorpa-elaborazioni', 'prova-collaudo', 'avvisi-posta'],
    },
  }),
  denunce: area('denunce', {
    grants: { table: 'readWrite', files: 'readWrite' },
    terzo: ['/crud/f24', '/crud/spt', '/crud/cu', '/crud/irap', '/crud/modello-m'],
  }),
  noipa: area('noipa', { grants: { table: 'readWrite' }, terzo: ['/crud/noipa'] }),
  stampe: area('stampe', { grants: { table: 'readWrite', files: 'read', starts: ['stampa'] }, terzo: ['/stampe'] }),
  pubblico: area('pubblico', { grants: {}, terzo: ['/pubblico'], aperta: true }),
};
