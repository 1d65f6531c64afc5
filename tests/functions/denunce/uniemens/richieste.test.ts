import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '../../../../functions/archivio/cedolini/cedolini-repository.ts';
import { cedolinoEntita } from '../../../../functions/archivio/cedolini/cedolino.ts';
import { rotteEntita } from '../../../../functions/archivio/cedolini/rotte.ts';
import { personaEntita } from '../../../../functions/archivio/persone/persona.ts';
import { servizioEntita } from '../../../../functions/archivio/servizi/servizio.ts';
import { uniemensService } from '../../../../functions/denunce/uniemens/uniemens-service.ts';
import { archivioDi } from '../../../../functions/platform/data/archivio.ts';
import { asUid } from '../../../../functions/platform/data/entita.ts';
import { Modifica, sendModifica } from '../../../../functions/platform/data/modifica.ts';
import type { Processo } from '../../../../shared/contracts/cedolini/processo.ts';
import { storeRecords } from '../../../support/archivio.ts';
import { countingStore } from '../../../support/counting-store.ts';
import {
  contabilizzati,
  MARZO,
  openScuolaCheDenuncia,
  supplente,
} from '../../../support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '../../../support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '../../../support/home/test-users.ts';
import { personaDiProva } from '../../../support/persone-di-prova.ts';

const PERSONE = 400;

let scuola: ScuolaCheVersa;
let processo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1);
  processo = await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  await multiply();
});
afterAll(() => scuola.home.close());

/** The person, the service and the payslip of the run, as if they were of so many people. */
const multiply = async (): Promise<void> => {
  const { store } = scuola.home;
  const archivio = archivioDi(store, SCUOLA_A);
  const [testata] = await cedoliniRepository(archivio).listTestate(processo.uid);
  const [rotte] = await archivio.of(rotteEntita).listAll(processo.uid);
  const [servizio] = await archivio.of(servizioEntita).listAll(scuola.uidDi(0));
  const [persona] = scuola.persone;
  if (testata === undefined || rotte === undefined || servizio === undefined || persona === undefined)
    throw new Error('The run has no payslip');
  const altre = Array.from({ length: PERSONE - 1 }, (_, numero) => {
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

test('the UniEmens of hundreds of people is gathered with at most one request for twenty of them and twenty more', async () => {
  const conteggio = countingStore();
  const modifica = new Modifica();
  const archivio = archivioDi(conteggio.store, SCUOLA_A);
  const { denuncia, righe } = await uniemensService.save({ ...MARZO, allowEmpty: false }, { archivio, modifica });
  await sendModifica(conteggio.store, modifica, {
    codmin: SCUOLA_A,
    utente: 'prova',
    nome: 'Prova',
    correlationId: 'prova-richieste-uniemens',
    adesso: new Date(),
  });
  expect(conteggio.letture() + conteggio.scritture()).toBeLessThanOrEqual(PERSONE / 20 + 20);
  expect(conteggio.scritture()).toBe(1);
  expect([denuncia.persone, denuncia.STATUS]).toEqual([PERSONE, 'COMPLETATO']);
  expect(righe.filter(({ calcolati }) => calcolati.Qualifica1 === '2').length).toBe(PERSONE);
});
