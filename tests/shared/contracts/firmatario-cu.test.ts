import { expect, test } from 'vitest';
import { FirmaCu, OpzioniCuInput } from '#shared/contracts/denunce/cu/cu-chiamate.ts';

const firma = {
  cfFirmatario: 'VRDTTV66D61H501M',
  cognomeFirmatario: 'Verdi',
  nomeFirmatario: 'Ottavia',
  codiceCarica: '1',
  datFirma: '2026-03-10',
};
const opzioni = { ...firma, anno: 2025, note: '', versione: 1 };
const SBAGLIATO = { cfFirmatario: 'VRDTTV66D61H501X' };

test.each([
  ['of one sending', FirmaCu, firma],
  ['of a year', OpzioniCuInput, opzioni],
] as const)(
  'a signatory %s with a wrong codice fiscale is refused, and taken when it is confirmed',
  (_chi, schema, giusta) => {
    expect(schema.safeParse(giusta).success).toBe(true);
    expect(schema.safeParse({ ...giusta, ...SBAGLIATO }).error?.issues).toMatchObject([
      { path: ['cfFirmatario'], message: expect.stringMatching(/carattere di controllo.*confermare/) },
    ]);
    expect(schema.safeParse({ ...giusta, ...SBAGLIATO, flgCfConfermato: true }).success).toBe(true);
  },
);
