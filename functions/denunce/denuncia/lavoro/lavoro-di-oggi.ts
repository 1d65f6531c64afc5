import { assenzaEntita, rigaAssenza, type AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';

/** Services and absences of people as the registry has them now, by person, in no order. */
export interface LavoroDiOggi {
  readonly servizi: ReadonlyMap<string, readonly Servizio[]>;
  readonly assenze: ReadonlyMap<string, readonly AssenzaSalvata[]>;
}

const NESSUNO: ReadonlySet<string> = new Set();

/**
 * Services, and absences of the `stipendiati` alone, as the registry has them now, those that end on a day or later. It is asked for what nobody has
 * closed, and of a closed payslip only where none were kept with it. Two requests and one more for each hundred records; none for nobody.
 */
export const lavoroDiOggi = async (
  archivio: Archivio,
  persone: ReadonlySet<string>,
  dal: string,
  stipendiati: ReadonlySet<string> = NESSUNO,
): Promise<LavoroDiOggi> => {
  const [servizi, assenze] = await Promise.all([
    serviziDi(archivio, persone, dal),
    assenzeDi(archivio, stipendiati, dal),
  ]);
  return {
    servizi: Map.groupBy(servizi, ({ uidSubAnagrafe }) => uidSubAnagrafe),
    assenze: Map.groupBy(assenze, ({ uidSubAnagrafe }) => uidSubAnagrafe),
  };
};

const serviziDi = async (archivio: Archivio, persone: ReadonlySet<string>, dal: string): Promise<Servizio[]> => {
  if (persone.size === 0) return [];
  const servizi = archivio.of(servizioEntita);
  const righe = archivio.leggi(await servizi.queryIndice({ index: 'indice3', from: dal, to: '~~' }), rigaServizio);
  return servizi.getMany(righe.flatMap(({ uid, uidSubAnagrafe }) => (persone.has(uidSubAnagrafe) ? [uid] : [])));
};

const assenzeDi = async (archivio: Archivio, persone: ReadonlySet<string>, dal: string): Promise<AssenzaSalvata[]> => {
  if (persone.size === 0) return [];
  const assenze = archivio.of(assenzaEntita);
  const righe = archivio.leggi(await assenze.queryIndice({ index: 'indice3', from: dal, to: '~~' }), rigaAssenza);
  return assenze.getMany(righe.flatMap(({ uid, uidSubAnagrafe }) => (persone.has(uidSubAnagrafe) ? [uid] : [])));
};
