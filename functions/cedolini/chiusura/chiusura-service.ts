import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { avvisiDaSpedire } from '#archivio/casa/avvisi-da-spedire.ts';
import { closeAnno } from '#archivio/cedolini/anno-contabilizzato.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { effettiProcesso } from '#archivio/cedolini/effetti-processo.ts';
import { esitoDellEsecuzione } from '#archivio/cedolini/giorno-eseguito.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { confermaDi, rifiutoDeiControlli } from '#archivio/impedimenti/conferma.ts';
import { avvisiPosta } from '#archivio/scuola/avvisi-posta.ts';
import { firmeAl } from '#archivio/scuola/firme.ts';
import { fattiScuolaAl } from '#archivio/scuola/intestazione.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Cambi } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import { startLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { MASSIMO_CONTROLLI } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Controllo } from '#shared/contracts/controllo.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { dalGiornoAlGiorno } from '#shared/domain/elaborazione/esecuzione.ts';
import { mesiInParole } from '#shared/domain/elaborazione/mesi-adempimenti.ts';
import { formatGiorno, partiDi } from '#shared/domain/tempo/date.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { riassuntoDi } from '../cedolino/riassunto.ts';
import { markSommeMosse } from '../ricalcolo/somme-mosse.ts';
import { avvisiDelleTestate } from './avvisi-testate.ts';
import { controlliDelleTestate } from './controlli-chiusura.ts';
import { daVersareDi } from './da-versare.ts';
import { datiScuolaMancanti } from './destinazioni.ts';
import { motivoDelDoppio } from './doppi.ts';
import { fattiContabilizzazione } from './fatti-contabilizzazione.ts';
import { mesiDelleDenunce, perchePiuAnni, type DaChiudere, type NuovoPeriodo } from './mesi-denunce.ts';
import { replaceRidatata } from './ridatata.ts';

const CONTABILIZZA: Ammessa = { cosa: 'contabilizzare', da: ['COMPLETATO'], ancheEsposta: true };
const ESPONI: Ammessa = { cosa: 'esporre ai dipendenti', da: ['COMPLETATO', 'CONTABILIZZATO'], ancheEsposta: true };
const NASCONDI: Ammessa = { ...ESPONI, cosa: 'nascondere ai dipendenti' };

export interface Contabilizzazione {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly versione: number;
  readonly newPeriodo?: NuovoPeriodo | undefined;
  readonly motivo?: string | undefined;
}

interface Esposizione {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly versione: number;
  readonly senzaScartati?: boolean | undefined;
}

interface Mezzi {
  readonly workflows: Workflows;
}

