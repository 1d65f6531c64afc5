import * as z from 'zod';
import type { Store } from '../../platform/data/dynamo.ts';
import type { Operazione } from '../../platform/data/modifica.ts';
import { repository } from '../../platform/data/repository.ts';
import { AppError } from '../../platform/http/errors.ts';
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
  store: Store,
  codmin: string,
): Promise<{ readonly numero: number; readonly operazioni: Operazione[] }> => {
  const contatori = repository(contatoreElaborazioniEntita, store, codmin);
  const letto = await contatori.get(UID);
  const numero = (letto?.ultimo ?? 0) + 1;
  const operazioni =
    letto === undefined
      ? contatori.create({ uid: UID, versione: 1, ultimo: numero })
      : contatori.update(letto, { ...letto, ultimo: numero });
  return { numero, operazioni: operazioni.map((operazione) => ({ ...operazione, rifiuto: contemporanea })) };
};
