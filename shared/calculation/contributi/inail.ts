import { meseDi, mesiTra, type Mese } from '../../domain/tempo/mese.ts';
import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { addizionaleInail, limitiInail, ripartizioneInail, type LimitiInail } from '../../rules/inail.ts';
import type { InVigore } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Periodo } from '../situazione/misure.ts';
import type { PosizioneInail } from '../situazione/percettore.ts';
import { figura, quotaDi, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** The premium of a collaborator: the whole with its surcharge, and the two parts that sum to it. */
export interface PremioInail {
  readonly totale: Calcolato;
  readonly collaboratore: Calcolato;
  readonly committente: Calcolato;
}

/**
 * Premium on a fee at the rate of the school's position, in cents: on what is paid for the months, between the limits of each month or part of it.
 * What other payslips already paid for the same months is counted, so that two of them are as one.
 */
export const premioInail = (
  compenso: Calcolato,
  periodi: readonly Periodo[],
  { tasso, giaPagato = 0 }: PosizioneInail,
  giorno: string,
  regole: Regole,
): PremioInail => {
  const limiti = regole.inVigore(limitiInail, giorno);
  const base = baseDelPremio(compenso, giaPagato, mesiToccati(periodi), limiti);
  const premio = quotaDi({ nome: 'premio INAIL al tasso della posizione', base, aliquota: tasso, regola: limiti });
  const regolaAddizionale = regole.inVigore(addizionaleInail, giorno);
  const addizionale = quotaDi({
    nome: 'addizionale sul premio',
    base: premio,
    aliquota: regolaAddizionale.valore,
    regola: regolaAddizionale,
  });
  const totale = sommaDi('premio INAIL', [
    { nome: 'premio', calcolato: premio },
    { nome: 'addizionale', calcolato: addizionale },
  ]);
  return { totale, ...parti(totale, [base, premio, addizionale], regole.inVigore(ripartizioneInail, giorno)) };
};

const parti = (
  totale: Calcolato,
  da: readonly Calcolato[],
  ripartizione: InVigore<{ readonly collaboratore: number; readonly su: number }>,
): Pick<PremioInail, 'collaboratore' | 'committente'> => {
  const { collaboratore: numero, su } = ripartizione.valore;
  const collaboratore = perDivisoArrotondato(totale.importo, numero, su);
  const [base] = da;
  const comuni = { regola: ripartizione, da, base: base?.importo ?? 0 };
  return {
    collaboratore: figura(collaboratore, {
      ...comuni,
      testo: () =>
        `${numero}/${su} di ${formatEuro(totale.importo)} = ${formatEuro(collaboratore)} — premio INAIL a carico del collaboratore`,
      formula: `premio × ${numero} ÷ ${su}`,
    }),
    committente: figura(totale.importo - collaboratore, {
      ...comuni,
      testo: () =>
        `${formatEuro(totale.importo)} − ${formatEuro(collaboratore)} = ${formatEuro(totale.importo - collaboratore)} — premio INAIL a carico della scuola`,
      formula: 'premio − parte del collaboratore',
    }),
  };
};

/** Base of this payment: of all that the months have been paid, less the base of what was paid before. */
const baseDelPremio = (
  compenso: Calcolato,
  giaPagato: Centesimi,
  mesi: number,
  limiti: InVigore<LimitiInail>,
): Calcolato => {
  const { minimo, massimo } = limiti.valore;
  const entro = (pagato: Centesimi): Centesimi =>
    pagato <= 0 ? 0 : Math.min(Math.max(pagato, minimo * mesi), massimo * mesi);
  const precedente = entro(giaPagato);
  const base = entro(giaPagato + compenso.importo) - precedente;
  return figura(base, {
    testo: () =>
      `base del premio INAIL ${formatEuro(base)}: compenso tra ${formatEuro(minimo)} e ${formatEuro(massimo)} al mese, per ${mesi} ${mesi === 1 ? 'mese' : 'mesi'}${giaPagato === 0 ? '' : `, meno i ${formatEuro(precedente)} già assicurati`}`,
    formula: 'compenso entro minimo e massimo dei mesi − base già assicurata',
    regola: limiti,
    ingressi: () => [
      { nome: 'compenso', valore: formatEuro(compenso.importo) },
      { nome: 'già pagato per gli stessi mesi', valore: formatEuro(giaPagato) },
    ],
  });
};

/** Months of the calendar that the periods touch, each once. */
const mesiToccati = (periodi: readonly Periodo[]): number =>
  new Set(
    periodi.flatMap(({ dal, al }) => mesiTra(meseDi(dal), meseDi(al)).map(({ anno, mese }: Mese) => `${anno}-${mese}`)),
  ).size;
