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
});
export type Intestatario = z.infer<typeof Intestatario>;

/** The payees of the payslips of a content, and the codes that its records name. */
interface Nominativo {
  readonly percettori?: readonly string[] | undefined;
  readonly records: readonly { readonly persona: string | null }[];
}

const intestatarioDi = (persona: Persona): Intestatario => {
  const { uid, desCf, desCognome, desNome, datNascita, codComuneNascita, flgSesso } = persona;
  return { uid, desCf, desCognome, desNome, datNascita, codComuneNascita, flgSesso };
};

/** The people paid by the payslips of a filing, as the registry has them, of those that its records name. A request for each hundred. */
export const intestatariDi = async (
  archivio: Archivio,
  { percettori = [], records }: Nominativo,
): Promise<Intestatario[]> => {
  const nominati = new Set(records.map(({ persona }) => persona));
  const uids = [...new Set(percettori)].map(asUid<'PERSONA'>);
  const persone = await archivio.of(personaEntita).getMany(uids);
  return persone.filter(({ desCf }) => nominati.has(desCf)).map(intestatarioDi);
};

/** A person whom a filing names otherwise than the registry does today, and in what. */
export interface PersonaCambiata {
  readonly prima: Pick<Intestatario, 'uid' | 'desCf' | 'desCognome' | 'desNome'>;
  readonly dopo: Persona;
  readonly cosa: readonly string[];
}

const CAMPI: readonly (readonly [string, keyof Omit<Intestatario, 'uid'>])[] = [
  ['codice fiscale', 'desCf'],
  ['cognome', 'desCognome'],
  ['nome', 'desNome'],
  ['data di nascita', 'datNascita'],
  ['luogo di nascita', 'codComuneNascita'],
  ['sesso', 'flgSesso'],
];

/**
 * The people that a filing names and the registry has changed, or merged into others, since it was gathered. Two requests, and one for each hundred.
 * Of filings gathered before their people were kept nothing is known but the payslips: nobody is told of.
 */
export const personeCambiate = async (
  archivio: Archivio,
  { intestatari = [] }: { readonly intestatari?: readonly Intestatario[] | undefined },
): Promise<readonly PersonaCambiata[]> => {
  if (intestatari.length === 0) return [];
  const { oggi } = await readIdentita(archivio);
  const uids: Uid<'PERSONA'>[] = [...new Set(intestatari.map(({ uid }) => oggi(uid)))];
  const persone = new Map((await archivio.of(personaEntita).getMany(uids)).map((persona) => [persona.uid, persona]));
  return intestatari.flatMap((prima) => {
    const dopo = persone.get(oggi(prima.uid));
    if (dopo === undefined) return [];
    const cambiati = CAMPI.filter(([, campo]) => prima[campo] !== dopo[campo]).map(([nome]) => nome);
    const cosa = dopo.uid === prima.uid ? cambiati : ['scheda accorpata', ...cambiati];
    return cosa.length === 0 ? [] : [{ prima, dopo, cosa }];
  });
};
