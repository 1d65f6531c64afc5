import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Attivita } from '#shared/contracts/servizi/attivita.ts';
import type { Intestatario, Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { assenzaEntita, type AssenzaSalvata } from '../assenze/assenza.ts';
import { personaEntita } from '../persone/persona.ts';
import { personeRepository } from '../persone/persone-repository.ts';
import { nextTurno, turnoEntita, uidTurno, type Turno } from '../persone/turno.ts';
import { attivitaEntita } from '../servizi/attivita.ts';
import { servizioEntita } from '../servizi/servizio.ts';

/** What the school records of a person's work, read in one query of their partition. */
export interface SchedaPersonale {
  readonly persona: Persona;
  readonly servizi: readonly Servizio[];
  readonly assenze: readonly AssenzaSalvata[];
  readonly attivita: readonly Attivita[];
  /** The turn of the last change: the next one must still find it. */
  readonly turno: Turno | undefined;
}

const NOME_TURNO = 'servizi';

const dalPiuVecchio = <R extends { readonly datInizio: string }>(records: readonly R[]): readonly R[] =>
  records.toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : Number(a.datInizio > b.datInizio)));

/** The services of a partition, oldest first. */
const serviziIn = (items: readonly Item[]): readonly Servizio[] =>
  dalPiuVecchio(items.filter(({ tipo }) => tipo === servizioEntita.nome).map((item) => readItem(servizioEntita, item)));

/** The absences of a partition, oldest first. */
const assenzeIn = (items: readonly Item[]): readonly AssenzaSalvata[] =>
  dalPiuVecchio(items.filter(({ tipo }) => tipo === assenzaEntita.nome).map((item) => readItem(assenzaEntita, item)));

/** The record of a person, or of who they were merged into. @throws NON_TROVATO when the person is not of this school */
export const loadScheda = async (archivio: Archivio, uid: Uid<'PERSONA'>): Promise<SchedaPersonale> => {
  const items = await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) });
  const persona = items.find(({ tipo }) => tipo === personaEntita.nome);
  if (persona === undefined) return loadScheda(archivio, (await personeRepository(archivio).resolve(uid)).uid);
  return {
    persona: readItem(personaEntita, persona),
    servizi: serviziIn(items),
    assenze: assenzeIn(items),
    attivita: dalPiuVecchio(
      items.filter(({ tipo }) => tipo === attivitaEntita.nome).map((item) => readItem(attivitaEntita, item)),
    ),
    turno: items
      .filter((item) => item.tipo === turnoEntita.nome && item.uid === uidTurno(uid, NOME_TURNO))
      .map((item) => readItem(turnoEntita, item))[0],
  };
};

/**
 * Makes two changes of one person's services or absences exclude each other: each was checked against what the other does not know.
 * The first in a unit of change counts for all of it.
 */
export const advanceTurno = (
  { archivio, modifica }: { readonly archivio: Archivio; readonly modifica: Modifica },
  { persona, turno }: SchedaPersonale,
): void => {
  const operazione = nextTurno(archivio, uidTurno(persona.uid, NOME_TURNO), turno);
  const presa = modifica.operazioni.some(
    ({ chiave }) => chiave.pk === operazione.chiave.pk && chiave.sk === operazione.chiave.sk,
  );
  if (!presa) modifica.add(operazione);
};

export const intestatarioDi = ({ uid, matricola, desCognome, desNome }: Persona): Intestatario => ({
  uidSubAnagrafe: uid,
  matricola,
  desCognome,
  desNome,
});
