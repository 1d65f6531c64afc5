import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { PrestatoServizio, RigaPrestato } from '#shared/contracts/servizi/prestato-servizio.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { byNominativo, nominativo } from '#shared/domain/persona/nominativo.ts';
import { statiPrestato, type StatoPrestato } from '#shared/domain/persona/prestato-servizio.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import {
  addMesi,
  compareMesi,
  meseDi,
  primoGiornoDelMese,
  ultimoGiornoDelMese,
  type Mese,
} from '#shared/domain/tempo/mese.ts';
import { giorniCompresi, intersection } from '#shared/domain/tempo/periodo.ts';
import { prestatoServizio as termine } from '#shared/rules/adempimenti/supplenze-brevi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { assenzaEntita } from '../assenze/assenza.ts';
import { defineEntita } from '../entita.ts';
import { personaEntita } from '../persone/persona.ts';
import { impostazione } from '../scuola/impostazione.ts';
import { isNelPeriodo, periodoDi } from './elenco-personale.ts';
import { rigaServizio, servizioEntita } from './servizio.ts';

const Stati = z.strictObject({
  uid: z.string(),
  versione: z.int(),
  servizi: z.array(z.strictObject({ uid: z.string(), stato: z.enum(statiPrestato), il: z.string() })),
});
type Stati = z.infer<typeof Stati>;

/** The states of the service that short substitutes gave in a month: one record a month. */
export const prestatoServizioEntita = defineEntita<Stati>({
  nome: 'PRESTATO_SERVIZIO',
  posto: 'scuola',
  schema: Stati,
  shape: 1,
});

const uidDelMese = ({ anno, mese }: Mese): string => `${anno}-${String(mese).padStart(2, '0')}`;

const statiDi = (archivio: Archivio, { anno, mese }: Mese) =>
  impostazione(prestatoServizioEntita, archivio, {
    uid: uidDelMese({ anno, mese }),
    versione: 1,
    servizi: [],
  });

const giorniDi = (mese: Mese) => ({ dal: primoGiornoDelMese(mese), al: ultimoGiornoDelMese(mese) });

/** Returns the services of short substitutes that have days in a month. Requests: the index of services by start, then those found. */
export const supplenzeDel = async (archivio: Archivio, mese: Mese): Promise<readonly Servizio[]> => {
  const { dal, al } = giorniDi(mese);
  const servizi = archivio.of(servizioEntita);
  const trovati = (await servizi.queryIndice({ index: 'indice2' }))
    .map(rigaServizio)
    .filter(({ contratto, ...riga }) => contratto === 'SUPPLENTE_BREVE' && isNelPeriodo(dal, al)(riga));
  return servizi.getMany(trovati.map(({ uid }) => uid));
};

/** Returns the names of the titulars, by the uid of the absence that was covered. */
const titolariDi = async (archivio: Archivio, servizi: readonly Servizio[]): Promise<ReadonlyMap<string, string>> => {
  const coperte = servizi.flatMap(({ uidAssenzaCoperta }) => uidAssenzaCoperta ?? []);
  const assenze = await archivio.of(assenzaEntita).getMany([...new Set(coperte)]);
  return new Map(assenze.map(({ uid, desCognome, desNome }) => [uid, nominativo(desCognome, desNome)]));
};

interface Accanto {
  readonly mese: Mese;
  readonly stati: Stati;
  readonly codici: ReadonlyMap<string, string>;
  readonly titolari: ReadonlyMap<string, string>;
}

/** Returns the days of a service in a month; null of one that has none in it. */
const giorniIn = (servizio: Servizio, mese: Mese): Pick<RigaPrestato, 'datInizio' | 'datFine' | 'numGiorni'> | null => {
  const comuni = intersection(periodoDi(servizio), giorniDi(mese));
  const numGiorni = comuni === null ? null : giorniCompresi(comuni);
  return comuni === null || comuni.al === null || numGiorni === null
    ? null
    : { datInizio: comuni.dal, datFine: comuni.al, numGiorni };
};

const rigaDel = (servizio: Servizio, { mese, stati, codici, titolari }: Accanto): readonly RigaPrestato[] => {
  const { uid, uidSubAnagrafe, matricola, desCognome, desNome, uidAssenzaCoperta = '' } = servizio;
  const giorni = giorniIn(servizio, mese);
  if (giorni === null) return [];
  const { stato = 'DA_INSERIRE', il = null } = stati.servizi.find((uno) => uno.uid === uid) ?? {};
  return [
    {
      ...giorni,
      uid,
      uidSubAnagrafe,
      matricola,
      desCognome,
      desNome,
      desCf: codici.get(uidSubAnagrafe) ?? '',
      desTitolare: titolari.get(uidAssenzaCoperta) ?? '',
      numOre: orePagate(servizio),
      stato,
      datStato: il,
    },
  ];
};

