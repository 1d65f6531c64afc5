import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { rotteEntita } from '#archivio/cedolini/rotte.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { storeRecords } from '../archivio.ts';
import { SCUOLA_A } from '../home/test-users.ts';
import { personaDiProva } from '../persone-di-prova.ts';
import type { ScuolaCheVersa } from './scuola-che-versa.ts';

/** Colleagues of the first person of a school, each with the same service, so that they are so many: written into the archive, with no trail. @returns all of them */
export const storeColleghi = async (scuola: ScuolaCheVersa, quante: number): Promise<readonly Persona[]> => {
  const { store } = scuola.home;
  const [servizio] = await archivioDi(store, SCUOLA_A).of(servizioEntita).listAll(scuola.uidDi(0));
  const [persona] = scuola.persone;
  if (servizio === undefined || persona === undefined) throw new Error('The school has nobody who serves');
  const altre = Array.from({ length: quante - 1 }, (_, numero): Persona => {
    const { desCf, desCognome, desNome } = personaDiProva(numero + 100);
    const uid = asUid<'PERSONA'>(`altra${String(numero).padStart(5, '0')}`);
    const numeri = { matricola: numero + 100, prgAnagrafe: numero + 100 };
    return { ...persona, uid, uidSubAnagrafe: uid, desCf, desCognome, desNome, ...numeri };
  });
  await storeRecords(store, personaEntita, SCUOLA_A, altre);
  await storeRecords(
    store,
    servizioEntita,
    SCUOLA_A,
    altre.map(({ uid, desCognome, desNome }) => ({
      ...servizio,
      uidSubAnagrafe: uid,
      uid: asUid<'SERVIZIO'>(`${uid}-servizio`),
      desCognome,
      desNome,
    })),
  );
  return [persona, ...altre];
};

/** The first person of a school, their service and their payslip of a run, as if they were of so many people. */
export const multiplyPersone = async (scuola: ScuolaCheVersa, processo: Processo, quante: number): Promise<void> => {
  const { store } = scuola.home;
  const archivio = archivioDi(store, SCUOLA_A);
  const [testata] = await cedoliniRepository(archivio).listTestate(processo.uid);
  const [rotte] = await archivio.of(rotteEntita).listAll(processo.uid);
  if (testata === undefined || rotte === undefined) throw new Error('The run has no payslip');
  const altre = (await storeColleghi(scuola, quante)).slice(1);
  const delCedolino = (uid: string) => ({ uid: asUid<'CEDOLINO'>(`${processo.uid}-${uid}`) });
  await storeRecords(
    store,
    cedolinoEntita,
    SCUOLA_A,
    altre.map(({ uid }) => ({ ...testata, ...delCedolino(uid), uidSubAnagrafe: uid })),
  );
  await storeRecords(
    store,
    rotteEntita,
    SCUOLA_A,
    altre.map(({ uid }) => ({ ...rotte, ...delCedolino(uid) })),
  );
};
