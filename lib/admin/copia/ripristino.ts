import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { registro } from '#archivio/accesso/registro.ts';
import { sealFinora } from '#archivio/casa/sigillo-registro.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import { voceDiAudit } from '#platform/data/voce-di-audit.ts';
import { REGISTRO_AMMINISTRAZIONE } from '#shared/domain/accesso/amministrazione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { voceIntervento } from '../amministrazione.ts';
import { readCopia, readTestata } from './archivio-cifrato.ts';
import { whileClosed, type Dove } from './copia.ts';
import {
  fileKeysOf,
  getFile,
  improntaOf,
  improntaOfFile,
  itemsOf,
  keyNamed,
  nameOf,
  putFile,
  removeFile,
  writeItems,
} from './scuola-conservata.ts';

const Riga = z.union([
  z.tuple([z.literal('item'), z.record(z.string(), z.unknown())]),
  z.tuple([z.literal('file'), z.string(), z.string(), z.string(), z.string()]),
]);

/** What a school keeps, each thing by its name with what stands for its content. */
export interface Impronte {
  readonly items: ReadonlyMap<string, string>;
  readonly file: ReadonlyMap<string, string>;
}
export interface EsitoRipristino {
  readonly scritti: number;
  readonly tolti: number;
  readonly uguali: number;
  readonly file: number;
  /** Closed it was before, and closed it stays. */
  readonly chiusa: boolean;
}

/** How many items are put together: few enough to stay in memory. */
const INSIEME = 500;

/** How often a school is made equal before it is said not to be: whoever was writing while it closed may end what they were at. */
const VOLTE = 4;
const PAUSA = 1000;

/** A source that a school is given back from: an encrypted copy, or an open export. */
export interface FonteDiCopia {
  /** Its name, as the person who gave it calls it. */
  readonly nome: string;
  readonly scuola: string;
  readonly fattaIl: string;
  /** Its lines, from the first, each time they are asked for. */
  readonly righe: () => AsyncIterable<unknown>;
}

/** An encrypted copy. @throws when the file is none */
const copiaCifrata = async (file: string, chiave: string): Promise<FonteDiCopia> => {
  const { scuola, fattaIl } = await readTestata(file);
  return { nome: file, scuola, fattaIl, righe: () => readCopia(file, chiave) };
};

/** Returns the prints of a copy, read to its end. @throws when it is not whole, or what is in it is not as it was written */
export const checkCopia = async (file: string, chiave: string): Promise<Contenuta> =>
  readFonte(await copiaCifrata(file, chiave));

type Contenuta = Impronte & Pick<FonteDiCopia, 'scuola' | 'fattaIl'>;

/** Returns the prints of a source, read to its end. @throws when it is not whole, or what is in it is not as it was written */
export const readFonte = async ({ nome: file, scuola, fattaIl, righe }: FonteDiCopia): Promise<Contenuta> => {
  const [items, nomi] = [new Map<string, string>(), new Map<string, string>()];
  for await (const letta of righe()) {
    const riga = Riga.parse(letta);
    if (riga[0] === 'item') items.set(nameOf(riga[1]), improntaOf(riga[1]));
    else {
      const [, nome, tipo, impronta, testo] = riga;
      if (improntaOfFile({ chiave: nome, tipo, bytes: Buffer.from(testo, 'base64') }) !== impronta)
        throw new Error(`In ${file} il documento ${nome} non è quello che fu copiato: usare un'altra copia.`);
      nomi.set(nome, impronta);
    }
  }
  return { scuola, fattaIl, items, file: nomi };
};

/** What the school keeps now. */
export const readImpronte = async ({ store, deposito }: Dove, scuola: string): Promise<Impronte> => {
  const [items, file] = [new Map<string, string>(), new Map<string, string>()];
  for await (const item of itemsOf(store, scuola)) items.set(nameOf(item), improntaOf(item));
  for await (const nome of fileKeysOf(deposito, scuola)) file.set(nome, improntaOfFile(await getFile(deposito, nome)));
  return { items, file };
};

