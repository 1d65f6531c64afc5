import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { flag, numero, testo, uidDi, versione } from '../../domain/campi.ts';
import { statiElaborazione } from '../../domain/elaborazione/transizioni.ts';
import { defineRoute } from '../route.ts';
import { InputCedolino } from './cedolino-input.ts';
import { Processo, ProcessoInput } from './processo.ts';

const comune = { roles: ufficioCedolini, licences: ['WWS'], scope: 'scuola' } as const;

/** Most rows one call may add, change or take away. */
export const MASSIMO_RIGHE_BOZZA = 300;
/** Most people a draft may hold. */
const MASSIMO_BOZZA = 2000;

const segno = () => numero(0, 1_000_000_000);

/** A person of a run being prepared: what their payslip will be computed from, and who entered it last. */
export const RigaBozza = z.strictObject({
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
  input: InputCedolino,
  modificataDa: testo(0, 200),
  modificataIl: z.iso.datetime(),
});
export type RigaBozza = z.infer<typeof RigaBozza>;

/** A row whose person is no longer in the registry: who they were merged into, null when they were removed. */
const RigaAssente = z.strictObject({
  riga: RigaBozza,
  rimasta: z.strictObject({ uid: uidDi('PERSONA'), nominativo: testo(0, 200) }).nullable(),
});
export type RigaAssente = z.infer<typeof RigaAssente>;

/** A row that somebody else changed (`current`) or took away (null) since it was read: it was left as it is. */
const ConflittoBozza = z.strictObject({ uidSubAnagrafe: uidDi('PERSONA'), current: RigaBozza.nullable() });
export type ConflittoBozza = z.infer<typeof ConflittoBozza>;

const conflitti = () => z.array(ConflittoBozza).max(MASSIMO_RIGHE_BOZZA);
const esisteORifiuta = ['NON_TROVATO', 'STATO_NON_AMMESSO'] as const;

export const bozzaRoutes = {
  duplicaProcesso: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi/duplica',
    summary:
      'A new run with the people of another, and with their items when asked: their periods move by the months between the two',
    effect: 'write',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ idProcesso: uidDi('PROCESSO'), processo: ProcessoInput, conVoci: flag() }),
    response: z.strictObject({ processo: Processo, persone: numero(0, MASSIMO_BOZZA) }),
  }),
  listBozza: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi/bozza',
    summary:
      'Rows of a run being prepared, one a person; with the `segno` of an earlier answer the rows come only if something was written since',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ idProcesso: uidDi('PROCESSO'), segno: segno().optional() }),
    response: z.strictObject({
      segno: segno(),
      /** Null: nothing was written since. */
      bozza: z
        .strictObject({
          STATUS: z.enum(statiElaborazione),
          righe: z.array(RigaBozza).max(MASSIMO_BOZZA),
          assenti: z.array(RigaAssente).max(MASSIMO_BOZZA),
        })
        .nullable(),
    }),
  }),
  listPersoneBozza: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/processi/bozza/persone',
    summary: 'Who is in a run being prepared, by surname: the sheet of hours to fill in is made of them',
    effect: 'read',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ idProcesso: uidDi('PROCESSO') }),
    response: z
      .array(
        z.strictObject({
          uidSubAnagrafe: uidDi('PERSONA'),
          desCf: testo(0, 16),
          matricola: numero(1, 10_000_000),
          nominativo: testo(0, 200),
        }),
      )
      .max(MASSIMO_BOZZA),
  }),
  saveBozza: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/processi/bozza',
    summary:
      'Adds rows (versione 0) or changes them; one that somebody else has changed stays as it is and comes back with `current`, the others are written',
    effect: 'write',
    errors: esisteORifiuta,
    body: z.strictObject({
      idProcesso: uidDi('PROCESSO'),
      righe: z
        .array(z.strictObject({ versione: segno(), input: InputCedolino }))
        .min(1, 'Indicare almeno una riga.')
        .max(MASSIMO_RIGHE_BOZZA, `Le righe sono al massimo ${MASSIMO_RIGHE_BOZZA} alla volta.`),
    }),
    response: z.strictObject({
      salvate: z.array(RigaBozza.omit({ input: true })).max(MASSIMO_RIGHE_BOZZA),
      conflitti: conflitti(),
    }),
  }),
  removeBozza: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/processi/bozza',
    summary: 'Takes rows away; one that somebody else has changed stays and comes back with `current`',
    effect: 'write',
    errors: esisteORifiuta,
    body: z.strictObject({
      idProcesso: uidDi('PROCESSO'),
      righe: z
        .array(z.strictObject({ uidSubAnagrafe: uidDi('PERSONA'), versione: versione() }))
        .min(1, 'Indicare almeno una riga.')
        .max(MASSIMO_RIGHE_BOZZA, `Le righe sono al massimo ${MASSIMO_RIGHE_BOZZA} alla volta.`),
    }),
    response: z.strictObject({
      tolte: z.array(uidDi('PERSONA')).max(MASSIMO_RIGHE_BOZZA),
      conflitti: conflitti(),
    }),
  }),
} as const;
