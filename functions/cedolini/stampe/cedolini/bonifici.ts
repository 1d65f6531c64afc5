import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { type Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { printBonifici } from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import type { FormatoStampa } from '#shared/contracts/stampe/stampa.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento, richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { fattiScuolaDi, ibanTesoreriaDi } from '../fatti/fatti.ts';
import { elencoDelProcesso } from '../liquidato/elenchi.ts';
import { liquidatoDelProcesso, type Liquidato } from '../liquidato/liquidato.ts';
import { pagamentiAiCreditori, type PagamentoAlCreditore } from './creditori.ts';
import { isDeceduto, isDiAltri, isSenzaIntestatario, pagamentiDi, type Conti, type Pagamento } from './pagamenti.ts';
import { writeSepa, type Bonifico, type OrdineSepa } from './sepa.ts';

interface Richiesta {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly formato?: FormatoStampa | undefined;
  readonly conti?: Conti | undefined;
}

/** What keeps a payment out of the file of the bank; empty when nothing does. */
const mancanteDi = (pagamento: Pagamento): string => {
  const { modalita, iban } = pagamento;
  if (isAlCreditore(pagamento)) return iban === null ? 'Fuori dal file: creditore da indicare' : '';
  if (isDeceduto(pagamento)) return 'Fuori dal file: deceduto, si paga agli eredi';
  if (modalita === null) return 'Modalità da indicare';
  if (isSenzaIntestatario(pagamento)) return 'Minorenne: intestatario da indicare';
  if (isDiAltri(pagamento)) return 'Maggiorenne: il conto è ancora di chi lo rappresentava';
  if (!richiedeConto[modalita]) return 'Fuori dal file: si riscuote allo sportello';
  return iban === null ? 'Conto da indicare' : '';
};

const prospetto = async (
  liquidati: readonly Liquidato[],
  { dataPagamento }: Processo,
  contesto: ContestoStampa,
  conti: Conti,
): Promise<Prospetto<Pagamento>> => {
  const [pagamenti, aiCreditori] = await Promise.all([
    pagamentiDi(contesto, liquidati, dataPagamento, conti),
    pagamentiAiCreditori(contesto, liquidati, conti),
  ]);
  return {
    colonne: [...COLONNE, ...(aiCreditori.length === 0 ? [] : [PER_CONTO])],
    ...(aiCreditori.length === 0
      ? { sezioni: [{ righe: pagamenti }] }
      : {
          sezione: 'Pagamento',
          sezioni: [
            { titolo: 'Alle persone', righe: pagamenti },
            { titolo: 'Ai creditori, di quanto si è trattenuto', righe: aiCreditori },
          ],
        }),
    orientamento: 'orizzontale',
  };
};

const COLONNE: readonly ColonnaDi<Pagamento>[] = [
  { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ persona }) => persona },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
  {
    titolo: 'Modalità',
    tipo: 'testo',
    valore: ({ modalita }) => (modalita === null ? '' : descrizioneModalitaPagamento[modalita]),
  },
  { titolo: 'Conto', tipo: 'testo', valore: ({ iban }) => (iban === null ? '' : formatIban(iban)) },
  { titolo: 'Intestatario, se altri', tipo: 'testo', valore: ({ intestatario }) => intestatario },
  { titolo: 'Netto', tipo: 'importo', totale: true, valore: ({ netto }) => netto },
  { titolo: 'Da completare', tipo: 'testo', valore: mancanteDi },
  { titolo: 'Cambiato dopo', tipo: 'testo', valore: ({ cambiato }) => cambiato },
];

/** The person and the act that a creditor is paid for. */
const PER_CONTO: ColonnaDi<Pagamento> = {
  titolo: 'Trattenuto a',
  tipo: 'testo',
  valore: (pagamento) => (isAlCreditore(pagamento) ? pagamento.perConto : ''),
};

const isAlCreditore = (pagamento: Pagamento): pagamento is PagamentoAlCreditore => 'perConto' in pagamento;