/** What ends a run: after accounting nothing in it changes, corrections are another run. */
export const chiusuraService = ({ workflows }: Mezzi) => ({
  /** Seals a run: counts, sums and hash are those of the payslips as they are, each with its snapshot and the rule values it used. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  account: async (
    { idProcesso, versione, newPeriodo, motivo }: Contabilizzazione,
    context: RequestContext,
  ): Promise<Processo> => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, CONTABILIZZA);
    await checkContabilizzabile(prima, context.archivio);
    const cedolini = cedoliniRepository(context.archivio);
    const testate = await cedolini.listTestate(idProcesso);
    const rotte = prima.setupType === 'SCUOLA' ? [] : await cedolini.listRotte(testate);
    const motivi = await checkTestate({ processo: prima, testate, rotte }, motivo, context);
    const riassunto = riassuntoDi(testate, prima);
    const periodi = mesiDelleDenunce(
      { processo: { ...prima, ADEMPIMENTI: riassunto.ADEMPIMENTI }, testate, rotte },
      newPeriodo,
    );
    const cambi: Cambi<Processo> = {
      ...riassunto,
      STATUS: 'CONTABILIZZATO',
      contabilizzatoIl: instant(context.adesso),
      ...motivi,
      fattiScuola: await fattiScuolaAl(context.archivio, prima.dataPagamento),
      DA_VERSARE: daVersareDi(testate),
      PERIODI_DEST: periodi,
      PERIODO_RIF: periodoStampato(newPeriodo),
    };
    const chiusa = processi.change(prima, cambi, CONTABILIZZA);
    await requireApprovazione(
      {
        tipo: 'CONTABILIZZAZIONE',
        oggetto: prima.uid,
        contenuto: JSON.stringify([prima.hash, periodi, newPeriodo?.flgAggiornaRiferimento ?? false, motivo]),
        descrizione: `Contabilizzare "${prima.DES_ELABORAZIONE}", ${prima.numCedolini === 1 ? '1 cedolino' : `${prima.numCedolini} cedolini`}, ${mesiInParole(periodi)}`,
        effetti: effettiProcesso(prima, chiusa.record),
        fatti: () => fattiContabilizzazione(chiusa.record, testate, context.archivio),
      },
      context,
    );
    const { STATUS, hash, totali, PERIODI_DEST } = chiusa.record;
    const contabilizzata = context.modifica.write(chiusa, {
      azione: 'stato',
      prima: { STATUS: prima.STATUS },
      dopo: { STATUS, hash, totali, PERIODI_DEST, ...motivi },
    });
    await replaceRidatata(contabilizzata, testate, context);
    context.modifica.add(...(await closeAnno(context.archivio, partiDi(prima.dataPagamento).anno)));
    const mosse = await markSommeMosse(context.archivio, prima, testate);
    context.modifica.add(...mosse.operazioni);
    context.modifica.voci.push(...mosse.voci);
    return contabilizzata;
  },

  /** Questions that accounting the run would ask, and the notices of its payslips. @throws NON_TROVATO */
  listControlli: async (idProcesso: Uid<'PROCESSO'>, archivio: Archivio): Promise<Controllo[]> => {
    const processo = await processiRepository(archivio).load(idProcesso);
    const testate = await cedoliniRepository(archivio).listTestate(idProcesso);
    const [controlli, avvisi] = await Promise.all([
      controlliDelleTestate(processo, testate, archivio),
      avvisiDelleTestate(testate, archivio),
    ]);
    return [...controlli, ...avvisi].slice(0, MASSIMO_CONTROLLI);
  },

  /** Shows a run to its employees, and keeps who did it. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO: a simulation, or rejects left and nobody said to leave them out */
  expose: async ({ idProcesso, versione, senzaScartati }: Esposizione, context: RequestContext): Promise<Processo> => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, ESPONI);
    if (prima.simulazione)
      throw new AppError(
        'STATO_NON_AMMESSO',
        "Una simulazione non si espone ai dipendenti, perché non è un pagamento: fare l'elaborazione vera ed esporre quella.",
        {
          current: { ...prima },
        },
      );
    if (prima.numScartati > 0 && senzaScartati !== true) throw conScartati(prima);
    const avvisi = await writtenOf(prima, workflows, context);
    const esposizione = { da: context.sessione.descutente, il: instant(context.adesso), ...avvisi };
    return context.modifica.write(processi.change(prima, { FLG_ESP_DIP: true, esposizione }, ESPONI), {
      prima: { FLG_ESP_DIP: prima.FLG_ESP_DIP },
      dopo: { FLG_ESP_DIP: true },
    });
  },

  /** Hides a run from its employees. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  withdraw: async (
    { idProcesso, versione }: Omit<Esposizione, 'senzaScartati'>,
    context: RequestContext,
  ): Promise<Processo> => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, NASCONDI);
    return context.modifica.write(processi.change(prima, { FLG_ESP_DIP: false, esposizione: null }, NASCONDI), {
      prima: { FLG_ESP_DIP: prima.FLG_ESP_DIP },
      dopo: { FLG_ESP_DIP: false },
    });
  },
});

/** Begins to write to the people of a run that is shown to them, where the school wants it. */
const writtenOf = async (
  { uid, DES_ELABORAZIONE }: Processo,
  workflows: Workflows,
  context: RequestContext,
): Promise<{ readonly avvisi?: string }> => {
  if (!(await avvisiPosta(context.archivio)).cedolini) return {};
  const descrizione = `Avvisi per posta di ${DES_ELABORAZIONE}`;
  const nuovo = avvisiDaSpedire({ di: 'CEDOLINI', oggetto: uid }, descrizione, ufficioCedolini);
  return { avvisi: startLavoro(workflows, nuovo, context).uid };
};

const conScartati = (processo: Processo): AppError =>
  new AppError(
    'STATO_NON_AMMESSO',
    `L'elaborazione ${processo.ID_ELABORAZIONE} "${processo.DES_ELABORAZIONE}" ha ${processo.numScartati === 1 ? 'una persona scartata' : `${processo.numScartati} persone scartate`}, che non avrebbero il cedolino: correggere e ricalcolare, oppure scegliere di esporre solo gli altri.`,
    { current: { ...processo } },
  );

