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
import type { Uid } from '#shared/domain/campi.ts';
import type { LavoroDellePersone } from '../../denuncia/lavoro/lavoro-dei-cedolini.ts';
import { serviziCompleti } from './servizi-completi.ts';

/** Where people work. */
export type Sede = Pick<Scuola, 'codComune' | 'desCap'>;

/** What the filing asks of people and no payslip says. */
export interface DatiPersone extends LavoroDellePersone {
  readonly persone: ReadonlyMap<string, Persona>;
  /** Assignments of each person, in no order. */
  readonly incarichi: ReadonlyMap<string, readonly Incarico[]>;
  /** The school itself, where it sits on the day. */
  readonly scuola: Sede | undefined;
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
  return {
    persone: new Map(persone.map((persona) => [persona.uid, persona])),
    servizi: await serviziCompleti(archivio, servizi, { classificazioni, scuole }),
    assenze,
    incarichi: Map.groupBy(incarichi, ({ uidSubAnagrafe }) => uidSubAnagrafe),
    codici,
    scuola: scuolaAl(
      scuole.find(({ tipo }) => tipo === 'PROPRIA'),
      al,
    ),
  };
};
