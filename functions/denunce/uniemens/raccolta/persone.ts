import { assenzaEntita, rigaAssenza, type AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import { scuolaRepository } from '#archivio/scuola/scuola.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import { codiciDenunceRepository } from '#archivio/tabelle/codici-denunce.ts';
import { codiceInpsRepository } from '#archivio/tabelle/posizioni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { CodiciDenunce } from '#shared/contracts/tabelle/codici-denunce.ts';
import type { CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** The school itself among the places of work. */
export const SCUOLA = '';

/** Where people work. */
export type Sede = Pick<Scuola, 'codComune' | 'desCap' | 'entiSede'>;

/** What the filing asks of people and no payslip says. */
export interface DatiPersone {
  readonly persone: ReadonlyMap<string, Persona>;
  /** Services and assignments of each person, in no order. */
  readonly servizi: ReadonlyMap<string, readonly Servizio[]>;
  readonly incarichi: ReadonlyMap<string, readonly Incarico[]>;
  /** Absences of who is paid the salary by the school, in no order. */
  readonly assenze: ReadonlyMap<string, readonly AssenzaSalvata[]>;
  readonly classificazioni: readonly CodiceInps[];
  /** Town of each site by its uid, and of the school itself; those that have one. */
  readonly comuni: ReadonlyMap<string, string>;
  /** Each site by its uid, and the school itself. */
  readonly sedi: ReadonlyMap<string, Sede>;
  /** Codes of the declarations that the school has written. */
  readonly codici: readonly CodiciDenunce[];
}

/** Services of the school that end on a day or later, of some people. */
const serviziDi = async (archivio: Archivio, persone: ReadonlySet<string>, dal: string): Promise<Servizio[]> => {
  const servizi = archivio.of(servizioEntita);
  const righe = archivio.leggi(await servizi.queryIndice({ index: 'indice3', from: dal, to: '~~' }), rigaServizio);
  return servizi.getMany(righe.flatMap(({ uid, uidSubAnagrafe }) => (persone.has(uidSubAnagrafe) ? [uid] : [])));
};

const NESSUNO: ReadonlySet<string> = new Set();

const assenzeDi = async (archivio: Archivio, persone: ReadonlySet<string>, dal: string): Promise<AssenzaSalvata[]> => {
  if (persone.size === 0) return [];
  const assenze = archivio.of(assenzaEntita);
  const righe = archivio.leggi(await assenze.queryIndice({ index: 'indice3', from: dal, to: '~~' }), rigaAssenza);
  return assenze.getMany(righe.flatMap(({ uid, uidSubAnagrafe }) => (persone.has(uidSubAnagrafe) ? [uid] : [])));
};

const incarichiDi = async (archivio: Archivio, persone: ReadonlySet<string>): Promise<Incarico[]> => {
  const righe = await archivio.of(incaricoEntita).queryIndice({ index: 'indice1' });
  return archivio
    .leggi(righe, (item) => readRiga(Incarico, item))
    .filter(({ uidSubAnagrafe }) => persone.has(uidSubAnagrafe));
};

/**
 * The data of some people, whatever their number in a few requests: a hundred records each. Services and absences that ended before `dal` are
 * left out; absences are read of `stipendiati` only; the school sits where it did on the day `al`.
 */
export const loadDatiPersone = async (
  archivio: Archivio,
  uids: readonly Uid<'PERSONA'>[],
  { dal, al }: { readonly dal: string; readonly al: string },
  stipendiati: ReadonlySet<string> = NESSUNO,
): Promise<DatiPersone> => {
  const quali = new Set<string>(uids);
  const [persone, servizi, assenze, incarichi, classificazioni, codici, scuole] = await Promise.all([
    personeRepository(archivio).getMany([...new Set(uids)]),
    serviziDi(archivio, quali, dal),
    assenzeDi(archivio, stipendiati, dal),
    incarichiDi(archivio, quali),
    codiceInpsRepository(archivio).listAll(),
    codiciDenunceRepository(archivio).listAll(),
    scuolaRepository(archivio).listAll(),
  ]);
  const sedi = scuole.map((una) => scuolaAl(una, al));
  return {
    persone: new Map(persone.map((persona) => [persona.uid, persona])),
    servizi: Map.groupBy(servizi, ({ uidSubAnagrafe }) => uidSubAnagrafe),
    assenze: Map.groupBy(assenze, ({ uidSubAnagrafe }) => uidSubAnagrafe),
    incarichi: Map.groupBy(incarichi, ({ uidSubAnagrafe }) => uidSubAnagrafe),
    classificazioni,
    codici,
    sedi: new Map(sedi.map((una) => [una.tipo === 'PROPRIA' ? SCUOLA : una.uid, una])),
    comuni: new Map(
      sedi.flatMap(({ uid, tipo, codComune }) =>
        codComune === null ? [] : [[tipo === 'PROPRIA' ? SCUOLA : uid, codComune] as const],
      ),
    ),
  };
};
