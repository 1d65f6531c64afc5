import { expect, test } from 'vitest';
import { refuseCodiciSbagliati } from '#functions/scuola/codici-fiscali.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';

const SBAGLIATO = '80012345677';
const scuola = (resto: object): Scuola => {
  const campi: Partial<Scuola> = { codFiscale: '80012345676', ...resto };
  return campi as Scuola;
};
const subentrante = { codFiscale: SBAGLIATO };
const entiSede = {
  cfAppartenenza: '80012345676',
  prgAppartenenza: '00000',
  cfServizio: SBAGLIATO,
  prgServizio: '00000',
};

test.each([
  ['codFiscale', { codFiscale: SBAGLIATO }],
  ['entiSede.cfServizio', { entiSede }],
  ['dati.subentrante.codFiscale', { dati: { subentrante } }],
  ['dati.identitaPrecedenti.0.codFiscale', { dati: { identitaPrecedenti: [{ codFiscale: SBAGLIATO }] } }],
])('%s wrong in itself is refused when it is new, and stays where it was stored before', (path, resto) => {
  for (const prima of [undefined, scuola({})])
    expect(() => refuseCodiciSbagliati(prima, scuola(resto))).toThrow(
      expect.objectContaining({ code: 'RICHIESTA_NON_VALIDA', fields: [expect.objectContaining({ path })] }),
    );
  const altro = { ...resto, desEMail: 'nuova@esempio.invalid' };
  expect(() => refuseCodiciSbagliati(scuola(resto), scuola(altro))).not.toThrow();
});
