import { randomUUID } from 'node:crypto';
import { registro } from '#archivio/accesso/registro.ts';
import { azioni } from '#functions/lavori/azioni.ts';
import { endLavoro } from '#functions/lavori/lavori-service.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant, systemClock } from '#platform/clock.ts';
import { archivioDi, type Archivio } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { Modifica } from '#platform/data/modifica.ts';
import { lavoriRepository, type LavoroSalvato } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';
import { AMMINISTRAZIONE, sendIntervento } from './amministrazione.ts';

/** Work that waits or is under way, with its school. */
export interface LavoroAperto {
  readonly codmin: string;
  readonly lavoro: LavoroSalvato;
}

/** The long work of every school that has not ended, the oldest first. */
export const listLavoriAperti = async (store: Store): Promise<LavoroAperto[]> => {
  const aperti: LavoroAperto[] = [];
  for (const { codmin } of await registro(store).listScuole()) {
    const archivio = archivioDi(store, codmin);
    for (const stato of ['ATTESA', 'IN_CORSO']) {
      const righe = await archivio.queryAll({
        index: 'indice2',
        pk: archivio.chiavi.elenco('LAVORO'),
        begins: `${stato}#`,
      });
      for (const { uid } of righe) {
        const lavoro = await lavoriRepository(archivio).get(String(uid));
        if (lavoro?.stato === stato) aperti.push({ codmin, lavoro });
      }
    }
  }
  return aperti.toSorted((a, b) => compareCodici(a.lavoro.avviatoIl, b.lavoro.avviatoIl));
};

/**
 * Stops work as a person of the school would: what its kind does when it is stopped is done. Without `workflows` nothing is running: the next start of the program
 * finds the work stopped and leaves it.
 * @throws Error when no open work has that uid
 */
export const stopLavoro = async (store: Store, uid: string, workflows = nothingRuns): Promise<LavoroAperto> => {
  const trovato = (await listLavoriAperti(store)).find(({ lavoro }) => lavoro.uid === uid);
  if (trovato === undefined)
    throw new Error(`Nessun lavoro in attesa o in corso ha l'identificativo "${uid}": vederli con "lavori".`);
  const context = contextOf(archivioDi(store, trovato.codmin));
  await endLavoro({ workflows, azioni: azioni({ workflows }) }, trovato.lavoro, context);
  const cosa = `Fermato il lavoro «${trovato.lavoro.descrizione}»`;
  await sendIntervento(store, trovato.codmin, { cosa }, context, context.modifica);
  return trovato;
};

/** What a stop starts in turn (putting an import back) waits in the archive for the program. */
const nothingRuns: Workflows = { start: async () => undefined, stop: async () => undefined };

/** Somebody who may do everything in the school, and has no session. */
const contextOf = (archivio: Archivio): RequestContext => {
  const clock = systemClock();
  const adesso = clock.now();
  const chi = { issuer: AMMINISTRAZIONE, subject: AMMINISTRAZIONE };
  return {
    archivio,
    correlationId: randomUUID(),
    modifica: new Modifica(),
    seRifiutata: new Modifica(),
    oggi: clock.oggi(),
    adesso,
    sessione: {
      ...chi,
      codcli: '',
      codmin: archivio.codmin,
      ruoli: ['TESTER'],
      licenze: ['WWS'],
      user: AMMINISTRAZIONE,
      descutente: AMMINISTRAZIONE,
      utente: AMMINISTRAZIONE,
      uid: null,
      uidSubAnagrafe: null,
      cf: null,
      inManutenzione: false,
      setupType: 'SCUOLA',
      creata: instant(adesso),
      scade: adesso.getTime() / 1000 + 86_400,
    },
    credenziali: { ...chi, authTime: null, expiresAt: 0, sessionToken: undefined },
  };
};
