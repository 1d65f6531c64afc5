import { registro } from '#archivio/accesso/registro.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import type { StepPlatform } from '#platform/platform.ts';
import type { Flusso } from '#platform/work/flusso.ts';
import { lavoriRepository, startLavoro } from '#platform/work/lavoro.ts';
import { giornoProgrammato, uidProgrammato } from '#platform/work/programmato.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { flussi } from '../flussi.ts';

/** Schools whose work is stored at once. */
const INSIEME = 20;
/** Who the work is of, in its trail. */
const AUTORE = { utente: 'programma', descutente: 'Il programma' };

type Mezzi = StepPlatform & { readonly workflows: Workflows };

/**
 * Starts a scheduled kind of work in every school that is not in maintenance, once a day each, or once a month: what began is not begun again, and a school
 * that fails does not stop the others. @returns in how many it began, in how many it could not. @throws for a kind that is not scheduled
 */
export const startProgrammato = async (
  mezzi: Mezzi,
  tipo: string,
): Promise<{ readonly avviati: number; readonly falliti: number }> => {
  const scuole = (await registro(mezzi.store).listScuole()).filter(({ inManutenzione }) => !inManutenzione);
  let [avviati, falliti] = [0, 0];
  for (let da = 0; da < scuole.length; da += INSIEME)
    await Promise.all(
      scuole.slice(da, da + INSIEME).map(async ({ codmin }) => {
        try {
          if (await beginProgrammato(codmin, tipo, mezzi)) avviati += 1;
        } catch (error) {
          falliti += 1;
          mezzi.log.error('programmato', error, { scuola: codmin, tipo });
        }
      }),
    );
  if (falliti > 0) throw new Error(`${tipo}: not begun in ${falliti} schools of ${scuole.length}`);
  return { avviati, falliti };
};

/** Begins today's work of a kind in one school, or this month's. @returns false when it is there already. @throws for a kind that is not scheduled */
export const beginProgrammato = async (
  codmin: string,
  tipo: string,
  { store, workflows, clock }: Mezzi,
): Promise<boolean> => {
  const flusso: Flusso | undefined = flussi.find((uno) => uno.tipo === tipo);
  if (flusso?.programmato === undefined) throw new Error(`No scheduled work is called ${tipo}`);
  const archivio = archivioDi(store, codmin);
  const [oggi, adesso, modifica] = [clock.oggi(), clock.now(), new Modifica()];
  const oggetto = giornoProgrammato(flusso, oggi);
  const uid = uidProgrammato(tipo, oggetto);
  if ((await lavoriRepository(archivio).get(uid)) !== undefined) return false;
  startLavoro(
    workflows,
    {
      uid,
      tipo,
      area: flusso.area,
      descrizione: flusso.programmato,
      oggetto,
      totale: 0,
      ruoli: ['TESTER'],
      parametri: {},
    },
    { archivio, modifica, adesso, oggi, correlationId: uid, sessione: AUTORE },
  );
  await sendModifica(store, modifica, {
    codmin,
    utente: AUTORE.utente,
    nome: AUTORE.descutente,
    correlationId: uid,
    adesso,
  });
  return true;
};
