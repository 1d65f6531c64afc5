import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { numero, testo, uidDi, versione } from '../../domain/campi.ts';
import { Lavoro } from '../lavori/lavoro.ts';
import { defineRoute } from '../route.ts';
import { Processo, RigaProcesso } from './processo.ts';

const comune = { roles: ufficioCedolini, licences: ['WWS'], scope: 'scuola' } as const;

/** Most runs not accounted that the window of a merge lists. */
export const MASSIMO_ACCORPABILI = 500;

/** A run that could be merged into another; `motivo` says why it cannot, null when it can. */
const Accorpabile = z.strictObject({ processo: RigaProcesso, motivo: testo(0, 500).nullable() });
export type Accorpabile = z.infer<typeof Accorpabile>;

/** A person of both runs: how many items each pays them, and why the two payslips cannot become one (null: they can). */
const PersonaInComune = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  vociProv: numero(0, 50),
  vociDest: numero(0, 50),
  motivo: testo(0, 500).nullable(),
});
export type PersonaInComune = z.infer<typeof PersonaInComune>;

/** What a merge would do: payslips that move as they are, people whose two payslips become one. */
const AnteprimaAccorpamento = z.strictObject({
  processo: RigaProcesso,
  spostati: numero(0, 10_000),
  inComune: z.array(PersonaInComune).max(2000),
});
export type AnteprimaAccorpamento = z.infer<typeof AnteprimaAccorpamento>;

/** The merge of two computed runs of the same payment; it is undone from its long work, until the destination is accounted. */
export const accorpamentoRoutes = {
  listAccorpabili: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi-accorpa-list',
    summary:
      'The runs not accounted, each with whether it can be merged into this one or why not; with idProcessoProv what that merge would do',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ idProcessoDest: uidDi('PROCESSO'), idProcessoProv: uidDi('PROCESSO').optional() }),
    response: z.strictObject({
      accorpabili: z.array(Accorpabile).max(MASSIMO_ACCORPABILI),
      anteprima: AnteprimaAccorpamento.nullable(),
    }),
  }),
  accorpaProcessi: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi-accorpa',
    summary:
      'Moves the payslips of a run into another and removes the first; who is in both gets one payslip, computed from the items of both',
    effect: 'start',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      idProcessoProv: uidDi('PROCESSO'),
      versioneProv: versione(),
      idProcessoDest: uidDi('PROCESSO'),
      versioneDest: versione(),
    }),
    response: z.strictObject({ processo: Processo, lavoro: Lavoro }),
  }),
} as const;
