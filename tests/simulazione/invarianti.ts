import * as z from 'zod';
import { readRotte } from '#archivio/cedolini/rotte.ts';
import { itemsOf } from '#lib/admin/copia/scuola-conservata.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { scanItems } from '#lib/scansione.ts';
import type { Item, Store } from '#platform/data/dynamo.ts';
import { gruppiRiga } from '#shared/contracts/cedolini/cedolino-calcolato.ts';

const Riga = z.tuple([z.string(), z.string(), z.int()]).rest(z.unknown());
const Cedolino = z.object({
  idProcesso: z.string(),
  uidSubAnagrafe: z.string(),
  esito: z.string(),
  lordo: z.int(),
  netto: z.int(),
  oneri: z.int(),
  lordoStato: z.int(),
  righe: z.array(Riga),
});
type Cedolino = z.infer<typeof Cedolino>;
const Processo = z.object({
  uid: z.string(),
  STATUS: z.string(),
  totali: z.object({ lordo: z.int(), netto: z.int(), oneri: z.int(), lordoStato: z.int() }).nullable(),
});
const Denuncia = z.object({
  riga: z.object({
    uid: z.string(),
    tipo: z.string(),
    processi: z.array(z.string()),
    debito: z.int(),
    credito: z.int(),
    ravvedimento: z.boolean().optional(),
  }),
});
const Rotte = z.object({ uid: z.string(), contenuto: z.string() });
const Pagamento = z.object({ idProcesso: z.string(), uid: z.string(), netto: z.int() });

/** Where the amount of a line of each group goes in the net. */
const VERSO: Readonly<Partial<Record<(typeof gruppiRiga)[number], 1 | -1>>> = {
  competenze: 1,
  somme_esenti: 1,
  addebiti_fattura: 1,
  somme_fuori_reddito: 1,
  ritenute_previdenziali: -1,
  ritenute_fiscali: -1,
  altre_trattenute: -1,
};
/** A net may be rounded by a euro. */
const ARROTONDAMENTO = 100;

/** What is wrong in the stored data of a school, or of all: by the product's own check, and by sums that have nothing of it. */
export const findings = async (store: Store, codmin?: string): Promise<string[]> => {
  const { rilievi } = await checkArchivio(store, codmin);
  const items: Item[] = [];
  for await (const item of codmin === undefined ? scanItems(store) : itemsOf(store, codmin)) items.push(item);
  return [
    ...rilievi.map(({ invariante, chiave, messaggio }) => `${invariante} ${chiave}: ${messaggio}`),
    ...wrongSums(items),
  ];
};

/** What items of schools do not add up to, each kind by itself. */
export const wrongSums = (items: readonly Item[]): string[] => {
  const di = <T>(tipo: string, schema: z.ZodType<T>): T[] =>
    items.filter((item) => item.tipo === tipo).map((item) => schema.parse(item));
  const cedolini = di('CEDOLINO', Cedolino);
  const pagamenti = di('PAGAMENTO', Pagamento);
  return [
    ...twice(cedolini),
    ...cedolini.flatMap(unbalanced),
    ...di('PROCESSO', Processo).flatMap((processo) => ofRun(processo, cedolini, pagamenti)),
    ...di('DENUNCIA', Denuncia).flatMap(({ riga }) => unlikeItsRuns(riga, di('ROTTE_CEDOLINO', Rotte))),
    ...items.flatMap(broken),
  ];
};

/** I4: an F24 pays what the sealed payslips of its runs owe by it, however its rows were gathered; what is paid late has its interest too. */
const unlikeItsRuns = (
  { uid, tipo, processi, debito, credito, ravvedimento = false }: z.infer<typeof Denuncia>['riga'],
  rotte: readonly z.infer<typeof Rotte>[],
): string[] => {
  if (!tipo.startsWith('f24') || ravvedimento) return [];
  const dovuto = rotte
    .filter((suo) => processi.some((processo) => suo.uid.startsWith(`${processo}-`)))
    .flatMap(readRotte)
    .reduce((somma, { destinazione, importo }) => somma + (destinazione.a === 'F24' ? importo : 0), 0);
  return dovuto === debito - credito ? [] : [`I4 ${uid}: the F24 pays ${debito - credito}, its payslips owe ${dovuto}`];
};

const twice = (cedolini: readonly Cedolino[]): string[] => {
  const chi = cedolini.map(({ idProcesso, uidSubAnagrafe }) => `${idProcesso} ${uidSubAnagrafe}`);
  return chi.filter((uno, posto) => chi.indexOf(uno) !== posto).map((uno) => `I1 ${uno}: two payslips`);
};

/** I2, from the lines alone. */
const unbalanced = ({ idProcesso, uidSubAnagrafe, netto, righe }: Cedolino): string[] => {
  const sommato = righe.reduce((somma, [, , gruppo, , , importo]) => {
    const quale = gruppiRiga[gruppo];
    return somma + (quale === undefined ? 0 : (VERSO[quale] ?? 0)) * Number(importo);
  }, 0);
  return Math.abs(sommato - netto) <= ARROTONDAMENTO
    ? []
    : [`I2 ${idProcesso} ${uidSubAnagrafe}: its lines make ${sommato}, its net is ${netto}`];
};

/** I3, and one payment in the year of the person for each payslip that was computed. */
const ofRun = (
  { uid, STATUS, totali }: z.infer<typeof Processo>,
  cedolini: readonly Cedolino[],
  pagamenti: readonly z.infer<typeof Pagamento>[],
): string[] => {
  if (STATUS !== 'COMPLETATO' && STATUS !== 'CONTABILIZZATO') return [];
  const suoi = cedolini.filter(({ idProcesso, esito }) => idProcesso === uid && esito === 'CALCOLATO');
  const sommato = (quale: 'lordo' | 'netto' | 'oneri' | 'lordoStato') =>
    suoi.reduce((somma, cedolino) => somma + cedolino[quale], 0);
  const netti = suoi.map(({ uidSubAnagrafe, netto }) => `${uidSubAnagrafe}-${uid} ${netto}`).toSorted();
  const pagati = pagamenti
    .filter(({ idProcesso }) => idProcesso === uid)
    .map(({ uid: suo, netto }) => `${suo} ${netto}`)
    .toSorted();
  return [
    ...(['lordo', 'netto', 'oneri', 'lordoStato'] as const)
      .filter((quale) => sommato(quale) !== (totali?.[quale] ?? 0))
      .map((quale) => `I3 ${uid}: ${quale} is ${totali?.[quale]}, its payslips make ${sommato(quale)}`),
    ...(netti.join() === pagati.join() ? [] : [`I9 ${uid}: payslips ${netti.join()} and payments ${pagati.join()}`]),
  ];
};

/** I8 and I10, of every number and key whatever its kind. */
const broken = (item: Item): string[] => {
  const chiave = `${String(item.pk)} / ${String(item.sk)}`;
  const numeri = (valore: unknown): number[] => {
    if (typeof valore === 'number') return [valore];
    return typeof valore === 'object' && valore !== null ? Object.values(valore).flatMap(numeri) : [];
  };
  return [
    ...(numeri(item).every(Number.isSafeInteger) ? [] : [`I8 ${chiave}: a number that is no integer`]),
    ...(item.scuola === undefined || String(item.pk).startsWith(`SCUOLA#${String(item.scuola)}#`)
      ? []
      : [`I10 ${chiave}: of another school`]),
  ];
};
