import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readContenuto, type ContenutoLetto } from '#archivio/cedolini/contenuto.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { RegolaDaRiscontrare } from '#shared/contracts/cedolini/calcolo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { marcaDellaRegola } from '#shared/rules/regola.ts';
import { documentoPer } from '#shared/rules/riscontri/documenti.ts';

/** What a run says of its rules, and of how many payslips. */
export interface RegoleDelProcesso {
  readonly regole: RegolaDaRiscontrare[];
  readonly cedolini: number;
}

/**
 * The rules that each payslip of a run names because they made one of its amounts and nobody has read them, once each for the whole run:
 * those of most payslips first. @throws NON_TROVATO
 */
export const regoleDaRiscontrare = async (
  archivio: Archivio,
  idProcesso: Uid<'PROCESSO'>,
): Promise<RegoleDelProcesso> => {
  await processiRepository(archivio).load(idProcesso);
  const repository = cedoliniRepository(archivio);
  const calcolati = (await repository.listTestate(idProcesso)).filter(({ esito }) => esito === 'CALCOLATO');
  const interi = await repository.getInteri(calcolati.map(({ uid }) => uid));
  const nominate = interi.flatMap(({ dettaglio }) => nominateDa(readContenuto(dettaglio.contenuto)));
  const perVersione = Map.groupBy(nominate, ({ id, dal }) => `${id} ${dal}`);
  return {
    regole: [...perVersione.values()]
      .flatMap(([prima, ...altre]) => (prima === undefined ? [] : [{ ...prima, cedolini: altre.length + 1 }]))
      .toSorted((a, b) => b.cedolini - a.cedolini || (a.id < b.id ? -1 : 1)),
    cedolini: calcolati.length,
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
