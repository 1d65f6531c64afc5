import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { readIdentita } from '../persone/identita.ts';
import { personaEntita } from '../persone/persona.ts';

/** A person of a filing as the registry had them when it was gathered. */
export const Intestatario = z.object({
  uid: z.string().brand<'PERSONA'>(),
  desCf: z.string(),
  desCognome: z.string(),
  desNome: z.string(),
  datNascita: z.string().nullable(),
  codComuneNascita: z.string().nullable(),
  flgSesso: z.string().nullable(),
  /** Of a worker whose record says them: absent in the other filings, and in those gathered before they were kept. */
  codCittadinanza: z.string().nullable().exactOptional(),
  primaAssicurazione: z.string().nullable().exactOptional(),
});
export type Intestatario = z.infer<typeof Intestatario>;

/** The payees of the payslips of a content, and the codes that its records name. */
interface Nominativo {
  readonly percettori?: readonly string[] | undefined;
  readonly records: readonly {
    readonly persona: string | null;
    readonly campi: Readonly<Record<string, unknown>>;
    readonly origini: readonly (readonly [number, number, number])[];
  }[];
}

const intestatarioDi = (persona: Persona, { records }: Nominativo): Intestatario => {
  const { uid, desCf, desCognome, desNome, datNascita, codComuneNascita, flgSesso } = persona;
  const { codCittadinanza, primaAssicurazione } = persona;
  const diLavoratore = records.some((record) => record.persona === desCf && 'Cittadinanza' in record.campi);
  return {
    uid,
    desCf,
    desCognome,
    desNome,
    datNascita,
    codComuneNascita,
    flgSesso,
    ...(diLavoratore ? { codCittadinanza, primaAssicurazione } : {}),
  };
};

/** The people paid by the payslips of a filing, as the registry has them, of those that its records name. A request for each hundred. */
export const intestatariDi = async (archivio: Archivio, contenuto: Nominativo): Promise<Intestatario[]> => {
  const { percettori = [], records } = contenuto;
  const nominati = new Set(records.map(({ persona }) => persona));
  const uids = [...new Set(percettori)].map(asUid<'PERSONA'>);
  const persone = await archivio.of(personaEntita).getMany(uids);
  return persone.filter(({ desCf }) => nominati.has(desCf)).map((persona) => intestatarioDi(persona, contenuto));
};

/** A person whom a filing names otherwise than the registry does today, and in what. */
export interface PersonaCambiata {
  readonly prima: Pick<Intestatario, 'uid' | 'desCf' | 'desCognome' | 'desNome'>;
  readonly dopo: Persona;
  readonly cosa: readonly string[];
}

/** A person as far as a filing says who they were. */
type Noto = Pick<Intestatario, 'uid' | 'desCf'> & Partial<Intestatario>;

/** The people of the records of a filing, by the codes that they name: each once. */
const codiciNominati = ({ percettori = [], records }: Nominativo): readonly Noto[] => {
  const nominati = records.flatMap(({ persona, campi: { uidPersona, IdDipendente }, origini: [prima] }) => {
    const uid = uidPersona ?? IdDipendente ?? (prima === undefined ? undefined : percettori[prima[0]]);
    return persona === null || typeof uid !== 'string' ? [] : [{ uid: asUid<'PERSONA'>(uid), desCf: persona }];
  });
  return [...new Map(nominati.map((uno) => [`${uno.uid} ${uno.desCf}`, uno])).values()];
};

const CAMPI: readonly (readonly [string, keyof Omit<Intestatario, 'uid'>])[] = [
  ['codice fiscale', 'desCf'],
  ['cognome', 'desCognome'],
  ['nome', 'desNome'],
  ['data di nascita', 'datNascita'],
  ['luogo di nascita', 'codComuneNascita'],
  ['sesso', 'flgSesso'],
  ['cittadinanza', 'codCittadinanza'],
  ['prima assicurazione', 'primaAssicurazione'],
];

/**
 * The people that a filing names and the registry has changed, or merged into others, since it was gathered. Two requests, and one for each hundred.
 * Filings gathered before their people were kept say of them the codice fiscale alone, each under the payslips it comes from.
 */
export const personeCambiate = async (
  archivio: Archivio,
  contenuto: Nominativo & { readonly intestatari?: readonly Intestatario[] | undefined },
): Promise<readonly PersonaCambiata[]> => {
  const intestatari = contenuto.intestatari ?? codiciNominati(contenuto);
  if (intestatari.length === 0) return [];
  const { oggi } = await readIdentita(archivio);
  const uids: Uid<'PERSONA'>[] = [...new Set(intestatari.map(({ uid }) => oggi(uid)))];
  const persone = new Map((await archivio.of(personaEntita).getMany(uids)).map((persona) => [persona.uid, persona]));
  return intestatari.flatMap((prima) => {
    const dopo = persone.get(oggi(prima.uid));
    if (dopo === undefined) return [];
    const cambiati = CAMPI.filter(([, campo]) => prima[campo] !== undefined && prima[campo] !== dopo[campo]).map(
      ([nome]) => nome,
    );
    const cosa = dopo.uid === prima.uid ? cambiati : ['scheda accorpata', ...cambiati];
    const { desCognome = dopo.desCognome, desNome = dopo.desNome } = prima;
    return cosa.length === 0 ? [] : [{ prima: { ...prima, desCognome, desNome }, dopo, cosa }];
  });
};
