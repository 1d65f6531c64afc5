import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printIrap } from '#shared/contracts/cedolini/stampe/ritenute/irap.ts';
import { elencoDelPeriodo } from '../liquidato/elenchi.ts';
import { prospettoRighe, type Scelta } from '../liquidato/righe.ts';

const IRAP = 'IRAP';
const TITOLI = { elenco: "Elenco dell'IRAP", riepilogo: "Riepilogo dell'IRAP", dipendente: IRAP } as const;

/** The tax the school bears on what it pays. */
export const righeIrap: Scelta = {
  sezione: 'Imposta',
  sezioni: [IRAP],
  sezioneDi: ({ codice }) => (codice === 'IRAP' ? IRAP : undefined),
};

export const irap = defineStampa(
  printIrap,
  elencoDelPeriodo({
    titolo: ({ tipo }) => TITOLI[tipo],
    conta: 'F24',
    righe: (liquidati, { tipo }) => prospettoRighe(liquidati, righeIrap, tipo),
  }),
);
