import { notificheRepository } from '#archivio/casa/notifica.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { EsitoSincronizzazione } from '#shared/contracts/casa/casa.ts';
import type { Notifica } from '#shared/contracts/casa/notifiche.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { alignStorico, type Intestazione } from '../cedolini/cedolino/storico-service.ts';

/** What one call may do and still be one transaction: three actions a payslip, one a run, two a notification. */
const PERSONE = 50;
const CEDOLINI = 16;
const NOTIFICHE = 40;
const NOTIFICHE_DOPO_CEDOLINI = 10;

/**
 * Brings open payslips up to the registry, for one person or for everybody whose notification is open, then closes the notifications.
 * Short enough for one transaction: `rimasti` says how much is left for the next call.
 * @throws NON_TROVATO, STATO_NON_AMMESSO while a calculation is in progress
 */
export const syncAnagrafe = async (
  { uidSubAnagrafe }: { readonly uidSubAnagrafe?: Uid<'PERSONA'> | undefined },
  context: RequestContext,
): Promise<EsitoSincronizzazione> => {
  const notifiche = notificheRepository(context.archivio);
  const aperte = (await notifiche.list())
    .filter(isDaSincronizzare)
    .filter(({ RIFERIMENTO }) => uidSubAnagrafe === undefined || RIFERIMENTO === uidSubAnagrafe)
    .toReversed();
  const tutti =
    uidSubAnagrafe === undefined
      ? [...new Set(aperte.map(({ RIFERIMENTO }) => asUid<'PERSONA'>(RIFERIMENTO)))]
      : [uidSubAnagrafe];
  const scelti = tutti.slice(0, PERSONE);
  const chi = await findIntestazioni(scelti, context.archivio);
  if (uidSubAnagrafe !== undefined && chi.length === 0) throw nonTrovato('La persona');
  const { allineati, rimasti } = await alignStorico(chi, CEDOLINI, context);
  const daChiudere =
    rimasti > 0
      ? []
      : aperte
          .filter(({ RIFERIMENTO }) => scelti.includes(asUid(RIFERIMENTO)))
          .slice(0, allineati > 0 ? NOTIFICHE_DOPO_CEDOLINI : NOTIFICHE);
  for (const una of daChiudere) close(una, notifiche, context);
  return {
    persone: chi.length,
    cedolini: allineati,
    notificheChiuse: daChiudere.length,
    rimasti: rimasti + aperte.length - daChiudere.length,
  };
};

/** A notification about changed personal data, either variant: the sync closes it. */
const isDaSincronizzare = ({ COD_TIPO }: Notifica): boolean => COD_TIPO === 'SYNCANAG_W' || COD_TIPO === 'SYNCANAG_R';

const close = (
  { UID, COD_TIPO, RIFERIMENTO }: Notifica,
  notifiche: ReturnType<typeof notificheRepository>,
  { modifica }: RequestContext,
): void => {
  modifica.add(notifiche.remove(UID)).audit({
    entita: 'NOTIFICA',
    uid: UID,
    azione: 'eliminato',
    prima: { COD_TIPO, RIFERIMENTO },
    motivo: 'Sincronizzazione dei dati anagrafici',
  });
};

/** Today's data of the people; who was merged into another has the other's. Somebody no longer there leaves only a notification to close. */
const findIntestazioni = async (uids: readonly Uid<'PERSONA'>[], archivio: Archivio): Promise<Intestazione[]> => {
  const persone = personeRepository(archivio);
  const presenti = new Map((await persone.getMany(uids)).map((persona) => [persona.uid, persona]));
  const trovate = await Promise.all(
    uids.map(async (uid): Promise<Intestazione | undefined> => {
      const persona = presenti.get(uid) ?? (await resolveOrNothing(() => persone.resolve(uid)));
      return persona && { uidSubAnagrafe: uid, persona };
    }),
  );
  return trovate.filter((una) => una !== undefined);
};

const resolveOrNothing = async (resolve: () => Promise<Persona>): Promise<Persona | undefined> => {
  try {
    return await resolve();
  } catch (error) {
    if (error instanceof AppError && error.code === 'NON_TROVATO') return undefined;
    throw error;
  }
};
