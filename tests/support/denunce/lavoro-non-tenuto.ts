import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { rotteEntita } from '#archivio/cedolini/rotte.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { SCUOLA_A } from '../home/test-users.ts';
import type { ScuolaCheVersa } from './scuola-che-versa.ts';

/** Takes away the work that payslips of some runs keep, as of those closed before it was kept. */
export const forgetLavoro = async (
  { home: { store } }: Pick<ScuolaCheVersa, 'home'>,
  processi: readonly Processo[],
): Promise<void> => {
  const archivio = archivioDi(store, SCUOLA_A);
  const testate = (await Promise.all(processi.map(({ uid }) => archivio.of(cedolinoEntita).listAll(uid)))).flat();
  await sendOperazioni(
    store,
    testate.map(({ uid }) => ({ tipo: 'delete', chiave: archivio.chiavi.record(rotteEntita, uid) })),
  );
};
