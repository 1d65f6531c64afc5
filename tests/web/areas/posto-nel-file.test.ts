import { expect, test } from 'vitest';
import { postoNelFile } from '#web/areas/denunce/verifica/posto-nel-file.ts';

test.each([
  ['modelli.0.righe.13.codice', 'Modello 1, riga 14'],
  ['modelli.1.iban', 'Modello 2'],
  ['Azienda.0.PosContributiva.2.Matricola', 'Matricola'],
  ['Azienda.0.PosContributiva.2', 'PosContributiva'],
  ['DatiMittente.@Tipo', '@Tipo'],
  ['certificazioni.3.moduli.0.DB001001', 'DB001001'],
  ['conteggi.recordV', ''],
  ['righe', ''],
])('%s is said to be %j', (campo, posto) => {
  expect(postoNelFile(campo)).toBe(posto);
});
