import type { stampe } from '../../shared/contracts/stampe/index.ts';
import { compensiAnnui, giornale, riepilogoAnnuo, trattamentoAccessorio } from './annue/annue.ts';
import { fabbisogno } from './annue/fabbisogno.ts';
import { operazioniAnnuali } from './annue/operazioni-annuali.ts';
import { bonifici } from './cedolini/bonifici.ts';
import { cedoliniDettagli } from './cedolini/cedolini-dettagli.ts';
import { cedolini } from './cedolini/cedolini.ts';
import {
  addizionaliElaborazione,
  competenze,
  contributiElaborazione,
  fiscale,
  irapElaborazione,
  liquidazione,
  ritenute,
} from './cedolini/elaborazione.ts';
import { provaDettagli } from './collaudo/prova-dettagli.ts';
import { prova } from './collaudo/prova.ts';
import { conguaglio } from './denunce/conguaglio.ts';
import { cu } from './denunce/cu.ts';
import { incarichi } from './denunce/incarichi.ts';
import { irapAnnuale } from './denunce/irap-annuale.ts';
import { modello770 } from './denunce/modello-770.ts';
import { modelloM, modelloMFoglio } from './denunce/modello-m.ts';
import { prospettoF24 } from './denunce/prospetto-f24.ts';
import { sptDipendente, sptPortale, sptRiepilogativa } from './denunce/spt.ts';
import { uniemensExInpdap } from './denunce/uniemens/ex-inpdap.ts';
import { uniemensInps } from './denunce/uniemens/inps.ts';
import { cedolinoProprio } from './dipendente/cedolino-proprio.ts';
import { cuPropria } from './dipendente/cu-propria.ts';
import { elencoCompensi } from './dipendente/elenco-compensi.ts';
import { annualiNoipa } from './noipa/annuali-noipa.ts';
import { dettagliAltriEsami, dettagliMaturita, dettagliMof, dettaglioNoipa } from './noipa/dettagli.ts';
import { dotazioneFinanziaria } from './noipa/dotazione-finanziaria.ts';
import { elencoNoipa } from './noipa/elenco-noipa.ts';
import { fileNoipa } from './noipa/file-noipa.ts';
import { datiFiscali, datiSoggettivi } from './personale/dati-registrati.ts';
import { attivitaParticolari, modalitaPagamento, personaleInServizio, rubrica } from './personale/elenchi-personale.ts';
import { ferieNonGodute } from './personale/ferie-non-godute.ts';
import { addizionali } from './ritenute/addizionali.ts';
import { contributi } from './ritenute/contributi.ts';
import { irap } from './ritenute/irap.ts';
import { ritenuteIrpef } from './ritenute/ritenute-irpef.ts';
import { altreTrattenute, ritenuteContoTerzi } from './ritenute/trattenute.ts';
import type { StampaDefinita } from './stampa.ts';

type Catalogo = { readonly [N in keyof typeof stampe]: StampaDefinita<(typeof stampe)[N]['codice']> };

/** Every print by the name of its call: one without its second half, or with that of another, does not compile. */
export const catalogoStampe: Catalogo = {
  printCedolini: cedolini,
  printCedoliniDettagli: cedoliniDettagli,
  printLiquidazione: liquidazione,
  printCompetenze: competenze,
  printRitenute: ritenute,
  printFiscale: fiscale,
  printAddizionaliElaborazione: addizionaliElaborazione,
  printContributiElaborazione: contributiElaborazione,
  printIrapElaborazione: irapElaborazione,
  printBonifici: bonifici,
  printContributi: contributi,
  printRitenuteIrpef: ritenuteIrpef,
  printIrap: irap,
  printAddizionali: addizionali,
  printAltreTrattenute: altreTrattenute,
  printRitenuteContoTerzi: ritenuteContoTerzi,
  printRiepilogoAnnuo: riepilogoAnnuo,
  printCompensiAnnui: compensiAnnui,
  printGiornale: giornale,
  printTrattamentoAccessorio: trattamentoAccessorio,
  printFabbisogno: fabbisogno,
  printOperazioniAnnuali: operazioniAnnuali,
  printInServizio: personaleInServizio,
  printRubrica: rubrica,
  printAttivita: attivitaParticolari,
  printModalitaPagamento: modalitaPagamento,
  printDatiFiscali: datiFiscali,
  printDatiSoggettivi: datiSoggettivi,
  printFerieNonGodute: ferieNonGodute,
  printProspettoF24: prospettoF24,
  printIrapAnnuale: irapAnnuale,
  printConguaglio: conguaglio,
  printModello770: modello770,
  printIncarichi: incarichi,
  printCu: cu,
  printModelloM: modelloM,
  printModelloMFoglio: modelloMFoglio,
  printSptRiepilogativa: sptRiepilogativa,
  printSptDipendente: sptDipendente,
  printSptPortale: sptPortale,
  printUniemensInps: uniemensInps,
  printUniemensExInpdap: uniemensExInpdap,
  printElencoNoipa: elencoNoipa,
  printDettaglioNoipa: dettaglioNoipa,
  printDettagliMof: dettagliMof,
  printDettagliMaturita: dettagliMaturita,
  printDettagliAltriEsami: dettagliAltriEsami,
  printFileNoipa: fileNoipa,
  printAnnualiNoipa: annualiNoipa,
  printDotazioneFinanziaria: dotazioneFinanziaria,
  printCedolinoProprio: cedolinoProprio,
  printCuPropria: cuPropria,
  printElencoCompensi: elencoCompensi,
  printProva: prova,
  printProvaDettagli: provaDettagli,
};

/** @throws when no print has the code: a record of a print that no longer exists */
export const stampaDi = (codice: string): StampaDefinita => {
  const trovata = Object.values<StampaDefinita>(catalogoStampe).find(({ contratto }) => contratto.codice === codice);
  if (trovata === undefined) throw new Error(`No print is called ${codice}`);
  return trovata;
};
