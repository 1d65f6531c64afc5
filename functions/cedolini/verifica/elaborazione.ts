import { cedolinoEntita, dettaglioEntita, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readRotte, rotteEntita } from '#archivio/cedolini/rotte.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { contiDi } from '../cedolino/riassunto.ts';
import { checkCedolino, checkRotte } from './cedolino.ts';
import type { Rilievo } from './rilievo.ts';

/** Payslips whose contents are in memory at once: a request each for contents and for routes. */
const INSIEME = 50;

/** What of a head counts in the totals of its run. */
type Breve = Parameters<typeof contiDi>[0][number];

/**
 * Invariants of a run and of its payslips: whole, sealed, summing, the same when computed again, their cents routed, and the totals of the run.
 * Whatever its size it keeps some bytes a payslip; three requests for each fifty.
 */
export const checkElaborazione = async (archivio: Archivio, processo: Processo): Promise<Rilievo[]> => {
  const rilievi: Rilievo[] = [];
  const brevi: Breve[] = [];
  for await (const testate of testateDi(archivio, processo)) {
    rilievi.push(...(await checkBlocco(archivio, processo, testate)));
    brevi.push(...testate.map(breveDi));
  }
  return [...rilievi, ...totaliCoerenti(archivio, processo, brevi)];
};

async function* testateDi(archivio: Archivio, { uid }: Processo): AsyncGenerator<CedolinoSalvato[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const { items, last } = await archivio.query({
      pk: archivio.chiavi.radice('PROCESSO', uid),
      begins: `${cedolinoEntita.nome}#`,
      limit: INSIEME,
      ...(after ? { after } : {}),
    });
    yield items.map((item) => readItem(cedolinoEntita, item));
    after = last;
  } while (after);
}

const breveDi = ({ esito, lordo, netto, oneri, lordoStato }: CedolinoSalvato): Breve => ({
  esito,
  lordo,
  netto,
  oneri,
  lordoStato,
});

const checkBlocco = async (
  archivio: Archivio,
  { STATUS }: Processo,
  testate: readonly CedolinoSalvato[],
): Promise<Rilievo[]> => {
  const uids = testate.map(({ uid }) => uid);
  const contabilizzata = STATUS === 'CONTABILIZZATO';
  const [dettagli, rotte] = await Promise.all([
    archivio.of(dettaglioEntita).getMany(uids),
    contabilizzata ? archivio.of(rotteEntita).getMany(uids) : [],
  ]);
  const perUid = new Map(dettagli.map((uno) => [uno.uid, uno]));
  const sue = new Map(rotte.map((una) => [una.uid, readRotte(una)]));
  return testate.flatMap((testata) => {
    const chiave = `${archivio.codmin} ${testata.uid}`;
    return [
      ...checkCedolino({ chiave, testata, dettaglio: perUid.get(testata.uid) }),
      ...(contabilizzata ? checkRotte(chiave, testata, sue.get(testata.uid)) : []),
    ];
  });
};

/** Of a run that ended: its counts and sums are those of its payslips (I3). */
const totaliCoerenti = (archivio: Archivio, processo: Processo, testate: readonly Breve[]): Rilievo[] => {
  if (processo.STATUS !== 'COMPLETATO' && processo.STATUS !== 'CONTABILIZZATO') return [];
  const { numCedolini, numScartati, totali } = contiDi(testate);
  return numCedolini === processo.numCedolini &&
    numScartati === processo.numScartati &&
    JSON.stringify(totali) === JSON.stringify(processo.totali)
    ? []
    : [
        {
          invariante: 'I3',
          chiave: `${archivio.codmin} ${processo.uid}`,
          messaggio: 'Conteggi o totali diversi dalla somma dei cedolini',
        },
      ];
};
