import type * as z from 'zod';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { disposizioni } from '#shared/contracts/anagrafe/stampe/personale.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import { FORFAIT } from '../noipa/liste-di-prova.ts';
import { RINNOVO } from '../rinnovo-di-prova.ts';

type Stampe = typeof stampe;

/** What there is to print: a year, people paid in it, one of them a substitute of its first months, accounted runs that paid them; the first is shown to them, and the employee who signs in is the first. */
export interface DaStampare {
  readonly anno: number;
  readonly persone: readonly Pick<Persona, 'uid'>[];
  readonly processi: readonly string[];
  /** The F24 of one of those runs. */
  readonly f24: string;
  /** The accessory pay outside the system of the months of those runs. */
  readonly spt: string;
  /** The certifications of the year before, that were handed over to the first. */
  readonly cu: string;
  /** A list of NoiPA that pays somebody. */
  readonly listaNoipa: string;
  /** Lists of the maturità and of another exam. */
  readonly listeEsami: readonly string[];
  /** A test of a case made from one of those runs. */
  readonly prova: string;
}

/** What each print is tried with, at least once for each of its screens; a print without its examples does not compile. */
type Esempi = {
  readonly [N in keyof Stampe]: (dati: DaStampare) => readonly z.input<Stampe[N]['parametri']>[];
};

const tuttoAnno = ({ anno }: DaStampare) => ({ anno, meseDa: 1, meseA: 12 });
const primaPersona = ({ persone }: Pick<DaStampare, 'persone'>) => persone[0]?.uid ?? '';
const periodoDelPersonale = ({ anno }: DaStampare) => ({ dal: `${anno}-01-01`, al: `${anno}-12-31`, anno: anno - 1 });
const ultimoProcesso = ({ processi }: DaStampare) => ({ idProcesso: processi.at(-1) ?? '' });
const primoProcesso = ({ processi }: DaStampare) => ({ idProcesso: processi[0] ?? '' });

