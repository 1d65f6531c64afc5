import { describe, expect, test } from 'vitest';
import { colonnePersone } from '#functions/anagrafe/persone/colonne/colonne-persone.ts';
import { readCella } from '#functions/colonne/colonna.ts';
import { codiceDaNome } from '#functions/colonne/luogo-da-nome.ts';

const code = (nome: string, giorno = '1980-05-01', provincia = '') =>
  codiceDaNome(nome, provincia, giorno, 'desComuneNascita');

describe('a place by the name that a file gives it', () => {
  test.each([
    ['Torino', 'L219'],
    ['TORINO (TO)', 'L219'],
    ['Torino [to]', 'L219'],
    ['Napoli NA', 'F839'],
    ['Napoli, NA', 'F839'],
    ['Reggio Emilia', 'H223'],
    ['REGGIO EMILIA (RE)', 'H223'],
    ['Reggio Calabria', 'H224'],
    ['Bolzano/Bozen', 'A952'],
    ['Bolzano - Bozen (BZ)', 'A952'],
    ["Forli'", 'D704'],
    ['Germania', 'Z112'],
    ['Monaco di Baviera (Germania)', 'Z112'],
    ['Jugoslavia', 'Z118'],
    ['Belgrado (Jugoslavia)', 'Z118'],
    ['URSS', 'Z135'],
    ['Unione Sovietica', 'Z135'],
    ['Cecoslovacchia', 'Z105'],
  ])('%s is %s', async (nome, codice) => {
    expect(await code(nome)).toBe(codice);
  });

  test('is not one of another province, of a State that had ended, of nowhere', async () => {
    for (const [nome, giorno] of [
      ['Torino (MI)', undefined],
      ['Cecoslovacchia', '1995-01-01'],
      ['URSS', '2000-01-01'],
      ['Paese che non esiste (Germanya)', undefined],
    ] as const)
      await expect(code(nome, giorno), nome).rejects.toThrow(/Nessun comune e nessuno Stato/);
  });
});

describe('how a person is paid', () => {
  const colonna = colonnePersone.find(({ campo }) => campo === 'codModPagamento');
  test.each(['B', 'b', 'BONIFICO', 'Bonifico bancario', 'accredito c/c', 'Accredito su conto corrente'])(
    '%s is a bank transfer',
    (scritto) => {
      expect(colonna && readCella(colonna, scritto)).toEqual({ valore: 'B' });
    },
  );
  test('is not guessed from other words', () => {
    expect(colonna && readCella(colonna, 'Assegno')).toHaveProperty('errore');
  });
});
