import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { elencoCedolini, rigaCedolino, testata, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { inputDi, readContenuto, type ContenutoLetto } from '#archivio/cedolini/contenuto.ts';
import { sotto } from '#archivio/cedolini/intestatario.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { opzioniPreside } from '#archivio/scuola/opzioni-preside.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { pageByIndex } from '#platform/data/elenco.ts';
import { checkVersion, nextVersion, superata, type Cambi } from '#platform/data/repository.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { DettaglioCedolino, TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Pagina, Ricerca } from '#shared/contracts/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { cedoliniPersone, type CedolinoPersona } from '../calcolo/cedolini-persone.ts';
import { checkInput } from '../calcolo/controllo-input.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { cedolinoIntero } from './cedolino-intero.ts';
import { riassuntoDi } from './riassunto.ts';

const MODIFICA: Ammessa = { cosa: 'modificare', da: ['COMPLETATO'] };

export interface ModificaCedolino {
  readonly uid: Uid<'CEDOLINO'>;
  readonly versione: number;
  readonly input: InputCedolino;
  readonly motivo?: string | undefined;
}

/** Payslips of a run, one by one. */
export const cedoliniService = ({ cursori }: Pick<Platform, 'cursori'>) => ({
  /** By name, code or outcome; three requests. */
  list: async (
    { idProcesso, ...ricerca }: Ricerca & { readonly idProcesso: Uid<'PROCESSO'> },
    { archivio }: RequestContext,
  ): Promise<Pagina<TestataCedolino>> => {
    const [pagina, identita] = await Promise.all([
      pageByIndex(
        { archivio, cursori },
        elencoCedolini,
        ricerca,
        rigaCedolino,
        cedoliniRepository(archivio).partizioneElenco(idProcesso),
      ),
      readIdentita(archivio),
    ]);
    if (pagina.totale === 0) await processiRepository(archivio).load(idProcesso);
    return { ...pagina, righe: await sotto(archivio, identita, pagina.righe) };
  },

  /** @throws NON_TROVATO */
  get: async (uid: Uid<'CEDOLINO'>, { archivio }: RequestContext): Promise<DettaglioCedolino> => {
    const { testata: salvata, dettaglio } = await cedoliniRepository(archivio).loadIntero(uid);
    return dettaglioDi(salvata, readContenuto(dettaglio.contenuto));
  },

  /** Computes one payslip again. @throws RIFERIMENTO_NON_VALIDO with the reasons on their fields when it cannot be computed, OPERAZIONE_NON_CONSENTITA when the head teacher forbids it */
  update: async (
    { uid, versione, input, motivo }: ModificaCedolino,
    context: RequestContext,
  ): Promise<DettaglioCedolino> => {
    const cedolini = cedoliniRepository(context.archivio);
    const processi = processiRepository(context.archivio);
    if (!(await opzioniPreside(context.archivio)).flgModificaCedolini)
      throw new AppError(
        'OPERAZIONE_NON_CONSENTITA',
        "Il dirigente scolastico non consente di modificare gli importi dei cedolini: l'opzione è nel suo pannello.",
      );
    const { testata: prima } = await cedolini.loadIntero(uid);
    const processo = await processi.loadAmmesso(prima.idProcesso, null, MODIFICA);
    checkVersion(prima, versione);
    if (input.uidSubAnagrafe !== prima.uidSubAnagrafe) throw nonTrovato('Il cedolino della persona indicata');
    checkInput({ ...processo, vociScuola: await loadVociScuola(context.archivio) }, [input], 'input');
    const [persona] = await cedoliniPersone(context.archivio, processo, [input]);
    if (persona === undefined || persona.cedolino === null) throw nonCalcolabile(persona);
    const intero = await cedolinoIntero(persona, {
      idProcesso: processo.uid,
      dataPagamento: processo.dataPagamento,
      versione: nextVersion(processo),
      giro: prima.giro,
      flgModificato: true,
    });
    const altre = (await cedolini.listTestate(processo.uid)).filter((altra) => altra.uid !== uid);
    const cambi = cambiDiRiassunto(processo, [...altre, intero.testata]);
    context.modifica
      .add(
        ...cedolini.replaceIntero(prima, intero),
        ...processi.change(processo, cambi, MODIFICA).operazioni.map(contesa),
      )
      .audit({
        entita: 'CEDOLINO',
        uid,
        azione: 'modificato',
        prima: cifre(prima),
        dopo: cifre(intero.testata),
        motivo: motivo ?? null,
      });
    return dettaglioDi(intero.testata, readContenuto(intero.dettaglio.contenuto));
  },
});

/** What the payslips that a run now has change in it: counts and sums; the sums stay open while its calculation was left unfinished. */
export const cambiDiRiassunto = (processo: Processo, testate: readonly CedolinoSalvato[]): Cambi<Processo> => {
  const riassunto = riassuntoDi(testate, processo);
  return { ...riassunto, totali: processo.totali === null ? null : riassunto.totali };
};

/** Another payslip of the same run changed in the same instant: the call can be repeated as it is. */
export const contesa = <
  T extends { readonly rifiuto?: (trovato: Readonly<Record<string, unknown>> | undefined) => AppError },
>(
  operazione: T,
): T => ({
  ...operazione,
  rifiuto: (trovato: Readonly<Record<string, unknown>> | undefined) => {
    const rifiuto = operazione.rifiuto?.(trovato) ?? superata({});
    return rifiuto.code === 'VERSIONE_SUPERATA'
      ? new AppError(
          'TROPPE_RICHIESTE',
          "Nello stesso istante è cambiato un altro cedolino dell'elaborazione: ripetere il salvataggio.",
        )
      : rifiuto;
  },
});

const cifre = ({ uidSubAnagrafe, esito, lordo, netto, oneri, lordoStato, hash }: CedolinoSalvato): object => ({
  uidSubAnagrafe,
  esito,
  lordo,
  netto,
  oneri,
  lordoStato,
  hash,
});

const dettaglioDi = (salvata: CedolinoSalvato, contenuto: ContenutoLetto): DettaglioCedolino => {
  const { cedolino } = contenuto;
  const input = inputDi(salvata, contenuto);
  if (cedolino === null) return { ...testata(salvata), input, cedolino: null };
  const { regole: _regole, ...visibile } = cedolino;
  return { ...testata(salvata), input, cedolino: visibile };
};

const nonCalcolabile = (persona: CedolinoPersona | undefined): AppError => {
  const anomalie = persona?.anomalie ?? [];
  return new AppError(
    'RIFERIMENTO_NON_VALIDO',
    `Il cedolino non si può calcolare con questi dati: ${accorciato(
      anomalie.map(({ messaggio }) => messaggio).join(' '),
      1500,
    )}`,
    {
      fields: anomalie.slice(0, 100).map(({ codice, campo, messaggio }) => ({
        path: campo === undefined ? 'input' : accorciato(`input.${campo}`, 300),
        code: codice,
        message: accorciato(messaggio, 1000),
      })),
    },
  );
};
