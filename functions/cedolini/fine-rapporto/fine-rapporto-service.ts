import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { isContata } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { consegnaCuEntita } from '#archivio/denunce/consegna-cu.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { readDatiPersona, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { GIORNI_DI_PREAVVISO } from '#archivio/incarichi/scadenze-incarichi.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { isStipendioDellaScuola } from '#shared/domain/elaborazione/tipo-scuola.ts';
import {
  passiFineRapporto,
  type PassoFineRapporto,
  type StatoFineRapporto,
} from '#shared/domain/persona/fine-rapporto.ts';
import { addGiorni, partiDi, type Giorno } from '#shared/domain/tempo/date.ts';
import { restiAperti } from '../calcolo/conguaglio/resti-aperti.ts';
import { ferieRegistrate } from '../calcolo/ferie-registrate.ts';

/** The payments of a person by runs that count, with the payslip of each. */
export interface Pagata {
  readonly pagamento: PagamentoSalvato;
  readonly processo: Processo;
  readonly testata: CedolinoSalvato | undefined;
}

/** The facts that the steps are judged by. */
interface Fatti {
  readonly fine: Giorno;
  readonly dati: DatiPersona;
  /** The school pays its salary. */
  readonly stipendiata: boolean;
  /** The last paid comes last. */
  readonly pagate: readonly Pagata[];
  readonly inviate: readonly Denuncia[];
  /** Tax years whose certificate was handed over. */
  readonly consegnate: ReadonlySet<number>;
}

/**
 * The steps that close the engagements of a person whose last ends within thirty days, or has ended; none of who goes on.
 * Five queries, runs and payslips a hundred at a time. @throws NON_TROVATO
 */
export const getFineRapporto = async (
  uid: Uid<'PERSONA'>,
  { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
) => {
  const dati = await readDatiPersona(archivio, uid);
  if (dati === undefined) throw nonTrovato('La persona');
  const fine = fineDi(dati, oggi);
  const pagate = await pagateDi(archivio, dati);
  const resto = restiAperti(pagate.map(({ pagamento }) => pagamento)).length > 0;
  if (fine === null) return { fine, passi: [], resto, daFare: 0 };
  const [scuola, denunce, consegne] = await Promise.all([
    getScuolaPropria(archivio),
    denunceRepository(archivio).listRighe(),
    archivio.of(consegnaCuEntita).listAll(dati.persona.uid),
  ]);
  const fatti: Fatti = {
    fine,
    dati,
    stipendiata: isServita(dati, fine) && isStipendioDellaScuola(scuola?.dati),
    pagate,
    inviate: denunce.filter(({ STATUS, esito }) => STATUS === 'INVIATO' && !isRespinta(esito)),
    consegnate: new Set(consegne.map(({ anno }) => anno)),
  };
  const passi = passiFineRapporto.map((passo) => ({ passo, stato: STATI[passo](fatti) }));
  return { fine, passi, resto, daFare: passi.filter(({ stato }) => stato === 'DA_FARE').length };
};

/** The last day of everything a person is engaged for, when all of it ends soon or has ended; null otherwise. */
const fineDi = ({ servizi, incarichi }: DatiPersona, oggi: Giorno): Giorno | null => {
  const fini = [...servizi, ...incarichi].map(({ datFine }) => datFine);
  const ultima = fini
    .map((fine) => fine ?? '9')
    .toSorted()
    .at(-1);
  return ultima !== undefined && ultima <= addGiorni(oggi, GIORNI_DI_PREAVVISO) ? ultima : null;
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
          pagate.some(({ pagamento: { voci = [] } }) => voci.some(({ importo, al }) => importo === null && al >= fine)),
        )
      : 'NON_SERVE',
  FERIE: ({ dati, fine, stipendiata, pagate }) => {
    const { anno, mese } = partiDi(fine);
    if (!stipendiata || ferieRegistrate({ ANNO: anno, MESE: mese }, dati) === null) return 'NON_SERVE';
    return fatto(pagate.some(({ processo }) => processo.TIPO_ELABORAZIONE === 'FER'));
  },
  CONGUAGLIO: ({ pagate }) => {
    const anno = pagate.at(-1)?.pagamento.annoFiscale;
    const sue = pagate.filter(({ pagamento }) => pagamento.annoFiscale === anno);
    if (!sue.some(({ testata }) => isAScaglioni(testata))) return 'NON_SERVE';
    const ultimo = sue.at(-1)?.pagamento.dataPagamento;
    return fatto(
      sue.some(({ pagamento, testata }) => testata?.conguagliato !== undefined && pagamento.dataPagamento === ultimo),
    );
  },
  UNIEMENS: ({ pagate, inviate }) => statoIn('UNIEMENS', pagate, inviate),
  CU: ({ pagate, consegnate }) => {
    const ultima = pagate.findLast(({ processo }) => processo.ADEMPIMENTI.includes('CU'));
    return ultima === undefined ? 'NON_SERVE' : fatto(consegnate.has(ultima.pagamento.annoFiscale));
  },
};

/** Taxed by brackets: its year is to be settled. */
const isAScaglioni = (testata: CedolinoSalvato | undefined): boolean =>
  testata !== undefined && righeBrevi(testata).some(({ codice, aliquota }) => codice === 'IRPEF' && aliquota === null);

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
