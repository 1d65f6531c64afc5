import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { sottoAnagrafe } from '#archivio/cedolini/intestatario.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { cedolinoSenzaSpiegazione } from '#shared/calculation/cedolino/cedolino.ts';
import type { AnnoConguagliato } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { regoleDa } from '#shared/rules/regole.ts';

/** The year of a person as their last settlement came to it. */
export interface Conguagliato {
  readonly anno: AnnoConguagliato;
  /** Taxed by brackets on a later day: the settlement does not know of it. */
  readonly pagatoDopo: boolean;
}

type Pagato = Pick<CedolinoSalvato, 'uid' | 'uidSubAnagrafe' | 'righe' | 'conguagliato' | 'esito'>;

/** A payslip of the year with its day, when it was accounted, and whether its run settles. */
interface Datato {
  readonly testata: Pagato;
  readonly il: string;
  readonly chiusoIl: string;
  readonly diConguaglio: boolean;
}

/** True of a payslip that settles and was stored before the settled year was kept in its head. */
const isDaRicalcolare = ({ testata, diConguaglio }: Datato): boolean =>
  testata.conguagliato === undefined &&
  testata.esito === 'CALCOLATO' &&
  (diConguaglio || righeBrevi(testata).some(({ descrizione }) => descrizione.endsWith(', conguaglio')));

/** The years that older settlements came to, each computed again from its sealed situation: the figures are those that were withheld. */
const ricalcolati = async (
  archivio: Archivio,
  datati: readonly Datato[],
): Promise<ReadonlyMap<string, AnnoConguagliato>> => {
  const uids = datati.filter(isDaRicalcolare).map(({ testata }) => testata.uid);
  const interi = uids.length === 0 ? [] : await cedoliniRepository(archivio).getInteri(uids);
  return new Map(
    interi.flatMap(({ testata, dettaglio }) => {
      const { situazione, cedolino } = readContenuto(dettaglio.contenuto);
      if (situazione === null || cedolino === null) return [];
      const esito = cedolinoSenzaSpiegazione(situazione, regoleDa(cedolino.regole));
      const anno = esito.esito === 'calcolato' ? esito.cedolino.conguagliato : undefined;
      return anno === undefined ? [] : [[testata.uid, anno] as const];
    }),
  );
};

/** By day of payment; of two payments of a day the one accounted later knows of the other. */
const quando = ({ il, chiusoIl }: Datato): string => `${il} ${chiusoIl}`;

/** Ordinary tax by brackets: what a settlement must know of. */
const isAScaglioni = ({ righe }: Pagato): boolean =>
  righeBrevi({ righe }).some(({ codice, descrizione }) => codice === 'IRPEF' && descrizione === 'IRPEF a scaglioni');

/** The years settled by some accounted runs, each of the person it is of today: from the heads of those runs, a query each. */
export const anniConguagliati = async (
  archivio: Archivio,
  anno: number,
  processi: readonly Processo[],
): Promise<ReadonlyMap<string, Conguagliato>> => {
  const { listTestate } = cedoliniRepository(archivio);
  const datati = (
    await Promise.all(
      processi.map(async ({ uid, dataPagamento, contabilizzatoIl, TIPO_ELABORAZIONE }) => {
        const testate = (await listTestate(uid)).filter(({ annoFiscale }) => annoFiscale === anno);
        const sue = await sottoAnagrafe(archivio, testate);
        return sue.map((testata): Datato => ({
          testata,
          il: dataPagamento,
          chiusoIl: contabilizzatoIl ?? '',
          diConguaglio: TIPO_ELABORAZIONE === 'CON',
        }));
      }),
    )
  ).flat();
  const diPrima = await ricalcolati(archivio, datati);
  const annoDi = ({ testata: { uid, conguagliato } }: Datato): AnnoConguagliato | undefined =>
    conguagliato ?? diPrima.get(uid);
  return new Map(
    [...Map.groupBy(datati, ({ testata }) => testata.uidSubAnagrafe)].flatMap(([persona, suoi]) => {
      const inOrdine = suoi.toSorted((a, b) => (quando(a) < quando(b) ? -1 : 1));
      const ultimo = inOrdine.findLast((uno) => annoDi(uno) !== undefined);
      const conguagliato = ultimo === undefined ? undefined : annoDi(ultimo);
      if (ultimo === undefined || conguagliato === undefined) return [];
      const pagatoDopo = inOrdine.some(({ testata, il }) => il > ultimo.il && isAScaglioni(testata));
      return [[persona, { anno: conguagliato, pagatoDopo }] as const];
    }),
  );
};
