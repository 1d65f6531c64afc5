import { describe, expect, test } from 'vitest';
import { compareRighe, guessUsi, problemaUsi, type PersonaNota, type Uso } from '#ui/foglio-da-file/foglio-di-ore.ts';
import { scritturaImporto, scritturaOre } from '#ui/modulo/campi/lettura.ts';
import type { ColonnaVoce } from '#web/areas/cedolini/preparazione/foglio/colonne-voci.ts';

const competenza = { dal: '2026-10-01', al: '2026-10-31' };
const voce = (id: string, titolo: string, dettaglio: string, aOre: boolean): ColonnaVoce => ({
  id,
  titolo,
  dettaglio,
  scrittura: aOre ? scritturaOre : scritturaImporto,
  modello: {
    codice: id,
    competenza,
    misura: aOre ? { unita: 'ORE', quantita: 0, tariffa: 3850 } : { unita: 'IMPORTO', importo: 0 },
  },
});
const ore = voce('ore', 'Ore di insegnamento', 'ore a 38,50 €, 01/10 – 31/10/2026', true);
const euro = voce('euro', 'Compenso forfettario', 'euro, 01/10 – 31/10/2026', false);
const settembre = { ...ore, id: 'ore-settembre', dettaglio: 'ore a 38,50 €, 01/09 – 30/09/2026' };
const file = (...intestazioni: readonly string[]) =>
  intestazioni.map((intestazione, colonna) => ({
    colonna,
    lettera: 'ABCDEF'[colonna] ?? '',
    intestazione,
    esempi: [],
  }));
const persona = (uid: string, cognome: string, nome: string, presente = true): PersonaNota => ({
  uid,
  nominativo: `${cognome} ${nome}`,
  chiavi: [`CF${uid}`, uid, `${cognome} ${nome}`, `${nome} ${cognome}`],
  presente,
});
const PERSONE = [
  persona('1', 'Prova', 'Anna'),
  persona('2', "D'Angelo", 'Luca', false),
  persona('3', 'Doppi', 'Ada'),
  persona('4', 'Doppi', 'Ada'),
];
const chi: Uso = { dice: 'chi' };
const quanto = (colonna: ColonnaVoce): Uso => ({ dice: 'quanto', colonna });
const righe = (...celle: readonly (readonly string[])[]) =>
  celle.map((una, indice) => ({ numero: indice + 2, celle: una }));

describe('what the columns of a file say', () => {
  test('people and items by their headings; a bare "Ore" when the run pays one item', () => {
    expect(guessUsi(file('Codice Fiscale', 'Nominativo', 'ORE', 'Note'), [ore], [euro])).toEqual([
      chi,
      chi,
      quanto(ore),
      null,
    ]);
    expect(guessUsi(file('CF', 'Ore', 'compenso forfettario'), [], [ore, euro])).toEqual([chi, null, quanto(euro)]);
  });
  test('two items of one name are told by their period, as our own sheet heads them', () => {
    const titoli = file('CF', `Ore di insegnamento (${settembre.dettaglio})`);
    expect(guessUsi(titoli, [ore, settembre], [])).toEqual([chi, quanto(settembre)]);
  });
  test('what is missing or doubled is said', () => {
    expect(problemaUsi([chi, quanto(ore)])).toBeNull();
    expect(problemaUsi([quanto(ore)])).toMatch(/di chi è la riga/);
    expect(problemaUsi([chi, null])).toMatch(/ore o gli importi/);
    expect(problemaUsi([chi, quanto(ore), quanto(ore)])).toMatch(/«Ore di insegnamento»: lasciarne una sola/);
  });
});

describe('the rows of a file against the run', () => {
  const usi = [chi, chi, quanto(ore), quanto(euro)];
  test('each goes to its person, also one who is not in the run yet; an empty cell leaves what is there', () => {
    const [anna, luca] = compareRighe(
      righe(['CF1', '', '1:30', ''], ['dangelo', 'Luca', '2', '1.234,56']),
      usi,
      PERSONE,
    );
    expect([anna?.cambi, anna?.errori]).toEqual([[{ riga: '1', colonna: 'ore', valore: 150 }], []]);
    expect(luca?.persona?.presente).toBe(false);
    expect(luca?.cambi).toEqual([
      { riga: '2', colonna: 'ore', valore: 200 },
      { riga: '2', colonna: 'euro', valore: 123_456 },
    ]);
  });
  test('all that is wrong with a row is said at once, on its cells', () => {
    const [ignota, doppi, ripetuta] = compareRighe(
      righe(['CF9', 'Nessuno', 'x', '1.234'], ['Doppi', 'Ada', '1', ''], ['CF1', '', '1', ''], ['1', '', '2', '']),
      usi,
      PERSONE,
    ).filter((_, indice) => indice !== 2);
    expect(ignota?.errori.map(({ colonna }) => colonna)).toEqual([0, 2, 3]);
    expect(ignota?.errori[0]?.messaggio).toBe("In anagrafe non c'è nessuno con il nome o il codice «CF9 Nessuno».");
    expect(doppi?.errori).toEqual([
      { colonna: 0, messaggio: 'Più persone si chiamano così: indicarla con il codice fiscale.' },
    ]);
    expect(ripetuta?.errori).toEqual([{ colonna: -1, messaggio: 'Prova Anna è già alla riga 4: lasciarne una sola.' }]);
  });
});