/** The order to the bank. @throws STATO_NON_AMMESSO for a run that is not accounted, RICHIESTA_NON_VALIDA when an account is missing */
const ordineDi = async (
  contesto: ContestoStampa,
  { idProcesso, conti = 'CALCOLO' }: Richiesta,
): Promise<OrdineSepa> => {
  const { processo, liquidati } = await liquidatoDelProcesso(contesto, idProcesso);
  if (processo.STATUS !== 'CONTABILIZZATO')
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Il file dei bonifici si fa solo di un'elaborazione contabilizzata: contabilizzare prima «${processo.DES_ELABORAZIONE}».`,
    );
  const [{ scuola }, iban] = await Promise.all([
    fattiScuolaDi(contesto.archivio, processo),
    ibanTesoreriaDi(contesto.archivio, processo),
  ]);
  if (iban === null)
    throw campoNonValido(
      'formato',
      "Manca l'IBAN del conto da cui la scuola paga: indicarlo negli altri dati della scuola.",
    );
  const pagamenti = (await pagamentiDi(contesto, liquidati, processo.dataPagamento, conti)).filter(
    (pagamento) => !isDeceduto(pagamento),
  );
  refuseIncompleti(pagamenti);
  refuseMandatiFiniti(pagamenti);
  const aiCreditori = await pagamentiAiCreditori(contesto, liquidati, conti);
  return {
    codice: `${contesto.archivio.codmin}-${processo.ANNO}-${processo.ID_ELABORAZIONE}`,
    creato: contesto.creato,
    ordinante: scuola.nome,
    iban,
    giorno: processo.dataPagamento,
    causale: processo.DES_ELABORAZIONE,
    bonifici: [
      ...pagamenti.flatMap(bonificoDi),
      ...aiCreditori.flatMap((uno, indice) => bonificoAlCreditore(uno, pagamenti.length + indice, processo)),
    ],
  };
};

const bonificoDi = (
  { persona: nome, desCf: codiceFiscale, intestatario, iban, bic, netto: importo }: Pagamento,
  indice: number,
): readonly Bonifico[] =>
  iban === null ? [] : [{ numero: indice + 1, nome, codiceFiscale, intestatario, iban, bic, importo }];

/** The transfer to a creditor says whose pay it comes from and by which act; without an account there is none, and the list says so. */
const bonificoAlCreditore = (
  { persona: nome, iban, bic, netto: importo, perConto }: PagamentoAlCreditore,
  indice: number,
  { DES_ELABORAZIONE }: Processo,
): readonly Bonifico[] =>
  iban === null
    ? []
    : [
        {
          numero: indice + 1,
          nome,
          codiceFiscale: iban,
          intestatario: '',
          iban,
          bic,
          importo,
          causale: `Trattenuta a ${perConto}. ${DES_ELABORAZIONE}`,
        },
      ];

/** Who is paid on an account that nobody wrote stops the file: a transfer left out in silence is a person not paid. */
const refuseIncompleti = (pagamenti: readonly Pagamento[]): void => {
  const senza = pagamenti.filter(
    ({ modalita, iban }) => modalita === null || (richiedeConto[modalita] && iban === null),
  );
  if (senza.length > 0)
    throw campoNonValido(
      'formato',
      `Mancano le coordinate di pagamento di ${nomiDi(senza)}: completarle in anagrafe, poi fare il file.`,
    );
  const minorenni = pagamenti.filter(isSenzaIntestatario);
  if (minorenni.length > 0)
    throw campoNonValido(
      'formato',
      `Manca l'intestatario del conto di ${nomiDi(minorenni)}, che al pagamento è minorenne: indicare in anagrafe il genitore, poi fare il file.`,
    );
};

/** @throws RICHIESTA_NON_VALIDA for a payee of age whose account is still in other hands */
const refuseMandatiFiniti = (pagamenti: readonly Pagamento[]): void => {
  const altrui = pagamenti.filter(isDiAltri);
  if (altrui.length > 0)
    throw campoNonValido(
      'formato',
      `Al pagamento è maggiorenne e il conto è ancora di chi lo rappresentava: ${nomiDi(altrui)}. Togliere l'intestatario in anagrafe e indicare il conto suo, poi fare il file.`,
    );
};

/** People by name and codice fiscale, which tells two of one name apart; of many the first ones. */
const nomiDi = (pagamenti: readonly Pagamento[]): string => {
  const nomi = pagamenti.slice(0, NOMI).map(({ persona, desCf }) => `${persona} (${desCf})`);
  const altri = pagamenti.length - nomi.length;
  return `${nomi.join(', ')}${altri === 0 ? '' : ` e di altre persone, ${altri} in tutto`}`;
};

const NOMI = 5;

const listaCon = (conti: Conti) =>
  elencoDelProcesso({
    titolo: 'Bonifici',
    righe: (liquidati, processo, contesto) => prospetto(liquidati, processo, contesto, conti),
  });
const lista = listaCon('CALCOLO');

export const bonifici = defineStampa(printBonifici, {
  ...lista,
  title: async (richiesta: Richiesta, contesto) => {
    const titolo = await lista.title(richiesta, contesto);
    if (richiesta.formato === 'xml') await ordineDi(contesto, richiesta);
    return titolo;
  },
  load: async (richiesta, contesto) => ({
    ...(await listaCon(richiesta.conti ?? 'CALCOLO').load(richiesta, contesto)),
    ordine: richiesta.formato === 'xml' ? await ordineDi(contesto, richiesta) : null,
  }),
  comeXml: ({ ordine }) => {
    if (ordine === null) throw new Error('The file of the bank was not asked for');
    return writeSepa(ordine);
  },
});
