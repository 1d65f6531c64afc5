import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { type Entita, type Registrazione } from '#platform/data/entita.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { FamFiscale, Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Particolarita } from '#shared/contracts/anagrafe/particolarita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { SaldoApertura } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import type { Soggettiva, VocePersona } from '#shared/contracts/anagrafe/voci-persona.ts';
import type { Attivita } from '#shared/contracts/servizi/attivita.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { assenzaEntita, type AssenzaSalvata } from '../assenze/assenza.ts';
import { pagamentoEntita, type PagamentoSalvato } from '../cedolini/pagamento.ts';
import { famFiscaleEntita, familiareEntita } from '../persone/familiare.ts';
import { fiscaliEntita } from '../persone/fiscali.ts';
import { incaricoEntita } from '../persone/incarico.ts';
import { particolaritaEntita } from '../persone/particolarita.ts';
import { personaEntita } from '../persone/persona.ts';
import { saldoAperturaEntita } from '../persone/saldo-apertura.ts';
import { soggettivaEntita } from '../persone/soggettiva.ts';
import { vocePersonaEntita } from '../persone/voce-persona.ts';
import { attivitaEntita } from '../servizi/attivita.ts';
import { servizioEntita } from '../servizi/servizio.ts';

/** What the archive knows of a person that a payslip may need. */
export interface DatiPersona {
  readonly persona: Persona;
  readonly fiscali: readonly Fiscali[];
  readonly servizi: readonly Servizio[];
  readonly assenze: readonly AssenzaSalvata[];
  readonly soggettive: readonly Soggettiva[];
  readonly particolarita: readonly Particolarita[];
  readonly vociPersona: readonly VocePersona[];
  readonly attivita: readonly Attivita[];
  readonly incarichi: readonly Incarico[];
  readonly saldiApertura: readonly SaldoApertura[];
  readonly familiari: readonly Familiare[];
  readonly famFiscali: readonly FamFiscale[];
  /** Payslips computed for the person by this school, whatever the state of their runs. */
  readonly pagamenti: readonly PagamentoSalvato[];
}

/** Everything of a person in one query of their partition; undefined when the school has no such person. */
export const readDatiPersona = async (archivio: Archivio, uid: string): Promise<DatiPersona | undefined> =>
  datiDa(await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) }));

/** The same of some people, in the order asked for, all in one request (one more for each megabyte). */
export const readDatiPersone = async (
  archivio: Archivio,
  uids: readonly string[],
): Promise<(DatiPersona | undefined)[]> => {
  const partizioni = uids.map((uid) => archivio.chiavi.radice(personaEntita.nome, uid));
  const items = Map.groupBy(await archivio.partitions([...new Set(partizioni)]), ({ pk }) => pk);
  return partizioni.map((pk) => datiDa(items.get(pk) ?? []));
};

/** A person from the items of their partition; undefined when the person is not among them. */
export const datiDa = (items: readonly Item[]): DatiPersona | undefined => {
  const recordsOf = <T extends Registrazione>(entita: Entita<T>): T[] =>
    items.filter(({ tipo }) => tipo === entita.nome).map((item) => readItem(entita, item));
  const [persona] = recordsOf(personaEntita);
  return persona === undefined
    ? undefined
    : {
        persona,
        fiscali: recordsOf(fiscaliEntita),
        servizi: recordsOf(servizioEntita),
        assenze: recordsOf(assenzaEntita),
        soggettive: recordsOf(soggettivaEntita),
        particolarita: recordsOf(particolaritaEntita),
        vociPersona: recordsOf(vocePersonaEntita),
        attivita: recordsOf(attivitaEntita),
        incarichi: recordsOf(incaricoEntita),
        saldiApertura: recordsOf(saldoAperturaEntita),
        familiari: recordsOf(familiareEntita),
        famFiscali: recordsOf(famFiscaleEntita),
        pagamenti: recordsOf(pagamentoEntita),
      };
};
