import {
  cedolinoEntita,
  dettaglioEntita,
  righeBrevi,
  type CedolinoSalvato,
} from '../../functions/archivio/cedolini/cedolino.ts';
import { impronta, readContenuto, testoDi, type ContenutoLetto } from '../../functions/archivio/cedolini/contenuto.ts';
import { processoEntita } from '../../functions/archivio/cedolini/processo.ts';
import { readRotte, rotteEntita } from '../../functions/archivio/cedolini/rotte.ts';
import { riassuntoDi } from '../../functions/cedolini/cedolino/riassunto.ts';
import type { Item } from '../../functions/platform/data/dynamo.ts';
import { readItem } from '../../functions/platform/data/repository.ts';
import { cedolino } from '../../shared/calculation/cedolino.ts';
import { sostanza } from '../../shared/calculation/righe/sostanza.ts';
import { regoleDa } from '../../shared/rules/regole.ts';
import type { Rilievo } from './rilievo.ts';

type PerTipo = ReadonlyMap<string, readonly Item[]>;

/** Invariants of runs and payslips: sums (I2, I3), hashes of what is kept (I5), the same lines, amounts and formulas when computed again from the snapshot (I11). */
export const checkCedolini = (byKind: PerTipo): Rilievo[] => {
  const testate = (byKind.get('CEDOLINO') ?? []).map((item) => ({
    scuola: String(item.scuola),
    testata: readItem(cedolinoEntita, item),
  }));
  const dettagli = new Map(
    (byKind.get('DETTAGLIO_CEDOLINO') ?? []).map((item) => [
      `${String(item.scuola)} ${String(item.uid)}`,
      readItem(dettaglioEntita, item),
    ]),
  );
  return [
    ...testate.flatMap(({ scuola, testata }) => {
      const dettaglio = dettagli.get(`${scuola} ${testata.uid}`);
      const chiave = `${scuola} ${testata.uid}`;
      if (!dettaglio) return [{ invariante: 'I1', chiave, messaggio: 'Il cedolino non ha il suo dettaglio' }];
      if (dettaglio.hash !== testata.hash || impronta(testoDi(dettaglio.contenuto)) !== testata.hash)
        return [{ invariante: 'I5', chiave, messaggio: "L'impronta del dettaglio non è quella della testata" }];
      return contenutoCoerente(chiave, testata, readContenuto(dettaglio.contenuto));
    }),
    ...totaliDeiProcessi(byKind, testate),
    ...rotteDeiContabilizzati(byKind, testate),
  ];
};

const SEGNI: Readonly<Record<string, number>> = {
  competenze: 1,
  somme_esenti: 1,
  addebiti_fattura: 1,
  ritenute_previdenziali: -1,
  ritenute_fiscali: -1,
  somme_fuori_reddito: 1,
  altre_trattenute: -1,
  arrotondamento: 1,
};

const contenutoCoerente = (chiave: string, testata: CedolinoSalvato, contenuto: ContenutoLetto): Rilievo[] => {
  if (contenuto.cedolino === null || contenuto.situazione === null) return [];
  const netto = contenuto.cedolino.righe.reduce(
    (somma, { gruppo, importo }) => somma + (SEGNI[gruppo] ?? 0) * importo,
    0,
  );
  const rilievi =
    netto === testata.netto
      ? []
      : [{ invariante: 'I2', chiave, messaggio: `Netto ${testata.netto}, somma delle righe ${netto}` }];
  const esito = cedolino(contenuto.situazione, regoleDa(contenuto.cedolino.regole));
  return esito.esito === 'calcolato' && sostanza(esito.cedolino) === sostanza(contenuto.cedolino)
    ? rilievi
    : [
        ...rilievi,
        { invariante: 'I11', chiave, messaggio: 'Ricalcolato dalla fotografia dei dati dà un altro cedolino' },
      ];
};

const totaliDeiProcessi = (
  byKind: PerTipo,
  testate: readonly { readonly scuola: string; readonly testata: CedolinoSalvato }[],
): Rilievo[] =>
  (byKind.get('PROCESSO') ?? []).flatMap((item) => {
    const processo = readItem(processoEntita, item);
    if (processo.STATUS !== 'COMPLETATO' && processo.STATUS !== 'CONTABILIZZATO') return [];
    const sue = testate
      .filter(({ scuola, testata }) => scuola === item.scuola && testata.idProcesso === processo.uid)
      .map(({ testata }) => testata);
    const atteso = riassuntoDi(sue, processo);
    const uguali =
      atteso.numCedolini === processo.numCedolini &&
      atteso.numScartati === processo.numScartati &&
      JSON.stringify(atteso.totali) === JSON.stringify(processo.totali);
    return uguali
      ? []
      : [
          {
            invariante: 'I3',
            chiave: `${String(item.scuola)} ${processo.uid}`,
            messaggio: 'Conteggi o totali diversi dalla somma dei cedolini',
          },
        ];
  });

const DOVUTE: readonly string[] = ['ritenute_previdenziali', 'ritenute_fiscali', 'oneri'];

/** What leaves the school for a payslip line: withheld or due, less what it gives back. */
const dovuto = ({ gruppo, importo }: { readonly gruppo: string; readonly importo: number }): number => {
  if (gruppo === 'somme_fuori_reddito') return -importo;
  return DOVUTE.includes(gruppo) ? importo : 0;
};

/** Each payslip of an accounted run has its routes, and they sum to what is withheld and due (I12). */
const rotteDeiContabilizzati = (
  byKind: PerTipo,
  testate: readonly { readonly scuola: string; readonly testata: CedolinoSalvato }[],
): Rilievo[] => {
  const contabilizzati = new Map(
    (byKind.get('PROCESSO') ?? [])
      .map((item) => ({
        chiave: `${String(item.scuola)} ${String(item.uid)}`,
        processo: readItem(processoEntita, item),
      }))
      .filter(({ processo }) => processo.STATUS === 'CONTABILIZZATO')
      .map(({ chiave, processo }) => [chiave, processo]),
  );
  const rotte = new Map(
    (byKind.get(rotteEntita.nome) ?? []).map((item) => [
      `${String(item.scuola)} ${String(item.uid)}`,
      readRotte(readItem(rotteEntita, item)),
    ]),
  );
  return testate.flatMap(({ scuola, testata }) => {
    if (testata.esito !== 'CALCOLATO' || !contabilizzati.has(`${scuola} ${testata.idProcesso}`)) return [];
    const chiave = `${scuola} ${testata.uid}`;
    const sue = rotte.get(chiave);
    if (sue === undefined)
      return [{ invariante: 'I12', chiave, messaggio: 'Il cedolino contabilizzato non dice dove va ogni importo' }];
    const attese = righeBrevi(testata).reduce((somma, riga) => somma + dovuto(riga), 0);
    const instradate = sue
      .filter(({ gruppo }) => DOVUTE.includes(gruppo) || gruppo === 'somme_fuori_reddito')
      .reduce((somma, { importo }) => somma + importo, 0);
    return attese === instradate
      ? []
      : [{ invariante: 'I12', chiave, messaggio: `Ritenuti e dovuti ${attese}, instradati ${instradate}` }];
  });
};
