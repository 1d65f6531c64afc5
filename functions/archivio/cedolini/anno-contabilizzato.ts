import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { defineEntita } from '../entita.ts';

const AnnoContabilizzato = z.object({ uid: z.string(), versione: z.int() });
type AnnoContabilizzato = z.infer<typeof AnnoContabilizzato>;

/** A year of payment in which something is accounted; its uid is the year. What may change only before stands on its absence. */
export const annoContabilizzatoEntita = defineEntita<AnnoContabilizzato>({
  nome: 'ANNO_CONTABILIZZATO',
  posto: 'scuola',
  schema: AnnoContabilizzato,
  shape: 1,
  senzaVoce: true,
});

const contemporanea = () =>
  new AppError(
    'TROPPE_RICHIESTE',
    "Nello stesso istante è stata contabilizzata un'altra elaborazione dell'anno: ripetere l'operazione.",
  );

/** What the first accounting of a year adds to its transaction; nothing for the others. */
export const closeAnno = async (archivio: Archivio, anno: number): Promise<readonly Operazione[]> => {
  const anni = archivio.of(annoContabilizzatoEntita);
  if ((await anni.get(String(anno))) !== undefined) return [];
  return anni
    .create({ uid: String(anno), versione: 1 })
    .operazioni.map((operazione) => ({ ...operazione, rifiuto: contemporanea }));
};

/** The condition, for the transaction of a write, that nothing of the year is accounted yet. */
export const annoAperto = (archivio: Archivio, anno: number, rifiuto: () => AppError): Operazione => ({
  tipo: 'check',
  chiave: archivio.chiavi.record(annoContabilizzatoEntita, String(anno)),
  condizione: { expression: 'attribute_not_exists(pk)' },
  rifiuto,
});
