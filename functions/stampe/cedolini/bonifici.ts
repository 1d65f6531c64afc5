import type { Persona } from '../../../shared/contracts/anagrafe/persona.ts';
import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import { printBonifici } from '../../../shared/contracts/stampe/cedolini/elaborazione.ts';
import type { FormatoStampa } from '../../../shared/contracts/stampe/stampa.ts';
import type { Uid } from '../../../shared/domain/campi.ts';
import { ibanDi } from '../../../shared/domain/codici/coordinate-pagamento.ts';
import { formatIban } from '../../../shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento, richiedeConto } from '../../../shared/domain/persona/pagamento.ts';
import { personaEntita } from '../../archivio/persone/persona.ts';
import { altriDatiAl, getScuolaPropria } from '../../archivio/scuola/scuola-propria.ts';
import { AppError, campoNonValido } from '../../platform/http/errors.ts';
import { elencoDelProcesso, type Prospetto } from '../liquidato/elenchi.ts';
import { chiDi, liquidatoDelProcesso, type Liquidato } from '../liquidato/liquidato.ts';
import { defineStampa, type ContestoStampa } from '../stampa.ts';
import { writeSepa, type OrdineSepa } from './sepa.ts';

interface Richiesta {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly formato?: FormatoStampa | undefined;
}

/** What a person is paid by the run, and where: `iban` null for who has no account, which is right only for who is paid at a counter. */
interface Pagamento {
  readonly persona: string;
  readonly desCf: string;
  readonly modalita: Persona['codModPagamento'];
  readonly iban: string | null;
  readonly bic: string | null;
  readonly netto: number;
}

const pagamentiDi = async (
  { archivio }: ContestoStampa,
  liquidati: readonly Liquidato[],
): Promise<readonly Pagamento[]> => {
  const pagati = liquidati.filter(({ testata }) => testata.netto > 0);
  const uids = pagati.map(({ testata }) => testata.uidSubAnagrafe);
  const persone = new Map((await archivio.of(personaEntita).getMany(uids)).map((persona) => [persona.uid, persona]));
  return pagati.map((liquidato) => {
    const persona = persone.get(liquidato.testata.uidSubAnagrafe);
    return {
      persona: chiDi(liquidato),
      desCf: liquidato.testata.storico.desCf,
      modalita: persona?.codModPagamento ?? null,
      iban: persona === undefined ? null : ibanDi(persona),
      bic: persona?.codBic ?? null,
      netto: liquidato.testata.netto,
    };
  });
};

/** What keeps a payment out of the file of the bank; empty when nothing does. */
const mancanteDi = ({ modalita, iban }: Pagamento): string => {
  if (modalita === null) return 'Modalità da indicare';
  if (!richiedeConto[modalita]) return 'Fuori dal file: si riscuote allo sportello';
  return iban === null ? 'Conto da indicare' : '';
};

const prospetto = async (
  liquidati: readonly Liquidato[],
  _processo: Processo,
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
    { titolo: 'Netto', tipo: 'importo', totale: true, valore: ({ netto }) => netto },
    { titolo: 'Da completare', tipo: 'testo', valore: mancanteDi },
  ],
  sezioni: [{ righe: await pagamentiDi(contesto, liquidati) }],
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
  const pagamenti = await pagamentiDi(contesto, liquidati);
  refuseIncompleti(pagamenti);
  return {
    codice: `${contesto.archivio.codmin}-${processo.ANNO}-${processo.ID_ELABORAZIONE}`,
    creato: contesto.creato,
    ordinante: scuola.desScuola,
    iban,
    giorno: processo.dataPagamento,
    causale: processo.DES_ELABORAZIONE,
    bonifici: pagamenti.flatMap(({ persona: nome, desCf: codiceFiscale, iban: suo, bic, netto: importo }, indice) =>
      suo === null ? [] : [{ numero: indice + 1, nome, codiceFiscale, iban: suo, bic, importo }],
    ),
  };
};

/** Who is paid on an account that nobody wrote stops the file: a transfer left out in silence is a person not paid. */
const refuseIncompleti = (pagamenti: readonly Pagamento[]): void => {
  const senza = pagamenti.filter(
    ({ modalita, iban }) => modalita === null || (richiedeConto[modalita] && iban === null),
  );
  const [primo] = senza;
  if (primo === undefined) return;
  const altri = senza.length === 1 ? '' : ` e di altre ${senza.length - 1} persone`;
  throw campoNonValido(
    'formato',
    `Mancano le coordinate di pagamento di ${primo.persona}${altri}: completarle in anagrafe, poi fare il file.`,
  );
};

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
