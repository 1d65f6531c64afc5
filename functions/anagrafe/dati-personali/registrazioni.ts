import { inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { scuolaRegistrata } from '#archivio/accesso/registro.ts';
import { AVVISO_POSTA } from '#archivio/casa/avviso-posta.ts';
import { NOTIFICA } from '#archivio/casa/notifica.ts';
import { readVoce } from '#archivio/casa/voce-di-registro.ts';
import { cedolinoEntita, dettaglioEntita } from '#archivio/cedolini/cedolino.ts';
import { specie } from '#archivio/index.ts';
import { joinParti, Parte } from '#archivio/parti.ts';
import { aliasEntita } from '#archivio/persone/alias.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readForma } from '#platform/data/forme/lettura.ts';
import { fieldsOf } from '#platform/data/repository.ts';
import { isNamed, isSuo, pieceOf, piecesIn, withoutAltri, type Segni } from './citazioni.ts';

/** Something held about the person, under the kind of record it is in. */
export interface Trovato {
  readonly tipo: string;
  readonly dati: unknown;
}
/** A root of records in which the person may be named, with all its children. */
export interface Radice {
  readonly nome: string;
  readonly uid: string;
}

/** Roots with a listing of their own, or none: the person's is read whole, the explanations of payslips by their heads. */
const LETTE_A_PARTE = new Set<string>([personaEntita.nome, dettaglioEntita.nome]);

/** The ids a person has had in the school, of those merged into them too, and the codice fiscale. */
export const segniDi = async (
  archivio: Archivio,
  { uid, desCf }: { readonly uid: string; readonly desCf: string },
): Promise<Segni> => {
  const uniti = (await archivio.of(aliasEntita).listAll()).filter(({ uidDestinazione }) => uidDestinazione === uid);
  return [uid, desCf, ...uniti.map((alias) => alias.uid)];
};

/** The person and all that lies with them: every record of their partition, whatever its kind. */
export const collectPersona = async (archivio: Archivio, uid: string, segni: Segni): Promise<Trovato[]> =>
  (await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) })).map((item) => ({
    tipo: String(item.tipo),
    dati: withoutAltri(opened(item), segni),
  }));

/** What the small tables of the school, its notifications and the messages it sent say of the person. */
export const collectTabelle = async (archivio: Archivio, segni: Segni): Promise<Trovato[]> => {
  const tabelle = new Set(specie.filter(({ posto }) => posto === 'scuola').map(({ nome, insieme }) => insieme ?? nome));
  const trovati = await Promise.all(
    [...tabelle, NOTIFICA, AVVISO_POSTA].map((nome) => archivio.queryAll({ pk: archivio.chiavi.elenco(nome) })),
  );
  return trovati.flat().flatMap((item) => namedIn(String(item.tipo), opened(item), segni, pieceOf));
};

/** Every root of the school that may name somebody: runs, filings, lists, cases, imports, long work. */
export const listRadici = async (archivio: Archivio): Promise<Radice[]> => {
  const nomi = specie
    .filter(({ posto, nome }) => posto === 'radice' && !LETTE_A_PARTE.has(nome))
    .map(({ nome }) => nome);
  const elenchi = await Promise.all(
    nomi.map(async (nome) =>
      (await archivio.queryAll({ index: 'indice1', pk: archivio.chiavi.elenco(nome) })).map(({ uid }) => ({
        nome,
        uid: String(uid),
      })),
    ),
  );
  return elenchi.flat();
};

/** What a root and its children say of the person: what is theirs whole, of the rest the pieces that name them. */
export const collectRadice = async (archivio: Archivio, { nome, uid }: Radice, segni: Segni): Promise<Trovato[]> => {
  const items = await archivio.queryAll({ pk: archivio.chiavi.radice(nome, uid) });
  const cedolini = items.filter((item) => item.tipo === cedolinoEntita.nome && isSuo(fieldsOf(item), segni));
  const dettagli = await archivio.batchGet(
    cedolini.map((item) => archivio.chiavi.record(dettaglioEntita, String(item.uid))),
  );
  const inParti = Map.groupBy(
    items.filter((item) => Parte.safeParse(fieldsOf(item)).success),
    ({ tipo }) => String(tipo),
  );
  return [
    ...items
      .filter(({ tipo }) => !inParti.has(String(tipo)))
      .flatMap((item) => namedIn(String(item.tipo), opened(item), segni, item.sk === nome ? piecesIn : pieceOf)),
    ...dettagli.flatMap((item) => namedIn(String(item.tipo), opened(item), segni, pieceOf)),
    ...[...inParti].flatMap(([tipo, parti]) =>
      namedIn(
        tipo,
        {
          contenuto: joinParti(
            z.unknown(),
            parti.map((item) => readForma(Parte, fieldsOf(item), { cosa: tipo })),
            tipo,
          ),
        },
        segni,
        pieceOf,
      ),
    ),
  ];
};

/** The months of the audit trail, from the one in which the school began. */
export const listMesi = async (archivio: Archivio, adesso: Date): Promise<string[]> => {
  const primo = (await scuolaRegistrata(archivio))?.creata.slice(0, 7) ?? adesso.toISOString().slice(0, 7);
  const mesi: string[] = [];
  for (
    let giorno = new Date(`${primo}-01T00:00:00Z`);
    giorno <= adesso;
    giorno = new Date(Date.UTC(giorno.getUTCFullYear(), giorno.getUTCMonth() + 1, 1))
  )
    mesi.push(giorno.toISOString().slice(0, 7));
  return mesi;
};

/** The changes of one month: of the person's records whole, of the others the pieces that name them; what the person's own user did, without what it was done to. */
export const collectModifiche = async (
  archivio: Archivio,
  mese: string,
  segni: Segni,
  utente: string | null,
): Promise<Trovato[]> => {
  const trovati: Trovato[] = [];
  let after: Awaited<ReturnType<Archivio['query']>>['last'];
  do {
    const pagina = await archivio.query({
      pk: `${archivio.chiavi.elenco('AUDIT')}#${mese}`,
      limit: 200,
      ...(after ? { after } : {}),
    });
    for (const item of pagina.items) {
      const { utente: chi, nome: _nome, correlationId: _correlationId, ...voce } = readVoce(item);
      trovati.push(...namedIn('MODIFICHE', voce, segni, pieceOf));
      if (utente !== null && chi === utente)
        trovati.push({
          tipo: 'OPERAZIONI_FATTE',
          dati: { quando: voce.quando, entita: voce.entita, azione: voce.azione },
        });
    }
    after = pagina.last;
  } while (after);
  return trovati;
};

const namedIn = (
  tipo: string,
  campi: Record<string, unknown>,
  segni: Segni,
  piece: (campi: Record<string, unknown>, segni: Segni) => unknown,
): Trovato[] => (isNamed(campi, segni) ? [{ tipo, dati: piece(campi, segni) }] : []);

/** The fields of an item, with what it keeps compressed as it was before. */
const opened = (item: Item): Record<string, unknown> => {
  const campi = fieldsOf(item);
  return typeof campi.contenuto === 'string' ? { ...campi, contenuto: inflated(campi.contenuto) } : campi;
};
const inflated = (contenuto: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(contenuto, 'base64')).toString('utf8'));
