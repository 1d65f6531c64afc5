import { contracts, type Area } from '../shared/contracts/index.ts';
import type { Route } from '../shared/contracts/route.ts';
import { workflows } from './workflows/index.ts';

/** What the Lambda of an area may touch besides reading the table. */
export interface Grants {
  readonly table: 'read' | 'readWrite';
  readonly files?: 'read' | 'readWrite';
  /** Kinds of state machine it may start and stop. */
  readonly workflows?: readonly string[];
}

/** A domain area: its routes, the module whose `handler` answers them, what it may touch. Read by both homes. */
export interface AreaEntry {
  readonly routes: Readonly<Record<string, Route>>;
  readonly handler: `functions/${string}/handler.ts`;
  readonly grants: Grants;
}

export const areas: Readonly<Record<Area, AreaEntry>> = {
  sessione: {
    routes: contracts.sessione,
    handler: 'functions/accesso/handler.ts',
    grants: { table: 'readWrite', files: 'readWrite', workflows: Object.keys(workflows) },
  },
  anagrafe: {
    routes: contracts.anagrafe,
    handler: 'functions/anagrafe/handler.ts',
    grants: { table: 'readWrite', workflows: ['accorpa-anagrafe'] },
  },
  servizi: {
    routes: contracts.servizi,
    handler: 'functions/servizi/handler.ts',
    grants: { table: 'readWrite', workflows: ['duplica-servizi'] },
  },
  assenze: { routes: contracts.assenze, handler: 'functions/assenze/handler.ts', grants: { table: 'readWrite' } },
  scuola: { routes: contracts.scuola, handler: 'functions/scuola/handler.ts', grants: { table: 'readWrite' } },
  tabelle: {
    routes: contracts.tabelle,
    handler: 'functions/tabelle/handler.ts',
    grants: { table: 'readWrite', workflows: ['accorpamento'] },
  },
  cedolini: {
    routes: contracts.cedolini,
    handler: 'functions/cedolini/handler.ts',
    grants: { table: 'readWrite', files: 'readWrite', workflows: ['calcolo-cedolini', 'elimina-cedolini'] },
  },
  stampe: {
    routes: contracts.stampe,
    handler: 'functions/stampe/handler.ts',
    grants: { table: 'readWrite', files: 'read', workflows: ['stampa'] },
  },
};
