import { processiAperti, processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { cedoliniPagati, type CedolinoDellAnno } from '#archivio/denunce/annuali/cedolini-dell-anno.ts';
import { conguagliDellAnno } from '#archivio/denunce/annuali/conguagli-dell-anno.ts';
import { modello770DellAnno } from '#archivio/denunce/annuali/modello-770.ts';
import { segniChiusura, type SegniChiusura } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { ChiusuraAnno, Passo } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import type { PersonaCoperta } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { termineDellInvio } from '#shared/denunce/flussi.ts';
import {
  passiChiusura,
  type PassoChiusura,
  type PassoSegnabile,
  type StatoPasso,
} from '#shared/domain/denunce/chiusura-anno.ts';
import { inviiCu } from '#shared/domain/denunce/cu.ts';
import { isStipendioDellaScuola } from '#shared/domain/elaborazione/tipo-scuola.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { termini, type AdempimentoInScadenza } from '#shared/rules/adempimenti/scadenze.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { riguarda } from '#shared/scadenze/per-chi.ts';
import { personePerInvio } from '../cu/certificati.ts';
import { getCopertura } from '../cu/copertura/copertura.ts';
import { elaborazioniDaInviare } from '../denuncia/elaborazioni-da-inviare.ts';
import { segnoDi } from '../scadenze/segni.ts';

/** Of how many things a step is about, how many are missing. */
type Conto = Pick<Passo, 'totale' | 'mancano'>;

const conto = <T>(tutti: readonly T[], manca: (uno: T) => boolean): Conto => ({
  totale: tutti.length,
  mancano: tutti.filter(manca).length,
});

const haClasse =
  (...classi: readonly PersonaCoperta['parti'][number]['classe'][]) =>
  ({ parti }: PersonaCoperta): boolean =>
    parti.some(({ classe }) => classi.includes(classe));

const isDaCertificare = ({ denuncia, parti }: PersonaCoperta): boolean =>
  denuncia?.STATUS !== 'INVIATO' || parti.some(({ scoperti }) => scoperti > 0);

/** Of the people that each send of the certificates is of, those without theirs. */
const contiDegliInvii = (
  pagati: readonly CedolinoDellAnno[],
  daCertificare: readonly PersonaCoperta[],
  anno: number,
): Readonly<Partial<Record<AdempimentoInScadenza, Conto>>> => {
  const senza = new Set<string>(daCertificare.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
  const cedolini = pagati
    .filter(({ testata }) => testata.annoFiscale === anno)
    .map(({ testata, rotte }) => ({ cedolino: testata.uid, testata, rotte }));
  const persone = personePerInvio(cedolini, anno);
  return Object.fromEntries(
    inviiCu.map((invio) => [termineDellInvio[invio], conto([...persone[invio]], (uno) => senza.has(uno))]),
  );
};

/** How many people the deadlines of a year are of, where only its payslips tell, and how many are missing. */
export const contiDellAnno = async (anno: number, archivio: Archivio): Promise<NonNullable<SegniChiusura['conti']>> => {
  const { conti, invii } = await contiDi(anno, archivio);
  return { ...(conti.CONGUAGLIO === undefined ? {} : { CONGUAGLIO: conti.CONGUAGLIO }), ...invii };
};

/** The count of each step that the office does not mark; of those it marks, where something can be counted. */
type Contati = Readonly<Record<Exclude<PassoChiusura, PassoSegnabile>, Conto> & Partial<Record<PassoSegnabile, Conto>>>;

/** What is missing of the steps that the program counts by itself. The payslips of the year, with where their cents go, are read once for all of them. */
const contiDi = async (anno: number, archivio: Archivio) => {
  const [contabilizzati, scuola] = await Promise.all([processiContabilizzati(archivio), getScuolaPropria(archivio)]);
  const pagati = await cedoliniPagati(archivio, anno, contabilizzati);
  const conguagli = conguagliDellAnno(pagati, anno, isStipendioDellaScuola(scuola?.dati));
  const [aperti, copertura, modello] = await Promise.all([
    processiAperti(archivio),
    getCopertura(anno, archivio, pagati),
    modello770DellAnno(anno, archivio, pagati),
  ]);
  const [f24, uniemens] = await Promise.all([
    elaborazioniDaInviare(archivio, 'F24', anno, contabilizzati),
    elaborazioniDaInviare(archivio, 'UNIEMENS', anno, contabilizzati),
  ]);
  const delAnno = ({ dataPagamento }: Processo): boolean => dataPagamento.startsWith(`${anno}-`);
  // a simulation is never accounted: it waits for nothing
  const restano = aperti.filter((processo) => delAnno(processo) && !processo.simulazione);
  const chiusi = contabilizzati.filter(delAnno);
  const certificate = copertura.persone.filter(haClasse('SCUOLA_DIPENDENTE', 'SCUOLA_AUTONOMO'));
  const daCertificare = certificate.filter(isDaCertificare);
  const conti: Contati = {
    ELABORAZIONI: { totale: chiusi.length + restano.length, mancano: restano.length },
    F24: { totale: f24.tutte.length, mancano: f24.daInviare.length },
    UNIEMENS: { totale: uniemens.tutte.length, mancano: uniemens.daInviare.length },
    SPT: conto(copertura.persone.filter(haClasse('NOIPA', 'DA_COMUNICARE')), haClasse('DA_COMUNICARE')),
    CONGUAGLIO: conto(conguagli.persone, (persona) => !conguagli.conguagliate.has(persona)),
    CONTROLLO_770:
      modello.righe.length === 0
        ? { totale: 0, mancano: 0 }
        : conto(modello.confronti, ({ differenza }) => differenza !== 0),
    CU: { totale: certificate.length, mancano: daCertificare.length },
    CONSEGNA_CU: conto(certificate, ({ consegnata }) => consegnata === null),
  };
  return { conti, scuola, invii: contiDegliInvii(pagati, daCertificare, anno), pagate: copertura.persone.length };
};

const TERMINI: Readonly<Partial<Record<PassoChiusura, AdempimentoInScadenza>>> = {
  SPT: 'SPT',
  CONGUAGLIO: 'CONGUAGLIO',
  CU: 'CU',
  CONSEGNA_CU: 'CU',
  MODELLO_M: 'MODELLO_M',
  IRAP: 'IRAP',
  MODELLO_770: 'MODELLO_770',
};

const scadenzaDi = (passo: PassoChiusura, anno: number): Giorno | null => {
  const nome = TERMINI[passo];
  const termine = nome === undefined ? null : ifInForceOn(termini[nome], `${anno}-12-31`);
  return termine === null ? null : giornoDiScadenza(termine.valore, { anno, mese: 12 });
};

const statoDi = ({ totale, mancano }: Conto, scadenza: Giorno | null, oggi: Giorno): StatoPasso => {
  if (totale === 0) return 'NIENTE';
  if (mancano === 0) return 'FATTO';
  return scadenza !== null && scadenza < oggi ? 'SCADUTO' : 'DA_FARE';
};

interface DaContare {
  /** Undefined where the program counts nothing. */
  readonly contato: Conto | undefined;
  readonly pagate: number;
  readonly segnato: boolean;
}

/** What is counted, else one thing to do in a year that paid somebody; what the office marks misses nothing. */
const contoDi = ({ contato, pagate, segnato }: DaContare): Conto => {
  const { totale, mancano } = contato ?? { totale: pagate === 0 ? 0 : 1, mancano: pagate === 0 ? 0 : 1 };
  return { totale, mancano: segnato ? 0 : mancano };
};

/** The word of the office on a step: on the step, or on the deadline that it is. */
const segnoDelPasso = (passo: PassoChiusura, anno: number, segni: SegniChiusura): Passo['segno'] => {
  const suo = segni.segni.find((uno) => uno.passo === passo);
  if (suo !== undefined) return suo;
  const detto = segnoDi([segni], { adempimento: passo, anno, mese: null });
  return detto === undefined ? null : { passo, chi: detto.chi, il: detto.il, perche: detto.perche };
};

/** The steps that close a year, as they stand on a day; a step that is not of this kind of school has nothing to do. */
export const getChiusuraAnno = async (anno: number, archivio: Archivio, oggi: Giorno): Promise<ChiusuraAnno> => {
  const [{ conti, pagate, scuola }, letti] = await Promise.all([
    contiDi(anno, archivio),
    segniChiusura.get(anno, archivio),
  ]);
  return {
    anno,
    versione: letti.versione,
    passi: passiChiusura.map((passo) => {
      const segno = segnoDelPasso(passo, anno, letti);
      const suo = riguarda(passo, scuola?.dati)
        ? contoDi({ contato: conti[passo], pagate, segnato: segno !== null })
        : NIENTE;
      const scadenza = scadenzaDi(passo, anno);
      return { passo, stato: statoDi(suo, scadenza, oggi), ...suo, scadenza, segno };
    }),
  };
};

const NIENTE: Conto = { totale: 0, mancano: 0 };
