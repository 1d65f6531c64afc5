import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { superata } from '#platform/data/repository.ts';
import { OpzioniCalcolo } from '#shared/contracts/cedolini/cedolino-input.ts';
import { defineEntita } from '../entita.ts';

const Salvate = z.object({ uid: z.string(), versione: z.int(), ...OpzioniCalcolo.shape });
type Salvate = z.infer<typeof Salvate>;

/** Calculation options of the school: one record. */
export const opzioniCalcoloEntita = defineEntita<Salvate>({
  nome: 'OPZIONI_CALCOLO',
  posto: 'scuola',
  schema: Salvate,
  shape: 1,
  tenutaDalBrowser: true,
});

const UID = 'opzioni';
const PREDEFINITE: OpzioniCalcolo = { arrotondamentoNetto: false, residuoLordoStato: 'DIFFERENZA' };

export type OpzioniLette = OpzioniCalcolo & { readonly versione: number };

const opzioni = (archivio: Archivio) => archivio.of(opzioniCalcoloEntita);

export const opzioniCalcolo = {
  /** Version 0 while nobody has changed the defaults. */
  get: async (archivio: Archivio): Promise<OpzioniLette> => {
    const { uid: _uid, ...salvate } = (await opzioni(archivio).get(UID)) ?? { uid: UID, versione: 0, ...PREDEFINITE };
    return salvate;
  },
  /** @throws VERSIONE_SUPERATA */
  save: async (nuove: OpzioniCalcolo, versione: number, context: RequestContext): Promise<OpzioniLette> => {
    const records = opzioni(context.archivio);
    const prima = await records.get(UID);
    if ((prima?.versione ?? 0) !== versione) throw superata(prima ?? { versione: 0, ...PREDEFINITE });
    const dopo = context.modifica.write(
      prima === undefined ? records.create({ uid: UID, versione: 1, ...nuove }) : records.update(prima, nuove),
    );
    return { ...nuove, versione: dopo.versione };
  },
};

/** The options as a run keeps them, without the version of their record. */
export const opzioniDi = async (archivio: Archivio): Promise<OpzioniCalcolo> => {
  const { versione: _versione, ...scelte } = await opzioniCalcolo.get(archivio);
  return scelte;
};
