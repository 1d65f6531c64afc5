import { fiscaliEntita } from '../anagrafe/fiscali.ts';
import { personaEntita } from '../anagrafe/persona.ts';
import { partizioneRadice, type Entita, type Registrazione } from '../platform/entita.ts';
import { readItem } from '../platform/repository.ts';
import { pagamentoEntita, type PagamentoSalvato } from './cedolino.ts';
import type { Fiscali } from '../../shared/contracts/fiscale.ts';
import type { Persona } from '../../shared/contracts/persona.ts';
import type { Item, Store } from '../platform/dynamo.ts';

/** What the archive knows of a person that a payslip may need. */
export interface DatiPersona {
  readonly persona: Persona;
  readonly fiscali: readonly Fiscali[];
  /** Payslips computed for the person by this school, whatever the state of their runs. */
  readonly pagamenti: readonly PagamentoSalvato[];
}

/** Everything of a person in one query of their partition; undefined when the school has no such person. */
export const readDatiPersona = async (store: Store, codmin: string, uid: string): Promise<DatiPersona | undefined> =>
  datiDa(await store.queryAll({ pk: partizioneRadice(codmin, personaEntita.nome, uid) }));

const datiDa = (items: readonly Item[]): DatiPersona | undefined => {
  const di = <T extends Registrazione>(entita: Entita<T>): T[] => items.filter(({ tipo }) => tipo === entita.nome).map((item) => readItem(entita, item));
  const [persona] = di(personaEntita);
  return persona === undefined ? undefined : { persona, fiscali: di(fiscaliEntita), pagamenti: di(pagamentoEntita) };
};
