import { checkRegistro, sigilloRegistroEntita } from '#archivio/casa/sigillo-registro.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import { fileDaBloccare } from '#archivio/denunce/blocco.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { denunciaEntita } from '#archivio/denunce/denuncia.ts';
import type { Specie } from '#archivio/entita.ts';
import { specie } from '#archivio/index.ts';
import { checkInviata } from '#functions/cedolini/verifica/denuncia.ts';
import { checkElaborazione } from '#functions/cedolini/verifica/elaborazione.ts';
import type { Rilievo } from '#functions/cedolini/verifica/rilievo.ts';
import { checkNominato, checkSigillati } from '#functions/cedolini/verifica/sigillati.ts';
import type { BloccoDeiFile } from '#platform/blocco-dei-file.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';
import { asUid } from '#platform/data/entita.ts';
import { filesIn, type FileSigillato } from '#platform/files.ts';
import { scanItems } from '../scansione.ts';
import { fileKeysOf, itemsOf, type Deposito } from './copia/scuola-conservata.ts';
import { damagedKeys } from './indici.ts';
import { valoriUnici } from './valori-unici.ts';
import { vociDiRegistro } from './voci-di-registro.ts';

const GLOBALI = /^(UTENTE|SESSIONE|INVITO)#|^(SCUOLE|INSTALLAZIONE|CONTI)$/;

const byName = new Map(specie.map((una) => [una.nome, una]));

/**
 * Checks the invariants over the stored data, of every school or of one: school of every item, shape, indexes, unique values, audit, runs with their
 * payslips, and, where the files are said, that each sealed one is as it was sealed. Items are read once and let go: what is kept of each is its name, and of a run
 * fifty payslips at a time.
 */
export const checkArchivio = async (
  store: Store,
  scuola?: string,
  deposito?: Deposito,
): Promise<{ readonly items: number; readonly rilievi: readonly Rilievo[]; readonly senzaBlocco?: number }> => {
  const rilievi: Rilievo[] = [];
  const [unici, voci, elaborazioni, sigillati] = [
    valoriUnici(),
    vociDiRegistro(),
    elaborazioniLette(),
    coseSigillate(store, deposito),
  ];
  let items = 0;
  for await (const item of scuola === undefined ? scanItems(store) : itemsOf(store, scuola)) {
    items += 1;
    const una = byName.get(String(item.tipo));
    rilievi.push(...scuolaDiOgniItem(item), ...(una === undefined ? [] : formaEIndici(una, item)));
    unici.see(item, una);
    voci.see(item, una);
    elaborazioni.see(item);
    rilievi.push(...(await sigillati.see(item, una)));
  }
  rilievi.push(...unici.rilievi(), ...voci.rilievi(), ...elaborazioni.orfani());
  for (const { codmin, uid } of elaborazioni.list()) {
    const archivio = archivioDi(store, codmin);
    const processo = await archivio.of(processoEntita).get(asUid(uid));
    if (processo !== undefined) rilievi.push(...(await checkElaborazione(archivio, processo)));
  }
  const finali = [...rilievi, ...(await sigillati.rilievi(scuola))];
  const senzaBlocco = await sigillati.senzaBlocco();
  return { items, rilievi: finali, ...(senzaBlocco === undefined ? {} : { senzaBlocco }) };
};

const keyOf = (item: Item): string => `${String(item.pk)} / ${String(item.sk)}`;

const scuolaDiOgniItem = (item: Item): Rilievo[] => {
  const pk = String(item.pk);
  if (GLOBALI.test(pk)) return [];
  return pk.startsWith(`SCUOLA#${String(item.scuola)}#`)
    ? []
    : [
        {
          invariante: 'I10',
          chiave: keyOf(item),
          messaggio: `L'item dice scuola ${String(item.scuola)} ma sta sotto un'altra chiave`,
        },
      ];
};

const formaEIndici = (una: Specie, item: Item): Rilievo[] => {
  try {
    const diversi = damagedKeys(una, item);
    return diversi.length === 0
      ? []
      : [{ invariante: 'indici', chiave: keyOf(item), messaggio: `Chiavi non aggiornate: ${diversi.join(', ')}` }];
  } catch (error) {
    return [
      {
        invariante: 'forma',
        chiave: keyOf(item),
        messaggio: error instanceof Error ? error.message.slice(0, 300) : 'non leggibile',
      },
    ];
  }
};

