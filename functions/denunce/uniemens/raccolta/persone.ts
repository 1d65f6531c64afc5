import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import { scuolaRepository } from '#archivio/scuola/scuola.ts';
import { codiciDenunceRepository } from '#archivio/tabelle/codici-denunce.ts';
import { codiceInpsRepository } from '#archivio/tabelle/posizioni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { CodiciDenunce } from '#shared/contracts/tabelle/codici-denunce.ts';
import type { CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { LavoroDellePersone } from '../../denuncia/lavoro/lavoro-dei-cedolini.ts';
import { serviziCompleti } from './servizi-completi.ts';

/** The school itself among the places of work. */
export const SCUOLA = '';

/** Where people work. */
export type Sede = Pick<Scuola, 'codComune' | 'desCap' | 'entiSede'>;

/** What the filing asks of people and no payslip says. */
export interface DatiPersone extends LavoroDellePersone {
  readonly persone: ReadonlyMap<string, Persona>;
  /** Assignments of each person, in no order. */
  readonly incarichi: ReadonlyMap<string, readonly Incarico[]>;
  readonly classificazioni: readonly CodiceInps[];
  /** Town of each site by its uid, and of the school itself; those that have one. */
  readonly comuni: ReadonlyMap<string, string>;
  /** Each site by its uid, and the school itself. */
  readonly sedi: ReadonlyMap<string, Sede>;
  /** Codes of the declarations that the school has written. */
  readonly codici: readonly CodiciDenunce[];
}

const incarichiDi = async (archivio: Archivio, persone: ReadonlySet<string>): Promise<Incarico[]> => {
  const righe = await archivio.of(incaricoEntita).queryIndice({ index: 'indice1' });
  return archivio
    .leggi(righe, (item) => readRiga(Incarico, item))
    .filter(({ uidSubAnagrafe }) => persone.has(uidSubAnagrafe));
};

/**
 * The data of some people, whatever their number in a few requests: a hundred records each. Their work is given by who knows of what day it is;
 * the school sits where it did on the day `al`.
 */
export const loadDatiPersone = async (
  archivio: Archivio,
  uids: readonly Uid<'PERSONA'>[],
  al: string,
  lavoro: Promise<LavoroDellePersone>,
): Promise<DatiPersone> => {
  const quali = new Set<string>(uids);
  const [persone, { servizi, assenze }, incarichi, classificazioni, codici, scuole] = await Promise.all([
    personeRepository(archivio).getMany([...new Set(uids)]),
    lavoro,
    incarichiDi(archivio, quali),
    codiceInpsRepository(archivio).listAll(),
    codiciDenunceRepository(archivio).listAll(),
    scuolaRepository(archivio).listAll(),
  ]);
  const sedi = scuole.map((una) => scuolaAl(una, al));
  return {
    persone: new Map(persone.map((persona) => [persona.uid, persona])),
    servizi: await serviziCompleti(archivio, servizi, {
      classificazioni,
      sedi: new Set(scuole.map(({ uid }) => uid)),
    }),
    assenze,
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
