import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { posInpsRepository } from '#archivio/tabelle/posizioni.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { CellaQuadratura, Quadratura } from '#shared/contracts/denunce/quadratura.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { TipoInQuadratura } from '#shared/denunce/flussi.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta, type TipoDenuncia } from '#shared/domain/denuncia.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { addMesi, primoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { rotteDei, type CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { recordsInviati } from '../denuncia/records-inviati.ts';
import { daRimandare } from '../denuncia/rimando.ts';
import { modelloAl, modelloDelTipo } from '../f24/fronte.ts';
import { withoutRespinti } from '../uniemens/respinti.ts';
import { comunicateDi, dovuteInSpt } from './accessori.ts';
import { quadraturaDi, withVoce, type Parte, type ParteAnonima, type Voce } from './celle.ts';
import { effettiDi, withCorrezioni } from './correzioni.ts';
import { perDenunciaInviata, termineDel } from './da-inviare.ts';
import { mesiInps } from './mesi-inps.ts';
import { paroleDelCodice } from './parole-dei-codici.ts';
import { denunciateDi, dovuteInUniemens } from './previdenza.ts';
import { dovuteInRitardo, senzaSanzioniLasciate } from './ravvedimenti.ts';
import { dovutaDiIrap, dovutaInF24, versateDi, type ComeVersare } from './versato.ts';

interface Richiesta {
  readonly anno: number;
  readonly mese?: number | undefined;
}

type Chiamante = Pick<RequestContext, 'archivio' | 'oggi'>;

const MESI = Array.from({ length: 12 }, (_, indice) => indice + 1);

/** The two sides of a year, or of a month, part by part. */
interface Lette {
  readonly parti: readonly Parte[];
  readonly inviate: readonly Denuncia[];
  /** Of the year and of the one before. */
  readonly f24: readonly Denuncia[];
}

/** The two sides of a whole year, with what each cell is made of. */
export interface DueLati {
  readonly parti: readonly Parte[];
  readonly celle: readonly CellaQuadratura[];
  /** Amounts of the people and of the filings that were refused, by their bytes: in no cell. */
  readonly respinte: readonly Parte[];
}

/** What payslips owe against what was sent: the two sides never read the same thing, one the sealed routes, the other the bytes of the files. */
export const quadraturaService = ({ files }: { readonly files: Files }) => {
  const filedOf = async (denuncia: Denuncia, archivio: Archivio, prese: 'PRESE' | 'TUTTE'): Promise<Parte[]> => {
    if (!isInQuadratura(denuncia.tipo)) return [];
    const file = denuncia.files.findLast(({ hash }) => hash === denuncia.hashInviato);
    const records = file === undefined ? undefined : await recordsInviati(denuncia, archivio, files);
    if (file === undefined || records === undefined) return [];
    const parti = await denunciateIn[denuncia.tipo](
      prese === 'PRESE' ? denuncia : { ...denuncia, esito: null },
      records,
      archivio,
    );
    return withVoce({ nome: file.nome, descrizione: denuncia.descrizione }, parti);
  };
  /** Returns the amounts in the file of a filing that its receiver did not take. */
  const refusedOf = async (denuncia: Denuncia, archivio: Archivio): Promise<readonly Parte[]> => {
    if (isRespinta(denuncia.esito)) return filedOf(denuncia, archivio, 'TUTTE');
    if (daRimandare(denuncia) === null) return [];
    const [tutte, prese] = await Promise.all([
      filedOf(denuncia, archivio, 'TUTTE'),
      filedOf(denuncia, archivio, 'PRESE'),
    ]);
    return [...tutte, ...prese.map((parte) => ({ ...parte, denunciato: -parte.denunciato }))];
  };
  const leggi = async ({ anno, mese }: Richiesta, { archivio, oggi }: Chiamante): Promise<Lette> => {
    const mesi = mese === undefined ? MESI : [mese];
    const [scuola, processi, f24, dellAnnoPrima, uniemens, spt] = await Promise.all([
      getScuolaPropria(archivio),
      processiContabilizzati(archivio),
      denunceRepository(archivio).listDel(`F24#${anno}-`),
      // A credit of an F24 may be used by one of the year after.
      denunceRepository(archivio).listDel(`F24#${anno - 1}-`),
      denunceRepository(archivio).listDel(`UNIEMENS#${anno}-`),
      // A communication tells of several months: it is compared in the table of the year only.
      mese === undefined ? denunceRepository(archivio).listDel(`SPT#${anno}-`) : null,
    ]);
    const parti: Parte[] = [];
    for (const uno of mesi) {
      const come = { mese: { anno, mese: uno }, f24, uniemens, spt, scuola, oggi };
      parti.push(...(await dovuteDel(archivio, processi, come)));
    }
    const tutte = [...f24, ...uniemens, ...(spt ?? [])].filter((denuncia) => mesi.includes(denuncia.mese));
    const inviate = tutte.filter(({ esito }) => !isRespinta(esito));
    const denunciate = await Promise.all(inviate.map((denuncia) => filedOf(denuncia, archivio, 'PRESE')));
    const versate = denunciate.flat();
    return {
      parti: [...senzaSanzioniLasciate(parti, versate), ...versate],
      inviate: tutte,
      f24: [...f24, ...dellAnnoPrima],
    };
  };
  return {
    get: async (richiesta: Richiesta, chiamante: Chiamante): Promise<Quadratura> => {
      const { anno, mese } = richiesta;
      const mesi = mese === undefined ? MESI : [mese];
      const [{ parti, inviate, f24 }, posizioni] = await Promise.all([
        leggi(richiesta, chiamante),
        posInpsRepository(chiamante.archivio).listAll(),
      ]);
      const celle = withCorrezioni(quadraturaDi(parti, chiamante.oggi), effettiDi(f24, { anno, mesi }));
      const accolte = inviate.filter(({ esito }) => !isRespinta(esito));
      return {
        ...celle,
        righe: celle.righe.map(conParole),
        mesiInps: mesiInps(parti, { anno, mesi, posizioni, inviate: accolte, oggi: chiamante.oggi }),
      };
    },
    /** The whole year, each cell with the people and the files that make it, those that agree too. */
    dueLati: async (anno: number, chiamante: Chiamante): Promise<DueLati> => {
      const { parti, inviate, f24 } = await leggi({ anno }, chiamante);
      const respinte = await Promise.all(inviate.map((denuncia) => refusedOf(denuncia, chiamante.archivio)));
      const celle = withCorrezioni(quadraturaDi(parti, chiamante.oggi, 'TUTTE'), effettiDi(f24, { anno, mesi: MESI }));
      return { parti, celle: celle.righe, respinte: respinte.flat() };
    },
  };
};

