import type { Archivio } from '#platform/data/archivio.ts';
import type { ParteEredita } from '#shared/calculation/situazione/percettore.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { UNO, type PartiPerMilione } from '#shared/money/centesimi.ts';
import type { PagamentoSalvato } from '../cedolini/pagamento.ts';
import { erediDellaScuola } from '../persone/eredi.ts';
import { personeRepository } from '../persone/persone-repository.ts';
import { readDatiPersone } from './dati-persona.ts';

/** The claim of an heir on an estate: their part of it, the sum of the shares of all the heirs, and the payments to the deceased in life. */
export interface Eredita {
  readonly parte: ParteEredita;
  readonly quote: PartiPerMilione;
  readonly cfDeceduto: string;
  readonly pagatiInVita: readonly PagamentoSalvato[];
}

/** The estates of the heirs among some people, by the heir. Requests: none without heirs; else those of the heirs of the school, and the deceased's records. */
export const ereditaDi = async (
  archivio: Archivio,
  persone: readonly Persona[],
): Promise<ReadonlyMap<Uid<'PERSONA'>, Eredita>> => {
  const eredi = persone.filter(({ tipoSoggetto }) => tipoSoggetto === 'EREDE');
  if (eredi.length === 0) return new Map();
  const codici = [...new Set(eredi.flatMap(({ cfDeceduto }) => cfDeceduto ?? []))];
  const [tutti, defunti] = await Promise.all([erediDellaScuola(archivio), defuntiDi(archivio, codici)]);
  const pagati = new Map(defunti.map(({ persona, pagamenti }) => [persona.desCf, pagamenti]));
  return new Map(
    codici.flatMap((cfDeceduto) => {
      const suoi = tutti.filter((erede) => erede.cfDeceduto === cfDeceduto);
      const pagatiInVita = pagati.get(cfDeceduto) ?? [];
      return partiDegliEredi(suoi).map(({ uid, ...resto }) => [uid, { ...resto, cfDeceduto, pagatiInVita }] as const);
    }),
  );
};

const defuntiDi = async (archivio: Archivio, codici: readonly string[]) => {
  const uids = await personeRepository(archivio).findByUnico('desCf', codici);
  return (await readDatiPersone(archivio, uids)).flatMap((dati) => dati ?? []);
};

/**
 * The stretch of one estate that is of each heir, in the order of their codici fiscali. Shares that do not divide a million, as three thirds,
 * lack a millionth or so each: the last stretch reaches the end.
 */
export const partiDegliEredi = (
  eredi: readonly Pick<Persona, 'uid' | 'desCf' | 'quotaEredita'>[],
): readonly (Pick<Persona, 'uid'> & Pick<Eredita, 'parte' | 'quote'>)[] => {
  const ordinati = eredi.toSorted((una, altra) => (una.desCf < altra.desCf ? -1 : 1));
  const quote = quoteIntere(ordinati);
  let da = 0;
  return ordinati.flatMap(({ uid, quotaEredita }, indice) => {
    const a = indice === ordinati.length - 1 && quote === UNO ? UNO : da + (quotaEredita ?? 0);
    const parte = { da, a };
    da = a;
    return quotaEredita ? [{ uid, parte, quote }] : [];
  });
};

/** The sum of the shares of some heirs; the whole, where only the rounding of each keeps them from it. */
export const quoteIntere = (eredi: readonly Pick<Persona, 'quotaEredita'>[]): PartiPerMilione => {
  const somma = eredi.reduce((totale, { quotaEredita }) => totale + (quotaEredita ?? 0), 0);
  return Math.abs(UNO - somma) < eredi.length ? UNO : somma;
};