const esempi: Esempi = {
  printCedolini: (dati) => [primoProcesso(dati)],
  printCedoliniDettagli: (dati) => [primoProcesso(dati)],
  printLiquidazione: (dati) => [primoProcesso(dati)],
  printCompetenze: (dati) => [primoProcesso(dati)],
  printRitenute: (dati) => [primoProcesso(dati)],
  printFiscale: (dati) => [primoProcesso(dati)],
  printAddizionaliElaborazione: (dati) => [ultimoProcesso(dati)],
  printContributiElaborazione: (dati) => [primoProcesso(dati)],
  printIrapElaborazione: (dati) => [primoProcesso(dati)],
  printRigheMandato: (dati) => [primoProcesso(dati)],
  printBonifici: (dati) => [primoProcesso(dati)],
  printContributi: (dati) => [
    { ...tuttoAnno(dati), tipo: 'elenco' },
    { ...tuttoAnno(dati), tipo: 'elenco', fondo: 'PENSIONE', provvisori: true },
    { ...tuttoAnno(dati), tipo: 'riepilogo' },
    { ...tuttoAnno(dati), tipo: 'dipendente', uidSubAnagrafe: primaPersona(dati) },
  ],
  printRitenuteIrpef: (dati) => [
    { ...tuttoAnno(dati), tipo: 'elenco' },
    { ...tuttoAnno(dati), tipo: 'riepilogo' },
  ],
  printIrap: (dati) => [
    { ...tuttoAnno(dati), tipo: 'elenco' },
    { ...tuttoAnno(dati), tipo: 'riepilogo' },
    { ...tuttoAnno(dati), tipo: 'dipendente', uidSubAnagrafe: primaPersona(dati) },
  ],
  printAddizionali: (dati) => [tuttoAnno(dati), { ...tuttoAnno(dati), ente: 'COMUNE', rata: 'ACCONTO' }],
  printAltreTrattenute: (dati) => [
    { ...tuttoAnno(dati), tipo: 'elenco' },
    { ...tuttoAnno(dati), tipo: 'riepilogo' },
  ],
  printRitenuteContoTerzi: (dati) => [
    { ...tuttoAnno(dati), tipo: 'conto-terzi' },
    { ...tuttoAnno(dati), tipo: 'altre' },
    { ...tuttoAnno(dati), tipo: 'elenco' },
    { ...tuttoAnno(dati), tipo: 'riepilogo' },
  ],
  printRiepilogoAnnuo: ({ anno }) => [{ anno }, { anno, provvisori: true }],
  printCompensiAnnui: ({ anno }) => [{ anno }],
  printGiornale: ({ anno }) => [{ anno }],
  printTrattamentoAccessorio: ({ anno }) => [{ anno }],
  printFabbisogno: ({ anno }) => [{ anno, mese: 3 }],
  printOperazioniAnnuali: ({ anno }) => [
    { anno: anno - 1, tipo: 'servizi' },
    { anno: anno - 1, tipo: 'festivita' },
  ],
  printInServizio: (dati) => disposizioni.map((layout) => ({ ...periodoDelPersonale(dati), layout })),
  printRubrica: (dati) => [{ ...periodoDelPersonale(dati), layout: 'RUBRICA' }],
  printAttivita: (dati) => [
    { ...periodoDelPersonale(dati), layout: 'ALFABETICO' },
    { ...periodoDelPersonale(dati), layout: 'QUALIFICA' },
  ],
  printModalitaPagamento: (dati) => [{ ...periodoDelPersonale(dati), layout: 'ALFABETICO' }],
  printDatiFiscali: ({ anno }) => [{ numAnno: anno }],
  printDatiSoggettivi: ({ anno }) => [{ datInizio: `${anno}-01-01`, datFine: `${anno}-12-31` }],
  printFerieNonGodute: ({ anno, persone }) => [
    {
      numAnno: anno - 1,
      uidSubAnagrafeList: persone.map(({ uid }) => uid),
      giorniSospensione: 12,
      invitatoAFruirne: true,
      anzianita: 'REGISTRATA',
      fonteGiorni: 'CALCOLO',
    },
  ],
  printSchedaSidi: ({ anno }) => [{ anno, mese: 1 }],
  printPrestatoServizio: ({ anno }) => [{ anno, mese: 1 }],
  printFascicoloRapporto: ({ persone }) => [{ uidSubAnagrafeList: persone.map(({ uid }) => uid) }],
  printProspettoF24: ({ f24 }) => [{ uid: f24 }],
  printIrapAnnuale: ({ anno }) => [{ anno }],
  printConguaglio: ({ anno }) => [{ anno }],
  printDifferenzeRinnovo: () => [{ noto: RINNOVO.noto }],
  printModello770: ({ anno }) => [{ anno }],
  printRiscontro: ({ anno }) => [{ anno }],
  printUnilav: ({ anno }) => [{ anno, mese: 1 }],
  printIncarichi: ({ anno }) => [{ anno, semestre: 1 }],
  printCuDiChiLascia: ({ anno, ...dati }) => [{ anno: anno - 1, uidSubAnagrafe: primaPersona(dati) }],
  printCu: ({ cu }) => [{ uid: cu }],
  printModelloM: ({ anno }) => [{ anno }],
  printModelloMFoglio: ({ anno }) => [{ anno }],
  printSptRiepilogativa: ({ spt }) => [
    { uid: spt, da: 'elenco' },
    { uid: spt, da: 'processo' },
  ],
  printSptDipendente: ({ spt, ...dati }) => [{ uid: spt, idDipendente: primaPersona(dati) }],
  printSptPortale: ({ spt }) => [{ uid: spt }],
  printUniemensInps: (dati) => {
    const { anno } = dati;
    return [
      { anno, tipo: 'riepilogo', da: 'elenco' },
      { anno, tipo: 'individuali', da: 'inps' },
      { anno, tipo: 'aziendale', da: 'stampe' },
      { anno, tipo: 'collaboratori', da: 'collaboratori' },
      { anno, tipo: 'annuale-dipendente', da: 'stampe' },
    ];
  },
  printUniemensExInpdap: (dati) => {
    const [anno, uidSubAnagrafe] = [dati.anno, primaPersona(dati)];
    return [
      { anno, tipo: 'retribuzioni', da: 'stampe' },
      { anno, tipo: 'contributi', da: 'lista' },
      { anno, tipo: 'retribuzioni-trasferite', da: 'lista' },
      { anno, tipo: 'contributi-trasferiti', da: 'lista' },
      { anno, tipo: 'annuale-dipendente', da: 'stampe', uidSubAnagrafe },
      { anno, tipo: 'prospetto', da: 'posizioni' },
      ...(['e0', 'e1', 'f1', 'v1'] as const).map((tipo) => ({ anno, tipo, da: tipo, uidSubAnagrafe })),
    ];
  },
  printElencoNoipa: ({ listaNoipa }) => [{ idProcesso: listaNoipa }],
  printDettaglioNoipa: (dati) => [{ kind: 'mof', idProcesso: dati.listaNoipa, persona: primaPersona(dati) }],
  printDettagliMof: ({ listaNoipa }) => [{ idProcesso: listaNoipa }],
  printDettagliMaturita: ({ listeEsami: [maturita = ''] }) => [{ idProcesso: maturita }],
  printDettagliAltriEsami: ({ listeEsami: [, altri = ''] }) => [{ idProcesso: altri }],
  printFileNoipa: ({ listaNoipa }) => [
    { kind: 'mof', idProcesso: listaNoipa },
    { kind: 'mof', idProcesso: listaNoipa, chiave: FORFAIT },
  ],
  printAnnualiNoipa: (dati) => [{ anno: dati.anno }, { anno: dati.anno, uidSubAnagrafe: primaPersona(dati) }],
  printDotazioneFinanziaria: ({ anno }) => [
    { anno, tipo: 'annue' },
    { anno, tipo: 'dotazione' },
  ],
  printCedolinoProprio: (dati) => {
    const idCedolino = `${dati.processi[0] ?? ''}-${primaPersona(dati)}`;
    return [{ idCedolino }, { idCedolino, spiegazioni: true }];
  },
  printCuPropria: ({ cu }) => [{ uid: cu }],
  printElencoCompensi: ({ anno }) => [{ anno }],
  printProva: ({ prova }) => [{ uid: prova }],
  printProvaDettagli: ({ prova }) => [{ uid: prova }],
};

/** Every print with each of its examples. */
export const stampeDiEsempio = (
  dati: DaStampare,
): readonly { readonly contratto: Stampa; readonly parametri: Readonly<Record<string, unknown>> }[] =>
  Object.entries<(dati: DaStampare) => readonly Readonly<Record<string, unknown>>[]>(esempi).flatMap(([nome, di]) =>
    Object.entries<Stampa>(stampe)
      .filter(([uno]) => uno === nome)
      .flatMap(([, contratto]) => di(dati).map((parametri) => ({ contratto, parametri }))),
  );