/** A cell with what its code is, where the program knows it. */
const conParole = (cella: CellaQuadratura): CellaQuadratura => {
  const parole = accorciato(paroleDelCodice(cella.codice), 200);
  return parole === '' ? cella : { ...cella, parole };
};

type DenunciateIn = (denuncia: Denuncia, records: unknown, archivio: Archivio) => Promise<ParteAnonima[]>;

const inModello: DenunciateIn = async ({ mese }, records) => versateDi(records, mese);

/** Reads the amounts that the bytes of a sent filing say, for each kind that is compared. */
const denunciateIn: Readonly<Record<TipoInQuadratura, DenunciateIn>> = {
  f24ep: inModello,
  f24: inModello,
  uniemens: async (denuncia, records, archivio) =>
    denunciateDi(await presiDi(denuncia, records, archivio), denuncia.mese),
  spt: async (denuncia, records, archivio) => {
    const salvata = await denunceRepository(archivio, 'SPT').loadIntera(denuncia.uid);
    const respinti = daRimandare(denuncia) === null ? [] : (salvata.denuncia.respinti ?? []);
    return comunicateDi(records, { ...salvata, denuncia: { ...salvata.denuncia, respinti } });
  },
};
const isInQuadratura = (tipo: TipoDenuncia): tipo is TipoInQuadratura => Object.hasOwn(denunciateIn, tipo);

/** What INPS took of a file: who was refused of it is told by another. */
const presiDi = async (denuncia: Denuncia, file: unknown, archivio: Archivio): Promise<unknown> =>
  daRimandare(denuncia) === null
    ? file
    : withoutRespinti(file, await denunceRepository(archivio).loadIntera(denuncia.uid));

interface ComeDovere {
  readonly mese: Mese;
  /** F24 of the year: which form has each run. */
  readonly f24: readonly Denuncia[];
  /** UniEmens of the year: which month tells of each run. */
  readonly uniemens: readonly Denuncia[];
  /** Communications to NoiPA of the year; null where they are not compared. */
  readonly spt: readonly Denuncia[] | null;
  readonly scuola: Scuola | undefined;
  readonly oggi: Giorno;
}

const isDel =
  (adempimento: Adempimento, { anno, mese }: Mese) =>
  ({ PERIODI_DEST }: Processo): boolean =>
    PERIODI_DEST.some((uno) => uno.adempimento === adempimento && uno.anno === anno && uno.mese === mese);

