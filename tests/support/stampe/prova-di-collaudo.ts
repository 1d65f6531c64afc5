import { collaudoRoutes, type CasoCollaudo, type ProvaCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { executionsAtWork } from '../home/executions.ts';
import type { Person } from '../home/test-home.ts';

/** A test case of all the payslips of a run. */
export const createCaso = (tester: Person, idProcesso: string, descrizione = 'Caso di prova'): Promise<CasoCollaudo> =>
  tester.ok(collaudoRoutes.createCaso, { body: { idProcesso, descrizione } });

/** Computes a case again and waits for the end of the test. */
export const proveCaso = async (tester: Person, { uid }: Pick<CasoCollaudo, 'uid'>): Promise<ProvaCollaudo> => {
  const [avviata] = await tester.ok(collaudoRoutes.startProve, { body: { casi: [uid] } });
  const limite = Date.now() + 180_000;
  for (;;) {
    const prova = (await tester.ok(collaudoRoutes.listProve, { body: { idCaso: uid } })).find(
      (una) => una.uid === avviata?.uid,
    );
    if (prova !== undefined && prova.stato !== 'IN_CORSO') return prova;
    if (Date.now() > limite) throw new Error(`The test is still in progress; ${await executionsAtWork()}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};
