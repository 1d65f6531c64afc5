import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione, Scrittura } from '#platform/data/modifica.ts';
import { readItem, superata, type Cambi, type Repository } from '#platform/data/repository.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { descrizioneStatoElaborazione, type StatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { processoEntita } from './processo.ts';

/** What a change of a run requires of it: states it may be in, and, unless told, that nobody outside the office has seen it. */
export interface Ammessa {
  readonly cosa: string;
  readonly da: readonly StatoElaborazione[];
  readonly ancheEsposta?: boolean;
}

export interface ProcessiRepository extends Repository<Processo> {
  /** The run of the version given, in a state that allows the change. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  readonly loadAmmesso: (uid: Uid<'PROCESSO'>, versione: number | null, ammessa: Ammessa) => Promise<Processo>;
  /** The change of a run; the store itself refuses it when version, state or exposure are no longer those required. */
  readonly change: (prima: Processo, cambi: Cambi<Processo>, ammessa: Ammessa) => Scrittura<Processo>;
  /** Fails the unit of change when the run is no longer as it was read. */
  readonly requireAmmesso: (prima: Processo, ammessa: Ammessa) => Operazione;
  /** The removal of a run, under the same conditions. */
  readonly removeAmmesso: (prima: Processo, ammessa: Ammessa) => Scrittura<Processo>;
}

export const processiRepository = (archivio: Archivio): ProcessiRepository => {
  const processi = archivio.of(processoEntita);
  const condizionata = (scrittura: Scrittura<Processo>, prima: Processo, ammessa: Ammessa): Scrittura<Processo> => ({
    ...scrittura,
    operazioni: scrittura.operazioni.map((operazione) => ({ ...operazione, ...condizione(prima, ammessa) })),
  });
  return {
    ...processi,
    loadAmmesso: async (uid, versione, ammessa) => {
      const processo = await processi.get(uid);
      if (processo === undefined) throw nonTrovato("L'elaborazione");
      if (!isAmmesso(processo, ammessa)) throw nonAmmesso(processo, ammessa);
      if (versione !== null && processo.versione !== versione) throw superata(processo);
      return processo;
    },
    change: (prima, cambi, ammessa) => condizionata(processi.update(prima, cambi), prima, ammessa),
    requireAmmesso: (prima, ammessa) => ({
      tipo: 'check',
      chiave: archivio.chiavi.record(processoEntita, prima.uid),
      ...condizione(prima, ammessa),
    }),
    removeAmmesso: (prima, ammessa) => condizionata(processi.remove(prima), prima, ammessa),
  };
};

const isAmmesso = ({ STATUS, FLG_ESP_DIP, FLG_ESP_WWB }: Processo, { da, ancheEsposta }: Ammessa): boolean =>
  da.includes(STATUS) && (ancheEsposta === true || (!FLG_ESP_DIP && !FLG_ESP_WWB));

const condizione = ({ versione }: Processo, ammessa: Ammessa): Required<Pick<Operazione, 'condizione' | 'rifiuto'>> => {
  const stati = ammessa.da.map((stato, indice) => [`:stato${indice}`, stato] as const);
  return {
    condizione: {
      expression: `versione = :versione AND #stato IN (${stati.map(([nome]) => nome).join(', ')})${ammessa.ancheEsposta === true ? '' : ' AND FLG_ESP_DIP = :no AND FLG_ESP_WWB = :no'}`,
      names: { '#stato': 'STATUS' },
      values: {
        ':versione': versione,
        ...Object.fromEntries(stati),
        ...(ammessa.ancheEsposta === true ? {} : { ':no': false }),
      },
    },
    rifiuto: (trovato) => {
      if (trovato === undefined) return nonTrovato("L'elaborazione");
      const attuale = readItem(processoEntita, trovato);
      return isAmmesso(attuale, ammessa) ? superata(attuale) : nonAmmesso(attuale, ammessa);
    },
  };
};

/** The 409 of a run whose state forbids what was asked. */
const nonAmmesso = (processo: Processo, ammessa: Ammessa): AppError =>
  new AppError(
    'STATO_NON_AMMESSO',
    `L'elaborazione ${processo.ID_ELABORAZIONE} "${processo.DES_ELABORAZIONE}" di ${formatMese({ anno: processo.ANNO, mese: processo.MESE })} non si può ${ammessa.cosa}: ${perche(processo, ammessa)}.`,
    { current: { ...processo } },
  );

/** The act that comes first, by the state that does not allow another. */
const PRIMA: Readonly<Record<StatoElaborazione, string>> = {
  ATTESA: 'calcolarla prima',
  IN_CORSO: 'aspettare che il calcolo finisca',
  COMPLETATO: "ricalcolarla, oppure farne un'altra",
  CONTABILIZZATO: "correggere con un'altra elaborazione",
  FALLITO: 'riprendere prima il calcolo',
};

/** The reason that what is to be done first takes away: the state, where that is what is missing, before who sees it. */
const perche = ({ STATUS, FLG_ESP_DIP, FLG_ESP_WWB }: Processo, { da }: Ammessa): string => {
  if (STATUS !== 'CONTABILIZZATO' && da.length === 1 && da[0] === 'CONTABILIZZATO')
    return `è ${descrizioneStatoElaborazione[STATUS].toLowerCase()} e non è contabilizzata; contabilizzarla prima`;
  if (STATUS === 'CONTABILIZZATO')
    return "è contabilizzata e non cambia più; le correzioni si fanno con un'altra elaborazione";
  if (FLG_ESP_DIP) return 'è esposta ai dipendenti; nasconderla prima di modificarla';
  if (FLG_ESP_WWB) return 'è esposta al bilancio; toglierla prima';
  return `è ${descrizioneStatoElaborazione[STATUS].toLowerCase()}; ${PRIMA[STATUS]}`;
};
