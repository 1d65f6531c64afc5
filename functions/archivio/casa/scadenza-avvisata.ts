import * as z from 'zod';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';

const NOME = 'SCADENZA_AVVISATA';
const Avvisata = z.object({ avvisata: z.iso.datetime() });

/** Which deadlines the office was told of: each once, whatever is done with the notification. */
export const scadenzeAvvisate = (archivio: Archivio) => {
  const pk = archivio.chiavi.elenco(NOME);
  return {
    list: async (): Promise<ReadonlySet<string>> =>
      new Set((await archivio.queryAll({ pk })).map(({ sk }) => String(sk))),
    put: (chiave: string, adesso: Date): Operazione => ({
      tipo: 'put',
      chiave: { pk, sk: chiave },
      item: { ...Avvisata.parse({ avvisata: instant(adesso) }), tipo: NOME, scuola: archivio.codmin, schema: 1 },
      condizione: { expression: 'attribute_not_exists(pk)' },
      rifiuto: () => new AppError('DUPLICATO', "L'avviso della scadenza è già stato dato."),
    }),
  };
};
