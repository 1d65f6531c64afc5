import { describe, expect, test } from 'vitest';
import { compareRighe, type PersonaNota, type Uso } from '#ui/foglio-da-file/foglio-di-ore.ts';
import { paste } from '#ui/griglia/incolla.ts';
import type { ColonnaGriglia } from '#ui/griglia/modello.ts';

const persona = (uid: string, cognome: string, nome: string, cf: string, matricola: number): PersonaNota => ({
  uid,
  nominativo: `${cognome} ${nome}`,
  chiavi: [cf, String(matricola), `${cognome} ${nome}`, `${nome} ${cognome}`],
  presente: true,
});
const APOCRIFI = persona('apocrifi', 'Apocrifi', 'Ottavia', 'PCRTTV80A41H501A', 7);
const ARTEFATTI = persona('artefatti', 'Artefatti', 'Carlotta', 'RTFCLT63A61G273L', 12);
const PRIMA = persona('prima', 'Doppi', 'Maria', 'DPPMRA80A41H501B', 20);
const SECONDA = persona('seconda', 'Doppi', 'Maria', 'DPPMRA85A41H501C', 21);
const persone = [APOCRIFI, ARTEFATTI, PRIMA, SECONDA];

const colonna: ColonnaGriglia = {
  id: 'ore',
  titolo: 'Ore',
  scrittura: {
    scrivi: String,
    illeggibile: (testo) => testo,
    leggi: (testo) => ({ esito: 'valido', valore: Number(testo) }),
  },
};

/** The person a line goes to, or the beginning of the reason it goes to none. */
const fromFile = (...celle: readonly string[]): string => {
  const usi: readonly Uso[] = [...celle.map(() => ({ dice: 'chi' as const })), { dice: 'quanto', colonna }];
  const [riga] = compareRighe([{ numero: 2, celle: [...celle, '5'] }], usi, persone);
  return riga?.errori[0]?.messaggio ?? riga?.cambi[0]?.riga ?? '';
};
const pasted = (...celle: readonly string[]): string => {
  const righe = persone.map(({ uid, nominativo, chiavi }) => ({
    id: uid,
    titolo: nominativo,
    chiavi,
    valori: {},
    totale: '',
  }));
  const { cambi, scarti } = paste(
    [[...celle, '5']],
    { riga: 0, colonna: 0 },
    { righe, colonne: [colonna], pagina: 10 },
  );
  return scarti[0]?.motivo ?? cambi[0]?.riga ?? '';
};

describe.each([
  ['a row of the hours file', fromFile],
  ['a line pasted in a grid', pasted],
])('%s', (_what, personOf) => {
  test.each([
    ['name and code of one person', ['Apocrifi Ottavia', 'PCRTTV80A41H501A'], 'apocrifi'],
    ['surname and name apart', ['Apocrifi', 'Ottavia'], 'apocrifi'],
    ['surname, name and code apart', ['Apocrifi', 'Ottavia', 'PCRTTV80A41H501A'], 'apocrifi'],
    ['a name of two, and the code of one of them', ['Doppi Maria', 'DPPMRA85A41H501C'], 'seconda'],
    ['a second name that the registry lacks', ['Artefatti Carlotta Rosa', 'RTFCLT63A61G273L'], 'artefatti'],
  ])('goes to whom it names: %s', (_why, celle, uid) => {
    expect(personOf(...celle)).toBe(uid);
  });

  test.each([
    [
      'the name of one and the code of another',
      ['Apocrifi Ottavia', 'RTFCLT63A61G273L'],
      /nomina persone diverse.*Apocrifi Ottavia.*Artefatti Carlotta/,
    ],
    [
      'a known name and a code of nobody',
      ['Artefatti Carlotta', 'VRDLCU91T05L219Z'],
      /«VRDLCU91T05L219Z» non è di nessuno/,
    ],
    [
      'the name of nobody and the code of somebody',
      ['Bianchi Maria', 'RTFCLT63A61G273L'],
      /nomina persone diverse.*il nome è «Bianchi Maria»/,
    ],
    ['a name of two', ['Doppi Maria'], /più persone si chiamano così/i],
    ['the code of one, the number of another', ['PCRTTV80A41H501A', 'Artefatti Carlotta'], /nomina persone diverse/],
  ])('goes to nobody: %s', (_why, celle, reason) => {
    expect(personOf(...celle)).toMatch(reason);
  });
});

test('an empty cell names nobody', () => {
  expect(fromFile('Apocrifi Ottavia', '')).toBe('apocrifi');
});

test('a column of row numbers taken for the matricola pays nobody else', () => {
  expect(fromFile('12', 'Apocrifi Ottavia')).toMatch(/nomina persone diverse/);
  expect(fromFile('99', 'Apocrifi Ottavia')).toMatch(/«99» non è di nessuno/);
});
