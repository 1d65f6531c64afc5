import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { segniChiusura } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { listScadenzeIncarichi } from '#archivio/incarichi/scadenze-incarichi.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Scadenza, StatoScadenza } from '#shared/contracts/denunce/scadenze.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { termineDellInvio } from '#shared/denunce/flussi.ts';
import { inviiCu, type InvioCu } from '#shared/domain/denunce/cu.ts';
import { isRespinta, isSoloCredito } from '#shared/domain/denuncia.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { termini, type AdempimentoInScadenza } from '#shared/rules/adempimenti/scadenze.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { riguarda } from '#shared/scadenze/per-chi.ts';
import { modelloAl } from '../f24/fronte.ts';
import { scadenzeDeiServizi } from './scadenze-dei-servizi.ts';
import { scadenzeDellAnnoDi } from './scadenze-dell-anno.ts';
import { listScadenzeRestituzioni } from './scadenze-restituzioni.ts';
import { scadenzeScolasticheDi } from './scadenze-scolastiche.ts';
import { conSegno, contoDi, type DaSegnare, type Segni } from './segni.ts';

/** Days ahead that are looked at, and months behind in which something may have been left. */
const GIORNI = 60;
const ANNI_INDIETRO = 2;

/** What of a run each deadline is about, and on which form. */
const OGGETTO: Readonly<Record<AdempimentoInScadenza, { readonly di: Adempimento; readonly modello?: ModelloF24 }>> = {
  F24_TRIBUTI: { di: 'F24', modello: 'EP' },
  F24_CONTRIBUTI: { di: 'F24', modello: 'EP' },
  F24_ORDINARIO: { di: 'F24', modello: 'ORDINARIO' },
  UNIEMENS: { di: 'UNIEMENS' },
  SPT: { di: 'SPT' },
  CONGUAGLIO: { di: 'CU' },
  CU: { di: 'CU' },
  CU_AUTONOMI: { di: 'CU' },
  MODELLO_M: { di: 'MODM' },
  IRAP: { di: 'IRAP' },
  MODELLO_770: { di: 'F24' },
  CU_ESENTI: { di: 'CU' },
};

const PARTE_F24: Readonly<Partial<Record<AdempimentoInScadenza, 'TRIBUTI' | 'CONTRIBUTI'>>> = {
  F24_TRIBUTI: 'TRIBUTI',
  MODELLO_770: 'TRIBUTI',
  F24_CONTRIBUTI: 'CONTRIBUTI',
};

/** The deadlines that are met by sending a filing that the program keeps. */
const isConservata = (adempimento: AdempimentoInScadenza): boolean =>
  Object.values(flussi).some((flusso) => flusso.termini.includes(adempimento));

/** Which send of the certificates meets a deadline, if it is of theirs. */
const invioCuPer = (adempimento: AdempimentoInScadenza): InvioCu | undefined =>
  inviiCu.find((invio) => termineDellInvio[invio] === adempimento);

const quali: readonly AdempimentoInScadenza[] = Object.keys(termini).filter((nome) => isInScadenza(nome));
function isInScadenza(nome: string): nome is AdempimentoInScadenza {
  return Object.hasOwn(termini, nome);
}

/** What deadlines look at of an accounted run, and of a filing. */
export type ProcessoDaDenunciare = Pick<Processo, 'uid' | 'idMetodo' | 'PERIODI_DEST' | 'DA_VERSARE'>;
export type DenunciaFatta = Pick<
  Denuncia,
  'tipo' | 'anno' | 'processi' | 'datInvio' | 'esito' | 'dati' | 'righe' | 'riporti'
>;

/** Runs of the same month, or year, of an obligation. */
interface Gruppo {
  readonly periodo: Mese;
  readonly processi: readonly Processo['uid'][];
  /** Those that pay outsiders. */
  readonly diEsterni: readonly Processo['uid'][];
}

/** Runs that owe something to a deadline: of the F24, the parts that they pay, where the run says which. */
const deve = ({ DA_VERSARE }: ProcessoDaDenunciare, adempimento: AdempimentoInScadenza): boolean => {
  const parte = PARTE_F24[adempimento];
  return parte === undefined || DA_VERSARE === undefined || DA_VERSARE.includes(parte);
};

