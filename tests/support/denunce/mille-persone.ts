import { cedoliniRepository } from '../../../functions/archivio/cedolini/cedolini-repository.ts';
import { cedolinoEntita } from '../../../functions/archivio/cedolini/cedolino.ts';
import { rotteEntita } from '../../../functions/archivio/cedolini/rotte.ts';
import { personaEntita } from '../../../functions/archivio/persone/persona.ts';
import { servizioEntita } from '../../../functions/archivio/servizi/servizio.ts';
import { archivioDi } from '../../../functions/platform/data/archivio.ts';
import { asUid } from '../../../functions/platform/data/entita.ts';
import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import { storeRecords } from '../archivio.ts';
import { SCUOLA_A } from '../home/test-users.ts';
import { personaDiProva } from '../persone-di-prova.ts';
import type { ScuolaCheVersa } from './scuola-che-versa.ts';

/** The first person of a school, their service and their payslip of a run, as if they were of so many people. */
export const multiplyPersone = async (scuola: ScuolaCheVersa, processo: Processo, quante: number): Promise<void> => {
  const { store } = scuola.home;
  const archivio = archivioDi(store, SCUOLA_A);
  const [testata] = await cedoliniRepository(archivio).listTestate(processo.uid);
  const [rotte] = await archivio.of(rotteEntita).listAll(processo.uid);
  const [servizio] = await archivio.of(servizioEntita).listAll(scuola.uidDi(0));
  const [persona] = scuola.persone;
  if (testata === undefined || rotte === undefined || servizio === undefined || persona === undefined)
    throw new Error('The run has no payslip');
  const altre = Array.from({ length: quante - 1 }, (_, numero) => {
    const { desCf, desCognome, desNome } = personaDiProva(numero + 100);
    const numeri = { matricola: numero + 100, prgAnagrafe: numero + 100 };
    return { uid: `altra${String(numero).padStart(5, '0')}`, desCf, desCognome, desNome, ...numeri };
  });
  const delCedolino = (uid: string) => ({ uid: asUid<'CEDOLINO'>(`${processo.uid}-${uid}`) });
  const sua = (uid: string) => ({ uidSubAnagrafe: asUid<'PERSONA'>(uid) });
  await storeRecords(
    store,
    personaEntita,
    SCUOLA_A,
    altre.map(({ uid, ...nomi }) => ({ ...persona, ...nomi, ...sua(uid), uid: asUid<'PERSONA'>(uid) })),
  );
  await storeRecords(
    store,
    servizioEntita,
    SCUOLA_A,
    altre.map(({ uid }) => ({ ...servizio, ...sua(uid), uid: asUid<'SERVIZIO'>(`${uid}-servizio`) })),
  );
  await storeRecords(
    store,
    cedolinoEntita,
    SCUOLA_A,
    altre.map(({ uid }) => ({ ...testata, ...delCedolino(uid), ...sua(uid) })),
  );
  await storeRecords(
    store,
    rotteEntita,
    SCUOLA_A,
    altre.map(({ uid }) => ({ ...rotte, ...delCedolino(uid) })),
  );
};
