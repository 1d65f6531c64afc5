import { afterAll, beforeAll, expect, test } from 'vitest';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import {
  accessorio,
  cedolinoDi,
  compute,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  type Ufficio,
} from '#support/cedolini.ts';

let ufficio: Ufficio;
beforeAll(async () => {
  ufficio = await openUfficio(2);
});
afterAll(() => ufficio.home.close());

const AVVISO = {
  codice: 'VOCE_DI_ALTRO_PROFILO',
  campo: 'voci',
  messaggio:
    '"Attività aggiuntive di insegnamento" non è del profilo della persona (Personale ATA): controllare la voce, o il ruolo con cui è pagata.',
};

test('hours of teaching paid to who does not teach are warned about, while preparing and on the payslip, and paid', async () => {
  const { ufficio: persona, uidDi } = ufficio;
  const ata = accessorio(uidDi(0), [oreInsegnamento(1000)], {
    percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'ATA' },
  });
  const docente = accessorio(uidDi(1), [oreInsegnamento(1000)]);
  const simulata = await persona.ok(calcoloRoutes.simulaProcesso, {
    body: { processo: elaborazione(), cedolini: [ata, docente] },
  });
  expect(simulata.cedolini.map(({ esito, anomalie }) => [esito, anomalie])).toEqual([
    ['CALCOLATO', [AVVISO]],
    ['CALCOLATO', []],
  ]);
  const { processo } = await compute(persona, elaborazione(), [ata, docente]);
  expect((await cedolinoDi(persona, processo.uid, uidDi(0))).anomalie).toContainEqual(AVVISO);
  expect((await cedolinoDi(persona, processo.uid, uidDi(1))).anomalie).not.toContainEqual(AVVISO);
});
