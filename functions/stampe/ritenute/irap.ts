import { printIrap } from '../../../shared/contracts/stampe/ritenute/irap.ts';
import { defineStampa } from '../stampa.ts';
import { stampaImposta } from './imposte.ts';

const IRAP = 'IRAP';

export const irap = defineStampa(
  printIrap,
  stampaImposta({
    titoli: { elenco: "Elenco dell'IRAP", riepilogo: "Riepilogo dell'IRAP", dipendente: IRAP },
    sezioni: [IRAP],
    sezioneDi: ({ codice }) => (codice === 'IRAP' ? IRAP : undefined),
  }),
);
