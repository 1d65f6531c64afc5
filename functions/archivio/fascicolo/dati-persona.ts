import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { type Entita, type Registrazione } from '#platform/data/entita.ts';
import { isVersionePiuRecente } from '#platform/data/forme/lettura.ts';
import { readAll, type Lettore } from '#platform/data/forme/molti.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { FamFiscale, Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Particolarita } from '#shared/contracts/anagrafe/particolarita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { SaldoApertura } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import type { Soggettiva, VocePersona } from '#shared/contracts/anagrafe/voci-persona.ts';
import type { Attivita } from '#shared/contracts/servizi/attivita.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { assenzaEntita, type AssenzaSalvata } from '../assenze/assenza.ts';
import { pagamentoEntita, type PagamentoSalvato } from '../cedolini/pagamento.ts';
import { incaricoEntita } from '../incarichi/incarico.ts';
import { famFiscaleEntita, familiareEntita } from '../persone/familiare.ts';
import { fiscaliEntita } from '../persone/fiscali.ts';
import { particolaritaEntita } from '../persone/particolarita.ts';
import { personaEntita } from '../persone/persona.ts';
import { restituzioneEntita } from '../persone/restituzione.ts';
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
  readonly restituzioni: readonly Restituzione[];
  readonly familiari: readonly Familiare[];
  readonly famFiscali: readonly FamFiscale[];
  /** Payslips computed for the person by this school, whatever the state of their runs. */
  readonly pagamenti: readonly PagamentoSalvato[];
}

/** Everything of a person in one query of their partition; undefined when the school has no such person. */
export const readDatiPersona = async (archivio: Archivio, uid: string): Promise<DatiPersona | undefined> =>
  datiDa(await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) }), archivio.leggi);

/** The same of some people, in the order asked for, all in one request (one more for each megabyte). */
export const readDatiPersone = async (
  archivio: Archivio,
  uids: readonly string[],
): Promise<(DatiPersona | undefined)[]> =>
  (await partizioniDi(archivio, uids)).map((items) => datiDa(items, archivio.leggi));

/** A person some of whose records only a later version of the program can read: who they are, as far as it is said, and what was not read. */
export interface PersonaNonLetta {
  readonly nonLetta: string;
  readonly item: Item | undefined;
}

/** The same people for a calculation: nobody is taken with a part of their records. */
export const readPersoneIntere = async (
  archivio: Archivio,
  uids: readonly string[],
): Promise<(DatiPersona | PersonaNonLetta | undefined)[]> =>
  (await partizioniDi(archivio, uids)).map((items) => {
    try {
      return datiDa(items);
    } catch (error) {
      if (!isVersionePiuRecente(error)) throw error;
      return { nonLetta: error.message, item: items.find(({ tipo }) => tipo === personaEntita.nome) };
    }
  });

const partizioniDi = async (archivio: Archivio, uids: readonly string[]): Promise<readonly (readonly Item[])[]> => {
  const partizioni = uids.map((uid) => archivio.chiavi.radice(personaEntita.nome, uid));
  const items = Map.groupBy(await archivio.partitions([...new Set(partizioni)]), ({ pk }) => pk);
  return partizioni.map((pk) => items.get(pk) ?? []);
};

/** A person from the items of their partition; undefined when the person is not among them. */
export const datiDa = (items: readonly Item[], leggi: Lettore = readAll): DatiPersona | undefined => {
  const recordsOf = <T extends Registrazione>(entita: Entita<T>): T[] =>
    leggi(
      items.filter(({ tipo }) => tipo === entita.nome),
      (item) => readItem(entita, item),
    );
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
        restituzioni: recordsOf(restituzioneEntita),
        familiari: recordsOf(familiareEntita),
        famFiscali: recordsOf(famFiscaleEntita),
        pagamenti: recordsOf(pagamentoEntita),
      };
};
