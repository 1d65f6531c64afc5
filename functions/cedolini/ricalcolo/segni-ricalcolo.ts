import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { datiDa, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { specie } from '#archivio/index.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { restituzioneEntita } from '#archivio/persone/restituzione.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Conseguenze } from '#platform/data/conseguenze.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readLeggibili } from '#platform/data/forme/molti.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { markDaSistemare } from './da-sistemare.ts';
import { nominatiCambiati, type NominatiCambiati } from './nominati-cambiati.ts';
import { daRicalcolarePerLaScuola } from './ricalcolo-scuola.ts';
import { segnati } from './segno.ts';
import { markSoglieMosse, type SommeMosse } from './soglie-mosse.ts';

/** Kinds of records of a person that a payslip is computed from. */
const LETTI: ReadonlySet<string> = new Set(
  specie.flatMap(({ nome, lettaDaiCedolini }) => (lettaDaiCedolini ? [nome] : [])),
);

/** Kinds of records of a person that say how they worked: a payslip that is accounted was paid for it. */
const FATTI: ReadonlySet<string> = new Set([servizioEntita.nome, assenzaEntita.nome]);

/**
 * Marks the open runs whose payslips would no longer be the same after a change of the registry, of the school or of a table that services name, and the
 * accounted ones that paid for other services or absences. One query a person changed, two requests more when they have payslips; a run being computed is marked anyway, because
 * it may have read the old data.
 */
export const markDaRicalcolare: Conseguenze = async (archivio, operazioni) => {
  const scuola = await daRicalcolarePerLaScuola(archivio, operazioni);
  const nominati = await nominatiCambiati(archivio, operazioni);
  const cambiate = conNominati(perPersona(archivio, operazioni), nominati);
  const lette = await Promise.all(cambiate.map(([uid, proprie]) => datiPrimaEDopo(archivio, uid, proprie)));
  const mosse = lette.flatMap((una) => una ?? []);
  const persone = mosse.map(({ dopo }) => dopo);
  if (persone.length === 0) return segnati(archivio, scuola);
  // The engine is read only when somebody who has payslips changes: most writes of the registry never need it.
  const { cedoliniAncheContabilizzati } = await import('../confronto/variazioni-service.ts');
  const conFatti = new Set([
    ...cambiate.flatMap(([uid, proprie]) => (proprie.some(isDiFatti) ? [uid] : [])),
    ...(nominati?.persone ?? []),
  ]);
  const confrontati = await cedoliniAncheContabilizzati(archivio, persone, conFatti, nominati?.tabelle);
  const isContabilizzato = ({ processo }: (typeof confrontati)[number]): boolean =>
    processo.STATUS === 'CONTABILIZZATO';
  const aperti = confrontati.filter(
    (uno) => !isContabilizzato(uno) && (uno.processo.STATUS === 'IN_CORSO' || uno.variazioni.length > 0),
  );
  const daRifare = segnati(archivio, [...aperti.map(({ processo }) => ({ processo, motivo: PERSONA })), ...scuola]);
  const daSistemare = isSolaResa(cambiate)
    ? await markSoglieMosse(archivio, mosse.map(sommeMosse), { motivo: RESA })
    : await markDaSistemare(archivio, confrontati.filter(isContabilizzato));
  return {
    operazioni: [...daRifare.operazioni, ...daSistemare.operazioni],
    voci: [...daRifare.voci, ...daSistemare.voci],
  };
};

const RESA = 'È cambiato quello che la persona ha restituito nell’anno';

/** True of a change that is of what one person gave back, and of nothing else. */
const isSolaResa = (cambiate: readonly (readonly [string, readonly Operazione[]])[]): boolean => {
  const [una, ...altre] = cambiate;
  return (
    altre.length === 0 &&
    una !== undefined &&
    una[1].length > 0 &&
    una[1].every(({ chiave }) => chiave.sk.split('#')[0] === restituzioneEntita.nome)
  );
};

const sommeMosse = ({ prima, dopo }: PrimaEDopo): SommeMosse => ({ persona: dopo.persona, prima: [prima], dopo });

/** The people that are changed, with their own writes; none of those whose services name a record that changed. */
const conNominati = (
  cambiate: ReadonlyMap<string, readonly Operazione[]>,
  nominati: NominatiCambiati | null,
): readonly (readonly [string, readonly Operazione[]])[] => [
  ...new Map([...(nominati?.persone ?? []).map((uid) => [uid, []] as const), ...cambiate]),
];

const isDiFatti = ({ chiave }: Operazione): boolean => FATTI.has(chiave.sk.split('#')[0] ?? '');

const PERSONA = 'Sono cambiati i dati di una persona che paga';

/** Writes of what a payslip reads, by person; a person being registered has no payslips. */
const perPersona = (
  archivio: Archivio,
  operazioni: readonly Operazione[],
): ReadonlyMap<string, readonly Operazione[]> => {
  const radice = archivio.chiavi.radice(personaEntita.nome, '');
  const trovate = new Map<string, Operazione[]>();
  for (const operazione of operazioni) {
    const { pk, sk } = operazione.chiave;
    if (operazione.tipo === 'check' || !pk.startsWith(radice) || !LETTI.has(sk.split('#')[0] ?? '')) continue;
    const uid = pk.slice(radice.length);
    trovate.set(uid, [...(trovate.get(uid) ?? []), operazione]);
  }
  return new Map([...trovate].filter(([, proprie]) => !proprie.some(isNuovaPersona)));
};

const isNuovaPersona = ({ tipo, chiave, condizione }: Operazione): boolean =>
  tipo === 'put' && chiave.sk === personaEntita.nome && condizione?.expression === 'attribute_not_exists(pk)';

interface PrimaEDopo {
  readonly prima: DatiPersona;
  readonly dopo: DatiPersona;
}

/** The person as they are and as the unit of change leaves them; undefined when they have no payslips. */
const datiPrimaEDopo = async (
  archivio: Archivio,
  uid: string,
  operazioni: readonly Operazione[],
): Promise<PrimaEDopo | undefined> => {
  const items = await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) });
  if (!items.some(({ tipo }) => tipo === pagamentoEntita.nome)) return undefined;
  const perChiave = new Map<unknown, Item>(items.map((item) => [item.sk, item]));
  for (const { tipo, chiave, item } of operazioni) {
    if (tipo === 'delete') perChiave.delete(chiave.sk);
    else if (item !== undefined) perChiave.set(chiave.sk, item);
  }
  // a record that cannot be read leaves the payslip different from the one computed with it: its run is marked
  const [prima, dopo] = [items, [...perChiave.values()]].map((suoi) => datiDa(suoi, readLeggibili()));
  return prima === undefined || dopo === undefined ? undefined : { prima, dopo };
};
