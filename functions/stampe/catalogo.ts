import type { StampaDefinita } from '#functions/impaginazione/stampa.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';

type Catalogo = { readonly [N in keyof typeof stampe]: () => Promise<StampaDefinita<(typeof stampe)[N]['codice']>> };

/** Every print by the name of its call, read when it is asked for: one without its second half, or with that of another, does not compile. */
export const catalogoStampe: Catalogo = {
  printCedolini: async () => (await import('#functions/cedolini/stampe/cedolini/cedolini.ts')).cedolini,
  printCedoliniDettagli: async () =>
    (await import('#functions/cedolini/stampe/cedolini/cedolini-dettagli.ts')).cedoliniDettagli,
  printLiquidazione: async () => (await import('#functions/cedolini/stampe/cedolini/elaborazione.ts')).liquidazione,
  printCompetenze: async () => (await import('#functions/cedolini/stampe/cedolini/elaborazione.ts')).competenze,
  printRitenute: async () => (await import('#functions/cedolini/stampe/cedolini/elaborazione.ts')).ritenute,
  printFiscale: async () => (await import('#functions/cedolini/stampe/cedolini/elaborazione.ts')).fiscale,
  printAddizionaliElaborazione: async () =>
    (await import('#functions/cedolini/stampe/cedolini/elaborazione.ts')).addizionaliElaborazione,
  printContributiElaborazione: async () =>
    (await import('#functions/cedolini/stampe/cedolini/elaborazione.ts')).contributiElaborazione,
  printIrapElaborazione: async () =>
    (await import('#functions/cedolini/stampe/cedolini/elaborazione.ts')).irapElaborazione,
  printRigheMandato: async () => (await import('#functions/cedolini/stampe/cedolini/elaborazione.ts')).righeMandato,
  printBonifici: async () => (await import('#functions/cedolini/stampe/cedolini/bonifici.ts')).bonifici,
  printContributi: async () => (await import('#functions/cedolini/stampe/ritenute/contributi.ts')).contributi,
  printRitenuteIrpef: async () => (await import('#functions/cedolini/stampe/ritenute/ritenute-irpef.ts')).ritenuteIrpef,
  printIrap: async () => (await import('#functions/cedolini/stampe/ritenute/irap.ts')).irap,
  printAddizionali: async () => (await import('#functions/cedolini/stampe/ritenute/addizionali.ts')).addizionali,
  printAltreTrattenute: async () => (await import('#functions/cedolini/stampe/ritenute/trattenute.ts')).altreTrattenute,
  printRitenuteContoTerzi: async () =>
    (await import('#functions/cedolini/stampe/ritenute/trattenute.ts')).ritenuteContoTerzi,
  printRiepilogoAnnuo: async () => (await import('#functions/cedolini/stampe/annue/annue.ts')).riepilogoAnnuo,
  printCompensiAnnui: async () => (await import('#functions/cedolini/stampe/annue/annue.ts')).compensiAnnui,
  printGiornale: async () => (await import('#functions/cedolini/stampe/annue/annue.ts')).giornale,
  printTrattamentoAccessorio: async () =>
    (await import('#functions/cedolini/stampe/annue/annue.ts')).trattamentoAccessorio,
  printFabbisogno: async () => (await import('#functions/cedolini/stampe/annue/fabbisogno.ts')).fabbisogno,
  printOperazioniAnnuali: async () =>
    (await import('#functions/scuola/stampe/operazioni-annuali.ts')).operazioniAnnuali,
  printInServizio: async () => (await import('#functions/anagrafe/stampe/elenchi-personale.ts')).personaleInServizio,
  printRubrica: async () => (await import('#functions/anagrafe/stampe/elenchi-personale.ts')).rubrica,
  printAttivita: async () => (await import('#functions/anagrafe/stampe/elenchi-personale.ts')).attivitaParticolari,
  printModalitaPagamento: async () =>
    (await import('#functions/anagrafe/stampe/elenchi-personale.ts')).modalitaPagamento,
  printDatiFiscali: async () => (await import('#functions/anagrafe/stampe/dati-registrati.ts')).datiFiscali,
  printDatiSoggettivi: async () => (await import('#functions/anagrafe/stampe/dati-registrati.ts')).datiSoggettivi,
  printFerieNonGodute: async () => (await import('#functions/assenze/stampe/ferie-non-godute.ts')).ferieNonGodute,
  printSchedaSidi: async () => (await import('#functions/servizi/stampe/scheda-sidi.ts')).schedaSidi,
  printPrestatoServizio: async () => (await import('#functions/servizi/stampe/prestato-servizio.ts')).prestatoServizio,
  printFascicoloRapporto: async () =>
    (await import('#functions/cedolini/stampe/fine-rapporto/fascicolo-rapporto.ts')).fascicoloRapporto,
  printProspettoF24: async () => (await import('#functions/denunce/stampe/prospetto-f24.ts')).prospettoF24,
  printIrapAnnuale: async () => (await import('#functions/denunce/stampe/irap-annuale.ts')).irapAnnuale,
  printConguaglio: async () => (await import('#functions/cedolini/stampe/annue/conguaglio.ts')).conguaglio,
  printDifferenzeRinnovo: async () =>
    (await import('#functions/cedolini/stampe/rinnovo/differenze-rinnovo.ts')).differenzeRinnovo,
  printModello770: async () => (await import('#functions/denunce/stampe/modello-770.ts')).modello770,
  printRiscontro: async () => (await import('#functions/denunce/stampe/riscontro.ts')).riscontro,
  printUnilav: async () => (await import('#functions/anagrafe/unilav/stampa-unilav.ts')).schedeUnilav,
  printIncarichi: async () => (await import('#functions/anagrafe/incarichi/stampa-incarichi.ts')).incarichi,
  printCuDiChiLascia: async () => (await import('#functions/denunce/stampe/cu-di-chi-lascia.ts')).cuDiChiLascia,
  printCu: async () => (await import('#functions/denunce/stampe/cu.ts')).cu,
  printModelloM: async () => (await import('#functions/denunce/stampe/modello-m.ts')).modelloM,
  printModelloMFoglio: async () => (await import('#functions/denunce/stampe/modello-m.ts')).modelloMFoglio,
  printSptRiepilogativa: async () => (await import('#functions/denunce/stampe/spt.ts')).sptRiepilogativa,
  printSptDipendente: async () => (await import('#functions/denunce/stampe/spt.ts')).sptDipendente,
  printSptPortale: async () => (await import('#functions/denunce/stampe/spt.ts')).sptPortale,
  printUniemensInps: async () => (await import('#functions/denunce/stampe/uniemens/inps.ts')).uniemensInps,
  printUniemensExInpdap: async () => (await import('#functions/denunce/stampe/uniemens/ex-inpdap.ts')).uniemensExInpdap,
  printElencoNoipa: async () => (await import('#functions/noipa/stampe/elenco-noipa.ts')).elencoNoipa,
  printDettaglioNoipa: async () => (await import('#functions/noipa/stampe/dettagli.ts')).dettaglioNoipa,
  printDettagliMof: async () => (await import('#functions/noipa/stampe/dettagli.ts')).dettagliMof,
  printDettagliMaturita: async () => (await import('#functions/noipa/stampe/dettagli.ts')).dettagliMaturita,
  printDettagliAltriEsami: async () => (await import('#functions/noipa/stampe/dettagli.ts')).dettagliAltriEsami,
  printFileNoipa: async () => (await import('#functions/noipa/stampe/file-noipa.ts')).fileNoipa,
  printAnnualiNoipa: async () => (await import('#functions/noipa/stampe/annuali-noipa.ts')).annualiNoipa,
  printDotazioneFinanziaria: async () =>
    (await import('#functions/noipa/stampe/dotazione-finanziaria.ts')).dotazioneFinanziaria,
  printCedolinoProprio: async () =>
    (await import('#functions/cedolini/stampe/dipendente/cedolino-proprio.ts')).cedolinoProprio,
  printCuPropria: async () => (await import('#functions/denunce/stampe/cu-propria.ts')).cuPropria,
  printElencoCompensi: async () =>
    (await import('#functions/cedolini/stampe/dipendente/elenco-compensi.ts')).elencoCompensi,
  printProva: async () => (await import('#functions/cedolini/stampe/collaudo/prova.ts')).prova,
  printProvaDettagli: async () => (await import('#functions/cedolini/stampe/collaudo/prova-dettagli.ts')).provaDettagli,
};

const isNome = (nome: string): nome is keyof typeof stampe => Object.hasOwn(stampe, nome);

/** True of the code of a print that there is. */
export const isStampa = (codice: string): boolean => Object.values(stampe).some((una) => una.codice === codice);

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
