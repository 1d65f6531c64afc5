import type { RotteLette } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { campoNonValido } from '#platform/errors.ts';
import type { PeriodoDestinazione, Processo } from '#shared/contracts/cedolini/processo.ts';
import { descrizioneAdempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { mesiInsieme, regolaDelMese } from '#shared/domain/elaborazione/mesi-adempimenti.ts';
import { erroreMeseContabile } from '#shared/domain/elaborazione/mesi-contabili.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { compareMesi, formatMese, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { COLLABORATORI } from '#shared/instradamento/instradamento.ts';
import { mesiDelCedolino, type DaDatare } from '../cedolino/riassunto.ts';

/** A month that the office chooses for the filings of a run, and for its printed payslips with the flag. */
export type NuovoPeriodo = Mese & { readonly flgAggiornaRiferimento: boolean };

/** A run and its payslips, from which the months of its filings are drawn; routes only of schools that may pay fixed pay. */
export interface DaChiudere {
  readonly processo: Processo;
  readonly testate: readonly CedolinoSalvato[];
  readonly rotte: readonly RotteLette[];
}

/** The last month of competence that each payslip of fixed pay is told in, not after its payment. */
const competenze = (rotte: readonly RotteLette[], { dataPagamento }: DaDatare): ReadonlyMap<string, Mese> => {
  const pagamento = meseDi(dataPagamento);
  return new Map(
    rotte.flatMap(({ testata: { uid }, rotte: sue }) => {
      const ultima = sue
        .flatMap(({ codice, adempimenti: { UNIEMENS } }) =>
          UNIEMENS === undefined || COLLABORATORI.includes(codice) ? [] : [UNIEMENS],
        )
        .toSorted(compareMesi)
        .at(-1);
      return ultima === undefined || compareMesi(ultima, pagamento) >= 0 ? [] : [[uid, ultima] as const];
    }),
  );
};

/** Why a run is to be divided in two: what it pays is of two tax years, each told in its own; null when it is of one. */
export const perchePiuAnni = (testate: readonly CedolinoSalvato[]): string | null => {
  const perAnno = Map.groupBy(
    testate.filter(({ esito }) => esito === 'CALCOLATO'),
    ({ annoFiscale }) => annoFiscale,
  );
  if (perAnno.size < 2) return null;
  const [primo, ...altri] = [...perAnno].toSorted(([a], [b]) => a - b);
  const [testata] = primo?.[1] ?? [];
  if (primo === undefined || testata === undefined) return null;
  const { desCognome, desNome, desCf } = testata.storico;
  const quanti = primo[1].length === 1 ? '' : ` e altri ${primo[1].length - 1} cedolini`;
  return `paga redditi del ${primo[0]} (${nominativo(desCognome, desNome)}, ${desCf}${quanti}) e del ${altri.map(([anno]) => anno).join(', ')}, che si denunciano in anni diversi. Fare due elaborazioni, una per anno.`;
};

/**
 * The month of each filing of a run that is accounted: by its rule, or the chosen one where the rule leaves a choice, which are UniEmens of fixed pay, told
 * of in a later month as an earlier period, and Modello M with the printed period.
 * @throws RICHIESTA_NON_VALIDA when the chosen month is out of the year of payment, or no filing may take it
 */
export const mesiDelleDenunce = (
  { processo, testate, rotte }: DaChiudere,
  nuovo: NuovoPeriodo | undefined,
): PeriodoDestinazione[] => {
  const calcolati = testate.filter(({ esito }) => esito === 'CALCOLATO');
  const suoi = competenze(rotte, processo);
  const diRegola = mesiInsieme(
    processo.ADEMPIMENTI,
    calcolati.map((testata) => mesiDelCedolino(testata, processo, suoi.get(testata.uid))),
  );
  if (nuovo === undefined) return [...diRegola];
  const errore = erroreMeseContabile(processo, nuovo);
  if (errore !== null) throw campoNonValido('newPeriodo.mese', errore);
  const fissa = suoi.size > 0 || (processo.TIPO_ELABORAZIONE === 'SUP' && processo.setupType !== 'SCUOLA');
  const isScelto = ({ adempimento }: PeriodoDestinazione): boolean =>
    adempimento === 'MODM' ? nuovo.flgAggiornaRiferimento : adempimento === 'UNIEMENS' && fissa;
  if (!nuovo.flgAggiornaRiferimento && !diRegola.some(isScelto))
    throw campoNonValido('newPeriodo.mese', nessunoSiSposta(diRegola));
  return diRegola.map((periodo) => (isScelto(periodo) ? { ...periodo, anno: nuovo.anno, mese: nuovo.mese } : periodo));
};

const nessunoSiSposta = (periodi: readonly PeriodoDestinazione[]): string =>
  `Nessun adempimento di questa elaborazione cambia mese: ${periodi
    .map(
      ({ adempimento, ...mese }) =>
        `${descrizioneAdempimento[adempimento]} ${regolaDelMese[adempimento]}, ${formatMese(mese)}`,
    )
    .join('; ')}. Si può spostare solo il periodo stampato sui cedolini.`;
