import { processiRoutes } from '../../../shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '../../../shared/contracts/cedolini/chiusura.ts';
import type { Denuncia } from '../../../shared/contracts/denunce/denuncia.ts';
import { elaboraCu, saveFirma } from '../../support/denunce/scuola-che-certifica.ts';
import { collaboratore } from '../../support/denunce/scuola-che-denuncia.ts';
import { openScuolaCheVersa, type ScuolaCheVersa } from '../../support/denunce/scuola-che-versa.ts';
import type { BenchRow } from '../bench-row.ts';
import { computeRun } from '../measures/computed-run.ts';
import { load, median, milliseconds } from '../measures/time.ts';

const PERSONE = 1000;
const GIRI = 3;
const GOAL = 0.5;

const PAGATI = { idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Collaborazioni' } as const;

/** Certifications of a thousand collaborators, gathered again and again, beside computing the run that pays them. */
export const cuDiMille = async (): Promise<BenchRow> => {
  const scuola = await openScuolaCheVersa(PERSONE);
  try {
    const { tempo: calcolo } = await accounted(scuola);
    await saveFirma(scuola.adempimenti);
    const tempi: number[] = [];
    let denuncia: Denuncia | undefined;
    for (let giro = 0; giro < GIRI; giro += 1) {
      const { versione } = denuncia ?? {};
      tempi.push(
        await milliseconds(async () => {
          ({ denuncia } = await elaboraCu(scuola.adempimenti, versione === undefined ? {} : { versione }));
        }),
      );
    }
    if (denuncia?.persone !== PERSONE) throw new Error(`${denuncia?.persone} people certified instead of ${PERSONE}`);
    const ratio = median(tempi) / calcolo;
    return {
      id: 'P5',
      goal: `CU of ${PERSONE} people made ≤ ${GOAL}× of computing their payslips`,
      measured: `${median(tempi).toFixed(0)} ms against ${calcolo.toFixed(0)} ms`,
      ratio,
      reached: ratio <= GOAL,
      note: `through the API, a payslip each; ${load()}`,
    };
  } finally {
    await scuola.home.close();
  }
};

const accounted = async ({ ufficio, persone }: ScuolaCheVersa) => {
  const calcolata = await computeRun(
    ufficio,
    persone.map(({ uid }) => collaboratore(uid)),
    PAGATI,
  );
  const { uid, versione } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid: calcolata.uid } });
  await ufficio.ok(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione } });
  return calcolata;
};
