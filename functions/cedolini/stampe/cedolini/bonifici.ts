import { altriDatiAl, getScuolaPropria, scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { type Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { printBonifici } from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { FormatoStampa } from '#shared/contracts/stampe/stampa.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatIban, splitIban } from '#shared/domain/codici/iban.ts';
import { percheNon, type ChiE } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { descrizioneModalitaPagamento, richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { fattiScuolaDi, ibanTesoreriaDi } from '../fatti/fatti.ts';
import { elencoDelProcesso } from '../liquidato/elenchi.ts';
import { liquidatoDelProcesso, type Liquidato } from '../liquidato/liquidato.ts';
import { pagamentiAiCreditori, type PagamentoAlCreditore } from './creditori.ts';
import { refuseMandatiFiniti, refuseIncompleti } from './incompleti.ts';
import { writeCbi, type DatiCbi } from './ordine/cbi.ts';
import type { Bonifico, Ordine } from './ordine/elementi.ts';
import { writeSepa } from './ordine/sepa.ts';
import { isDeceduto, isDiAltri, isSenzaIntestatario, pagamentiDi, type Conti, type Pagamento } from './pagamenti.ts';

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

/** An order, and the data of the Italian message where the bank of the school wants that one. */
interface OrdineDaScrivere {
  readonly ordine: Ordine;
  readonly cbi: DatiCbi | null;
}

/**
 * The order to the bank.
 * @throws OPERAZIONE_NON_CONSENTITA for a school that pays by orders to its treasury, STATO_NON_AMMESSO for a run that is not accounted, RICHIESTA_NON_VALIDA when an account is missing
 */
const ordineDi = async (
  contesto: ContestoStampa,
  { idProcesso, conti = 'CALCOLO' }: Richiesta,
): Promise<OrdineDaScrivere> => {
  const { processo, liquidati } = await liquidatoDelProcesso(contesto, idProcesso);
  const [{ scuola }, iban, propria] = await Promise.all([
    fattiScuolaDi(contesto.archivio, processo),
    ibanTesoreriaDi(contesto.archivio, processo),
    getScuolaPropria(contesto.archivio),
  ]);
  refuseNonOrdinabile(processo, propria?.dati ?? processo);
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
  const ordine = {
    codice: `${contesto.archivio.codmin}-${processo.ANNO}-${processo.ID_ELABORAZIONE}`,
    creato: contesto.creato,
    ordinante: scuola.nome,
    iban,
    giorno: processo.dataPagamento,
    causale: processo.DES_ELABORAZIONE,
    bonifici: [
      ...pagamenti.flatMap((pagamento, indice) => bonificoDi(pagamento, indice, processo)),
      ...aiCreditori.flatMap((uno, indice) => bonificoAlCreditore(uno, pagamenti.length + indice, processo)),
    ],
  };
  return { ordine, cbi: datiCbi(propria, processo, iban) };
};

/** @throws OPERAZIONE_NON_CONSENTITA, STATO_NON_AMMESSO for a run that no file of a bank pays, or not yet */
const refuseNonOrdinabile = ({ STATUS, DES_ELABORAZIONE }: Processo, scuola: ChiE): void => {
  const perche = percheNon('ORDINE_BANCA', scuola);
  if (perche !== null) throw new AppError('OPERAZIONE_NON_CONSENTITA', perche);
  if (STATUS !== 'CONTABILIZZATO')
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Il file dei bonifici si fa solo di un'elaborazione contabilizzata: contabilizzare prima «${DES_ELABORAZIONE}».`,
    );
};

/** The data that the Italian message asks besides; null where the school chose the European one. @throws RICHIESTA_NON_VALIDA */
const datiCbi = (scuola: Scuola | undefined, { dataPagamento }: Processo, iban: string): DatiCbi | null => {
  const altri = altriDatiAl(scuola, dataPagamento);
  if (altri?.tracciatoBonifici !== 'ITALIANO') return null;
  const abi = splitIban(iban)?.codAbi;
  if (!altri.codCuc || abi === undefined) throw campoNonValido('formato', SENZA_CBI);
  return { cuc: altri.codCuc, abi, comune: scuolaAl(scuola, dataPagamento)?.desComune ?? '' };
};

const SENZA_CBI =
  'Per il tracciato delle banche italiane servono il codice CUC e il conto in una banca italiana: indicarli negli altri dati della scuola, o scegliere lì il tracciato europeo.';

/** A run that pays those who work for the school; the others pay fees, or what is not pay. */
const isPaga = ({ TIPO_ELABORAZIONE }: Processo): boolean => TIPO_ELABORAZIONE !== 'EST';

const bonificoDi = (
  { persona: nome, desCf: codiceFiscale, intestatario, iban, bic, netto: importo, comune }: Pagamento,
  indice: number,
  processo: Processo,
): readonly Bonifico[] =>
  iban === null
    ? []
    : [
        {
          numero: indice + 1,
          nome,
          codiceFiscale,
          intestatario,
          iban,
          bic,
          importo,
          comune: intestatario === '' ? comune : null,
          paga: isPaga(processo),
        },
      ];

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
          comune: null,
          paga: false,
          causale: `Trattenuta a ${perConto}. ${DES_ELABORAZIONE}`,
        },
      ];

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
  comeXml: ({ ordine: daScrivere }) => {
    if (daScrivere === null) throw new Error('The file of the bank was not asked for');
    const { ordine, cbi } = daScrivere;
    return cbi === null ? writeSepa(ordine) : writeCbi(ordine, cbi);
  },
});
