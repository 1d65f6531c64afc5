import { accorpamentoRoutes } from './accorpamento.ts';
import { bozzaRoutes } from './bozza.ts';
import { calcoloRoutes } from './calcolo.ts';
import { cedoliniPersonaRoutes } from './cedolini-persona.ts';
import { payslipRoutes, processiRoutes } from './cedolini.ts';
import { chiusuraRoutes } from './chiusura.ts';
import { collaudoRoutes } from './collaudo/collaudo.ts';
import { fileCasiRoutes } from './collaudo/file-casi.ts';
import { conguaglioRoutes } from './conguaglio/conguaglio.ts';
import { correzioneRoutes } from './correzione/correzione.ts';
import { cedolinoProprioRoutes } from './dipendente/cedolino-proprio.ts';
import { datiContabiliRoutes } from './dipendente/dati-contabili.ts';
import { domandeProprieRoutes } from './dipendente/domande-proprie.ts';
import { domandeRoutes } from './domande.ts';
import { esecuzioneRoutes } from './esecuzione.ts';
import { fineRapportoRoutes } from './fine-rapporto.ts';
import { migrazioneRoutes } from './migrazione.ts';
import { rinnovoRoutes } from './rinnovo/rinnovo.ts';
import { variazioniRoutes } from './variazioni.ts';
import { versamentiRoutes } from './versamenti.ts';

/** Runs, payslips, calculation. */
export const cedoliniRoutes = {
  ...processiRoutes,
  ...bozzaRoutes,
  ...payslipRoutes,
  ...cedoliniPersonaRoutes,
  ...calcoloRoutes,
  ...chiusuraRoutes,
  ...variazioniRoutes,
  ...versamentiRoutes,
  ...datiContabiliRoutes,
  ...cedolinoProprioRoutes,
  ...domandeRoutes,
  ...domandeProprieRoutes,
  ...accorpamentoRoutes,
  ...migrazioneRoutes,
  ...correzioneRoutes,
  ...esecuzioneRoutes,
  ...conguaglioRoutes,
  ...fineRapportoRoutes,
  ...rinnovoRoutes,
  ...collaudoRoutes,
  ...fileCasiRoutes,
} as const;
