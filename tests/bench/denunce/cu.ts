import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { collaboratore } from '#support/denunce/scuola-che-denuncia.ts';
import { openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { BenchRow } from '../bench-row.ts';
import { computeRun } from '../measures/computed-run.ts';
import { median, milliseconds, rounds } from '../measures/rounds.ts';

const PERSONE = 1000;
const GOAL = 0.5;

const PAGATI = { idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Collaborazioni' } as const;

/** Certifications of a thousand collaborators, gathered again and again, beside computing the run that pays them. */
export const cuDiMille = async (): Promise<BenchRow> => {
  const scuola = await openScuolaCheVersa(PERSONE);
  try {
    const { tempo: calcolo } = await accounted(scuola);
    await saveFirma(scuola.adempimenti);
    let denuncia: Denuncia | undefined;
    const elabora = (): Promise<number> => {
      const { versione } = denuncia ?? {};
      return milliseconds(async () => {
        ({ denuncia } = await elaboraCu(scuola.adempimenti, versione === undefined ? {} : { versione }));
      });
    };
    const tempi = await rounds(elabora, { warm: 0 });
    if (denuncia?.persone !== PERSONE) throw new Error(`${denuncia?.persone} people certified instead of ${PERSONE}`);
    return {
      id: 'P5',
      goal: `CU of ${PERSONE} people made ≤ ${GOAL}× of computing their payslips`,
      measured: `${median(tempi).toFixed(0)} ms against ${calcolo.toFixed(0)} ms`,
      bound: { atMost: GOAL },
      ratios: tempi.map((tempo) => tempo / calcolo),
      note: 'through the API, a payslip each',
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
  await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
  });
  return calcolata;
};