/** Names of what is different between two, or is in one only. */
const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] => [
  ...[...a].filter(([nome, impronta]) => b.get(nome) !== impronta).map(([nome]) => nome),
  ...[...b.keys()].filter((nome) => !a.has(nome)),
];

/** The audit trail and its seals: what was written of them since a copy was made is never taken away. */
const isDelRegistro = (nome: string): boolean => nome.includes('#AUDIT#') || nome.includes('#SIGILLO_REGISTRO');

/** Names of what of a school is not as the copy says, but for what its audit trail says since. */
const diversiTra = (copia: Impronte, scuola: Impronte): readonly string[] => [
  ...differences(copia.items, scuola.items).filter((nome) => copia.items.has(nome) || !isDelRegistro(nome)),
  ...differences(copia.file, scuola.file),
];

/** @throws naming how much differs: the school is not as the copy says */
export const checkUguali = (copia: Impronte, scuola: Impronte): void => {
  const diversi = diversiTra(copia, scuola);
  if (diversi.length > 0)
    throw new Error(
      `La scuola non è uguale alla copia: ${diversi.length} record o documenti diversi. Resta chiusa: ripetere il comando.`,
    );
};

/**
 * Gives a school back what a copy holds: the copy is read to its end before anything is touched, the school is closed until it is equal to the
 * copy, and stays closed when it could not be made so in a few rounds; repeated, it goes on from where it was. Licences, maintenance and users are not turned back.
 * @throws when the copy is not whole, the school is not registered or works, or is not equal in the end
 */
export const restoreFrom = async (
  dove: Dove,
  fonte: FonteDiCopia,
  beforeWriting: () => Promise<void> = async () => undefined,
): Promise<EsitoRipristino> => {
  const copia = await readFonte(fonte);
  const { scuola } = copia;
  const esito = await whileClosed(
    dove,
    scuola,
    { perche: 'ripristino dei dati da una copia', per: 'ripristino' },
    async () => {
      const inizio = performance.now();
      await beforeWriting();
      const { scritti, file, tolti, fileTolti, ripresa } = await makeEqual(dove, fonte, copia);
      const adesso = new Date(dove.adesso.getTime() + performance.now() - inizio);
      if (scritti + file + tolti + fileTolti > 0 || !(await isDetto(dove, copia, ripresa)))
        await sealRipristino({ ...dove, adesso }, copia, { record: copia.items.size, documenti: copia.file.size });
      return { scritti, file, tolti, uguali: copia.items.size - scritti };
    },
  );
  const registrata = await registro(dove.store).getScuola(scuola);
  return { ...esito, chiusa: registrata?.inManutenzione === true };
};

interface Fatto {
  readonly scritti: number;
  readonly file: number;
  readonly tolti: number;
  readonly fileTolti: number;
}

/** Makes a school equal to a copy, round after round. @returns what was done, and the prints of what it keeps then. @throws when it is not equal in the end */
const makeEqual = async (
  dove: Dove,
  fonte: FonteDiCopia,
  copia: Contenuta,
): Promise<Fatto & { readonly ripresa: Impronte }> => {
  let scuola = await readImpronte(dove, copia.scuola);
  let fatto: Fatto = { scritti: 0, file: 0, tolti: 0, fileTolti: 0 };
  for (let volta = 1; volta <= VOLTE; volta += 1) {
    if (volta > 1) await wait(PAUSA);
    fatto = together(fatto, await putBack(dove, fonte, copia, scuola));
    scuola = await readImpronte(dove, copia.scuola);
    if (diversiTra(copia, scuola).length === 0) break;
  }
  checkUguali(copia, scuola);
  return { ...fatto, ripresa: scuola };
};

const together = (uno: Fatto, altro: Fatto): Fatto => ({
  scritti: uno.scritti + altro.scritti,
  file: uno.file + altro.file,
  tolti: uno.tolti + altro.tolti,
  fileTolti: uno.fileTolti + altro.fileTolti,
});

