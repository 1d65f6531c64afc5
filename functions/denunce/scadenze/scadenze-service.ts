import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { adempimentoDi } from '#archivio/denunce/denuncia.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Scadenza, StatoScadenza } from '#shared/contracts/denunce/scadenze.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { inviiCu, type InvioCu } from '#shared/domain/denunce/cu.ts';
import { isRespinta, isSoloCredito } from '#shared/domain/denuncia.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { termini, type AdempimentoInScadenza } from '#shared/rules/adempimenti/scadenze.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { termineDellInvio } from '#shared/scadenze/scadenza-denuncia.ts';
import { modelloAl } from '../f24/fronte.ts';
import { listScadenzeIncarichi } from './scadenze-incarichi.ts';

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

/** The deadlines that are met by sending a filing that the program keeps. */
const isConservata = (adempimento: AdempimentoInScadenza): boolean =>
  OGGETTO[adempimento].modello !== undefined || adempimento === 'UNIEMENS' || adempimento === 'SPT';

/** Which send of the certificates meets a deadline, if it is of theirs. */
const invioCuPer = (adempimento: AdempimentoInScadenza): InvioCu | undefined =>
  inviiCu.find((invio) => termineDellInvio[invio] === adempimento);

const quali: readonly AdempimentoInScadenza[] = Object.keys(termini).filter((nome) => isInScadenza(nome));
function isInScadenza(nome: string): nome is AdempimentoInScadenza {
  return nome in termini;
}

/** What deadlines look at of an accounted run, and of a filing. */
export type ProcessoDaDenunciare = Pick<Processo, 'uid' | 'idMetodo' | 'PERIODI_DEST'>;
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

const gruppiDi = (
  processi: readonly ProcessoDaDenunciare[],
  di: Adempimento,
  ogni: 'MESE' | 'ANNO',
): readonly Gruppo[] => {
  const parti = processi.flatMap(({ uid, idMetodo, PERIODI_DEST }) =>
    PERIODI_DEST.filter(({ adempimento }) => adempimento === di).map(({ anno, mese }) => ({
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

/**
 * How a send of the certificates stands. Whether the later ones have anybody is said by the payslips, which are not read here: until one is made
 * the office follows it, and so the first of a school that paid outsiders only.
 */
const statoCu = (
  gruppo: Gruppo,
  invio: InvioCu,
  {
    fatte,
    inviate,
    entro,
    oggi,
  }: Record<'fatte' | 'inviate', readonly DenunciaFatta[]> & Record<'entro' | 'oggi', Giorno>,
): StatoScadenza => {
  const isSua = ({ tipo, anno, dati }: DenunciaFatta) =>
    tipo === 'cu' && anno === gruppo.periodo.anno && dati.invio === invio && dati.operazione === 'ORDINARIA';
  const certa = invio === 'MARZO' && gruppo.processi.some((uid) => !gruppo.diEsterni.includes(uid));
  return certa || fatte.some(isSua) ? statoDi(gruppo.processi, inviate.filter(isSua), entro, oggi) : 'DA_SEGUIRE';
};

/** What deadlines are drawn from: the school, its accounted runs, its filings, what its assignments have it tell. */
export interface DaScadere {
  readonly scuola: Scuola | undefined;
  readonly contabilizzati: readonly ProcessoDaDenunciare[];
  readonly denunce: readonly DenunciaFatta[];
  readonly incarichi: readonly Scadenza[];
}

/** The deadlines of the school on a day, drawn from what is read now. */
export const listScadenze = async (archivio: Archivio, oggi: Giorno): Promise<Scadenza[]> => {
  const lettiInTutto = processiContabilizzati(archivio);
  const [scuola, contabilizzati, denunce, { scadenze: incarichi }] = await Promise.all([
    getScuolaPropria(archivio),
    lettiInTutto,
    denunceRepository(archivio).listRighe(),
    listScadenzeIncarichi(archivio, oggi, lettiInTutto),
  ]);
  return scadenzeDi({ scuola, contabilizzati, denunce, incarichi }, oggi);
};

/** What the accounted runs of the school have to be filed for in the next days, what is to be told of its assignments, and what was left behind. Pure. */
export const scadenzeDi = ({ scuola, contabilizzati, denunce, incarichi }: DaScadere, oggi: Giorno): Scadenza[] => {
  const anno = Number(oggi.slice(0, 4));
  const fatte = denunce.filter(({ esito }) => !isRespinta(esito));
  const inviate = fatte.filter((una) => una.datInvio !== null || isSoloCredito(una));
  return quali
    .flatMap((adempimento) => {
      const { di, modello } = OGGETTO[adempimento];
      const inVigore = ifInForceOn(termini[adempimento], oggi);
      if (inVigore === null) return [];
      const { valore, descrizione, norma, riscontro } = inVigore;
      return gruppiDi(contabilizzati, di, valore.ogni).flatMap((gruppo): Scadenza[] => {
        const { periodo, processi } = gruppo;
        const giorno = giornoDiScadenza(valore, periodo);
        if (modello !== undefined && modelloAl(scuola, giorno) !== modello) return [];
        const sue = inviate.filter(({ tipo }) => adempimentoDi[tipo] === di);
        const stato = statoOf(adempimento, gruppo, { fatte, inviate: sue, entro: giorno, oggi });
        return isDaMostrare(stato, giorno, oggi, anno)
          ? [
              {
                adempimento,
                descrizione,
                anno: periodo.anno,
                mese: valore.ogni === 'MESE' ? periodo.mese : null,
                giorno,
                stato,
                elaborazioni: processi.length,
                norma: norma.map(({ testo }) => testo).join('; '),
                riscontrata: riscontro !== null,
                avvertenza: valore.avvertenza ?? '',
              },
            ]
          : [];
      });
    })
    .concat(incarichi.filter(({ stato, giorno }) => isDaMostrare(stato, giorno, oggi, anno)))
    .toSorted((a, b) => (a.giorno < b.giorno ? -1 : 1));
};

const statoOf = (
  adempimento: AdempimentoInScadenza,
  gruppo: Gruppo,
  come: Parameters<typeof statoCu>[2],
): StatoScadenza => {
  const invio = invioCuPer(adempimento);
  if (invio !== undefined) return statoCu(gruppo, invio, come);
  return isConservata(adempimento) ? statoDi(gruppo.processi, come.inviate, come.entro, come.oggi) : 'DA_SEGUIRE';
};

/** The next days, and of what went by only what the program knows was not done. */
const isDaMostrare = (stato: StatoScadenza, giorno: Giorno, oggi: Giorno, anno: number): boolean =>
  giorno >= oggi
    ? giorno <= addGiorni(oggi, GIORNI)
    : stato === 'SCADUTA' && Number(giorno.slice(0, 4)) >= anno - ANNI_INDIETRO + 1;
