import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { datiDa, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { specie } from '#archivio/index.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Conseguenze } from '#platform/data/conseguenze.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readLeggibili } from '#platform/data/forme/molti.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { markDaSistemare } from './da-sistemare.ts';
import { daRicalcolarePerLaScuola } from './ricalcolo-scuola.ts';
import { segnati } from './segno.ts';

/** Kinds of records of a person that a payslip is computed from. */
const LETTI: ReadonlySet<string> = new Set(
  specie.flatMap(({ nome, lettaDaiCedolini }) => (lettaDaiCedolini ? [nome] : [])),
);

/** Kinds of records of a person that say how they worked: a payslip that is accounted was paid for it. */
const FATTI: ReadonlySet<string> = new Set([servizioEntita.nome, assenzaEntita.nome]);

/**
 * Marks the open runs whose payslips would no longer be the same after a change of the registry or of the school, and the accounted ones that paid for
 * other services or absences. One query a person changed, two requests more when they have payslips; a run being computed is marked anyway, because
 * it may have read the old data.
 */
export const markDaRicalcolare: Conseguenze = async (archivio, operazioni) => {
  const scuola = await daRicalcolarePerLaScuola(archivio, operazioni);
  const cambiate = [...perPersona(archivio, operazioni)];
  const dopo = await Promise.all(cambiate.map(([uid, proprie]) => datiDopo(archivio, uid, proprie)));
  const persone = dopo.flatMap((dati) => (dati === undefined ? [] : [dati]));
  if (persone.length === 0) return segnati(archivio, scuola);
  // The engine is read only when somebody who has payslips changes: most writes of the registry never need it.
  const { cedoliniAncheContabilizzati } = await import('../confronto/variazioni-service.ts');
  const conFatti = new Set(cambiate.flatMap(([uid, proprie]) => (proprie.some(isDiFatti) ? [uid] : [])));
  const confrontati = await cedoliniAncheContabilizzati(archivio, persone, conFatti);
  const isContabilizzato = ({ processo }: (typeof confrontati)[number]): boolean =>
    processo.STATUS === 'CONTABILIZZATO';
  const aperti = confrontati.filter(
    (uno) => !isContabilizzato(uno) && (uno.processo.STATUS === 'IN_CORSO' || uno.variazioni.length > 0),
  );
  const daRifare = segnati(archivio, [...aperti.map(({ processo }) => ({ processo, motivo: PERSONA })), ...scuola]);
  const daSistemare = await markDaSistemare(archivio, confrontati.filter(isContabilizzato));
  return {
    operazioni: [...daRifare.operazioni, ...daSistemare.operazioni],
    voci: [...daRifare.voci, ...daSistemare.voci],
  };
};

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

/** The person as the unit of change leaves them; undefined when they have no payslips. */
const datiDopo = async (
  archivio: Archivio,
  uid: string,
  operazioni: readonly Operazione[],
): Promise<DatiPersona | undefined> => {
  const items = await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) });
  if (!items.some(({ tipo }) => tipo === pagamentoEntita.nome)) return undefined;
  const perChiave = new Map<unknown, Item>(items.map((item) => [item.sk, item]));
  for (const { tipo, chiave, item } of operazioni) {
    if (tipo === 'delete') perChiave.delete(chiave.sk);
    else if (item !== undefined) perChiave.set(chiave.sk, item);
  }
  // a record that cannot be read leaves the payslip different from the one computed with it: its run is marked
  return datiDa([...perChiave.values()], readLeggibili());
};