/** The month that its payslips print in place of their own; null when nobody chose one. */
const periodoStampato = (nuovo: NuovoPeriodo | undefined): Mese | null =>
  nuovo?.flgAggiornaRiferimento === true ? { anno: nuovo.anno, mese: nuovo.mese } : null;

const nonContabilizzabile = (processo: Processo, perche: string): AppError =>
  new AppError(
    'STATO_NON_AMMESSO',
    `L'elaborazione ${processo.ID_ELABORAZIONE} "${processo.DES_ELABORAZIONE}" non si può contabilizzare: ${perche}`,
    { current: { ...processo } },
  );

/** The reasons to keep of what the controls of the payslips ask. @throws STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA when something stops, or a reason is missing */
const checkTestate = async (
  { processo, testate, rotte }: DaChiudere,
  motivo: string | undefined,
  context: RequestContext,
): Promise<Pick<Processo, 'motivoDoppio' | 'conferma'>> => {
  const doppio = motivoDelDoppio(testate, motivo);
  const mancanti = datiScuolaMancanti(processo, rotte) ?? perchePiuAnni(testate);
  if (mancanti !== null) throw nonContabilizzabile(processo, mancanti);
  const controlli = await controlliDelleTestate(processo, testate, context.archivio);
  const rifiuto = rifiutoDeiControlli(controlli, motivo);
  if (rifiuto !== null) throw nonContabilizzabile(processo, rifiuto);
  return { ...doppio, ...confermaDi(controlli, motivo, context) };
};

/** @throws STATO_NON_AMMESSO saying what to do first */
const checkContabilizzabile = async (processo: Processo, archivio: Archivio): Promise<void> => {
  const rifiuto = (perche: string) => nonContabilizzabile(processo, perche);
  if (processo.simulazione)
    throw rifiuto("è una simulazione, che non paga nessuno. Fare l'elaborazione vera e contabilizzare quella.");
  if (processo.numScartati > 0)
    throw rifiuto(
      `${processo.numScartati === 1 ? 'una persona non è calcolata' : `${processo.numScartati} persone non sono calcolate`}. Correggere i dati e ripetere il loro calcolo, oppure toglierle.`,
    );
  if (processo.numCedolini === 0) throw rifiuto("non ha cedolini. Eliminarla, e farne un'altra con chi va pagato.");
  if (processo.FLG_RECOMPUTE)
    throw rifiuto(
      "i suoi dati, o le somme dell'anno di qualcuno che paga, sono cambiati dopo il calcolo. Ricalcolarla.",
    );
  const { giorno, decisione } = await esitoDellEsecuzione(archivio, processo);
  if (giorno !== null && decisione !== 'NESSUNA')
    throw rifiuto(
      `è ${dalGiornoAlGiorno(processo.dataPagamento, giorno)}, come dicono i suoi mandati. Cambiare la data di pagamento in «Dati elaborazione» e ricalcolarla.`,
    );
  await checkScuolaChePaga(processo, archivio);
  await checkFirme(processo, archivio, 'contabilizzare');
};

/** @throws STATO_NON_AMMESSO when on the day of payment another school pays in place of this one, which has ended */
const checkScuolaChePaga = async (processo: Processo, archivio: Archivio): Promise<void> => {
  const altra = (await getScuolaPropria(archivio))?.dati?.subentrante;
  if (altra === undefined || processo.dataPagamento < altra.dal) return;
  throw nonContabilizzabile(
    processo,
    `la scuola è finita, e dal ${formatGiorno(altra.dal)} paga ${altra.desScuola} (${altra.codMeccanografico}). Fare lì l'elaborazione, dove sono anche le somme dell'anno, ed eliminare questa.`,
  );
};

/** @throws STATO_NON_AMMESSO when the school has not said who signs on the day of payment */
export const checkFirme = async (processo: Processo, archivio: Archivio, cosa: string): Promise<void> => {
  const firme = await firmeAl(archivio, processo.dataPagamento);
  if (firme?.firmaDs && firme.firmaDsga) return;
  throw new AppError(
    'STATO_NON_AMMESSO',
    `L'elaborazione ${processo.ID_ELABORAZIONE} "${processo.DES_ELABORAZIONE}" non si può ${cosa}: mancano le firme del dirigente scolastico o del DSGA alla data di pagamento. Inserirle nel pannello di controllo, Personalizza firme.`,
    { current: { ...processo } },
  );
};
