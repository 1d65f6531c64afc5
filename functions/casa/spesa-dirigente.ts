import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { disponibilitaDell } from '#archivio/noipa/disponibilita.ts';
import { requireConsultazione } from '#archivio/scuola/consultazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { SpesaInLettura } from '#shared/contracts/casa/dirigente.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { somma } from '#shared/money/centesimi.ts';

/** Runs looked at among the visible ones, and among the hidden: the newest. */
const LETTI = 500;

/** The last month paid and the last exposed, with what is left of the allocation of the year. Five requests however large the school. @throws OPERAZIONE_NON_CONSENTITA */
export const getSpesaDirigente = async ({
  archivio,
  oggi,
}: Pick<RequestContext, 'archivio' | 'oggi'>): Promise<SpesaInLettura> => {
  await requireConsultazione(archivio, 'datiContabili', 'dirigente');
  const { anno } = meseDi(oggi);
  const [visibili, nascosti, dotazione] = await Promise.all([
    ultimiDi(archivio, 'V#'),
    ultimiDi(archivio, 'N#'),
    disponibilitaDell(anno, archivio),
  ]);
  const esposti = [...visibili, ...nascosti].filter(({ FLG_ESP_DIP }) => FLG_ESP_DIP);
  return { pagato: pagatoDi(visibili, oggi), esposto: ultimoMese(esposti), anno, dotazione };
};

const ultimiDi = async (archivio: Archivio, begins: string): Promise<RigaProcesso[]> => {
  const pk = archivio.chiavi.elenco(processoEntita.nome);
  const { items } = await archivio.query({ index: 'indice1', pk, begins, reverse: true, limit: LETTI });
  return archivio.leggi(items, rigaProcesso);
};

const indice = ({ ANNO, MESE }: RigaProcesso): number => ANNO * 12 + MESE;
const ultimoMese = (processi: readonly RigaProcesso[]): Mese | null => {
  const [primo] = processi.toSorted((a, b) => indice(b) - indice(a));
  return primo === undefined ? null : { anno: primo.ANNO, mese: primo.MESE };
};

/** Returns the sums of the last month that has a run accounted and paid by a day. */
const pagatoDi = (processi: readonly RigaProcesso[], oggi: string): SpesaInLettura['pagato'] => {
  const pagati = processi.filter(
    ({ STATUS, simulazione, dataPagamento }) => STATUS === 'CONTABILIZZATO' && !simulazione && dataPagamento <= oggi,
  );
  const mese = ultimoMese(pagati);
  if (mese === null) return null;
  const suoi = pagati.filter(({ ANNO, MESE }) => ANNO === mese.anno && MESE === mese.mese);
  return {
    ...mese,
    elaborazioni: suoi.length,
    cedolini: somma(suoi.map(({ numCedolini }) => numCedolini)),
    netto: somma(suoi.map(({ totali }) => totali?.netto ?? 0)),
    lordoStato: somma(suoi.map(({ totali }) => totali?.lordoStato ?? 0)),
  };
};
