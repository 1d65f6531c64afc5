import { nextNumeroElaborazione } from '#archivio/cedolini/numero-elaborazione.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { chiEDi } from '#archivio/scuola/opzioni-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { newUid, type Cambi } from '#platform/data/repository.ts';
import { campoNonValido, campoRifiutato } from '#platform/errors.ts';
import { annoDeiDati } from '#shared/calculation/situazione/contesto.ts';
import { fuoriDalConguaglio } from '#shared/calculation/situazione/verifiche.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { percheNon, type ChiE } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';

const MODIFICA: Ammessa = { cosa: 'modificare', da: ['ATTESA', 'COMPLETATO', 'FALLITO'] };
const NASCONDI: Ammessa = {
  cosa: 'nascondere',
  da: ['ATTESA', 'COMPLETATO', 'FALLITO', 'CONTABILIZZATO'],
  ancheEsposta: true,
};

/** False when NoiPA or the Ragioneria pays what the type pays: substitutes and leave not taken of State schools. */
export const isContabilizzabile = (tipo: Processo['TIPO_ELABORAZIONE'], setupType: SetupType): boolean =>
  setupType !== 'SCUOLA' || (tipo !== 'SUP' && tipo !== 'FER');

/** Runs as the office describes them: what is computed in them is elsewhere. */
export const processiService = ({
  opzioniDi,
}: {
  readonly opzioniDi: (archivio: Archivio) => Promise<Processo['opzioni']>;
}) => ({
  /** A draft, in state ATTESA, with the next number of the school; `corregge`: the accounted run that it corrects; `rinnovo`: the renewal whose arrears it pays. */
  create: async (
    input: ProcessoInput,
    context: RequestContext,
    corregge?: NonNullable<Processo['corregge']>,
    rinnovo?: NonNullable<Processo['rinnovo']>,
  ): Promise<Processo> => {
    const scuola = await chiEDi(context);
    const { setupType } = scuola;
    const { tipo } = checkInput(input, scuola, corregge);
    const [{ numero, operazioni }, opzioni] = await Promise.all([
      nextNumeroElaborazione(context.archivio),
      opzioniDi(context.archivio),
    ]);
    const uid = newUid<'PROCESSO'>();
    const processo: Processo = {
      ...conSuoAnno(input, annoDi(tipo, input)),
      _id: uid,
      uid,
      versione: 1,
      COD_MIN: context.archivio.codmin,
      ID_ELABORAZIONE: numero,
      STATUS: 'ATTESA',
      TIPO_ELABORAZIONE: tipo,
      ADEMPIMENTI: [],
      PERIODI_DEST: [],
      FLG_ESP_WWB: false,
      FLG_ESP_DIP: false,
      FLG_RECOMPUTE: false,
      FLG_MIG_WS: false,
      nascosto: false,
      setupType,
      opzioni,
      lavoroUid: null,
      tentativo: 0,
      numCedolini: 0,
      numScartati: 0,
      totali: null,
      motivoFallimento: null,
      regole: '',
      PERIODO_RIF: null,
      contabilizzatoIl: null,
      hash: null,
      mandati: [],
      ...(corregge === undefined ? {} : { corregge }),
      ...(rinnovo === undefined ? {} : { rinnovo }),
    };
    context.modifica.add(...operazioni);
    return context.modifica.write(processiRepository(context.archivio).create(processo));
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  update: async (
    { uid, versione, ...scritto }: ProcessoInput & { uid: Uid<'PROCESSO'>; versione: number },
    context: RequestContext,
  ): Promise<Processo> => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(uid, versione, MODIFICA);
    const input = conAnno(scritto, prima);
    const { tipo } = checkInput(input, { ...(await chiEDi(context)), setupType: prima.setupType }, prima.corregge);
    const calcolato = prima.numCedolini + prima.numScartati > 0;
    if (calcolato && input.idMetodo !== prima.idMetodo)
      throw campoRifiutato(
        'STATO_NON_AMMESSO',
        'idMetodo',
        "Il metodo non cambia dopo il calcolo: le voci dei cedolini non sarebbero più le sue. Creare un'altra elaborazione.",
      );
    const dopo = conSuoAnno(input, annoDi(tipo, input));
    const cambi: Cambi<Processo> = {
      ...dopo,
      TIPO_ELABORAZIONE: tipo,
      FLG_RECOMPUTE: prima.FLG_RECOMPUTE || (calcolato && isDaRicalcolare(prima, dopo)),
    };
    return context.modifica.write(processi.change(prima, cambi, MODIFICA));
  },

  /** Takes a run off the list, or back: what it is does not change. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  hide: async (uid: Uid<'PROCESSO'>, versione: number, context: RequestContext): Promise<void> => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(uid, versione, NASCONDI);
    context.modifica.write(processi.change(prima, { nascosto: !prima.nascosto }, NASCONDI));
  },
});

/** The data of a run, under the year that it settles where nobody says another. */
const conAnno = (scritto: ProcessoInput, { annoConguagliato }: Processo): ProcessoInput => ({
  ...scritto,
  annoConguagliato: scritto.annoConguagliato ?? annoConguagliato ?? null,
});

/** The data of a run, with its year only where it settles one. */
const conSuoAnno = (
  { annoConguagliato: _, ...dati }: ProcessoInput,
  anno: Pick<Processo, 'annoConguagliato'>,
): ProcessoInput => ({ ...dati, ...anno });

/** The data of a run that its payslips are computed from. */
const DEL_CALCOLO = ['ANNO', 'MESE', 'dataPagamento', 'annoConguagliato', 'simulazione'] as const;
const isDaRicalcolare = (prima: Processo, dopo: ProcessoInput): boolean =>
  DEL_CALCOLO.some((campo) => (prima[campo] ?? null) !== (dopo[campo] ?? null));

/** The year that a settlement is of: the one it names, else the one open to settle on its day. */
const annoDi = (
  tipo: Processo['TIPO_ELABORAZIONE'],
  { dataPagamento, annoConguagliato }: ProcessoInput,
): Pick<Processo, 'annoConguagliato'> =>
  tipo === 'CON' ? { annoConguagliato: annoDeiDati({ tipo, dataPagamento, annoConguagliato }) } : {};

/** @throws RICHIESTA_NON_VALIDA, on the field. What was paid is corrected whatever the school is now. */
const checkInput = (
  { idMetodo, dataPagamento, simulazione, annoConguagliato }: ProcessoInput,
  scuola: ChiE,
  corregge: Processo['corregge'],
): ReturnType<typeof partiMetodo> => {
  const parti = partiMetodo(idMetodo);
  const perche = corregge === undefined ? percheNon(parti.tipo, scuola) : null;
  if (perche !== null) throw campoNonValido('idMetodo', perche);
  if (dataPagamento < '2023-01-01')
    throw campoNonValido('dataPagamento', 'I cedolini si calcolano per pagamenti dal 01/01/2023 in poi.');
  if (parti.tipo === 'CON' && typeof annoConguagliato === 'number')
    checkAnno(annoConguagliato, partiDi(dataPagamento).anno);
  if (!simulazione && !isContabilizzabile(parti.tipo, scuola.setupType))
    throw campoNonValido(
      'simulazione',
      `${parti.tipo === 'FER' ? 'Le ferie non godute' : 'Le supplenze'} delle scuole statali le paga NoiPA: qui si possono solo simulare.`,
    );
  return parti;
};

/** @throws RICHIESTA_NON_VALIDA: a payment settles its own year, or the one before */
const checkAnno = (anno: number, pagato: number): void => {
  if (anno !== pagato && anno !== pagato - 1)
    throw campoNonValido('annoConguagliato', fuoriDalConguaglio(anno, pagato));
};