const gruppiDi = (
  tutti: readonly ProcessoDaDenunciare[],
  adempimento: AdempimentoInScadenza,
  ogni: 'MESE' | 'ANNO',
): readonly Gruppo[] => {
  const { di } = OGGETTO[adempimento];
  const processi = tutti.filter((uno) => deve(uno, adempimento));
  const parti = processi.flatMap(({ uid, idMetodo, PERIODI_DEST }) =>
    PERIODI_DEST.filter((periodo) => periodo.adempimento === di).map(({ anno, mese }) => ({
      uid,
      esterno: idMetodo.startsWith('EST'),
      periodo: { anno, mese: ogni === 'MESE' ? mese : 12 },
    })),
  );
  return [...Map.groupBy(parti, ({ periodo }) => periodo.anno * 100 + periodo.mese).values()].flatMap((gruppo) => {
    const [primo] = gruppo;
    if (primo === undefined) return [];
    const diEsterni = gruppo.filter(({ esterno }) => esterno).map(({ uid }) => uid);
    return [{ periodo: primo.periodo, processi: gruppo.map(({ uid }) => uid), diEsterni }];
  });
};

/** How a filing that the program keeps stands: sent when each of its runs is in one that was and was not refused, or that has nothing to send. */
const statoDi = (
  processi: Gruppo['processi'],
  inviate: readonly DenunciaFatta[],
  entro: Giorno,
  oggi: Giorno,
): StatoScadenza => {
  const date = processi.map((processo) => {
    const sua = inviate.find((una) => una.processi.includes(processo));
    return sua !== undefined && isSoloCredito(sua) ? entro : (sua?.datInvio ?? null);
  });
  if (date.every((data) => data !== null)) return date.every((data) => data <= entro) ? 'FATTA' : 'FATTA_IN_RITARDO';
  return oggi > entro ? 'SCADUTA' : 'DA_FARE';
};

/** Things that the state of a deadline is drawn from, besides its runs. */
interface Come extends Record<'fatte' | 'inviate', readonly DenunciaFatta[]>, Record<'entro' | 'oggi', Giorno> {
  readonly segni: Segni;
}

/** Something that the program does not keep: the office follows it, and it is overdue until somebody says it is done. */
const statoSeguito = ({ entro, oggi }: Come): StatoScadenza => (oggi > entro ? 'SCADUTA' : 'DA_SEGUIRE');

/**
 * How a send of the certificates stands. Whether the later ones have anybody is said by the payslips, which are counted at night: until they
 * are, or a filing is made, the office follows it, and so the first of a school that paid outsiders only.
 */
const statoCu = (gruppo: Gruppo, invio: InvioCu, come: Come): StatoScadenza => {
  const { fatte, inviate, entro, oggi } = come;
  const isSua = ({ tipo, anno, dati }: DenunciaFatta) =>
    tipo === 'cu' && anno === gruppo.periodo.anno && dati.invio === invio && dati.operazione !== 'ANNULLAMENTO';
  const certa = invio === 'MARZO' && gruppo.processi.some((uid) => !gruppo.diEsterni.includes(uid));
  return certa || fatte.some(isSua) ? statoDi(gruppo.processi, inviate.filter(isSua), entro, oggi) : statoSeguito(come);
};

/** The facts that deadlines are drawn from: the school, its accounted runs, its filings, what its assignments have it tell and its restitutions take back. */
export interface DaScadere {
  readonly scuola: Scuola | undefined;
  readonly contabilizzati: readonly ProcessoDaDenunciare[];
  readonly denunce: readonly DenunciaFatta[];
  readonly incarichi: readonly DaSegnare[];
  readonly segni: Segni;
}

/** The deadlines of the school on a day, drawn from what is read now. */
export const listScadenze = async (
  archivio: Archivio,
  oggi: Giorno,
  letti: Promise<Segni> = segniChiusura.list(archivio),
): Promise<Scadenza[]> => {
  const lettiInTutto = processiContabilizzati(archivio);
  const [scuola, contabilizzati, denunce, { scadenze }, restituzioni, segni] = await Promise.all([
    getScuolaPropria(archivio),
    lettiInTutto,
    denunceRepository(archivio).listRighe(),
    listScadenzeIncarichi(archivio, oggi, lettiInTutto),
    listScadenzeRestituzioni(archivio, oggi),
    letti,
  ]);
  const incarichi = [...scadenze, ...restituzioni];
  return scadenzeDi({ scuola, contabilizzati, denunce, incarichi, segni }, oggi);
};

