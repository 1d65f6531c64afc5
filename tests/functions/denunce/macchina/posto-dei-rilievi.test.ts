import { describe, expect, test } from 'vitest';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import type { Campi } from '#functions/denunce/macchina/denuncia.ts';

/** Places of every kind of file, the first and the last of many. */
const PLACES = [0, 49].flatMap((quale) => [
  `certificazioni.${quale}.DA002001`,
  `Dipendente.${quale}.Cognome`,
  `Azienda.0.PosContributiva.0.DenunciaIndividuale.${quale}.CFLavoratore`,
  `Azienda.0.ListaCollaboratori.Collaboratore.${quale}.Cognome`,
  `Azienda.0.ListaPosPA.0.PosPA.0.D0_DenunciaIndividuale.${quale}.CFLavoratore`,
  `modelli.0.righe.${quale}.codice`,
]);

/** The records of fifty people under every title a kind may know, and how often the list of them was read. */
const counted = () => {
  const titoli = ['frontespizio', 'persona', 'dipendente', 'individuale', 'collaboratore', 'lavoratore'];
  const righe: Campi[] = Array.from({ length: 50 }, (_, numero) => numero).flatMap((numero) =>
    titoli.map((quadro) => ({ quadro, lista: 'A', CFLavoratore: String(numero), IdDipendente: String(numero) })),
  );
  const letture = { quante: 0 };
  const sorvegliate = new Proxy(righe, {
    get: (elenco, nome, chi: unknown) => {
      letture.quante += 1;
      return Reflect.get(elenco, nome, chi) as unknown;
    },
  });
  return { righe: sorvegliate, letture };
};

describe.each(Object.entries(catalogo))('findings of the filing %s', (_tipo, flusso) => {
  test('find their record without reading the filing again for each of them', () => {
    const { righe, letture } = counted();
    const dove = flusso.dove(righe);
    const prima = letture.quante;
    for (const campo of PLACES) dove(campo);
    expect(letture.quante - prima).toBe(0);
  });
});
