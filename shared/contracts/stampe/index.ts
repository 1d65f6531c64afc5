import {
  printCompensiAnnui,
  printFabbisogno,
  printGiornale,
  printRiepilogoAnnuo,
  printTrattamentoAccessorio,
} from './annue/annue.ts';
import { printOperazioniAnnuali } from './annue/operazioni-annuali.ts';
import { printCedoliniDettagli } from './cedolini/cedolini-dettagli.ts';
import { printCedolini } from './cedolini/cedolini.ts';
import {
  printAddizionaliElaborazione,
  printBonifici,
  printCompetenze,
  printContributiElaborazione,
  printFiscale,
  printIrapElaborazione,
  printLiquidazione,
  printRitenute,
} from './cedolini/elaborazione.ts';
import { printProva, printProvaDettagli } from './collaudo/collaudo.ts';
import { printConguaglio } from './denunce/conguaglio.ts';
import { printCu } from './denunce/cu.ts';
import { printIncarichi } from './denunce/incarichi.ts';
import { printIrapAnnuale } from './denunce/irap-annuale.ts';
import { printModello770 } from './denunce/modello-770.ts';
import { printModelloM, printModelloMFoglio } from './denunce/modello-m.ts';
import { printProspettoF24 } from './denunce/prospetto-f24.ts';
import { printSptDipendente, printSptPortale, printSptRiepilogativa } from './denunce/spt.ts';
import { printUniemensExInpdap, printUniemensInps } from './denunce/uniemens.ts';
import { printCedolinoProprio, printCuPropria, printElencoCompensi } from './dipendente/dipendente.ts';
import { printElencoNoipa } from './noipa/elenco-noipa.ts';
import {
  printAnnualiNoipa,
  printDettagliAltriEsami,
  printDettagliMaturita,
  printDettagliMof,
  printDettaglioNoipa,
  printDotazioneFinanziaria,
  printFileNoipa,
} from './noipa/lista-noipa.ts';
import { datiRegistratiRoutes } from './personale/dati-registrati.ts';
import { printFerieNonGodute } from './personale/ferie-non-godute.ts';
import {
  printAttivita,
  printDatiFiscali,
  printDatiSoggettivi,
  printInServizio,
  printModalitaPagamento,
  printRubrica,
} from './personale/personale.ts';
import { printAddizionali } from './ritenute/addizionali.ts';
import { printAltreTrattenute } from './ritenute/altre-trattenute.ts';
import { printRitenuteContoTerzi } from './ritenute/conto-terzi.ts';
import { printContributi } from './ritenute/contributi.ts';
import { printIrap } from './ritenute/irap.ts';
import { printRitenuteIrpef } from './ritenute/ritenute-irpef.ts';
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
  printProspettoF24,
  printIrapAnnuale,
  printConguaglio,
  printModello770,
  printIncarichi,
  printCu,
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

export const stampeRoutes = { ...stampe, ...statoStampaRoutes, ...datiRegistratiRoutes } as const;
