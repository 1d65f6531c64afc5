import type { Archivio } from '#platform/data/archivio.ts';
import { naturaReddito } from '#shared/calculation/prospetti/prospetto.ts';
import { contesto } from '#shared/calculation/situazione/contesto.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { giornoEseguito, pagataIl, type DecisioneEsecuzione } from '#shared/domain/elaborazione/esecuzione.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { formatMese, meseDi } from '#shared/domain/tempo/mese.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { cedoliniRepository } from './cedolini-repository.ts';
import type { CedolinoSalvato } from './cedolino.ts';
import { readContenuto } from './contenuto.ts';

/** A payslip that another day puts in another tax year. */
export interface CambioDiAnno {
  readonly testata: CedolinoSalvato;
  readonly dopo: number;
}

/** The consequences for a run of the day of its orders. */
export interface Esito {
  /** The day of the treasurer; null while no order says it. */
  readonly giorno: Giorno | null;
  readonly decisione: DecisioneEsecuzione;
  readonly altroAnno: readonly CambioDiAnno[];
}

/** Tax year of a sealed payslip, had it been paid on another day; that of the day where it would be of two. */
const annoFiscaleIl = (situazione: Situazione, giorno: Giorno): number => {
  try {
    const spostata = { ...situazione, dataPagamento: giorno };
    return contesto(spostata, regoleCorrenti(), naturaReddito(situazione.percettore)).annoFiscale;
  } catch (causa) {
    if (causa instanceof CalcoloImpossibile) return meseDi(giorno).anno;
    throw causa;
  }
};

/** Only around the end of a year, and within the months that settle one, another day may be of another tax year. */
const mayChangeAnno = (prima: Giorno, dopo: Giorno): boolean =>
  prima.slice(0, 4) !== dopo.slice(0, 4) || [prima, dopo].some((giorno) => giorno.slice(5) < '03-01');

const cambiDiAnno = async (
  archivio: Archivio,
  processo: Processo,
  giorno: Giorno,
): Promise<readonly CambioDiAnno[]> => {
  if (!mayChangeAnno(pagataIl(processo), giorno)) return [];
  const cedolini = cedoliniRepository(archivio);
  const calcolati = (await cedolini.listTestate(processo.uid)).filter(({ esito }) => esito === 'CALCOLATO');
  const interi = await cedolini.getInteri(calcolati.map(({ uid }) => uid));
  return interi.flatMap(({ testata, dettaglio }) => {
    const { situazione } = readContenuto(dettaglio.contenuto);
    const dopo = situazione === null ? testata.annoFiscale : annoFiscaleIl(situazione, giorno);
    return dopo === testata.annoFiscale ? [] : [{ testata, dopo }];
  });
};

const daFare = (processo: Processo, giorno: Giorno, altroAnno: readonly CambioDiAnno[]): DecisioneEsecuzione => {
  const stessoMese = formatMese(meseDi(giorno)) === formatMese(meseDi(pagataIl(processo)));
  if (stessoMese && altroAnno.length === 0) return 'NESSUNA';
  if (processo.STATUS !== 'CONTABILIZZATO') return 'CAMBIA_DATA';
  return altroAnno.length === 0 ? 'SPOSTA' : 'RIDATA';
};

/** The decision that the orders of a run ask for. Requests: none but around the end of a year, where the payslips of the run are read. */
export const esitoDellEsecuzione = async (archivio: Archivio, processo: Processo): Promise<Esito> => {
  const giorno = giornoEseguito(processo.mandati, processo.totali?.netto ?? 0);
  if (giorno === null || processo.sostituita !== undefined) return { giorno, decisione: 'NESSUNA', altroAnno: [] };
  if (giorno === pagataIl(processo)) return { giorno, decisione: 'NESSUNA', altroAnno: [] };
  const altroAnno = await cambiDiAnno(archivio, processo, giorno);
  return { giorno, decisione: daFare(processo, giorno, altroAnno), altroAnno };
};

/** The runs, among some, whose day of execution waits for a decision. */
export const daDecidere = async (archivio: Archivio, processi: readonly Processo[]): Promise<Processo[]> => {
  const esiti = await Promise.all(
    processi.map(async (processo) => ({ processo, ...(await esitoDellEsecuzione(archivio, processo)) })),
  );
  return esiti.flatMap(({ processo, decisione }) => (decisione === 'NESSUNA' ? [] : [processo]));
};
