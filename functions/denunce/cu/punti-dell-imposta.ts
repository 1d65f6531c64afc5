import { isSaputo } from '#archivio/cedolini/conguaglio-saputo.ts';
import type { AnnoConguagliato } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { imponibile } from '#shared/instradamento/imponibile.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { Campi } from '../macchina/denuncia.ts';
import type { Conguagliato } from './anni-conguagliati.ts';

/** The lines of a payslip, and how it was taxed. */
interface Tassato {
  readonly rotte: readonly Rotta[];
  /** Withheld at a rate of the payee, not by brackets. */
  readonly conAliquota: boolean;
}

/** Code of the bonus: given, or not. */
const bonus = (dato: number): Campi => ({ DB001390: dato > 0 ? '1' : '2', DB001391: dato });

/** The points of a settled year: what is due, whenever it is withheld. */
const puntiDelConguaglio = (anno: AnnoConguagliato): Campi => {
  // No document that was read says where the further deduction of L. 207/2024 goes: it is with that of employment.
  const lavoro = anno.detrazioniLavoro + anno.ulterioreDetrazione;
  return {
    DB001006: anno.giorni === 0 ? '' : String(Math.min(365, anno.giorni)),
    DB001022: anno.addizionaleRegionale,
    // More advance than surtax is given back, and nothing is due.
    DB001027: Math.max(0, anno.addizionaleComunale),
    DB001029: anno.accontoComunaleDopo,
    DB001361: anno.impostaLorda,
    DB001362: anno.detrazioniFamiglia,
    DB001367: lavoro,
    DB001374: anno.detrazioniFamiglia + lavoro,
    DB001375: anno.impostaNetta,
    ...bonus(anno.trattamentoIntegrativo),
  };
};

/** True of a settlement that knows of all that is certified: nothing was paid after it, or found late. */
const isIntero = ({ anno, pagatoDopo }: Conguagliato, pagati: readonly Tassato[]): boolean =>
  !pagatoDopo && isSaputo(anno, somma(pagati.map(({ rotte }) => imponibile(rotte))));

/**
 * The points of the tax of a year: of who is settled what the settlement came to; of who has a rate the tax at that rate, which has no deductions.
 * Nothing of who is taxed by brackets and not settled, or paid without the settlement knowing: a rule finds it.
 */
export const puntiDellImposta = (pagati: readonly Tassato[], conguagliato: Conguagliato | undefined): Campi => {
  if (conguagliato !== undefined && isIntero(conguagliato, pagati)) return puntiDelConguaglio(conguagliato.anno);
  const tassati = pagati.filter(({ rotte }) => imponibile(rotte) > 0);
  if (tassati.length === 0 || tassati.some(({ conAliquota }) => !conAliquota)) return {};
  const irpef = somma(
    tassati.flatMap(({ rotte }) => rotte.filter(({ codice }) => codice === 'IRPEF')).map(({ importo }) => importo),
  );
  return { DB001361: irpef, DB001375: irpef };
};
