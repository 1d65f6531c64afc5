import type { FattiPersona } from '#archivio/cedolini/fatti.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento, richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { anniCompiuti } from '#shared/domain/tempo/date.ts';
import { maggioreEta } from '#shared/rules/adempimenti/minorenni.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { chiDi, type Liquidato } from '../liquidato/liquidato.ts';
import type { ContestoStampa } from '../stampa.ts';
import { fattiDiOggi } from './fatti.ts';

/** The accounts that a list says: those of the calculation, or those of the registry of today for people whose account has changed. */
export type Conti = 'CALCOLO' | 'OGGI';

/**
 * A net that the run pays, and where: `iban` null without an account, which is right only for a payment at a counter; `intestatario` empty
 * where the payee holds the account; `minorenne` on the day of the payment.
 */
export interface Pagamento {
  readonly persona: string;
  readonly desCf: string;
  readonly intestatario: string;
  readonly minorenne: boolean;
  readonly modalita: Persona['codModPagamento'];
  readonly iban: string | null;
  readonly bic: string | null;
  readonly netto: number;
  /** The difference between the payslip and the registry of today; empty where there is none. */
  readonly cambiato: string;
}

/** The nets of a run with the accounts kept at the calculation; where none was written then, or where today's are asked for, with those of the registry. */
export const pagamentiDi = async (
  { archivio }: ContestoStampa,
  liquidati: readonly Liquidato[],
  giorno: string,
  conti: Conti,
): Promise<readonly Pagamento[]> => {
  const pagati = liquidati.filter(({ testata }) => testata.netto > 0);
  const oggi = await fattiDiOggi(
    archivio,
    pagati.map(({ testata }) => testata.uidSubAnagrafe),
    giorno,
  );
  return pagati.map((liquidato) => {
    const { testata } = liquidato;
    const attuali = oggi.get(testata.uidSubAnagrafe);
    const fatti = fattiDaPagare(testata.fatti ?? undefined, attuali, conti, giorno) ?? SENZA_FATTI;
    return {
      persona: chiDi(liquidato),
      desCf: testata.storico.desCf,
      ...fatti,
      minorenne: isMinorenne(fatti.nascita, giorno),
      netto: testata.netto,
      cambiato: cambiatoDi(testata.fatti ?? undefined, attuali),
    };
  });
};

/** The facts by which a net is paid: where the calculation found them incomplete, those that the registry has been given since. */
const fattiDaPagare = (
  tenuti: FattiPersona | undefined,
  attuali: FattiPersona | undefined,
  conti: Conti,
  giorno: string,
): FattiPersona | undefined => {
  if (tenuti === undefined || attuali === undefined) return attuali ?? tenuti;
  return conti === 'OGGI' || isIncompleto(tenuti, giorno) ? attuali : tenuti;
};

const isIncompleto = ({ modalita, iban, intestatario, nascita }: FattiPersona, giorno: string): boolean =>
  modalita === null ||
  (richiedeConto[modalita] && iban === null) ||
  (intestatario === '' && isMinorenne(nascita, giorno));

const isStessoConto = (uno: FattiPersona, altro: FattiPersona): boolean =>
  uno.modalita === altro.modalita && uno.iban === altro.iban && uno.bic === altro.bic;

/** The facts of a payee that is nowhere. */
const SENZA_FATTI = { intestatario: '', nascita: null, modalita: null, iban: null, bic: null };

const cambiatoDi = (tenuti: FattiPersona | undefined, attuali: FattiPersona | undefined): string => {
  if (tenuti === undefined) return 'Come risulta oggi in anagrafe';
  if (tenuti.modalita === null || attuali === undefined || isStessoConto(tenuti, attuali)) return '';
  const modo =
    attuali.modalita === null ? 'nessuna modalità' : descrizioneModalitaPagamento[attuali.modalita].toLowerCase();
  return `In anagrafe oggi: ${modo}, ${attuali.iban === null ? 'nessun conto' : formatIban(attuali.iban)}`;
};

const isMinorenne = (nascita: string | null, giorno: string): boolean =>
  nascita !== null && anniCompiuti(nascita, giorno) < inForceOn(maggioreEta, giorno).valore;

/** A minor is paid by the hands of who represents him: the holder is said, even where the account is in the minor's own name. */
export const isSenzaIntestatario = ({ intestatario, minorenne }: Pagamento): boolean =>
  minorenne && intestatario === '';
