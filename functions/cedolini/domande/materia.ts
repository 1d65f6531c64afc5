import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto, type ContenutoLetto } from '#archivio/cedolini/contenuto.ts';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { readRotte } from '#archivio/cedolini/rotte.ts';
import { incaricoEntita, pagatoDi } from '#archivio/incarichi/incarico.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { giornoEseguito, pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import type { CedolinoDiPrima, IncaricoPagato, Materia } from '#shared/domande/grafo.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { regolePerSituazioni } from '../calcolo/regole/regole-della-scuola.ts';

/** A payslip of the same person that may be the one before. */
export interface Precedente {
  readonly uid: Uid<'CEDOLINO'>;
  readonly tipo: TipoElaborazione;
  readonly descrizione: string;
  readonly dataPagamento: string;
}

/** A payslip to be asked about. `soloDi`: the runs whose payments may be told of; null for all. */
export interface Letto {
  readonly testata: CedolinoSalvato;
  readonly processo: Processo;
  readonly precedenti: readonly Precedente[];
  readonly soloDi: ReadonlySet<Uid<'PROCESSO'>> | null;
}

/** Everything the answers about a payslip are read from. @throws NON_TROVATO for a payslip that was not computed */
export const loadMateria = async (archivio: Archivio, letto: Letto): Promise<Materia> => {
  const { testata, processo } = letto;
  const [intero] = await cedoliniRepository(archivio).getConservati([testata.uid]);
  if (intero === undefined) throw nonTrovato('Il cedolino');
  const contenuto = readContenuto(intero.dettaglio.contenuto);
  const { cedolino, situazione } = contenuto;
  if (cedolino === null) throw nonTrovato('Il cedolino calcolato');
  const rotte: readonly Rotta[] = intero.rotte === null ? [] : readRotte(intero.rotte);
  const [prima, incarichi, regole] = await Promise.all([
    cedolinoDiPrima(archivio, letto),
    incarichiPagati(archivio, letto, contenuto),
    regolePerSituazioni(archivio, `${cedolino.annoFiscale + 1}-01-31`, []),
  ]);
  return {
    cedolino,
    situazione,
    rotte,
    prima,
    incarichi,
    pagamento: pagamentoDi(processo),
    regole,
  };
};

/** The payment of a run: done on the day of the orders that pay its net, once there are any. */
const pagamentoDi = (processo: Processo): Materia['pagamento'] => {
  const { simulazione, mandati, totali, STATUS } = processo;
  if (simulazione) return { stato: 'SIMULAZIONE', giorno: processo.dataPagamento };
  const eseguito = giornoEseguito(mandati, totali?.netto ?? 0);
  if (eseguito !== null) return { stato: 'ESEGUITO', giorno: eseguito };
  return { stato: STATUS === 'CONTABILIZZATO' ? 'DISPOSTO' : 'PROVVISORIO', giorno: pagataIl(processo) };
};

/** The last payslip of the same kind that was paid on an earlier day. */
const cedolinoDiPrima = async (
  archivio: Archivio,
  { processo, precedenti }: Letto,
): Promise<CedolinoDiPrima | null> => {
  const [ultimo] = precedenti
    .filter(({ tipo, dataPagamento }) => tipo === processo.TIPO_ELABORAZIONE && dataPagamento < processo.dataPagamento)
    .toSorted((a, b) => (a.dataPagamento < b.dataPagamento ? 1 : -1));
  if (ultimo === undefined) return null;
  const [intero] = await cedoliniRepository(archivio).getConservati([ultimo.uid]);
  if (intero === undefined) return null;
  const { descrizione, dataPagamento } = ultimo;
  const { testata, dettaglio } = intero;
  const righe = readContenuto(dettaglio.contenuto).cedolino?.righe ?? righeBrevi(testata);
  return { descrizione, dataPagamento, netto: testata.netto, righe };
};

/** The assignments that the items of the payslip name, with what was paid of each. */
const incarichiPagati = async (
  archivio: Archivio,
  { testata: { uidSubAnagrafe }, soloDi }: Letto,
  { input }: ContenutoLetto,
): Promise<IncaricoPagato[]> => {
  const nominati = input.voci.flatMap(({ uidIncarico }) => uidIncarico ?? []);
  if (nominati.length === 0) return [];
  const [incarichi, pagamenti] = await Promise.all([
    archivio.of(incaricoEntita).listAll(uidSubAnagrafe),
    archivio.of(pagamentoEntita).listAll(uidSubAnagrafe),
  ]);
  const visti = pagamenti.filter(({ idProcesso }) => soloDi === null || soloDi.has(idProcesso));
  return incarichi
    .filter((incarico) => nominati.some((nominato) => isDiIncarico(incarico, nominato)))
    .map((incarico) => ({
      numero: incarico.numIncarico,
      data: incarico.datIncarico,
      importo: incarico.numImporto,
      pagato: pagatoDi(incarico, visti),
    }));
};