/** Runs that were read, and the runs that payslips name. */
const elaborazioniLette = () => {
  const lette = new Map<string, { readonly codmin: string; readonly uid: string }>();
  const nominate = new Map<string, string>();
  const nameOf = (item: Item, uid: unknown): string => `${String(item.scuola)} ${String(uid)}`;
  return {
    see: (item: Item): void => {
      if (item.tipo === 'PROCESSO')
        lette.set(nameOf(item, item.uid), { codmin: String(item.scuola), uid: String(item.uid) });
      if (item.tipo === 'CEDOLINO') nominate.set(nameOf(item, item.idProcesso), keyOf(item));
    },
    list: () => lette.values(),
    orfani: (): Rilievo[] =>
      [...nominate]
        .filter(([nome]) => !lette.has(nome))
        .map(([, chiave]) => ({
          invariante: 'I1',
          chiave,
          messaggio: 'Il cedolino è di una elaborazione che non c’è',
        })),
  };
};

/** All that is sealed: the files that records name and those named after their content, where the files are said; sent filings; the audit trail. */
const coseSigillate = (store: Store, deposito: Deposito | undefined) => {
  const files = deposito && filesIn(deposito.client, deposito.bucket);
  const inviate: { readonly scuola: string; readonly uid: string }[] = [];
  const conSigilli = new Set<string>();
  const nominati = async function* (scuola: string | undefined): AsyncGenerator<Rilievo> {
    if (files === undefined || deposito === undefined) return;
    for await (const chiave of fileKeysOf(deposito, scuola)) yield* await checkNominato(files, chiave);
  };
  return {
    see: async (item: Item, una: Specie | undefined): Promise<Rilievo[]> => {
      const scuola = String(item.scuola);
      if (una?.nome === sigilloRegistroEntita.nome) conSigilli.add(scuola);
      if (una?.nome === denunciaEntita.nome) inviate.push({ scuola, uid: String(item.uid) });
      return files === undefined ? [] : checkSigillati(files, archivioDi(store, scuola), sigillatiDi(item, una));
    },
    rilievi: async (scuola: string | undefined): Promise<Rilievo[]> => {
      const rilievi: Rilievo[] = [];
      for (const { scuola: sua, uid } of inviate)
        rilievi.push(...(await checkInviata(archivioDi(store, sua), asUid(uid))));
      for (const sua of conSigilli)
        for (const { sigillo, messaggio } of await checkRegistro(archivioDi(store, sua)))
          rilievi.push({ invariante: 'registro', chiave: `${sua} ${sigillo}`, messaggio });
      for await (const rilievo of nominati(scuola)) rilievi.push(rilievo);
      return rilievi;
    },
    /** Files of filings sent a day ago or more that their bucket does not lock yet; undefined where it locks none. */
    senzaBlocco: async (): Promise<number | undefined> =>
      deposito?.blocco && countSenzaBlocco(deposito.blocco, store, inviate),
  };
};

const countSenzaBlocco = async (
  blocco: BloccoDeiFile,
  store: Store,
  inviate: readonly { readonly scuola: string; readonly uid: string }[],
): Promise<number> => {
  let quanti = 0;
  for (const { scuola, uid } of inviate) {
    const denuncia = await denunceRepository(archivioDi(store, scuola)).get(asUid(uid));
    if (denuncia === undefined) continue;
    const { chiavi, fino } = fileDaBloccare(denuncia, scuola, new Date());
    for (const chiave of chiavi) {
      const trovato = await blocco.stato(chiave);
      if (trovato !== undefined && (trovato.fino === undefined || trovato.fino < fino)) quanti += 1;
    }
  }
  return quanti;
};

/** The sealed files of an item; none of one that cannot be read, which is a finding of its own. */
const sigillatiDi = (item: Item, una: Specie | undefined): readonly FileSigillato[] => {
  try {
    return una?.sigillati?.(item) ?? [];
  } catch {
    return [];
  }
};
