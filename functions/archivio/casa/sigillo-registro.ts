import { createHash } from 'node:crypto';
import * as z from 'zod';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { canonico } from '#platform/data/canonico.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import { addMesi, meseDi, mesiTra, primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { scuolaRegistrata } from '../accesso/registro.ts';
import { defineEntita } from '../entita.ts';

const SigilloRegistro = z.strictObject({
  /** Where the entries it seals end, by their instant: those of a day end where the next day begins. */
  uid: z.string(),
  versione: z.int(),
  /** Where they begin: where the seal before ends; empty of the first. */
  da: z.string(),
  righe: z.int(),
  /** Hash of the seal before; empty of the first. */
  prima: z.string(),
  hash: z.string(),
});
type SigilloRegistro = z.infer<typeof SigilloRegistro>;

/** A seal on the entries of the audit trail of a closed day. */
export const sigilloRegistroEntita = defineEntita<SigilloRegistro>({
  nome: 'SIGILLO_REGISTRO',
  posto: 'scuola',
  schema: SigilloRegistro,
  shape: 1,
  senzaVoce: true,
});

/** How long after its instant an entry may still be stored: longer than any step or call lives. */
const IN_VOLO = 20 * 60_000;
/** Days that one night seals at most: a trail of before seals were made is sealed in a few nights. */
const GIORNI_PER_NOTTE = 60;
/** Fields of the index and the name of the school, which are no part of an entry. */
const NON_SIGILLATI: ReadonlySet<string> = new Set(['pk', 'indice1pk', 'indice1sk', 'scuola']);

const impressa = (prima: string, voci: readonly Item[]): string => {
  const hash = createHash('sha256').update(`${prima}\n`);
  for (const voce of voci)
    hash.update(
      `${canonico(Object.fromEntries(Object.entries(voce).filter(([campo]) => !NON_SIGILLATI.has(campo))))}\n`,
    );
  return hash.digest('base64url');
};

const giornoDi = (istante: string): string => istante.slice(0, 10);

/** Entries from an instant to before another, in key order, a month at a time. */
async function* vociMensili(archivio: Archivio, da: string, fino: string): AsyncGenerator<Item[]> {
  for (const mese of mesiTra(meseDi(giornoDi(da)), meseDi(giornoDi(fino))))
    yield await archivio.queryAll({ pk: partizione(archivio, primoGiornoDelMese(mese)), from: da, to: fino });
}

const vociTra = async (archivio: Archivio, da: string, fino: string): Promise<Item[]> => {
  const voci: Item[] = [];
  for await (const delMese of vociMensili(archivio, da, fino)) voci.push(...delMese);
  return voci;
};

const partizione = (archivio: Archivio, giorno: string): string =>
  `${archivio.chiavi.elenco('AUDIT')}#${giorno.slice(0, 7)}`;

/** The first day of the first month that has entries: that in which the school was registered here, or one that a copy brought. */
const inizioDi = async (archivio: Archivio, adesso: Date): Promise<string> => {
  let inizio = meseDi(giornoDi((await scuolaRegistrata(archivio))?.creata ?? instant(adesso)));
  for (;;) {
    const prima = addMesi(inizio, -1);
    const { totale } = await archivio.count({ pk: partizione(archivio, primoGiornoDelMese(prima)), limit: 1 });
    if (totale === 0) return primoGiornoDelMese(inizio);
    inizio = prima;
  }
};

const sigilliDi = async (archivio: Archivio): Promise<SigilloRegistro[]> =>
  (await archivio.of(sigilloRegistroEntita).listAll()).toSorted((a, b) => (a.uid < b.uid ? -1 : 1));

type Precedente = Pick<SigilloRegistro, 'uid' | 'hash'>;

/** A seal on entries, after the one before. */
const sigilloSu = (voci: readonly Item[], prima: Precedente, fino: string): SigilloRegistro => ({
  uid: fino,
  versione: 1,
  da: prima.uid,
  righe: voci.length,
  prima: prima.hash,
  hash: impressa(prima.hash, voci),
});

const lastOf = async (archivio: Archivio, adesso: Date): Promise<Precedente> =>
  (await sigilliDi(archivio)).at(-1) ?? { uid: await inizioDi(archivio, adesso), hash: '' };

/** Seals on the closed days that have none, the oldest first. */
export const sealGiorni = async (archivio: Archivio, adesso: Date): Promise<readonly Operazione[]> => {
  const aperto = giornoDi(instant(new Date(adesso.getTime() - IN_VOLO)));
  const operazioni: Operazione[] = [];
  let ultimo = await lastOf(archivio, adesso);
  if (aperto <= ultimo.uid) return [];
  for await (const voci of vociMensili(archivio, ultimo.uid, aperto))
    for (const [giorno, sue] of Map.groupBy(voci, ({ sk }) => giornoDi(String(sk)))) {
      if (operazioni.length >= GIORNI_PER_NOTTE) return operazioni;
      const sigillo = sigilloSu(sue, ultimo, addGiorni(giorno, 1));
      operazioni.push(...archivio.of(sigilloRegistroEntita).create(sigillo).operazioni);
      ultimo = sigillo;
    }
  return operazioni;
};

/** A seal on all that was stored so far and on the entries that are stored together with it: after what turns the data of a school back. */
export const sealFinora = async (
  archivio: Archivio,
  adesso: Date,
  insieme: readonly Item[] = [],
): Promise<readonly Operazione[]> => {
  const [prima, fino] = [await lastOf(archivio, adesso), instant(adesso)];
  const gia = fino > prima.uid ? await vociTra(archivio, prima.uid, fino) : [];
  const voci = [...gia, ...insieme].toSorted((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1));
  return voci.length === 0 ? [] : archivio.of(sigilloRegistroEntita).create(sigilloSu(voci, prima, fino)).operazioni;
};

/** A day whose trail is not as it was sealed, in words. */
interface GiornoAlterato {
  readonly sigillo: string;
  readonly messaggio: string;
}

/** The day that a seal is of. */
const sigillato = ({ uid }: SigilloRegistro): string =>
  formatGiorno(uid.includes('T') ? giornoDi(uid) : addGiorni(uid, -1));

/** The days whose entries are not those that were sealed, and the seals that do not follow the one before. */
export const checkRegistro = async (
  archivio: Archivio,
  looksAt: (sigillo: string) => boolean = () => true,
): Promise<GiornoAlterato[]> => {
  const trovati: GiornoAlterato[] = [];
  let prima: SigilloRegistro | undefined;
  for (const sigillo of await sigilliDi(archivio)) {
    const { uid, da, righe, hash } = sigillo;
    if (prima !== undefined && (sigillo.prima !== prima.hash || da !== prima.uid))
      trovati.push({
        sigillo: uid,
        messaggio: `Il sigillo del registro del ${sigillato(sigillo)} non segue quello prima: un sigillo fu tolto o cambiato`,
      });
    prima = sigillo;
    if (!looksAt(uid)) continue;
    const voci = await vociTra(archivio, da, uid);
    if (impressa(sigillo.prima, voci) === hash) continue;
    const come = voci.length === righe ? 'una voce è cambiata' : `le voci sono ${voci.length}, erano ${righe}`;
    trovati.push({
      sigillo: uid,
      messaggio: `Il registro delle modifiche del ${sigillato(sigillo)} non è più come fu sigillato: ${come}`,
    });
  }
  return trovati;
};
