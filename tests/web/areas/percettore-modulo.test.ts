import { expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { initialValues } from '#ui/modulo/schema-modulo.ts';
import { inputCon, PercettoreModulo, valoriDi } from '#web/areas/cedolini/preparazione/persone/percettore-modulo.ts';

const vuoto = { uidSubAnagrafe: asUid<'PERSONA'>('persona'), percettore: null, voci: [] };

/** Opens the form on what the records say and confirms it, with what the office changes. */
const confermato = (registrato: Percettore, cambi: object = {}) => {
  const valori = valoriDi({ percettore: registrato, fiscali: {} }, vuoto, registrato.tipo);
  const letti = PercettoreModulo.parse({ ...initialValues(PercettoreModulo, { ...valori }), ...cambi });
  return inputCon(vuoto, letti, registrato).percettore;
};

const percettori: readonly Percettore[] = [
  { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', fineServizio: 'TFS', enam: true, espero: false },
  { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'ATA', altraScuola: 'XXIS00200B' },
  { tipo: 'NON_RESIDENTE', occasionale: false, convenzione: false, aliquotaConvenzione: 100_000 },
  { tipo: 'OCCASIONALE', certificatoA1: { numero: 'AT-17', al: '2026-12-31' } },
  {
    tipo: 'COCOCO',
    inail: { tasso: 4_000, giaPagato: 50_000 },
    certificatoA1: { numero: 'AT-17', al: '2026-12-31' },
    impatriato: 'CON_FIGLI',
  },
];

test.each(percettori)('the form confirmed as it is leaves a payee $tipo as the records have it', (percettore) =>
  expect(confermato(percettore)).toEqual(percettore),
);

test('what is emptied goes away', () =>
  expect(
    confermato(percettori.at(-1) ?? { tipo: 'COCOCO' }, {
      tassoInail: null,
      certificatoA1Numero: '',
      certificatoA1Al: null,
      impatriato: null,
    }),
  ).toEqual({ tipo: 'COCOCO' }));

test('of a certificate both the number and the last day are asked', () => {
  const valori = valoriDi({ percettore: { tipo: 'OCCASIONALE' }, fiscali: {} }, vuoto, 'OCCASIONALE');
  const letti = PercettoreModulo.safeParse({
    ...initialValues(PercettoreModulo, { ...valori }),
    certificatoA1Numero: 'AT-17',
  });
  expect(letti.error?.issues.map(({ path }) => path)).toEqual([['certificatoA1Al']]);
});
