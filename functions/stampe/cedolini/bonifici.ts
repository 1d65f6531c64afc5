import { personaEntita } from '#archivio/persone/persona.ts';
import { altriDatiAl, getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { AppError, campoNonValido } from '#platform/http/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { printBonifici } from '#shared/contracts/stampe/cedolini/elaborazione.ts';
import type { FormatoStampa } from '#shared/contracts/stampe/stampa.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento, richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { anniCompiuti } from '#shared/domain/tempo/date.ts';
import { maggioreEta } from '#shared/rules/adempimenti/minorenni.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { elencoDelProcesso, type Prospetto } from '../liquidato/elenchi.ts';
import { chiDi, liquidatoDelProcesso, type Liquidato } from '../liquidato/liquidato.ts';
import { defineStampa, type ContestoStampa } from '../stampa.ts';
import { writeSepa, type Bonifico, type OrdineSepa } from './sepa.ts';

interface Richiesta {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly formato?: FormatoStampa | undefined;
}

/**
 * What a person is paid by the run, and where: `iban` null for who has no account, which is right only for who is paid at a counter;
 * `intestatario` empty for who holds the own account; `minorenne` on the day of the payment.
 */
interface Pagamento {
  readonly persona: string;
  readonly desCf: string;
  readonly intestatario: string;
  readonly minorenne: boolean;
  readonly modalita: Persona['codModPagamento'];
  readonly iban: string | null;
  readonly bic: string | null;
  readonly netto: number;
}

const pagamentiDi = async (
  { archivio }: ContestoStampa,
  liquidati: readonly Liquidato[],
  giorno: string,
): Promise<readonly Pagamento[]> => {
  const pagati = liquidati.filter(({ testata }) => testata.netto > 0);
  const uids = pagati.map(({ testata }) => testata.uidSubAnagrafe);
  const persone = new Map((await archivio.of(personaEntita).getMany(uids)).map((persona) => [persona.uid, persona]));
  return pagati.map((liquidato) => {
    const persona = persone.get(liquidato.testata.uidSubAnagrafe);
    return {
      persona: chiDi(liquidato),
      desCf: liquidato.testata.storico.desCf,
      intestatario: persona?.desIntestatario ?? '',
      minorenne: isMinorenne(persona?.datNascita ?? null, giorno),
      modalita: persona?.codModPagamento ?? null,
      iban: persona === undefined ? null : ibanDi(persona),
      bic: persona?.codBic ?? null,
      netto: liquidato.testata.netto,
    };
  });
};

const isMinorenne = (nascita: string | null, giorno: string): boolean =>
  nascita !== null && anniCompiuti(nascita, giorno) < inForceOn(maggioreEta, giorno).valore;

/** A minor is paid by the hands of who represents him: the holder is said, even where the account is in the minor's own name. */
const isSenzaIntestatario = ({ intestatario, minorenne }: Pagamento): boolean => minorenne && intestatario === '';

/** What keeps a payment out of the file of the bank; empty when nothing does. */
const mancanteDi = (pagamento: Pagamento): string => {
  const { modalita, iban } = pagamento;
  if (modalita === null) return 'Modalità da indicare';
  if (isSenzaIntestatario(pagamento)) return 'Minorenne: intestatario da indicare';
  if (!richiedeConto[modalita]) return 'Fuori dal file: si riscuote allo sportello';
  return iban === null ? 'Conto da indicare' : '';
};

const prospetto = async (
  liquidati: readonly Liquidato[],
  { dataPagamento }: Processo,
  contesto: ContestoStampa,
): Promise<Prospetto<Pagamento>> => ({
  colonne: [
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
  ],
  sezioni: [{ righe: await pagamentiDi(contesto, liquidati, dataPagamento) }],
  orientamento: 'orizzontale',
});

/** The order to the bank. @throws STATO_NON_AMMESSO for a run that is not accounted, RICHIESTA_NON_VALIDA when an account is missing */
const ordineDi = async (contesto: ContestoStampa, idProcesso: Uid<'PROCESSO'>): Promise<OrdineSepa> => {
  const { processo, liquidati } = await liquidatoDelProcesso(contesto, idProcesso);
  if (processo.STATUS !== 'CONTABILIZZATO')
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Il file dei bonifici si fa solo di un'elaborazione contabilizzata: contabilizzare prima «${processo.DES_ELABORAZIONE}».`,
    );
  const scuola = await getScuolaPropria(contesto.archivio);
  const iban = altriDatiAl(scuola, processo.dataPagamento)?.ibanTesoreria ?? null;
  if (scuola === undefined || iban === null)
    throw campoNonValido(
      'formato',
      "Manca l'IBAN del conto di tesoreria da cui si paga: indicarlo nei dati della scuola.",
    );
  const pagamenti = await pagamentiDi(contesto, liquidati, processo.dataPagamento);
  refuseIncompleti(pagamenti);
  return {
    codice: `${contesto.archivio.codmin}-${processo.ANNO}-${processo.ID_ELABORAZIONE}`,
    creato: contesto.creato,
    ordinante: scuola.desScuola,
    iban,
    giorno: processo.dataPagamento,
    causale: processo.DES_ELABORAZIONE,
    bonifici: pagamenti.flatMap(bonificoDi),
  };
};

const bonificoDi = (
  { persona: nome, desCf: codiceFiscale, intestatario, iban, bic, netto: importo }: Pagamento,
  indice: number,
): readonly Bonifico[] =>
  iban === null ? [] : [{ numero: indice + 1, nome, codiceFiscale, intestatario, iban, bic, importo }];

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

const nomiDi = ([primo, ...altri]: readonly Pagamento[]): string =>
  `${primo?.persona ?? ''}${altri.length === 0 ? '' : ` e di altre ${altri.length} persone`}`;

const lista = elencoDelProcesso({ titolo: 'Bonifici', righe: prospetto });

export const bonifici = defineStampa(printBonifici, {
  ...lista,
  title: async (richiesta: Richiesta, contesto) => {
    const titolo = await lista.title(richiesta, contesto);
    if (richiesta.formato === 'xml') await ordineDi(contesto, richiesta.idProcesso);
    return titolo;
  },
  load: async (richiesta, contesto) => ({
    ...(await lista.load(richiesta, contesto)),
    ordine: richiesta.formato === 'xml' ? await ordineDi(contesto, richiesta.idProcesso) : null,
  }),
  comeXml: ({ ordine }) => {
    if (ordine === null) throw new Error('The file of the bank was not asked for');
    return writeSepa(ordine);
  },
});
