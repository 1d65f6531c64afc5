import type { StampaDefinita } from '#functions/impaginazione/stampa.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';

type Catalogo = { readonly [N in keyof typeof stampe]: () => Promise<StampaDefinita<(typeof stampe)[N]['codice']>> };

/** Every print by the name of its call, read when it is asked for: one without its second half, or with that of another, does not compile. */
export const catalogoStampe: Catalogo = {
  printCedolini: async () => (await import('./cedolini/cedolini.ts')).cedolini,
  printCedoliniDettagli: async () => (await import('./cedolini/cedolini-dettagli.ts')).cedoliniDettagli,
  printLiquidazione: async () => (await import('./cedolini/elaborazione.ts')).liquidazione,
  printCompetenze: async () => (await import('./cedolini/elaborazione.ts')).competenze,
  printRitenute: async () => (await import('./cedolini/elaborazione.ts')).ritenute,
  printFiscale: async () => (await import('./cedolini/elaborazione.ts')).fiscale,
  printAddizionaliElaborazione: async () => (await import('./cedolini/elaborazione.ts')).addizionaliElaborazione,
  printContributiElaborazione: async () => (await import('./cedolini/elaborazione.ts')).contributiElaborazione,
  printIrapElaborazione: async () => (await import('./cedolini/elaborazione.ts')).irapElaborazione,
  printBonifici: async () => (await import('./cedolini/bonifici.ts')).bonifici,
  printContributi: async () => (await import('./ritenute/contributi.ts')).contributi,
  printRitenuteIrpef: async () => (await import('./ritenute/ritenute-irpef.ts')).ritenuteIrpef,
  printIrap: async () => (await import('./ritenute/irap.ts')).irap,
  printAddizionali: async () => (await import('./ritenute/addizionali.ts')).addizionali,
  printAltreTrattenute: async () => (await import('./ritenute/trattenute.ts')).altreTrattenute,
  printRitenuteContoTerzi: async () => (await import('./ritenute/trattenute.ts')).ritenuteContoTerzi,
  printRiepilogoAnnuo: async () => (await import('./annue/annue.ts')).riepilogoAnnuo,
  printCompensiAnnui: async () => (await import('./annue/annue.ts')).compensiAnnui,
  printGiornale: async () => (await import('./annue/annue.ts')).giornale,
  printTrattamentoAccessorio: async () => (await import('./annue/annue.ts')).trattamentoAccessorio,
  printFabbisogno: async () => (await import('./annue/fabbisogno.ts')).fabbisogno,
  printOperazioniAnnuali: async () => (await import('./annue/operazioni-annuali.ts')).operazioniAnnuali,
  printInServizio: async () => (await import('./personale/elenchi-personale.ts')).personaleInServizio,
  printRubrica: async () => (await import('./personale/elenchi-personale.ts')).rubrica,
  printAttivita: async () => (await import('./personale/elenchi-personale.ts')).attivitaParticolari,
  printModalitaPagamento: async () => (await import('./personale/elenchi-personale.ts')).modalitaPagamento,
  printDatiFiscali: async () => (await import('./personale/dati-registrati.ts')).datiFiscali,
  printDatiSoggettivi: async () => (await import('./personale/dati-registrati.ts')).datiSoggettivi,
  printFerieNonGodute: async () => (await import('./personale/ferie-non-godute.ts')).ferieNonGodute,
  printProspettoF24: async () => (await import('./denunce/prospetto-f24.ts')).prospettoF24,
  printIrapAnnuale: async () => (await import('./denunce/irap-annuale.ts')).irapAnnuale,
  printConguaglio: async () => (await import('./denunce/conguaglio.ts')).conguaglio,
  printModello770: async () => (await import('./denunce/modello-770.ts')).modello770,
  printIncarichi: async () => (await import('./denunce/incarichi.ts')).incarichi,
  printCu: async () => (await import('./denunce/cu.ts')).cu,
  printModelloM: async () => (await import('./denunce/modello-m.ts')).modelloM,
  printModelloMFoglio: async () => (await import('./denunce/modello-m.ts')).modelloMFoglio,
  printSptRiepilogativa: async () => (await import('./denunce/spt.ts')).sptRiepilogativa,
  printSptDipendente: async () => (await import('./denunce/spt.ts')).sptDipendente,
  printSptPortale: async () => (await import('./denunce/spt.ts')).sptPortale,
  printUniemensInps: async () => (await import('./denunce/uniemens/inps.ts')).uniemensInps,
  printUniemensExInpdap: async () => (await import('./denunce/uniemens/ex-inpdap.ts')).uniemensExInpdap,
  printElencoNoipa: async () => (await import('./noipa/elenco-noipa.ts')).elencoNoipa,
  printDettaglioNoipa: async () => (await import('./noipa/dettagli.ts')).dettaglioNoipa,
  printDettagliMof: async () => (await import('./noipa/dettagli.ts')).dettagliMof,
  printDettagliMaturita: async () => (await import('./noipa/dettagli.ts')).dettagliMaturita,
  printDettagliAltriEsami: async () => (await import('./noipa/dettagli.ts')).dettagliAltriEsami,
  printFileNoipa: async () => (await import('./noipa/file-noipa.ts')).fileNoipa,
  printAnnualiNoipa: async () => (await import('./noipa/annuali-noipa.ts')).annualiNoipa,
  printDotazioneFinanziaria: async () => (await import('./noipa/dotazione-finanziaria.ts')).dotazioneFinanziaria,
  printCedolinoProprio: async () => (await import('./dipendente/cedolino-proprio.ts')).cedolinoProprio,
  printCuPropria: async () => (await import('./dipendente/cu-propria.ts')).cuPropria,
  printElencoCompensi: async () => (await import('./dipendente/elenco-compensi.ts')).elencoCompensi,
  printProva: async () => (await import('./collaudo/prova.ts')).prova,
  printProvaDettagli: async () => (await import('./collaudo/prova-dettagli.ts')).provaDettagli,
};

const isNome = (nome: string): nome is keyof typeof stampe => nome in stampe;

/** The call that makes a print. @throws when no print has the code: a record of a print that no longer exists */
const nomeDi = (codice: string): keyof typeof stampe => {
  const nome = Object.keys(stampe)
    .filter(isNome)
    .find((uno) => stampe[uno].codice === codice);
  if (nome === undefined) throw new Error(`No print is called ${codice}`);
  return nome;
};

/** @throws when no print has the code */
export const stampaDi = (codice: string): Promise<StampaDefinita> => catalogoStampe[nomeDi(codice)]();

/** The first half of a print, without its second. @throws when no print has the code */
export const contrattoDi = (codice: string): (typeof stampe)[keyof typeof stampe] => stampe[nomeDi(codice)];