/** Writes what of a copy a school has not, and removes what it has more. */
const putBack = async (dove: Dove, fonte: FonteDiCopia, copia: Contenuta, scuola: Impronte): Promise<Fatto> => {
  const esito = await putAll(dove, fonte, scuola);
  const tolti = [...scuola.items.keys()].filter((nome) => !copia.items.has(nome) && !isDelRegistro(nome));
  await writeItems(dove.store, copia.scuola, { put: [], remove: tolti.map(keyNamed) });
  const fileTolti = [...scuola.file.keys()].filter((nome) => !copia.file.has(nome));
  for (const nome of fileTolti) await removeFile(dove.deposito, nome);
  return { ...esito, tolti: tolti.length, fileTolti: fileTolti.length };
};

/** Gives a school back what an encrypted copy holds, as `restoreFrom` does. */
export const restoreCopia = async (
  dove: Dove,
  file: string,
  chiave: string,
  beforeWriting?: () => Promise<void>,
): Promise<EsitoRipristino> => restoreFrom(dove, await copiaCifrata(file, chiave), beforeWriting);

const intervento = (fattaIl: string): string =>
  `Dati ripresi dalla copia del ${formatGiorno(giornoDellIstante(fattaIl))}`;

const VoceDiIntervento = z.object({ riga: z.object({ entita: z.string(), motivo: z.string().nullable() }) });

/** True when the audit trail, since the copy was made, says already that the school was turned back to it: a command cut off after its last write is given again. */
const isDetto = async ({ store }: Dove, { items, fattaIl }: Contenuta, ripresa: Impronte): Promise<boolean> => {
  const nuove = [...ripresa.items.keys()].filter((nome) => !items.has(nome) && nome.includes('#AUDIT#'));
  return (await store.batchGet(nuove.map(keyNamed))).some((item) => {
    const voce = VoceDiIntervento.safeParse(item).data?.riga;
    return voce?.entita === REGISTRO_AMMINISTRAZIONE && voce.motivo === intervento(fattaIl);
  });
};

/** Tells the audit trail what was turned back and seals all that it says so far, in one write: a command given again after it finds both. */
const sealRipristino = async (
  { store, adesso }: Dove,
  { scuola, fattaIl }: { readonly scuola: string; readonly fattaIl: string },
  dopo: { readonly record: number; readonly documenti: number },
): Promise<void> => {
  const { voce, autore } = voceIntervento(scuola, { cosa: intervento(fattaIl), dopo }, { adesso });
  const { chiave, item } = voceDiAudit(voce, 0, autore);
  const sigillo = await sealFinora(archivioDi(store, scuola), new Date(adesso.getTime() + 1), [{ ...item, ...chiave }]);
  await sendModifica(store, new Modifica().audit(voce), autore, sigillo);
};

/** Puts what of the copy is not there, or is different. */
const putAll = async (
  { store, deposito }: Dove,
  { scuola, righe }: FonteDiCopia,
  prima: Impronte,
): Promise<{ readonly scritti: number; readonly file: number }> => {
  const esito = { scritti: 0, file: 0 };
  let insieme: Item[] = [];
  const flush = async () => {
    await writeItems(store, scuola, { put: insieme, remove: [] });
    esito.scritti += insieme.length;
    insieme = [];
  };
  for await (const letta of righe()) {
    const riga = Riga.parse(letta);
    if (riga[0] === 'item') {
      if (prima.items.get(nameOf(riga[1])) !== improntaOf(riga[1])) insieme.push(riga[1]);
      if (insieme.length >= INSIEME) await flush();
    } else if (prima.file.get(riga[1]) !== riga[3]) {
      const [, nome, tipo, , testo] = riga;
      await putFile(deposito, { chiave: nome, tipo, bytes: Buffer.from(testo, 'base64') });
      esito.file += 1;
    }
  }
  await flush();
  return esito;
};
