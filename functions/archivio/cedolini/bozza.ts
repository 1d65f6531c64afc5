import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { RigaBozza } from '#shared/contracts/cedolini/bozza.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';

const RigaBozzaSalvata = z.object({ ...RigaBozza.shape, uid: z.string() });
export type RigaBozzaSalvata = z.infer<typeof RigaBozzaSalvata>;

/** A person of a run being prepared. Uid = run and person: nobody is there twice. The audit entry is that of the run. */
export const rigaBozzaEntita = defineEntita<RigaBozzaSalvata>({
  nome: 'RIGA_BOZZA',
  posto: 'figlio',
  radice: 'PROCESSO',
  schema: RigaBozzaSalvata,
  shape: 1,
  senzaVoce: true,
});

const Bozza = z.object({ uid: z.string(), versione: z.int() });

/** How many times the rows of a run were written: what who looks at them asks for, instead of the rows. */
export const bozzaEntita = defineEntita<z.infer<typeof Bozza>>({
  nome: 'BOZZA',
  posto: 'figlio',
  radice: 'PROCESSO',
  schema: Bozza,
  shape: 1,
  senzaVoce: true,
});

/** Rows of one transaction, which may also hold the state of the run, the mark, the audit entry and the answer. */
export const RIGHE_PER_PARTE = 75;

const uidRigaBozza = (processo: Uid<'PROCESSO'>, persona: Uid<'PERSONA'>): string => `${processo}-${persona}`;

const contemporanea = () =>
  new AppError(
    'TROPPE_RICHIESTE',
    "Nello stesso istante un altro utente ha cambiato le righe dell'elaborazione: ripetere l'operazione.",
  );

/** The rows of a run being prepared, and the mark of their last change. */
export const bozzaRepository = (archivio: Archivio) => {
  const righe = archivio.of(rigaBozzaEntita);
  const bozze = archivio.of(bozzaEntita);
  const uidDi = (processo: string): string => `${processo}-bozza`;
  const chiaveDi = (processo: string) => archivio.chiavi.record(bozzaEntita, uidDi(processo));
  /** The draft is still the one whose mark was read. */
  const asMarked = (segno: number): Required<Pick<Operazione, 'condizione' | 'rifiuto'>> => ({
    condizione:
      segno === 0
        ? { expression: 'attribute_not_exists(pk)' }
        : { expression: 'versione = :letta', values: { ':letta': segno } },
    rifiuto: contemporanea,
  });
  return {
    /** 0 while nobody has entered anything. */
    getSegno: async (processo: Uid<'PROCESSO'>): Promise<number> => (await bozze.get(uidDi(processo)))?.versione ?? 0,
    listRighe: (processo: Uid<'PROCESSO'>): Promise<RigaBozzaSalvata[]> => righe.listAll(processo),
    getRighe: (processo: Uid<'PROCESSO'>, persone: readonly Uid<'PERSONA'>[]): Promise<RigaBozzaSalvata[]> =>
      righe.getMany(persone.map((persona) => uidRigaBozza(processo, persona))),
    create: (riga: RigaBozza, processo: Uid<'PROCESSO'>) =>
      righe.create({ ...riga, uid: uidRigaBozza(processo, riga.uidSubAnagrafe) }),
    update: righe.update,
    remove: righe.remove,
    /** Removes the row of a person whatever it is: with its run. */
    removeRiga: (processo: Uid<'PROCESSO'>, persona: Uid<'PERSONA'>): Operazione => ({
      tipo: 'delete',
      chiave: archivio.chiavi.record(rigaBozzaEntita, uidRigaBozza(processo, persona)),
    }),
    /** Marks a change: never lost to another's, and refused where the draft must be the one that was read (`letto`). */
    mark: (processo: Uid<'PROCESSO'>, letto?: number): Operazione => ({
      tipo: 'update',
      chiave: chiaveDi(processo),
      cambi: {
        expression: 'SET tipo = :tipo, scuola = :scuola, #schema = :schema, uid = :uid ADD versione :uno',
        names: { '#schema': 'schema' },
        values: {
          ':tipo': bozzaEntita.nome,
          ':scuola': archivio.codmin,
          ':schema': bozzaEntita.shape,
          ':uid': asUid(uidDi(processo)),
          ':uno': 1,
        },
      },
      ...(letto === undefined ? {} : asMarked(letto)),
    }),
    /** Takes the mark away with the run, if no row was written since it was read. */
    removeSegno: (processo: Uid<'PROCESSO'>, letto: number): Operazione => ({
      tipo: 'delete',
      chiave: chiaveDi(processo),
      ...asMarked(letto),
    }),
  };
};
