import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { StatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { cassaAllargata } from '#shared/rules/irpef.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { processiRepository } from './processi-repository.ts';
import { processoEntita, rigaProcesso } from './processo.ts';

/** True of an accounted run that counts: another may have taken its place, paid on the day of the treasurer. */
export const isContata = ({ STATUS, sostituita }: Pick<Processo, 'STATUS' | 'sostituita'>): boolean =>
  STATUS === 'CONTABILIZZATO' && sostituita === undefined;

/** Those of some runs that count, in the order in which they were accounted. */
export const contateInOrdine = <P extends Pick<Processo, 'STATUS' | 'sostituita' | 'contabilizzatoIl'>>(
  processi: readonly P[],
): P[] =>
  processi.filter(isContata).toSorted((a, b) => ((a.contabilizzatoIl ?? '') < (b.contabilizzatoIl ?? '') ? -1 : 1));

/** The accounted runs that count in sums and filings, hidden ones too. */
export const processiContabilizzati = async (archivio: Archivio): Promise<Processo[]> =>
  (await processiSigillati(archivio)).filter(isContata);

/** Every accounted run, hidden ones and those that another replaced too: two queries of the index and a read for each hundred. */
export const processiSigillati = async (archivio: Archivio): Promise<Processo[]> => {
  const perStato = (visibile: string) =>
    archivio.of(processoEntita).queryIndice({
      index: 'indice2',
      begins: `${visibile}#CONTABILIZZATO#`,
    });
  const righe = archivio.leggi((await Promise.all([perStato('V'), perStato('N')])).flat(), rigaProcesso);
  return processiRepository(archivio).getMany(righe.map(({ uid }) => uid));
};

/** Accounted runs some filing of which falls in a month. */
export const processiDelMese = async (archivio: Archivio, { anno, mese }: Mese): Promise<Processo[]> =>
  (await processiContabilizzati(archivio)).filter(({ PERIODI_DEST }) =>
    PERIODI_DEST.some((periodo) => periodo.anno === anno && periodo.mese === mese),
  );

/** Accounted runs that may hold sums of a tax year: those paid in it, in the first days of the next that still belong to it, and the settlements of it. */
export const processiDellAnnoFiscale = async (archivio: Archivio, anno: number): Promise<Processo[]> => {
  const dopo = ifInForceOn(cassaAllargata, `${anno + 1}-01-01`);
  const ultimo = dopo === null ? `${anno}-12-31` : `${anno + 1}-${dopo.valore.finoAlGiorno}`;
  return (await processiContabilizzati(archivio)).filter(
    ({ dataPagamento, TIPO_ELABORAZIONE, annoConguagliato }) =>
      (dataPagamento >= `${anno}-01-01` && dataPagamento <= ultimo) ||
      (TIPO_ELABORAZIONE === 'CON' &&
        (annoConguagliato === anno || (annoConguagliato == null && dataPagamento.startsWith(String(anno + 1))))),
  );
};

const APERTI: readonly StatoElaborazione[] = ['ATTESA', 'IN_CORSO', 'COMPLETATO', 'FALLITO'];

/** The runs that are not accounted, newest first, hidden ones left out: one query a state and a read for each hundred. */
export const processiAperti = async (archivio: Archivio): Promise<Processo[]> => {
  const processi = archivio.of(processoEntita);
  const righe = await Promise.all(
    APERTI.map((stato) => processi.queryIndice({ index: 'indice2', begins: `V#${stato}#` })),
  );
  const trovati = await processi.getMany(archivio.leggi(righe.flat(), (item) => rigaProcesso(item).uid));
  return trovati.toSorted(
    (a, b) => b.ANNO * 12 + b.MESE - (a.ANNO * 12 + a.MESE) || b.ID_ELABORAZIONE - a.ID_ELABORAZIONE,
  );
};
