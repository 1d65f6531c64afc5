import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { defineEntita } from '../entita.ts';

const Contatore = z.object({ uid: z.string(), versione: z.int(), ultimo: z.int().min(0) });
type Contatore = z.infer<typeof Contatore>;

/** The last ID_ELABORAZIONE given in the school: none is used twice. */
export const contatoreElaborazioniEntita = defineEntita<Contatore>({
  nome: 'CONTATORE_ELABORAZIONI',
  posto: 'scuola',
  schema: Contatore,
  shape: 1,
  senzaVoce: true,
});

const UID = 'elaborazioni';
const contemporanea = () =>
  new AppError(
    'TROPPE_RICHIESTE',
    "Nello stesso istante è stata creata un'altra elaborazione: ripetere il salvataggio.",
  );

/** The next number of a run, and the operations that take it in the same transaction that uses it. */
export const nextNumeroElaborazione = async (
  archivio: Archivio,
): Promise<{ readonly numero: number; readonly operazioni: Operazione[] }> => {
  const contatori = archivio.of(contatoreElaborazioniEntita);
  const letto = await contatori.get(UID);
  const numero = (letto?.ultimo ?? 0) + 1;
  const operazioni =
    letto === undefined
      ? contatori.create({ uid: UID, versione: 1, ultimo: numero }).operazioni
      : contatori.update(letto, { ultimo: numero }).operazioni;
  return { numero, operazioni: operazioni.map((operazione) => ({ ...operazione, rifiuto: contemporanea })) };
};
