import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto, type ContenutoLetto } from '#archivio/cedolini/contenuto.ts';
import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { RegolaDaRiscontrare } from '#shared/contracts/cedolini/calcolo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { compareMesi, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { marcaDellaRegola } from '#shared/rules/regola.ts';
import { documentoPer } from '#shared/rules/riscontri/documenti.ts';

/** The rules that nobody has read of what a month paid, and of how many payslips it says so. */
export interface RegolePagate {
  readonly regole: RegolaDaRiscontrare[];
  readonly cedolini: number;
}

/**
 * The rules that payslips paid in a month name because they made one of their amounts and nobody has read them, once each:
 * those of most payslips first.
 */
export const regolePagate = async (archivio: Archivio, mese: Mese): Promise<RegolePagate> => {
  const pagati = (await processiContabilizzati(archivio)).filter(
    ({ dataPagamento }) => compareMesi(meseDi(dataPagamento), mese) === 0,
  );
  const perProcesso = await Promise.all(pagati.map(({ uid }) => nominateNel(archivio, uid)));
  const nominate = perProcesso.flatMap(({ nominate: sue }) => sue);
  const perVersione = Map.groupBy(nominate, ({ id, dal }) => `${id} ${dal}`);
  return {
    regole: [...perVersione.values()]
      .flatMap(([prima, ...altre]) => (prima === undefined ? [] : [{ ...prima, cedolini: altre.length + 1 }]))
      .toSorted((a, b) => b.cedolini - a.cedolini || (a.id < b.id ? -1 : 1)),
    cedolini: perProcesso.reduce((totale, { cedolini }) => totale + cedolini, 0),
  };
};

/** The rules that each payslip of a run names, a row a payslip and version. */
const nominateNel = async (archivio: Archivio, processo: Uid<'PROCESSO'>) => {
  const repository = cedoliniRepository(archivio);
  const calcolati = (await repository.listTestate(processo)).filter(({ esito }) => esito === 'CALCOLATO');
  const interi = await repository.getInteri(calcolati.map(({ uid }) => uid));
  return {
    cedolini: calcolati.length,
    nominate: interi.flatMap(({ dettaglio }) => nominateDa(readContenuto(dettaglio.contenuto))),
  };
};

/** Those of one payslip, each once. */
const nominateDa = ({ cedolino }: ContenutoLetto): readonly Omit<RegolaDaRiscontrare, 'cedolini'>[] => {
  if (cedolino === null) return [];
  const avvisate = new Set(
    cedolino.avvisi.flatMap(({ codice, campo }) => (codice === 'REGOLA_NON_VERIFICATA' ? [campo] : [])),
  );
  const usate = cedolino.regole.filter(({ id, riscontro }) => riscontro === null && avvisate.has(id));
  return [...new Map(usate.map((usata) => [`${usata.id} ${usata.dal}`, usata])).values()].map((usata) => ({
    id: usata.id,
    descrizione: usata.descrizione,
    dal: usata.dal,
    norma: usata.norma.map(({ testo }) => testo).join('; '),
    marca: marcaDellaRegola(usata) === 'DEDOTTO' ? 'DEDOTTO' : 'DA_RISCONTRARE',
    documento: documentoPer(usata.id),
  }));
};