/**
 * Everything the school has to file, tell or do in the next days, and what was left behind: red until it is done, or somebody
 * says that it is, or sets it aside. Pure.
 */
export const scadenzeDi = (daScadere: DaScadere, oggi: Giorno): Scadenza[] => {
  const { scuola, incarichi, segni } = daScadere;
  const dovute = quali.flatMap((adempimento) => delleElaborazioni(adempimento, daScadere, oggi));
  return [
    ...dovute,
    ...scadenzeDeiServizi(segni, dovute, oggi),
    ...incarichi.filter(({ adempimento }) => riguarda(adempimento, scuola?.dati)),
    ...scadenzeScolasticheDi(daScadere, oggi),
    ...scadenzeDellAnnoDi(daScadere, oggi, GIORNI),
  ]
    .map((scadenza) => conSegno(scadenza, segni))
    .filter((scadenza) => isDaMostrare(scadenza, oggi))
    .toSorted((a, b) => (a.giorno < b.giorno ? -1 : 1));
};

/** Deadlines of the accounted runs for one obligation, by month or year. */
const delleElaborazioni = (
  adempimento: AdempimentoInScadenza,
  { scuola, contabilizzati, denunce, segni }: DaScadere,
  oggi: Giorno,
): readonly DaSegnare[] => {
  const inVigore = ifInForceOn(termini[adempimento], oggi);
  if (inVigore === null || !riguarda(adempimento, scuola?.dati)) return [];
  const { di, modello } = OGGETTO[adempimento];
  const { valore, descrizione, norma, riscontro } = inVigore;
  const fatte = denunce.filter(({ tipo, esito }) => flussi[tipo].adempimento === di && !isRespinta(esito));
  const inviate = fatte.filter((una) => una.datInvio !== null || isSoloCredito(una));
  return gruppiDi(contabilizzati, adempimento, valore.ogni).flatMap((gruppo): DaSegnare[] => {
    const { periodo, processi } = gruppo;
    const entro = giornoDiScadenza(valore, periodo);
    if (modello !== undefined && modelloAl(scuola, entro) !== modello) return [];
    const stato = statoOf(adempimento, gruppo, { fatte, inviate, entro, oggi, segni });
    if (stato === null) return [];
    return [
      {
        adempimento,
        descrizione,
        anno: periodo.anno,
        mese: valore.ogni === 'MESE' ? periodo.mese : null,
        giorno: entro,
        stato,
        elaborazioni: processi.length,
        norma: norma.map(({ testo }) => testo).join('; '),
        riscontrata: riscontro !== null,
        avvertenza: valore.avvertenza ?? '',
      },
    ];
  });
};

/** How a deadline stands; null where the payslips of its year were counted and none is of it. */
const statoOf = (adempimento: AdempimentoInScadenza, gruppo: Gruppo, come: Come): StatoScadenza | null => {
  const conto = contoDi(come.segni, gruppo.periodo.anno, adempimento);
  if (conto?.totale === 0) return null;
  const invio = invioCuPer(adempimento);
  if (invio !== undefined) return statoCu(gruppo, invio, come);
  if (isConservata(adempimento)) return statoDi(gruppo.processi, come.inviate, come.entro, come.oggi);
  return conto?.mancano === 0 ? 'FATTA' : statoSeguito(come);
};

/** Days for which what was said of something overdue is still shown, to be taken back. */
const GIORNI_DEL_SEGNO = 30;

/** The next days; of what went by, what was not done, and what somebody said of it lately. */
const isDaMostrare = ({ stato, giorno, segno }: Scadenza, oggi: Giorno): boolean => {
  if (giorno >= oggi) return giorno <= addGiorni(oggi, GIORNI);
  if (Number(giorno.slice(0, 4)) < Number(oggi.slice(0, 4)) - ANNI_INDIETRO + 1) return false;
  return (
    stato === 'SCADUTA' || (segno !== undefined && giornoDellIstante(segno.il) >= addGiorni(oggi, -GIORNI_DEL_SEGNO))
  );
};
