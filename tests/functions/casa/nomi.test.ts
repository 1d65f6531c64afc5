import { expect, test } from 'vitest';
import { nomiDi } from '#functions/casa/letture/nomi.ts';

test('two people of one name are named both, by surname and name, each with what tells them apart', () => {
  expect(
    nomiDi([
      { desCognome: 'Verdelli', desNome: 'Marco', desCf: 'VRDMRC80A01H501B' },
      { desCognome: 'Apocrifi', desNome: 'Zoe', matricola: 12 },
      { desCognome: 'Verdelli', desNome: 'Marco', desCf: 'VRDMRC70A01H501A' },
      { desCognome: 'Verdelli', desNome: 'Marco', desCf: 'VRDMRC80A01H501B' },
    ]),
  ).toEqual(['Apocrifi Zoe (matricola 12)', 'Verdelli Marco (VRDMRC70A01H501A)', 'Verdelli Marco (VRDMRC80A01H501B)']);
});
