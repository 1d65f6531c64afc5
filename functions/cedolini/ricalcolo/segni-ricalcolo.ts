import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { datiDa, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { specie } from '#archivio/index.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Conseguenze } from '#platform/data/conseguenze.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readLeggibili } from '#platform/data/forme/molti.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { daRicalcolarePerLaScuola } from './ricalcolo-scuola.ts';
import { segnati } from './segno.ts';

/** Kinds of records of a person that a payslip is computed from. */
const LETTI: ReadonlySet<string> = new Set(
  specie.flatMap(({ nome, lettaDaiCedolini }) => (lettaDaiCedolini ? [nome] : [])),
);

/**
 * Marks the open runs whose payslips would no longer be the same after a change of the registry or of the school. One query a person changed, two requests
 * more when they have open payslips; a run being computed is marked anyway, because it may have read the old data.
 */
export const markDaRicalcolare: Conseguenze = async (archivio, operazioni) => {
  const scuola = await daRicalcolarePerLaScuola(archivio, operazioni);
  const dopo = await Promise.all(
    [...perPersona(archivio, operazioni)].map(([uid, proprie]) => datiDopo(archivio, uid, proprie)),
  );
  const persone = dopo.flatMap((dati) => (dati === undefined ? [] : [dati]));
  if (persone.length === 0) return segnati(archivio, scuola);
  // The engine is read only when somebody who has payslips changes: most writes of the registry never need it.
  const { cedoliniAperti } = await import('../confronto/variazioni-service.ts');
  const aperti = await cedoliniAperti(archivio, persone);
  const cambiati = aperti.filter(({ processo, variazioni }) => processo.STATUS === 'IN_CORSO' || variazioni.length > 0);
  return segnati(archivio, [...cambiati.map(({ processo }) => ({ processo, motivo: PERSONA })), ...scuola]);
};

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
