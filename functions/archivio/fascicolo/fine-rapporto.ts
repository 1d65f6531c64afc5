import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { isStipendioDellaScuola } from '#shared/domain/elaborazione/tipo-scuola.ts';
import {
  passiFineRapporto,
  type PassoFineRapporto,
  type StatoFineRapporto,
} from '#shared/domain/persona/fine-rapporto.ts';
import { addGiorni, partiDi, type Giorno } from '#shared/domain/tempo/date.ts';
import { ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { cedoliniRepository } from '../cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '../cedolini/cedolino.ts';
import { isTuttoConguagliato, type PagatoNellAnno } from '../cedolini/conguaglio-saputo.ts';
import type { PagamentoSalvato } from '../cedolini/pagamento.ts';
import { isContata } from '../cedolini/processi-del-mese.ts';
import { processiRepository } from '../cedolini/processi-repository.ts';
import { consegnaCuEntita } from '../denunce/consegna-cu.ts';
import { denunceRepository } from '../denunce/denunce-repository.ts';
import { getScuolaPropria } from '../scuola/scuola-propria.ts';
import type { DatiPersona } from './dati-persona.ts';
import { ferieRegistrate } from './ferie-registrate.ts';

/** The payments of a person by runs that count, with the payslip of each. */
export interface Pagata {
  readonly pagamento: PagamentoSalvato;
  readonly processo: Processo;
  readonly testata: CedolinoSalvato | undefined;
}

/** The school and its sent filings. */
export interface DellaScuola {
  readonly scuola: Scuola | undefined;
  readonly inviate: readonly Denuncia[];
}

/** A step that closes an engagement, and how it stands. */
export interface PassoDelRapporto {
  readonly passo: PassoFineRapporto;
  readonly stato: StatoFineRapporto;
}

/** The facts that the steps are judged by. */
interface Fatti {
  readonly fine: Giorno;
  /** Other engagements come after. */
  readonly continua: boolean;
  readonly dati: DatiPersona;
  /** The school pays its salary. */
  readonly stipendiata: boolean;
  /** The last paid comes last. */
  readonly pagate: readonly Pagata[];
  readonly inviate: readonly Denuncia[];
  /** Tax years whose certificate was handed over. */
  readonly consegnate: ReadonlySet<number>;
}

/** The school and its filings that were sent and not refused. Two queries. */
export const readDellaScuola = async (archivio: Archivio): Promise<DellaScuola> => {
  const [scuola, denunce] = await Promise.all([getScuolaPropria(archivio), denunceRepository(archivio).listRighe()]);
  return { scuola, inviate: denunce.filter(({ STATUS, esito }) => STATUS === 'INVIATO' && !isRespinta(esito)) };
};

/** The last day of everything a person is engaged for; null where something has no end, or nothing is there. */
export const ultimoGiornoDi = ({ servizi, incarichi }: Pick<DatiPersona, 'servizi' | 'incarichi'>): Giorno | null => {
  const fini = [...servizi, ...incarichi].map(({ datFine }) => datFine);
  return fini.includes(null)
    ? null
    : (fini
        .flatMap((fine) => fine ?? [])
        .toSorted()
        .at(-1) ?? null);
};

/** The last days of engagements of a person after which nothing goes on, the first first: two that touch are one, a gap of a day parts them. */
export const finiDi = ({ servizi, incarichi }: Pick<DatiPersona, 'servizi' | 'incarichi'>): readonly Giorno[] => {
  const tutti = [...servizi, ...incarichi];
  const fini = tutti.flatMap(({ datFine }) =>
    datFine === null || isCoperto(addGiorni(datFine, 1), tutti) ? [] : datFine,
  );
  return [...new Set(fini)].toSorted();
};

const isCoperto = (giorno: Giorno, impegni: readonly Pick<DatiPersona['servizi'][number], 'datInizio' | 'datFine'>[]) =>
  impegni.some(({ datInizio, datFine }) => datInizio <= giorno && (datFine === null || datFine >= giorno));

/** The steps that close the engagements of a person that end on a day. Of who has others after it the year is settled, declared and certified with those. One query. */
export const passiDelRapporto = async (
  archivio: Archivio,
  { scuola, inviate }: DellaScuola,
  { dati, fine, pagate }: Pick<Fatti, 'dati' | 'fine' | 'pagate'>,
): Promise<readonly PassoDelRapporto[]> => {
  const consegne = await archivio.of(consegnaCuEntita).listAll(dati.persona.uid);
  const fatti: Fatti = {
    fine,
    continua: ultimoGiornoDi(dati) !== fine,
    dati,
    stipendiata: isServita(dati, fine) && isStipendioDellaScuola(scuola?.dati),
    pagate,
    inviate,
    consegnate: new Set(consegne.map(({ anno }) => anno)),
  };
  return passiFineRapporto.map((passo) => ({ passo, stato: STATI[passo](fatti) }));
};

const isServita = ({ servizi }: DatiPersona, fine: Giorno): boolean =>
  servizi.some(({ contratto, datFine }) => contratto !== 'TI' && datFine === fine);

/** The payments that count, the last paid last. */
export const pagateDi = async (archivio: Archivio, { persona, pagamenti }: DatiPersona): Promise<Pagata[]> => {
  const uids = [...new Set(pagamenti.map(({ idProcesso }) => idProcesso))];
  const cedolini = cedoliniRepository(archivio);
  const [processi, testate] = await Promise.all([
    processiRepository(archivio).getMany(uids),
    cedolini.uidsDi(uids, [persona.uid]).then(cedolini.getTestate),
  ]);
  const perUid = new Map(processi.filter(isContata).map((processo) => [processo.uid, processo]));
  return pagamenti
    .flatMap((pagamento) => {
      const processo = perUid.get(pagamento.idProcesso);
      const testata = testate.find(({ idProcesso }) => idProcesso === pagamento.idProcesso);
      return processo === undefined ? [] : [{ pagamento, processo, testata }];
    })
    .toSorted((a, b) => (a.pagamento.dataPagamento < b.pagamento.dataPagamento ? -1 : 1));
};

const fatto = (vero: boolean): StatoFineRapporto => (vero ? 'FATTO' : 'DA_FARE');

/** How each step stands. */
const STATI: Readonly<Record<PassoFineRapporto, (fatti: Fatti) => StatoFineRapporto>> = {
  CESSAZIONE: ({ dati, fine, stipendiata }) =>
    stipendiata
      ? fatto(dati.servizi.every(({ datFine, codCessazione }) => datFine !== fine || codCessazione !== null))
      : 'NON_SERVE',
  ULTIMO_PAGAMENTO: ({ pagate, fine, stipendiata }) =>
    stipendiata
      ? fatto(
          pagate.some(({ pagamento: { voci = [] } }) =>
            voci.some(({ importo, dal, al }) => importo === null && dal <= fine && al >= fine),
          ),
        )
      : 'NON_SERVE',
  FERIE: ({ dati, fine, stipendiata, pagate }) => {
    const { anno, mese } = partiDi(fine);
    if (!stipendiata || ferieRegistrate({ ANNO: anno, MESE: mese }, dati) === null) return 'NON_SERVE';
    return fatto(
      pagate.some(({ processo }) => processo.TIPO_ELABORAZIONE === 'FER' && isDelRapporto(processo, fine, dati)),
    );
  },
  CONGUAGLIO: ({ pagate, continua }) => {
    if (continua) return 'NON_SERVE';
    const anno = pagate.at(-1)?.pagamento.annoFiscale;
    const sue = pagate.filter(({ pagamento }) => pagamento.annoFiscale === anno);
    if (!sue.some(({ testata }) => isAScaglioni(testata))) return 'NON_SERVE';
    return fatto(isTuttoConguagliato(sue.map(pagatoNellAnno)));
  },
  UNIEMENS: ({ pagate, inviate, continua }) => (continua ? 'NON_SERVE' : statoIn('UNIEMENS', pagate, inviate)),
  CU: ({ pagate, consegnate, continua }) => {
    if (continua) return 'NON_SERVE';
    const ultima = pagate.findLast(({ processo }) => processo.ADEMPIMENTI.includes('CU'));
    return ultima === undefined ? 'NON_SERVE' : fatto(consegnate.has(ultima.pagamento.annoFiscale));
  },
};

/** Taxed by brackets: its year is to be settled. */
const isAScaglioni = (testata: CedolinoSalvato | undefined): boolean =>
  testata !== undefined && righeBrevi(testata).some(({ codice, aliquota }) => codice === 'IRPEF' && aliquota === null);

/** True of a run of the month of an end, or of a later month before that of the next end. */
const isDelRapporto = ({ ANNO: anno, MESE: mese }: Processo, fine: Giorno, dati: DatiPersona): boolean => {
  const del = ultimoGiornoDelMese({ anno, mese });
  const dopo = finiDi(dati).find((altra) => altra > fine);
  return del >= fine && (dopo === undefined || del < dopo);
};

/** A payment of a person as a settlement of its year looks at it. */
const pagatoNellAnno = ({ pagamento, processo, testata }: Pagata): PagatoNellAnno => ({
  il: pagataIl(processo),
  imponibile: processo.TIPO_ELABORAZIONE !== 'CON' && isAScaglioni(testata) ? pagamento.imponibileIrpef : 0,
  conguaglia: testata?.conguagliato !== undefined,
  conguagliato: testata?.conguagliato,
});

const statoIn = (
  adempimento: 'UNIEMENS',
  pagate: readonly Pagata[],
  inviate: readonly Denuncia[],
): StatoFineRapporto => {
  const ultima = pagate.findLast(({ processo }) => processo.ADEMPIMENTI.includes(adempimento));
  if (ultima === undefined) return 'NON_SERVE';
  return fatto(
    inviate.some(
      ({ tipo, processi }) => flussi[tipo].adempimento === adempimento && processi.includes(ultima.processo.uid),
    ),
  );
};
