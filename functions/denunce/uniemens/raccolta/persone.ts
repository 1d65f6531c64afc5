import { Incarico } from '../../../../shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '../../../../shared/contracts/anagrafe/persona.ts';
import type { Servizio } from '../../../../shared/contracts/servizi/servizio.ts';
import type { CodiceInps } from '../../../../shared/contracts/tabelle/posizioni.ts';
import type { Uid } from '../../../../shared/domain/campi.ts';
import { incaricoEntita } from '../../../archivio/persone/incarico.ts';
import { personeRepository } from '../../../archivio/persone/persone-repository.ts';
import { scuolaRepository } from '../../../archivio/scuola/scuola.ts';
import { rigaServizio, servizioEntita } from '../../../archivio/servizi/servizio.ts';
import { codiceInpsRepository } from '../../../archivio/tabelle/posizioni.ts';
import type { Archivio } from '../../../platform/data/archivio.ts';

/** The school itself among the places of work. */
export const SCUOLA = '';

/** What the filing asks of people and no payslip says. */
export interface DatiPersone {
  readonly persone: ReadonlyMap<string, Persona>;
  /** Services and assignments of each person, in no order. */
  readonly servizi: ReadonlyMap<string, readonly Servizio[]>;
  readonly incarichi: ReadonlyMap<string, readonly Incarico[]>;
  readonly classificazioni: readonly CodiceInps[];
  /** Town of each site by its uid, and of the school itself; those that have one. */
  readonly comuni: ReadonlyMap<string, string>;
}

/** Services of the school that end on a day or later, of some people. */
const serviziDi = async (archivio: Archivio, persone: ReadonlySet<string>, dal: string): Promise<Servizio[]> => {
  const servizi = archivio.of(servizioEntita);
  const righe = (await servizi.queryIndice({ index: 'indice3', from: dal, to: '~~' })).map(rigaServizio);
  return servizi.getMany(righe.flatMap(({ uid, uidSubAnagrafe }) => (persone.has(uidSubAnagrafe) ? [uid] : [])));
};

const incarichiDi = async (archivio: Archivio, persone: ReadonlySet<string>): Promise<Incarico[]> => {
  const righe = await archivio.of(incaricoEntita).queryIndice({ index: 'indice1' });
  return righe.map(({ riga }) => Incarico.parse(riga)).filter(({ uidSubAnagrafe }) => persone.has(uidSubAnagrafe));
};

/**
 * The data of some people, whatever their number in a few requests: a hundred records each. Services that ended before `dal` are left out.
 */
export const loadDatiPersone = async (
  archivio: Archivio,
  uids: readonly Uid<'PERSONA'>[],
  dal: string,
): Promise<DatiPersone> => {
  const quali = new Set<string>(uids);
  const [persone, servizi, incarichi, classificazioni, scuole] = await Promise.all([
    personeRepository(archivio).getMany([...new Set(uids)]),
    serviziDi(archivio, quali, dal),
    incarichiDi(archivio, quali),
    codiceInpsRepository(archivio).listAll(),
    scuolaRepository(archivio).listAll(),
  ]);
  return {
    persone: new Map(persone.map((persona) => [persona.uid, persona])),
    servizi: Map.groupBy(servizi, ({ uidSubAnagrafe }) => uidSubAnagrafe),
    incarichi: Map.groupBy(incarichi, ({ uidSubAnagrafe }) => uidSubAnagrafe),
    classificazioni,
    comuni: new Map(
      scuole.flatMap(({ uid, tipo, codComune }) =>
        codComune === null ? [] : [[tipo === 'PROPRIA' ? SCUOLA : uid, codComune] as const],
      ),
    ),
  };
};
