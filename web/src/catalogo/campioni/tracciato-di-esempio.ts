import type { Tracciato } from '#shared/contracts/denunce/macchina/tracciato.ts';

/** A layout that the school renamed in part. */
export const tracciato: Tracciato = {
  tipo: 'noipa',
  versione: 1,
  nome: 'Liste NoiPA',
  dal: '2024-01-01',
  fonte: 'Documento di esempio',
  riscontrato: false,
  mappabile: true,
  elementi: [
    { elemento: 'Lista/Persona/Cognome', facoltativo: false },
    { elemento: 'Lista/Persona/Nota', facoltativo: true },
  ],
  mappa: [
    { elemento: 'Lista/Persona/Cognome', nome: 'Surname' },
    { elemento: 'Lista/Persona/Nota', nome: null },
  ],
  differenze: [
    { elemento: 'Lista/Persona/Cognome', cosa: 'NOME', nostro: 'Cognome', suo: 'Surname' },
    { elemento: 'Lista/Persona/Nota', cosa: 'NON_SCRITTO', nostro: 'Nota', suo: '' },
  ],
  documento: 'Specifiche di esempio, versione 1',
  confermato: false,
  chi: 'Ufficio di esempio',
  il: '2026-02-10T08:00:00.000Z',
};
