import type { FattiPersona } from '#archivio/cedolini/fatti.ts';
import { impedimentiDellaPersona } from '#archivio/impedimenti/di-persona.ts';
import type { Impedimento } from '#archivio/impedimenti/impedimento.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento, richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { fattiDiOggi } from '../fatti/fatti.ts';
import { chiDi, type Liquidato } from '../liquidato/liquidato.ts';

/** The accounts that a list says: those of the calculation, or those of the registry of today for people whose account has changed. */
export type Conti = 'CALCOLO' | 'OGGI';

/**
 * A net that the run pays, and where: `iban` null without an account, which is right only for a payment at a counter; `intestatario` empty
 * where the payee holds the account; `impedimenti` on the day of the payment, those of today's registry too where somebody has died.
 */
export interface Pagamento {
  readonly persona: string;
  readonly desCf: string;
  readonly intestatario: string;
  readonly impedimenti: readonly Impedimento[];
  readonly modalita: Persona['codModPagamento'];
  readonly iban: string | null;
  readonly bic: string | null;
  readonly netto: number;
  /** Town of the fiscal domicile of the payee; null where none is known. */
  readonly comune: string | null;
  /** The difference between the payslip and the registry of today, or that the list itself says today's; empty where there is none. */
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
      impedimenti: impedimentiDeiFatti({ ...fatti, ...(attuali?.deceduto ? { deceduto: true } : {}) }, giorno),
      netto: testata.netto,
      comune: fatti.domicilioFiscale,
      cambiato: cambiatoDi(testata.fatti ?? undefined, attuali, fatti),
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

const isIncompleto = (fatti: FattiPersona, giorno: string): boolean =>
  fatti.modalita === null ||
  (richiedeConto[fatti.modalita] && fatti.iban === null) ||
  impedimentiDeiFatti(fatti, giorno).length > 0;

const isStessoConto = (uno: FattiPersona, altro: FattiPersona): boolean =>
  uno.modalita === altro.modalita && uno.iban === altro.iban && uno.bic === altro.bic;

/** The facts of a payee that is nowhere. */
const SENZA_FATTI = { intestatario: '', nascita: null, modalita: null, iban: null, bic: null, domicilioFiscale: null };

/** The words of a list that says today's registry, for want of what the calculation kept. */
export const COME_OGGI = 'Come risulta oggi in anagrafe';

const isStesseMani = (uno: InMano, altro: InMano): boolean =>
  uno.intestatario === altro.intestatario && uno.tutela === altro.tutela;

const cambiatoDi = (
  tenuti: FattiPersona | undefined,
  attuali: FattiPersona | undefined,
  detti: Partial<FattiPersona>,
): string => {
  if (tenuti === undefined) return COME_OGGI;
  if (attuali === undefined || (isStessoConto(tenuti, attuali) && isStesseMani(tenuti, attuali))) return '';
  if (detti === attuali) return COME_OGGI;
  if (isStessoConto(tenuti, attuali)) return `In anagrafe oggi: intestatario ${attuali.intestatario || 'la persona'}`;
  const modo =
    attuali.modalita === null ? 'nessuna modalità' : descrizioneModalitaPagamento[attuali.modalita].toLowerCase();
  return `In anagrafe oggi: ${modo}, ${attuali.iban === null ? 'nessun conto' : formatIban(attuali.iban)}`;
};

type InMano = Pick<FattiPersona, 'intestatario' | 'nascita'> & Partial<Pick<FattiPersona, 'tutela' | 'deceduto'>>;

/** The answers of the one question of every payment on the facts of a payslip. */
const impedimentiDeiFatti = (
  { intestatario, nascita, tutela, deceduto }: InMano,
  giorno: string,
): readonly Impedimento[] =>
  impedimentiDellaPersona(
    {
      tipoSoggetto: 'FISICA',
      datNascita: nascita,
      desIntestatario: intestatario,
      flgTutela: tutela === true,
      flgDeceduto: deceduto === true,
    },
    giorno,
  );

const conImpedimento =
  (codice: Impedimento['codice']) =>
  ({ impedimenti }: Pagamento): boolean =>
    impedimenti.some((uno) => uno.codice === codice);

/** A minor is paid by the hands of who represents him: the holder is said, even where the account is in the minor's own name. */
export const isSenzaIntestatario = conImpedimento('MINORE_SENZA_RAPPRESENTANTE');
/** The mandate of a parent ends on the birthday of age. */
export const isDiAltri = conImpedimento('MANDATO_FINITO');
/** A dead payee is owed by the heirs' accounts, not by this one. */
export const isDeceduto = conImpedimento('PERSONA_DECEDUTA');
