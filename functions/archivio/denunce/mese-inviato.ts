import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Scrittura } from '#platform/data/modifica.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { defineEntita } from '../entita.ts';
import { meseOrdinato } from './denuncia.ts';

/** A month whose filing is sent: what is accounted into it afterwards goes in a further one. It names the filings that were. */
const MeseInviato = z.object({ uid: z.string(), versione: z.int(), denunce: z.array(z.string()) });
type MeseInviato = z.infer<typeof MeseInviato>;

export const meseInviatoEntita = defineEntita<MeseInviato>({
  nome: 'MESE_INVIATO',
  posto: 'scuola',
  schema: MeseInviato,
  shape: 1,
  senzaVoce: true,
});

const uidMese = (adempimento: Adempimento, mese: Mese): string => `${adempimento}-${meseOrdinato(mese)}`;

/** The months of an obligation that are sent. */
export const mesiInviati = (archivio: Archivio, adempimento: Adempimento) => {
  const records = archivio.of(meseInviatoEntita);
  return {
    has: async (mese: Mese): Promise<boolean> => (await records.get(uidMese(adempimento, mese))) !== undefined,
    /** The month with one filing more among the sent ones. */
    add: async (mese: Mese, denuncia: string): Promise<Scrittura<MeseInviato>> => {
      const uid = uidMese(adempimento, mese);
      const prima = await records.get(uid);
      return prima === undefined
        ? records.create({ uid, versione: 1, denunce: [denuncia] })
        : records.update(prima, { denunce: [...prima.denunce, denuncia] });
    },
    /** The month without a filing; open again when it was the only one. Null when it was not among them. */
    remove: async (mese: Mese, denuncia: string): Promise<Scrittura<MeseInviato> | null> => {
      const prima = await records.get(uidMese(adempimento, mese));
      if (prima === undefined || !prima.denunce.includes(denuncia)) return null;
      const denunce = prima.denunce.filter((altra) => altra !== denuncia);
      return denunce.length === 0 ? records.remove(prima) : records.update(prima, { denunce });
    },
  };
};