const righeDel = async (archivio: Archivio, mese: Mese, stati: Stati): Promise<RigaPrestato[]> => {
  const servizi = await supplenzeDel(archivio, mese);
  const [titolari, persone] = await Promise.all([
    titolariDi(archivio, servizi),
    archivio.of(personaEntita).getMany([...new Set(servizi.map(({ uidSubAnagrafe }) => uidSubAnagrafe))]),
  ]);
  const codici = new Map(persone.map(({ uid, desCf }) => [uid, desCf]));
  return servizi
    .flatMap((servizio) => rigaDel(servizio, { mese, stati, codici, titolari }))
    .toSorted((a, b) => byNominativo(a, b) || (a.datInizio < b.datInizio ? -1 : 1));
};

/** Returns the service that short substitutes gave in a month, each with its state, and the day by which it is authorised. */
export const loadPrestatoServizio = async (archivio: Archivio, mese: Mese): Promise<PrestatoServizio> => {
  const stati = await statiDi(archivio, mese).load();
  const { valore } = inForceOn(termine, ultimoGiornoDelMese(mese));
  return {
    ...mese,
    versione: stati.versione,
    entro: giornoDiScadenza(valore, mese),
    righe: await righeDel(archivio, mese, stati),
  };
};

/** Months of a year in which short substitutes gave a service, each with how many and how many are not authorised. */
export interface PrestatoDelMese {
  readonly mese: number;
  readonly totale: number;
  readonly mancano: number;
}

/**
 * Returns what of a year is still to be authorised, month by month: from the first month that the school wrote a state of, and of a school
 * that never did of the month before today alone, since nobody can say how the earlier ones went. Requests: two queries.
 */
export const prestatoDaAutorizzare = async (
  archivio: Archivio,
  anno: number,
  oggi: Giorno,
): Promise<readonly PrestatoDelMese[]> => {
  const ultimo = addMesi(meseDi(oggi), -1);
  const [scritti, trovati] = await Promise.all([
    archivio.of(prestatoServizioEntita).listAll(),
    archivio.of(servizioEntita).queryIndice({ index: 'indice2' }),
  ]);
  const primo = scritti.flatMap(({ uid, servizi }) => (servizi.length === 0 ? [] : [uid])).toSorted()[0];
  const supplenze = archivio.leggi(trovati, rigaServizio).filter(({ contratto }) => contratto === 'SUPPLENTE_BREVE');
  return Array.from({ length: 12 }, (_, indice) => ({ anno, mese: indice + 1 }))
    .filter((mese) => compareMesi(mese, ultimo) <= 0 && uidDelMese(mese) >= (primo ?? uidDelMese(ultimo)))
    .flatMap((mese) => {
      const stati = scritti.find(({ uid }) => uid === uidDelMese(mese))?.servizi ?? [];
      const { dal, al } = giorniDi(mese);
      const sue = supplenze.filter(isNelPeriodo(dal, al));
      const mancano = sue.filter((una) => stati.find(({ uid }) => uid === una.uid)?.stato !== 'AUTORIZZATO').length;
      return sue.length === 0 ? [] : [{ mese: mese.mese, totale: sue.length, mancano }];
    });
};

interface DaScrivere {
  readonly versione: number;
  readonly servizi: readonly Uid<'SERVIZIO'>[];
  readonly stato: StatoPrestato;
}

/** Writes a state on some substitutions of a month. Those that are no longer in it are forgotten. @throws VERSIONE_SUPERATA, RIFERIMENTO_NON_VALIDO */
export const savePrestatoServizio = async (
  mese: Mese,
  { versione, servizi, stato }: DaScrivere,
  context: Pick<RequestContext, 'archivio' | 'modifica' | 'oggi'>,
): Promise<PrestatoServizio> => {
  const { archivio, oggi } = context;
  const prima = await loadPrestatoServizio(archivio, mese);
  const delMese = new Set<string>(prima.righe.map(({ uid }) => uid));
  if (servizi.some((uid) => !delMese.has(uid)))
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'servizi',
      'Una delle supplenze non è più nel mese: leggere di nuovo la pagina.',
    );
  const scelti = new Set<string>(servizi);
  const righe = prima.righe.map((riga) => (scelti.has(riga.uid) ? { ...riga, stato, datStato: oggi } : riga));
  const tutti = statiDi(archivio, mese);
  const { uid } = await tutti.load();
  const scritti = await tutti.save(
    {
      uid,
      versione,
      servizi: righe.flatMap((riga) =>
        riga.datStato === null ? [] : [{ uid: riga.uid, stato: riga.stato, il: riga.datStato }],
      ),
    },
    context,
  );
  return { ...prima, righe, versione: scritti.versione };
};