/** Whether the UniEmens of a month tells of a run: the one that has it, else that of the month it was accounted into. */
const isDettoNel =
  (mese: Mese, uniemens: readonly Denuncia[]) =>
  (processo: Processo): boolean => {
    const suo = uniemens.find(({ esito, processi }) => !isRespinta(esito) && processi.includes(processo.uid));
    return suo === undefined ? isDel('UNIEMENS', mese)(processo) : suo.anno === mese.anno && suo.mese === mese.mese;
  };

/** What the accounted runs of a month owe, to each filing. */
const dovuteDel = async (
  archivio: Archivio,
  processi: readonly Processo[],
  { mese, f24, uniemens, spt, scuola, oggi }: ComeDovere,
): Promise<Parte[]> => {
  const giorno = primoGiornoDelMese(addMesi(mese, 1));
  const conF24 = new Set(processi.filter(isDel('F24', mese)).map(({ uid }) => uid));
  const conUniemens = new Set(processi.filter(isDettoNel(mese, uniemens)).map(({ uid }) => uid));
  const comunicati = new Map(
    processi
      .filter((processo) => spt !== null && isDel('SPT', mese)(processo))
      .map((processo) => [processo.uid, processo]),
  );
  const interessati = new Set([...conF24, ...conUniemens, ...comunicati.keys()]);
  const cedolini = await rotteDei(
    archivio,
    processi.filter(({ uid }) => interessati.has(uid)),
  );
  const nomi = new Map(processi.map(({ uid, DES_ELABORAZIONE }) => [uid, DES_ELABORAZIONE]));
  const conTermine = termineDel({ mese, denunce: [...f24, ...uniemens, ...(spt ?? [])], oggi });
  const diPersone = [...Map.groupBy(cedolini, ({ testata }) => testata.uidSubAnagrafe).values()].flatMap((suoi) => {
    const diOgnuno = suoi.flatMap((cedolino): readonly Parte[] => {
      const { idProcesso } = cedolino.testata;
      const modello = modelloDi(idProcesso, f24, scuola, giorno);
      const comunicato = comunicati.get(idProcesso);
      const parti = [
        ...(conF24.has(idProcesso) ? inF24(cedolino, { mese: mese.mese, modello, giorno }) : []),
        ...(comunicato === undefined ? [] : dovuteInSpt(cedolino, comunicato)),
      ];
      return conTermine(withVoce(voceDi([cedolino], nomi), parti), [idProcesso], modello);
    });
    const denunciati = suoi.filter(({ testata }) => conUniemens.has(testata.idProcesso));
    return [
      ...diOgnuno,
      ...perDenunciaInviata(denunciati, uniemens).flatMap((insieme) =>
        conTermine(inUniemens(insieme, mese, nomi), processiDi(insieme), modelloAl(scuola, giorno)),
      ),
    ];
  });
  return [...diPersone, ...dovuteInRitardo(cedolini, { mese, giorno, f24, conTermine })];
};

/** What a payslip owes to the F24, and again to the IRAP that it pays. */
const inF24 = ({ rotte }: CedolinoContabilizzato, come: ComeVersare): readonly ParteAnonima[] =>
  rotte.flatMap((rotta) => [...dovutaInF24(rotta, come), ...dovutaDiIrap(rotta)]);

const processiDi = (cedolini: readonly CedolinoContabilizzato[]): Processo['uid'][] =>
  cedolini.map(({ testata }) => testata.idProcesso);

type Nomi = ReadonlyMap<Uid<'PROCESSO'>, string>;

/** What the payslips of one person owe to one UniEmens: it sums them over the month. */
const inUniemens = (suoi: readonly CedolinoContabilizzato[], mese: Mese, nomi: Nomi): Parte[] =>
  suoi.length === 0 ? [] : withVoce(voceDi(suoi, nomi), dovuteInUniemens(suoi, mese));

/** Who some payslips pay, and the runs they are of. */
const voceDi = (suoi: readonly CedolinoContabilizzato[], nomi: Nomi): Voce => {
  const { desCognome = '', desNome = '' } = suoi[0]?.testata.storico ?? {};
  const descrizioni = new Set(suoi.map(({ testata }) => nomi.get(testata.idProcesso) ?? ''));
  return { nome: `${desCognome} ${desNome}`.trim(), descrizione: accorciato([...descrizioni].join(' · '), 400) };
};

/** The form of the F24 that has a run; that which the school pays by while none has it. */
const modelloDi = (
  processo: Uid<'PROCESSO'>,
  delAnno: readonly Denuncia[],
  scuola: Scuola | undefined,
  dovutoIl: Giorno,
): ModelloF24 => {
  const suo = delAnno.find(({ esito, processi }) => !isRespinta(esito) && processi.includes(processo));
  return suo === undefined ? modelloAl(scuola, dovutoIl) : modelloDelTipo(suo.tipo);
};
