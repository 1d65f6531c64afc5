import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { defineEntita } from '../entita.ts';

const Contatore = z.object({
  uid: z.string(),
  versione: z.int(),
  matricola: z.int().min(0),
  prgAnagrafe: z.int().min(0),
});
type Contatore = z.infer<typeof Contatore>;

/** The highest numbers ever given to the people of the school: none is used twice. */
export const contatoreEntita = defineEntita<Contatore>({
  nome: 'CONTATORE_ANAGRAFE',
  posto: 'scuola',
  schema: Contatore,
  shape: 1,
  senzaVoce: true,
});

const UID = 'persone';
const contemporanea = () =>
  new AppError('TROPPE_RICHIESTE', "Nello stesso istante è stata inserita un'altra persona: ripetere il salvataggio.");

export interface Numeri {
  readonly matricola: number;
  readonly prgAnagrafe: number;
}

export const contatore = (archivio: Archivio) => {
  const contatori = archivio.of(contatoreEntita);
  return {
    /** The highest numbers given so far, 0 for none. */
    last: async (): Promise<Numeri & { readonly letto: Contatore | undefined }> => {
      const letto = await contatori.get(UID);
      return { matricola: letto?.matricola ?? 0, prgAnagrafe: letto?.prgAnagrafe ?? 0, letto };
    },
    /** Advances the counter in the same transaction that uses the numbers; refused when somebody else advanced it meanwhile. */
    advance: (letto: Contatore | undefined, a: Numeri): Operazione[] =>
      (letto === undefined
        ? contatori.create({ uid: UID, versione: 1, ...a })
        : contatori.update(letto, a)
      ).operazioni.map((operazione) => ({ ...operazione, rifiuto: contemporanea })),
  };
};
