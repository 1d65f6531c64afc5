import { datiRegistratiRoutes } from '../anagrafe/stampe/dati-registrati.ts';
import {
  printAttivita,
  printDatiFiscali,
  printDatiSoggettivi,
  printInServizio,
  printModalitaPagamento,
  printRubrica,
} from '../anagrafe/stampe/personale.ts';
import { printUnilav } from '../anagrafe/stampe/unilav.ts';
import { printFerieNonGodute } from '../assenze/stampe/ferie-non-godute.ts';
import {
  printCompensiAnnui,
  printFabbisogno,
  printGiornale,
  printRiepilogoAnnuo,
  printTrattamentoAccessorio,
} from '../cedolini/stampe/annue/annue.ts';
import { printConguaglio } from '../cedolini/stampe/annue/conguaglio.ts';
import { printFascicoloRapporto } from '../cedolini/stampe/annue/fascicolo-rapporto.ts';
import { printCedoliniDettagli } from '../cedolini/stampe/cedolini/cedolini-dettagli.ts';
import { printCedolini } from '../cedolini/stampe/cedolini/cedolini.ts';
import {
  printAddizionaliElaborazione,
  printBonifici,
  printCompetenze,
  printContributiElaborazione,
  printFiscale,
  printIrapElaborazione,
  printLiquidazione,
  printRigheMandato,
  printRitenute,
} from '../cedolini/stampe/cedolini/elaborazione.ts';
import { printProva, printProvaDettagli } from '../cedolini/stampe/collaudo/collaudo.ts';
import { printDifferenzeRinnovo } from '../cedolini/stampe/rinnovo/differenze-rinnovo.ts';
import { printAddizionali } from '../cedolini/stampe/ritenute/addizionali.ts';
import { printAltreTrattenute } from '../cedolini/stampe/ritenute/altre-trattenute.ts';
import { printRitenuteContoTerzi } from '../cedolini/stampe/ritenute/conto-terzi.ts';
import { printContributi } from '../cedolini/stampe/ritenute/contributi.ts';
import { printIrap } from '../cedolini/stampe/ritenute/irap.ts';
import { printRitenuteIrpef } from '../cedolini/stampe/ritenute/ritenute-irpef.ts';
import { printIncarichi } from '../denunce/annuali/stampa-incarichi.ts';
import { printCu, printCuDiChiLascia } from '../denunce/stampe/cu.ts';
import { printIrapAnnuale } from '../denunce/stampe/irap-annuale.ts';
import { printModello770 } from '../denunce/stampe/modello-770.ts';
import { printModelloM, printModelloMFoglio } from '../denunce/stampe/modello-m.ts';
import { printProspettoF24 } from '../denunce/stampe/prospetto-f24.ts';
import { printRiscontro } from '../denunce/stampe/riscontro.ts';
import { printSptDipendente, printSptPortale, printSptRiepilogativa } from '../denunce/stampe/spt.ts';
import { printUniemensExInpdap, printUniemensInps } from '../denunce/stampe/uniemens.ts';
import { printElencoNoipa } from '../noipa/stampe/elenco-noipa.ts';
import {
  printAnnualiNoipa,
  printDettagliAltriEsami,
  printDettagliMaturita,
  printDettagliMof,
  printDettaglioNoipa,
  printDotazioneFinanziaria,
  printFileNoipa,
} from '../noipa/stampe/lista-noipa.ts';
import { printOperazioniAnnuali } from '../scuola/stampe/operazioni-annuali.ts';
import { printPrestatoServizio } from '../servizi/stampe/prestato-servizio.ts';
import { printSchedaSidi } from '../servizi/stampe/scheda-sidi.ts';
import { contenutoStampaRoutes } from './contenuto.ts';
import { printCedolinoProprio, printCuPropria, printElencoCompensi } from './dipendente/dipendente.ts';
import { statoStampaRoutes } from './stato.ts';

/** Every print of the product: the catalogue of the functions gives each its data and its drawing. */
export const stampe = {
  printCedolini,
  printCedoliniDettagli,
  printLiquidazione,
  printCompetenze,
  printRitenute,
  printFiscale,
  printAddizionaliElaborazione,
  printContributiElaborazione,
  printIrapElaborazione,
  printRigheMandato,
  printBonifici,
  printContributi,
  printRitenuteIrpef,
  printIrap,
  printAddizionali,
  printAltreTrattenute,
  printRitenuteContoTerzi,
  printRiepilogoAnnuo,
  printCompensiAnnui,
  printGiornale,
  printTrattamentoAccessorio,
  printFabbisogno,
  printOperazioniAnnuali,
  printInServizio,
  printRubrica,
  printAttivita,
  printModalitaPagamento,
  printDatiFiscali,
  printDatiSoggettivi,
  printFerieNonGodute,
  printSchedaSidi,
  printPrestatoServizio,
  printFascicoloRapporto,
  printProspettoF24,
  printIrapAnnuale,
  printConguaglio,
  printDifferenzeRinnovo,
  printModello770,
  printRiscontro,
  printIncarichi,
  printUnilav,
  printCu,
  printCuDiChiLascia,
  printModelloM,
  printModelloMFoglio,
  printSptRiepilogativa,
  printSptDipendente,
  printSptPortale,
  printUniemensInps,
  printUniemensExInpdap,
  printElencoNoipa,
  printDettaglioNoipa,
  printDettagliMof,
  printDettagliMaturita,
  printDettagliAltriEsami,
  printFileNoipa,
  printAnnualiNoipa,
  printDotazioneFinanziaria,
  printCedolinoProprio,
  printCuPropria,
  printElencoCompensi,
  printProva,
  printProvaDettagli,
} as const;

export const stampeRoutes = {
  ...stampe,
  ...statoStampaRoutes,
  ...contenutoStampaRoutes,
  ...datiRegistratiRoutes,
} as const;
