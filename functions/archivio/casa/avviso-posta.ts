import * as z from 'zod';
import { epochSeconds, instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { readSenzaSpecie } from '#platform/data/senza-specie.ts';
import { AppError } from '#platform/errors.ts';
import { accorciato } from '#shared/domain/testo.ts';

export const AVVISO_POSTA = 'AVVISO_POSTA';
/** How long it is remembered that somebody was written to. */
const GIORNI = 400;

/** IN_INVIO: somebody is sending it, or was when the program ended. RIFIUTATO: it was not taken, so that it may be sent again. */
const AvvisoPosta = z.object({
  /** Who was written to: a record of the registry, or a user. */
  uid: z.string(),
  stato: z.enum(['IN_INVIO', 'INVIATO', 'RIFIUTATO']),
  il: z.iso.datetime(),
  perche: z.string().max(500),
});
export type AvvisoPosta = z.infer<typeof AvvisoPosta>;

/** A message by what it tells and to whom (`chiave`), and who that is. */
interface Rivolto {
  readonly chiave: string;
  readonly uid: string;
}

/**
 * Messages to people: each is taken before it is sent, so that nobody is written to twice of the same thing,
 * whatever is delivered twice or begun again. One that was taken and of which nobody knows any more is told as such, and never sent again.
 */
export const avvisiInviati = (archivio: Archivio) => {
  const pk = archivio.chiavi.elenco(AVVISO_POSTA);
  const item = (chiave: string, avviso: AvvisoPosta): Operazione => ({
    tipo: 'put',
    chiave: { pk, sk: chiave },
    item: {
      ...AvvisoPosta.parse(avviso),
      tipo: AVVISO_POSTA,
      scuola: archivio.codmin,
      schema: 1,
      ttl: epochSeconds(new Date(avviso.il)) + GIORNI * 86_400,
    },
  });
  return {
    /** Those of these keys that there are: a request for each hundred. */
    get: async (chiavi: readonly string[]): Promise<ReadonlyMap<string, AvvisoPosta>> =>
      new Map(
        (await archivio.batchGet(chiavi.map((sk) => ({ pk, sk })))).map((trovato: Item) => [
          String(trovato.sk),
          readSenzaSpecie(AvvisoPosta, trovato),
        ]),
      ),
    /** @throws DUPLICATO when another has taken it, or it was sent */
    take: ({ chiave, uid }: Rivolto, adesso: Date): Operazione => ({
      ...item(chiave, { uid, stato: 'IN_INVIO', il: instant(adesso), perche: '' }),
      condizione: {
        expression: 'attribute_not_exists(pk) OR stato = :rifiutato',
        values: { ':rifiutato': 'RIFIUTATO' },
      },
      rifiuto: () => new AppError('DUPLICATO', "L'avviso è già stato preso in carico."),
    }),
    put: ({ chiave, uid }: Rivolto, adesso: Date, stato: 'INVIATO' | 'RIFIUTATO', perche = ''): Operazione =>
      item(chiave, { uid, stato, il: instant(adesso), perche: accorciato(perche, 500) }),
    /** It surely did not leave: it may be taken again. */
    remove: (chiave: string): Operazione => ({ tipo: 'delete', chiave: { pk, sk: chiave } }),
  };
};
