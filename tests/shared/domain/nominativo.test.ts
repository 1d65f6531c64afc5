import { describe, expect, it } from 'vitest';
import {
  caratteriNonAmmessiF24,
  chiaveNominativo,
  chiaveNominativoDiPrima,
  chiaveRicerca,
  iniziDelNome,
  nomeF24,
  nominativo,
  senzaAccenti,
} from '#shared/domain/persona/nominativo.ts';

describe('names', () => {
  it('fold to upper case without accents', () => {
    expect(senzaAccenti('Niccolò D’Àngelo Łukasz Straße Ærø')).toBe("NICCOLO D'ANGELO LUKASZ STRASSE AERO");
    expect(["D'Angelo", 'd’angelo', 'DANGELO'].map(chiaveRicerca)).toEqual(['DANGELO', 'DANGELO', 'DANGELO']);
    expect(chiaveRicerca(' Rossi-Bianchi  Gò ')).toBe('ROSSI BIANCHI GO');
  });

  it('sort word by word as they are read, in the order of the index of every list', () => {
    const chiavi = [
      chiaveNominativo('De Rossi', 'Ada', 'X'),
      chiaveNominativo('De', 'Zeno', 'X'),
      chiaveNominativo('Derossi', 'Ada', 'X'),
    ];
    expect(chiavi.toSorted()).toEqual([chiavi[0], chiavi[1], chiavi[2]]);
    expect(nominativo(' Rossi ', 'Mario')).toBe('Rossi Mario');
    const nomi = ['Anna', 'Anna Maria', 'Annabella'].map((nome, indice) =>
      chiaveNominativo('Rossi', nome, `${9 - indice}`),
    );
    expect(nomi.toSorted()).toEqual(nomi);
  });

  it('are found whole by the key of today and by that of before, and by that of nobody else', () => {
    const inizi = iniziDelNome("Dell'Acqua Anna");
    const sua = chiaveNominativo('Dell’Acqua', 'Anna', 'X');
    const diAltri = chiaveNominativo('Dell’Acqua', 'Anna Maria', 'X');
    for (const chiave of [sua, chiaveNominativoDiPrima(sua)])
      expect(inizi.filter((inizio) => chiave.startsWith(inizio))).toHaveLength(1);
    for (const chiave of [diAltri, chiaveNominativoDiPrima(diAltri)])
      expect(inizi.filter((inizio) => chiave.startsWith(inizio))).toEqual([]);
  });

  it('become what the F24 accepts, or say which characters cannot', () => {
    expect(nomeF24("Istituto Comprensivo “Città dell'Àrno”")).toBe('ISTITUTO COMPRENSIVO “CITTA DELL ARNO”');
    expect(caratteriNonAmmessiF24('I.C. Via Verdi-Rossi & C. 2°/A "Prova"')).toEqual(['°', '/', '"']);
    expect(caratteriNonAmmessiF24('Liceo "dell\'Università"'.replaceAll('"', ''))).toEqual([]);
  });
});
