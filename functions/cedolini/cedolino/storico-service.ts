import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { cedolinoEntita, dettaglioEntita, uidCedolino, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { conStorico } from '#archivio/cedolini/contenuto.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Storico } from '#shared/contracts/cedolini/cedolino.ts';
import type { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';

const ALLINEA: Ammessa = { cosa: "allineare all'anagrafe", da: ['ATTESA', 'COMPLETATO', 'FALLITO'] };

/** The id under which payslips were computed, and who the registry says that is today. */
export interface Intestazione {
  readonly uidSubAnagrafe: Uid<'PERSONA'>;
  readonly persona: Persona;
}

/** Payslips brought up to the registry by one unit of change, and those left for the next. */
export interface Allineamento {
  readonly allineati: number;
  readonly rimasti: number;
}

/**
 * Adds to the unit of change the historic record of up to `massimo` payslips of these people, as the registry has it today.
 * Accounted and exposed payslips never change. Three actions a payslip, one a run.
 * @throws STATO_NON_AMMESSO while a calculation is in progress: it may have read the old data
 */
export const alignStorico = async (
  chi: readonly Intestazione[],
  massimo: number,
  context: RequestContext,
): Promise<Allineamento> => {
  const { archivio } = context;
  const processi = processiRepository(archivio);
  const righe = (await archivio.of(processoEntita).queryIndice({ index: 'indice1' })).map(rigaProcesso);
  refuseInCorso(righe);
  const aperte = await processi.getMany(righe.filter(isAperta).map(({ uid }) => uid));
  const diverse = await findDiverse(archivio, chi, aperte.filter(isAperta));
  const scelte = diverse.slice(0, massimo);
  await add(scelte, context);
  for (const processo of new Set(scelte.map((scelta) => scelta.processo)))
    context.modifica.add(...processi.change(processo, {}, ALLINEA).operazioni);
  return { allineati: scelte.length, rimasti: diverse.length - scelte.length };
};

interface Diversa {
  readonly testata: CedolinoSalvato;
  readonly processo: Processo;
  readonly storico: Storico;
}

const isAperta = ({
  STATUS,
  FLG_ESP_DIP,
  FLG_ESP_WWB,
}: Pick<Processo, 'STATUS' | 'FLG_ESP_DIP' | 'FLG_ESP_WWB'>): boolean =>
  ALLINEA.da.includes(STATUS) && !FLG_ESP_DIP && !FLG_ESP_WWB;

const refuseInCorso = (righe: readonly RigaProcesso[]): void => {
  const inCorso = righe.find(({ STATUS }) => STATUS === 'IN_CORSO');
  if (inCorso)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `L'elaborazione ${inCorso.ID_ELABORAZIONE} "${inCorso.DES_ELABORAZIONE}" è in corso: aspettare che finisca e ripetere la sincronizzazione.`,
    );
};

const storicoDi = ({ desCognome, desNome, desCf, matricola }: Persona): Storico => ({
  desCognome,
  desNome,
  desCf,
  matricola,
});

const findDiverse = async (
  archivio: Archivio,
  chi: readonly Intestazione[],
  processi: readonly Processo[],
): Promise<Diversa[]> => {
  const attesi = new Map(chi.map(({ uidSubAnagrafe, persona }) => [uidSubAnagrafe, storicoDi(persona)]));
  const testate = await cedoliniRepository(archivio).getTestate(
    processi.flatMap(({ uid }) => [...attesi.keys()].map((persona) => uidCedolino(uid, persona))),
  );
  const diUid = new Map(processi.map((processo) => [processo.uid, processo]));
  return testate.flatMap((testata) => {
    const [processo, storico] = [diUid.get(testata.idProcesso), attesi.get(testata.uidSubAnagrafe)];
    return processo && storico && JSON.stringify(ordinato(testata.storico)) !== JSON.stringify(ordinato(storico))
      ? [{ testata, processo, storico }]
      : [];
  });
};

const ordinato = ({ desCognome, desNome, desCf, matricola }: Storico) => [desCognome, desNome, desCf, matricola];

/** Head and content say the same name: the content is written again, with its hash. */
const add = async (scelte: readonly Diversa[], { archivio, modifica }: RequestContext): Promise<void> => {
  const [testate, dettagli] = [archivio.of(cedolinoEntita), archivio.of(dettaglioEntita)];
  const interi = new Map(
    (await cedoliniRepository(archivio).getInteri(scelte.map(({ testata }) => testata.uid))).map((intero) => [
      intero.testata.uid,
      intero,
    ]),
  );
  for (const { testata, storico } of scelte) {
    const intero = interi.get(testata.uid);
    if (intero === undefined) throw new Error(`Payslip ${testata.uid} has no content`);
    const { contenuto, hash } = await conStorico(intero.dettaglio.contenuto, storico);
    modifica
      .add(
        ...testate.update(intero.testata, { storico, hash }).operazioni,
        ...dettagli.update(intero.dettaglio, { contenuto, hash }).operazioni,
      )
      .audit({
        entita: cedolinoEntita.nome,
        uid: testata.uid,
        azione: 'modificato',
        prima: testata.storico,
        dopo: storico,
        motivo: 'Sincronizzazione dei dati anagrafici',
      });
  }
};
