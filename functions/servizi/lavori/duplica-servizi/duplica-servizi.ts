import * as z from 'zod';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import { AppError } from '#platform/errors.ts';
import type { TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { EsitoRecord } from '#shared/contracts/lavori/lavoro.ts';
import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { addContinuazione, listOrigini, pianoDuplicazione } from '../../duplica-servizi.ts';

const Parametri = z.object({ anno: z.int() });

/** Services of a block: each takes up to fourteen actions, with a sector and ten sites. */
const PER_BLOCCO = 5;

const nomeDi = ({ desCognome, desNome }: RigaServizio): string => `${desCognome} ${desNome}`;

/**
 * Carries the services of a school year into the next. A block is named by its first source service: the sources stay where they are, so a
 * repeated block finds the same ones, and what it already made is the same record.
 */
export const duplicazioneServizi: TipoLavoro = {
  prepare: async ({ archivio, lavoro }) => {
    const { anno } = Parametri.parse(lavoro.parametri);
    const [origini, piano] = await Promise.all([listOrigini(archivio, anno), pianoDuplicazione(archivio, anno)]);
    return {
      blocchi: origini.filter((_, indice) => indice % PER_BLOCCO === 0).map(({ uid }) => uid),
      totale: piano.daCreare.length,
    };
  },
  blocco: async (primo, { archivio, lavoro, modifica }) => {
    const { anno } = Parametri.parse(lavoro.parametri);
    const { items } = await archivio.query({
      index: 'indice3',
      pk: archivio.chiavi.elenco(servizioEntita.nome),
      from: `${anno}-08-31#${primo}`,
      to: `${anno}-08-31#~`,
      limit: PER_BLOCCO,
    });
    const esiti: EsitoRecord[] = [];
    let fatti = 0;
    for (const origine of items.map(rigaServizio)) {
      try {
        if ((await addContinuazione(archivio, anno, origine.uid, modifica)) === null) fatti += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        esiti.push({ uid: origine.uid, descrizione: nomeDi(origine), messaggio: error.message });
      }
    }
    return { fatti, scartati: esiti.length, esiti, totali: {} };
  },
  close: async () => ({}),
};
