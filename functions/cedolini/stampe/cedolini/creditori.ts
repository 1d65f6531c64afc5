import type { FattiPersona } from '#archivio/cedolini/fatti.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { getVoceDizionario, isConCreditore } from '#functions/riferimento/voci/soggettive.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Creditore } from '#shared/contracts/anagrafe/creditore.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { trattenuteDelle } from '../fatti/fatti.ts';
import { chiaveDi, chiDi, type Liquidato } from '../liquidato/liquidato.ts';
import { righeIntere } from '../liquidato/righe-intere.ts';
import { COME_OGGI, type Conti, type Pagamento } from './pagamenti.ts';

/** A sum that a payslip withheld by order, as a payment to the creditor; `creditore` null where the order names none. */
interface DaVersare {
  readonly liquidato: Liquidato;
  readonly creditore: Creditore | null;
  readonly importo: number;
  /** The payslip keeps another creditor, or none. */
  readonly diOggi: boolean;
}

/** A payment to a creditor, as the list of payments has it; `perConto` says whose pay it comes from, and by which act. */
export type PagamentoAlCreditore = Pagamento & {
  readonly cedolino: Uid<'CEDOLINO'>;
  readonly perConto: string;
  readonly creditore: Creditore | null;
};

/**
 * Sums that the payslips withheld by order, each payable to its creditor: the one kept with the payslip; where none was written then, or where
 * today's are asked for, that of the registry.
 */
export const pagamentiAiCreditori = async (
  contesto: Pick<ContestoStampa, 'archivio'>,
  liquidati: readonly Liquidato[],
  conti: Conti,
): Promise<readonly PagamentoAlCreditore[]> =>
  (await daVersare(contesto, liquidati, conti)).map(({ liquidato, creditore, importo, diOggi }) => ({
    cedolino: liquidato.testata.uid,
    persona: creditore?.nome ?? 'Creditore da indicare',
    desCf: '',
    intestatario: '',
    impedimenti: [],
    modalita: creditore === null ? null : 'B',
    iban: creditore?.iban ?? null,
    bic: null,
    netto: importo,
    comune: null,
    cambiato: diOggi ? COME_OGGI : '',
    creditore,
    perConto: [
      `${chiDi(liquidato)} (${liquidato.testata.storico.desCf})`,
      ...(creditore === null ? [] : [`${creditore.atto} del ${formatGiorno(creditore.data)}`]),
    ].join(', '),
  }));

const daVersare = async (
  contesto: Pick<ContestoStampa, 'archivio'>,
  liquidati: readonly Liquidato[],
  conti: Conti,
): Promise<readonly DaVersare[]> => {
  const righe = (await righeIntere(contesto, liquidati, ({ gruppo }) => gruppo === 'altre_trattenute'))
    .flatMap(({ liquidato, riga: { origine, importo } }) =>
      origine === undefined || importo === 0 ? [] : [{ liquidato, origine, importo }],
    )
    .toSorted((a, b) => (chiaveDi(a.liquidato) < chiaveDi(b.liquidato) ? -1 : 1));
  const tenute = await trattenuteDelle(
    contesto.archivio,
    righe.map(({ liquidato: { testata }, origine }) => ({ testata, origine })),
  );
  const ordini = righe.flatMap(({ liquidato, origine, importo }) => {
    const ordine = tenute(liquidato.testata, origine);
    return ordine !== undefined && haCreditore(ordine) ? [{ liquidato, origine, importo, ordine }] : [];
  });
  const daLeggere = ordini.filter(({ ordine }) => conti === 'OGGI' || ordine.creditore === undefined);
  const oggi = await creditoriDiOggi(
    contesto,
    daLeggere.map(({ origine }) => origine),
  );
  return ordini.map(({ liquidato, origine, importo, ordine }) => {
    const attuale = oggi.get(origine);
    return {
      liquidato,
      importo,
      creditore: attuale ?? ordine.creditore ?? null,
      diOggi: attuale !== undefined && JSON.stringify(attuale) !== JSON.stringify(ordine.creditore),
    };
  });
};

type Ordine = NonNullable<FattiPersona['trattenute']>[number];

const haCreditore = ({ codVoce }: Ordine): boolean => {
  const voce = getVoceDizionario(codVoce);
  return voce !== undefined && isConCreditore(voce);
};

const creditoriDiOggi = async (
  { archivio }: Pick<ContestoStampa, 'archivio'>,
  origini: readonly string[],
): Promise<ReadonlyMap<string, Creditore>> => {
  if (origini.length === 0) return new Map();
  const uids = [...new Set(origini)].map((uid) => asUid<'SOGGETTIVA'>(uid));
  const registrate = await archivio.of(soggettivaEntita).getMany(uids);
  return new Map(registrate.flatMap(({ uid, creditore }) => (creditore ? [[uid, creditore] as const] : [])));
};
