import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import { Passaggio } from '#shared/contracts/scuola/subentro.ts';
import { defineEntita } from '../entita.ts';

const PassaggioSalvato = z.strictObject({ ...Passaggio.shape, uid: z.string(), versione: z.int() });
type PassaggioSalvato = z.infer<typeof PassaggioSalvato>;

/** A school in the place of another, as both keep it: the people are many, and stand some in each record. */
export const passaggioEntita = defineEntita<PassaggioSalvato>({
  nome: 'PASSAGGIO_SCUOLA',
  posto: 'scuola',
  schema: PassaggioSalvato,
  shape: 1,
  senzaVoce: true,
});

/** People of one record: each with all its lines stays far from the largest item. */
const PER_RECORD = 200;

const uidDi = ({ cedente, subentrante }: Pick<Passaggio, 'cedente' | 'subentrante'>, parte: number): string =>
  `${cedente}.${subentrante}.${String(parte).padStart(3, '0')}`;

/** Writes a passage over what was said of it before: its first record with the proof, the others with the rest of its people. */
export const writePassaggio = async (archivio: Archivio, passaggio: Passaggio, modifica: Modifica): Promise<void> => {
  const passaggi = archivio.of(passaggioEntita);
  const prima = new Map((await passaggi.listAll()).map((uno) => [uno.uid, uno]));
  const parti = Math.max(1, Math.ceil(passaggio.persone.length / PER_RECORD));
  for (let parte = 0; parte < parti; parte += 1) {
    const uid = uidDi(passaggio, parte);
    const suo = {
      ...passaggio,
      ...(parte === 0 ? {} : { prova: [], avvisi: [] }),
      persone: passaggio.persone.slice(parte * PER_RECORD, (parte + 1) * PER_RECORD),
    };
    const era = prima.get(uid);
    modifica.add(
      ...(era === undefined ? passaggi.create({ ...suo, uid, versione: 1 }) : passaggi.update(era, suo)).operazioni,
    );
    prima.delete(uid);
  }
  for (const era of prima.values())
    if (uidDi(era, 0) === uidDi(passaggio, 0)) modifica.add(...passaggi.remove(era).operazioni);
};

/** The passages of a school, each whole, the last first. One query. */
export const listPassaggi = async (archivio: Archivio): Promise<Passaggio[]> => {
  const salvati = (await archivio.of(passaggioEntita).listAll()).toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  return [...Map.groupBy(salvati, (uno) => uidDi(uno, 0)).values()]
    .flatMap((parti) => parti.slice(0, 1).map((primo) => intero(primo, parti)))
    .toSorted((a, b) => (a.il < b.il ? 1 : -1));
};

const intero = (
  { uid: _uid, versione: _versione, ...primo }: PassaggioSalvato,
  parti: readonly PassaggioSalvato[],
): Passaggio => ({ ...primo, persone: parti.flatMap(({ persone }) => persone) });
