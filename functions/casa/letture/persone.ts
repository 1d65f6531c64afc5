import * as z from 'zod';
import { fiscaliEntita, uidFiscali } from '#archivio/persone/fiscali.ts';
import { domicilioAl, personaEntita, rigaPersona } from '#archivio/persone/persona.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { asUid, radiceDi } from '#platform/data/entita.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { uidDi, type Uid } from '#shared/domain/campi.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { loadArchivioComuni, type ArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { getVoceDizionario, isConCreditore } from '../../riferimento/voci/soggettive.ts';
import { alignRighe, toccatiDa, type Cambio } from './cambio.ts';
import { luoghiFiniti } from './luoghi-finiti.ts';
import { mancanzePersona } from './mancanze-persona.ts';

const PERSONE_CONTATE = 1000;

/** What a person lacks, for the filings and the payments of a year. */
const Riga = z.object({
  uid: uidDi('PERSONA'),
  /** Their place in the registry: by surname and name. */
  posto: z.string(),
  desCognome: z.string(),
  desNome: z.string(),
  desCf: z.string(),
  manca: z.array(z.string()),
  conPagamento: z.boolean(),
  conDomicilio: z.boolean(),
  conAliquota: z.boolean(),
  /** An order in force names no creditor. */
  senzaCreditore: z.literal(true).exactOptional(),
});
export type PersonaLetta = z.infer<typeof Riga>;
export const PersoneLette = z.array(Riga);

/** The day on which people are looked at, and what is known of it. */
interface Quando {
  readonly oggi: Giorno;
  readonly anno: number;
  readonly comuni: ArchivioComuni;
  /** The people who have an order without a creditor. */
  readonly senzaCreditore: ReadonlySet<string>;
}

const rigaDi = (
  persona: Persona,
  { oggi, anno, comuni, senzaCreditore }: Quando,
  fiscali: Fiscali | undefined,
): PersonaLetta => ({
  uid: persona.uid,
  posto: `${personaEntita.indici?.indice1?.(persona) ?? ''}#${persona.uid}`,
  desCognome: persona.desCognome,
  desNome: persona.desNome,
  desCf: persona.desCf,
  manca: [...mancanzePersona(persona, anno), ...luoghiFiniti(persona, comuni, oggi)],
  conPagamento: persona.codModPagamento !== null,
  conDomicilio: domicilioAl(persona, `${anno}-01-01`) !== undefined,
  conAliquota: (fiscali?.numAliquotaMassima ?? null) !== null,
  ...(senzaCreditore.has(persona.uid) ? { senzaCreditore: true } : {}),
});

const righeDi = (persone: readonly Persona[], quando: Quando, fiscali: readonly Fiscali[]): PersonaLetta[] => {
  const diChi = new Map(fiscali.map((suoi) => [suoi.uid, suoi]));
  return inOrdine(persone.map((persona) => rigaDi(persona, quando, diChi.get(uidFiscali(persona.uid, quando.anno)))));
};
const inOrdine = (righe: readonly PersonaLetta[]): PersonaLetta[] =>
  righe.toSorted((a, b) => (a.posto < b.posto ? -1 : 1));

/** The people of the registry, up to a thousand and one: three requests, one for each hundred of them, one more for each megabyte of tax data. */
export const loadPersone = async (archivio: Archivio, oggi: Giorno): Promise<PersonaLetta[]> => {
  const anno = Number(oggi.slice(0, 4));
  const [{ items }, fiscali, soggettive, comuni] = await Promise.all([
    archivio.query({
      index: 'indice1',
      pk: archivio.chiavi.elenco(personaEntita.nome),
      limit: PERSONE_CONTATE + 1,
    }),
    archivio.of(fiscaliEntita).queryIndice({ index: 'indice1', begins: `${anno}#` }),
    archivio.of(soggettivaEntita).queryIndice({ index: 'indice1' }),
    loadArchivioComuni(),
  ]);
  const uids = archivio.leggi(items, (item) => rigaPersona(item).uid);
  const persone = await archivio.of(personaEntita).getMany(uids, false);
  return righeDi(
    persone,
    { oggi, anno, comuni, senzaCreditore: senzaCreditoreAl(archivio, soggettive, oggi) },
    archivio.leggi(fiscali, (item) => readRiga(Fiscali, item)),
  );
};

/** The people whose orders, in force or to come, name no creditor. */
const senzaCreditoreAl = (archivio: Archivio, items: readonly Item[], oggi: Giorno): ReadonlySet<string> =>
  new Set(
    archivio
      .leggi(items, (item) => readRiga(soggettivaEntita.schema, item))
      .filter(({ codVoce, datFine, creditore }) => {
        const voce = getVoceDizionario(codVoce);
        return voce !== undefined && isConCreditore(voce) && !creditore && (datFine === null || datFine >= oggi);
      })
      .map(({ uid }) => radiceDi(uid)),
  );

/** The same where only some people have changed, or their tax data: one request, two over fifty of them. */
export const alignPersone = async (
  prima: readonly PersonaLetta[],
  cambi: readonly Cambio[],
  archivio: Archivio,
  oggi: Giorno,
): Promise<PersonaLetta[] | undefined> => {
  const delloro = cambi.map((cambio) => ({ ...cambio, uid: personaDi(cambio) }));
  const toccate = toccatiDa(delloro, [personaEntita.nome, fiscaliEntita.nome]);
  // of more people than are counted those that come into the place of others are not known
  if (toccate === undefined || prima.length > PERSONE_CONTATE) return undefined;
  const anno = Number(oggi.slice(0, 4));
  const [items, comuni] = await Promise.all([
    archivio.batchGet(
      toccate.flatMap((uid) => [
        archivio.chiavi.record(personaEntita, uid),
        archivio.chiavi.record(fiscaliEntita, uidFiscali(asUid(uid), anno)),
      ]),
    ),
    loadArchivioComuni(),
  ]);
  // their orders have not changed: a change of one has all read again
  const senzaCreditore = new Set<string>(prima.filter((una) => una.senzaCreditore).map(({ uid }) => uid));
  const adesso = righeDi(
    archivio.of(personaEntita).readOwn(items),
    { oggi, anno, comuni, senzaCreditore },
    archivio.of(fiscaliEntita).readOwn(items),
  );
  const righe = alignRighe(prima, adesso, delloro);
  return righe && inOrdine(righe);
};

const personaDi = ({ entita, uid }: Cambio): Uid<'PERSONA'> =>
  entita === fiscaliEntita.nome ? radiceDi(uid) : asUid(uid);
