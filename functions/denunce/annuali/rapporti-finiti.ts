import { readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import {
  finiDi,
  pagateDi,
  passiDelRapporto,
  readDellaScuola,
  type DellaScuola,
} from '#archivio/fascicolo/fine-rapporto.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { RapportoFinito } from '#shared/contracts/denunce/annuali/rapporti-finiti.ts';
import { isStipendioDellaScuola } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { atti } from '#shared/domain/persona/fine-rapporto.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { partiDi, type Giorno } from '#shared/domain/tempo/date.ts';

/** People read in one request, and looked at together. */
const ALLA_VOLTA = 10;

/**
 * The people whom the school pays a salary and whose engagements ended in a year, each end with the acts that close it, also where others began after a gap. A query for the services,
 * two for the school, a request for each ten people, and of each of them four.
 */
export const rapportiFiniti = async (
  anno: number,
  { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<{ paga: boolean; righe: RapportoFinito[]; mancano: number }> => {
  const scuola = await readDellaScuola(archivio);
  if (!isStipendioDellaScuola(scuola.scuola?.dati)) return { paga: false, righe: [], mancano: 0 };
  const uids = await cessatiNel(archivio, anno, oggi);
  const righe: RapportoFinito[] = [];
  for (let da = 0; da < uids.length; da += ALLA_VOLTA) {
    const letti = (await readDatiPersone(archivio, uids.slice(da, da + ALLA_VOLTA))).flatMap((dati) => dati ?? []);
    righe.push(...(await Promise.all(letti.map((dati) => rigaDi(dati, { archivio, scuola, anno, oggi })))).flat());
  }
  return {
    paga: true,
    righe: righe.toSorted((a, b) => (a.fine < b.fine ? -1 : 1)),
    mancano: righe.filter(({ daFare }) => daFare > 0).length,
  };
};

/** The people with a fixed-term service that ended in a year, before a day. */
const cessatiNel = async (archivio: Archivio, anno: number, oggi: Giorno): Promise<string[]> => {
  const trovati = await archivio.of(servizioEntita).queryIndice({ index: 'indice3', begins: `${anno}-` });
  const finiti = archivio
    .leggi(trovati, rigaServizio)
    .filter(({ contratto, datFine }) => contratto !== 'TI' && datFine !== null && datFine < oggi);
  return [...new Set(finiti.map(({ uidSubAnagrafe }) => uidSubAnagrafe))];
};

interface Mezzi {
  readonly archivio: Archivio;
  readonly scuola: DellaScuola;
  readonly anno: number;
  readonly oggi: Giorno;
}

/** A row for each end of the engagements of a person in the year; nothing where they go on. */
const rigaDi = async (dati: DatiPersona, { archivio, scuola, anno, oggi }: Mezzi): Promise<RapportoFinito[]> => {
  const fini = finiDi(dati).filter((fine) => partiDi(fine).anno === anno && fine < oggi);
  if (fini.length === 0) return [];
  const pagate = await pagateDi(archivio, dati);
  const { uid, desCf, desCognome, desNome } = dati.persona;
  return Promise.all(
    fini.map(async (fine) => {
      const tutti = await passiDelRapporto(archivio, scuola, { dati, fine, pagate });
      const passi = tutti.filter(({ passo }) => atti.some((atto) => atto === passo));
      return {
        uidSubAnagrafe: uid,
        nominativo: nominativo(desCognome, desNome),
        desCf,
        fine,
        passi,
        daFare: passi.filter(({ stato }) => stato === 'DA_FARE').length,
      };
    }),
  );
};
