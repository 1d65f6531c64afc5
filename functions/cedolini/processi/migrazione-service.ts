import { bozzaRepository, type RigaBozzaSalvata } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Scrittura } from '#platform/data/modifica.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { InputCedolino, VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { migrazioneRoutes, VoceEsclusa } from '#shared/contracts/cedolini/migrazione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';
import { erroriVoce } from '../calcolo/controllo-input.ts';
import { contesa } from '../cedolino/cedolini-service.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { addScritture, PREPARA } from './bozza-service.ts';
import { inputsDi } from './duplicazione-service.ts';

/** The items of a person that a run takes, and those it does not. */
interface Migrata {
  readonly input: InputCedolino;
  readonly voci: readonly VoceCedolino[];
}

/** Items brought from one run into the draft of another. Cut halfway, it is asked again: what is already copied is copied the same. */
export const migrazioneService = {
  /** @throws NON_TROVATO, RICHIESTA_NON_VALIDA: payslips of another run; STATO_NON_AMMESSO: not being prepared, or amounts of another basis */
  migrate: async (
    { processo: uid, idProcessoProv, cedolini, prova }: RouteInput<typeof migrazioneRoutes.migraCompensi>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<typeof migrazioneRoutes.migraCompensi>> => {
    const { archivio } = context;
    const processi = processiRepository(archivio);
    const dest = await processi.loadAmmesso(uid, null, PREPARA);
    const prov = await processi.load(idProcessoProv);
    checkBase(prov, dest);
    const { migrate, escluse } = await takenBy(archivio, dest, await inputsChiesti(archivio, prov, cedolini));
    const bozza = bozzaRepository(archivio);
    const righe = new Map(
      (
        await bozza.getRighe(
          dest.uid,
          migrate.map(({ input }) => input.uidSubAnagrafe),
        )
      ).map((riga) => [riga.uidSubAnagrafe, riga]),
    );
    if (prova !== true)
      addScritture(
        dest,
        migrate.map((una) => scritturaDi(una, righe.get(una.input.uidSubAnagrafe), dest, context)),
        context,
      );
    return {
      aggiunte: migrate.length - righe.size,
      sostituite: righe.size,
      vociTolte: [...righe.values()].reduce((somma, { input }) => somma + input.voci.length, 0),
      vociCopiate: migrate.reduce((somma, { voci }) => somma + voci.length, 0),
      escluse,
    };
  },
};

/** An amount entered all-inclusive is not one before charges: between the two nothing is copied. */
const checkBase = (prov: Processo, dest: Processo): void => {
  const diverse = partiMetodo(prov.idMetodo).base !== partiMetodo(dest.idMetodo).base;
  if (prov.uid !== dest.uid && !diverse) return;
  throw new AppError(
    'STATO_NON_AMMESSO',
    diverse
      ? `Le voci di "${prov.DES_ELABORAZIONE}" non si possono portare in "${dest.DES_ELABORAZIONE}": una è al lordo dipendente e l'altra al lordo Stato.`
      : "Le voci vengono da un'altra elaborazione: sceglierne una diversa da questa.",
    { current: { ...dest } },
  );
};

const inputsChiesti = async (
  archivio: Archivio,
  prov: Processo,
  chiesti: readonly string[],
): Promise<readonly InputCedolino[]> => {
  const inputs = await inputsDi(archivio, prov.uid);
  if (chiesti.length === 0) return inputs;
  const testate = await cedoliniRepository(archivio).listTestate(prov.uid);
  const persone = new Map<string, string>([
    ...testate.map(({ uid, uidSubAnagrafe }) => [uid, uidSubAnagrafe] as const),
    ...inputs.map(({ uidSubAnagrafe }) => [uidSubAnagrafe, uidSubAnagrafe] as const),
  ]);
  const ignoti = chiesti.filter((uid) => !persone.has(uid));
  if (ignoti.length > 0)
    throw campoNonValido(
      'cedolini',
      `In "${prov.DES_ELABORAZIONE}" non c'è nessun cedolino né persona con identificativo ${ignoti.slice(0, 5).join(', ')}${ignoti.length > 5 ? '…' : ''}: ricaricare l'elenco dei cedolini e sceglierli di nuovo.`,
    );
  const scelte = new Set(chiesti.map((uid) => persone.get(uid)));
  return inputs.filter(({ uidSubAnagrafe }) => scelte.has(uidSubAnagrafe));
};

/** What the method of a run takes of the items of some people, and why not the rest. */
const takenBy = async (
  archivio: Archivio,
  dest: Processo,
  inputs: readonly InputCedolino[],
): Promise<{ readonly migrate: readonly Migrata[]; readonly escluse: VoceEsclusa[] }> => {
  const [vociScuola, persone] = await Promise.all([
    loadVociScuola(archivio),
    personeRepository(archivio).getMany(inputs.map(({ uidSubAnagrafe }) => uidSubAnagrafe)),
  ]);
  const nomi = new Map(
    persone.map(({ uid, desCognome, desNome, desCf }) => [uid, { nominativo: nominativo(desCognome, desNome), desCf }]),
  );
  const escluse: VoceEsclusa[] = [];
  const migrate = inputs.flatMap((input): Migrata[] => {
    const chi = nomi.get(input.uidSubAnagrafe);
    if (chi === undefined) {
      escluse.push({ nominativo: '', desCf: '', voce: '', motivo: "Non è più nell'anagrafe della scuola." });
      return [];
    }
    const voci = input.voci.filter((voce) => {
      const [errore] = erroriVoce({ ...dest, vociScuola }, voce, '');
      if (errore !== undefined)
        escluse.push({
          ...chi,
          voce: voce.descrizione ?? voce.codice,
          motivo: accorciato(errore.message, 500),
        });
      return errore === undefined;
    });
    if (input.voci.length === 0) escluse.push({ ...chi, voce: '', motivo: 'Nell’altra elaborazione non ha voci.' });
    return voci.length === 0 ? [] : [{ input, voci }];
  });
  return { migrate, escluse };
};

/** The row of a person with the items that were brought: their own title and choices stay, of who is new they are those of the other run. */
const scritturaDi = (
  { input, voci }: Migrata,
  prima: RigaBozzaSalvata | undefined,
  { uid }: Processo,
  { archivio, sessione, adesso }: RequestContext,
): Scrittura<RigaBozzaSalvata> => {
  const bozza = bozzaRepository(archivio);
  const firma = { modificataDa: accorciato(sessione.descutente, 200), modificataIl: instant(adesso) };
  const { uidSubAnagrafe, percettore } = input;
  if (prima === undefined)
    return bozza.create(
      { uidSubAnagrafe, versione: 1, input: { uidSubAnagrafe, percettore, voci: [...voci] }, ...firma },
      uid,
    );
  const scrittura = bozza.update(prima, { input: { ...prima.input, voci: [...voci] }, ...firma });
  return { ...scrittura, operazioni: scrittura.operazioni.map(contesa) };
};
