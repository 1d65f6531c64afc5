import { readDatiPersona, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import {
  finiDi,
  pagateDi,
  passiDelRapporto,
  readDellaScuola,
  ultimoGiornoDi,
  type Pagata,
  type PassoDelRapporto,
} from '#archivio/fascicolo/fine-rapporto.ts';
import { GIORNI_DI_PREAVVISO } from '#archivio/incarichi/scadenze-incarichi.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { restiAperti } from '../calcolo/conguaglio/resti-aperti.ts';

type ArchivioOggi = Pick<RequestContext, 'archivio' | 'oggi'>;

/** The steps that close the engagements of a person whose last ends within thirty days, or has ended; of who goes on, only while an end before a gap lacks something. @throws NON_TROVATO */
export const getFineRapporto = async (uid: Uid<'PERSONA'>, contesto: ArchivioOggi) => {
  const dati = await readDatiPersona(contesto.archivio, uid);
  if (dati === undefined) throw nonTrovato('La persona');
  const pagate = await pagateDi(contesto.archivio, dati);
  const { fine, passi } = await fineDi(dati, pagate, contesto);
  return {
    fine,
    passi: [...passi],
    resto: restiAperti(pagate.map(({ pagamento }) => pagamento)).length > 0,
    daFare: passi.filter(({ stato }) => stato === 'DA_FARE').length,
  };
};

/** The last day of the engagements of a person whose records were read, and the steps that close them; of who goes on after a gap, while something of the end before it is to be done. Three queries of who leaves. */
export const fineDi = async (
  dati: DatiPersona,
  pagate: readonly Pagata[],
  { archivio, oggi }: ArchivioOggi,
): Promise<{ readonly fine: Giorno | null; readonly passi: readonly PassoDelRapporto[] }> => {
  const fine = finiDi(dati).findLast((giorno) => giorno <= addGiorni(oggi, GIORNI_DI_PREAVVISO));
  if (fine === undefined) return CONTINUA;
  const passi = await passiDelRapporto(archivio, await readDellaScuola(archivio), { dati, fine, pagate });
  const resta = fine === ultimoGiornoDi(dati) || passi.some(({ stato }) => stato === 'DA_FARE');
  return resta ? { fine, passi } : CONTINUA;
};

const CONTINUA = { fine: null, passi: [] } as const;
