import { printIrap } from '../../../shared/contracts/stampe/ritenute/irap.ts';
import { defineStampa } from '../stampa.ts';
import { defineStampaImposta } from './imposte.ts';

const IRAP = 'IRAP';

export const irap = defineStampa(
  printIrap,
  defineStampaImposta({
    titoli: { elenco: "Elenco dell'IRAP", riepilogo: "Riepilogo dell'IRAP", dipendente: IRAP },
    sezioni: [IRAP],
    sezioneDi: ({ codice }) => (codice === 'IRAP' ? IRAP : undefined),
  }),
);
