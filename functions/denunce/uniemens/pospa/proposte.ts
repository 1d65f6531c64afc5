import type { ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { altriDatiAl, getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { situazioniPrevidenziali } from '#functions/riferimento/personale/liste-servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Proposta } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import type { AltriDati } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { quota } from '#shared/money/arrotondamenti.ts';
import { somma } from '#shared/money/centesimi.ts';
import { gestioniComuni } from '#shared/rules/adempimenti/lista-pos-pa.ts';
import {
  aliquotePensione,
  enam,
  enpdep,
  fondoCredito,
  tfr,
  tfs,
  type ContributoFineServizio,
} from '#shared/rules/contributi.ts';
import { gestioni } from '#shared/rules/fondi.ts';
import { ifInForceOn, type RegolaDatata } from '#shared/rules/regola.ts';
import { lavoroDiOggi } from '../../denuncia/lavoro/lavoro-di-oggi.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { inquadramentoDi, tabellareIntero } from '../raccolta/inquadramento.ts';
import { loadDatiPersone } from '../raccolta/persone.ts';

interface Periodo {
  readonly uidSubAnagrafe: Uid<'PERSONA'>;
  readonly dal: string;
  readonly al: string;
}
interface Importi extends Periodo {
  readonly imponibile: number;
  readonly utileFineServizio: number;
}

/** What a proposal is made in. */
interface Contesto {
  readonly giorno: string;
  readonly servizio: ServizioTenuto | undefined;
  readonly dati: AltriDati | undefined;
  readonly scuola: Scuola | undefined;
  readonly avvertenze: string[];
}

const SENZA_SERVIZIO = 'Nessun servizio nel periodo: inquadramento e regime di fine servizio si scrivono a mano.';

const noto = <T>({ giorno, avvertenze }: Contesto, regola: RegolaDatata<T>): T | null => {
  const inVigore = ifInForceOn(regola, giorno);
  if (inVigore === null) avvertenze.push(accorciato(`Non è nota il ${giorno}: ${regola.descrizione}.`, 300));
  return inVigore?.valore ?? null;
};

/** The service of a period, the last of them, and how many there are. @throws NON_TROVATO */
const serviziDel = async ({ uidSubAnagrafe, dal, al }: Periodo, archivio: Archivio) => {
  const dati = await loadDatiPersone(
    archivio,
    [uidSubAnagrafe],
    al,
    lavoroDiOggi(archivio, new Set([uidSubAnagrafe]), dal),
  );
  if (!dati.persone.has(uidSubAnagrafe)) throw nonTrovato('La persona');
  const servizi = (dati.servizi.get(uidSubAnagrafe) ?? [])
    .filter((servizio) => overlaps(periodoDi(servizio), { dal, al }))
    .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : 1));
  return { codici: dati.codici, servizio: servizi.at(-1), quanti: servizi.length };
};

/** How who has a service in a period is classified. @throws NON_TROVATO */
export const proposeInquadramento = async (periodo: Periodo, archivio: Archivio): Promise<Proposta> => {
  const { codici, servizio, quanti } = await serviziDel(periodo, archivio);
  if (servizio === undefined) return { campi: {}, avvertenze: [SENZA_SERVIZIO] };
  const { datInizio, datFine } = servizio;
  const tabellare = tabellareIntero(servizio, periodo.al);
  return {
    campi: {
      GiornoInizio: datInizio > periodo.dal ? datInizio : periodo.dal,
      GiornoFine: datFine !== null && datFine < periodo.al ? datFine : periodo.al,
      ...inquadramentoDi(servizio, periodo.al, codici, true),
      ...(tabellare === undefined ? {} : { 'Gestioni.GestPensionistica.StipendioTabellare': tabellare }),
    },
    avvertenze:
      quanti > 1 ? [`Nel periodo ci sono ${quanti} servizi: l'inquadramento è dell'ultimo, dal ${datInizio}.`] : [],
  };
};

/** The contributions that rules give on a base, fund by fund. @throws NON_TROVATO */
export const proposeImporti = async (
  { imponibile, utileFineServizio, ...periodo }: Importi,
  archivio: Archivio,
): Promise<Proposta> => {
  const [scuola, { servizio }] = await Promise.all([getScuolaPropria(archivio), serviziDel(periodo, archivio)]);
  const giorno = periodo.al;
  const ctx: Contesto = { giorno, servizio, scuola, dati: altriDatiAl(scuola, giorno), avvertenze: [] };
  const campi = {
    ...pensione(ctx, imponibile),
    ...credito(ctx, imponibile),
    ...(ctx.dati?.flgEnpdep ? semplice(ctx, 'ENPDEP', gestioniComuni.enpdep, imponibile, enpdep) : {}),
    ...(utileFineServizio > 0 ? fineServizio(ctx, utileFineServizio) : {}),
  };
  return { campi, avvertenze: ctx.avvertenze };
};

const isStatale = ({ scuola }: Contesto): boolean => scuola?.dati?.setupType === 'SCUOLA';

const fondoPensioneDi = (ctx: Contesto) => ctx.dati?.fondoPensione ?? (isStatale(ctx) ? 'CTPS' : null);

const pensione = (ctx: Contesto, imponibile: number): Campi => {
  const fondo = fondoPensioneDi(ctx);
  const aliquote = fondo === null ? null : aliquotePensione[fondo];
  if (fondo === null || aliquote === null) {
    ctx.avvertenze.push('Le aliquote del fondo pensione della scuola non sono note: scrivere il contributo a mano.');
    return {};
  }
  const note = [noto(ctx, aliquote.dipendente), noto(ctx, aliquote.amministrazione)].flatMap((una) => una ?? []);
  const gestione = 'Gestioni.GestPensionistica';
  return {
    [`${gestione}.CodGestione`]: noto(ctx, gestioni)?.[fondo] ?? '',
    [`${gestione}.Imponibile`]: imponibile,
    ...(note.length === 2 ? { [`${gestione}.Contributo`]: somma(note.map((una) => quota(imponibile, una))) } : {}),
  };
};

const credito = (ctx: Contesto, imponibile: number): Campi =>
  semplice(ctx, 'GestCredito', gestioniComuni.credito, imponibile, fondoCredito);

const semplice = (
  ctx: Contesto,
  elemento: string,
  numero: string,
  imponibile: number,
  regola: RegolaDatata<number>,
): Campi => {
  const aliquota = noto(ctx, regola);
  return aliquota === null
    ? {}
    : {
        [`Gestioni.${elemento}.CodGestione`]: numero,
        [`Gestioni.${elemento}.Imponibile`]: imponibile,
        [`Gestioni.${elemento}.Contributo`]: quota(imponibile, aliquota),
      };
};

const contributoDi = (regola: ContributoFineServizio, utile: number) => {
  const base = quota(utile, regola.quotaImponibile);
  return { base, contributo: quota(base, regola.dipendente) + quota(base, regola.amministrazione) };
};

const fondoFineServizioDi = (ctx: Contesto) => ctx.dati?.fondoFineServizio ?? (isStatale(ctx) ? 'ENPAS' : null);

const regimeDi = ({ codSituazionePrevidenziale }: ServizioTenuto): 'TFS' | 'TFR' =>
  situazioniPrevidenziali.voci.find(({ codice }) => codice === codSituazionePrevidenziale)?.codRegimeFineServizio ===
  '3'
    ? 'TFS'
    : 'TFR';

const fineServizio = (ctx: Contesto, utile: number): Campi => {
  const { servizio } = ctx;
  if (servizio === undefined) {
    ctx.avvertenze.push(SENZA_SERVIZIO);
    return {};
  }
  const nome = regimeDi(servizio);
  const regola = noto(ctx, nome === 'TFS' ? tfs : tfr);
  if (regola === null || fondoFineServizioDi(ctx) !== 'ENPAS') {
    ctx.avvertenze.push('Le aliquote di fine servizio note sono quelle dello Stato (ENPAS): scriverle a mano.');
    return {};
  }
  const { base, contributo } = contributoDi(regola, utile);
  const gestione = 'Gestioni.GestPrevidenziale';
  return {
    [`${gestione}.CodGestione`]: noto(ctx, gestioni)?.ENPAS ?? '',
    [`${gestione}.Imponibile${nome}`]: base,
    [`${gestione}.Contributo${nome}`]: contributo,
    ...(nome === 'TFR' ? { RetribValutabileTFR: utile, ...teorica(servizio, ctx.giorno) } : {}),
    ...(servizio.flgEnam ? enamDi(ctx, utile) : {}),
  };
};

const teorica = (servizio: ServizioTenuto, giorno: string): Campi => {
  const tabellare = tabellareIntero(servizio, giorno);
  return tabellare === undefined ? {} : { RetribTeoricaTabellareTFR: tabellare };
};

const enamDi = (ctx: Contesto, utile: number): Campi => {
  const regola = noto(ctx, enam);
  if (regola === null) return {};
  const { base, contributo } = contributoDi(regola, utile);
  return {
    'Gestioni.ENAM.CodGestione': gestioniComuni.enam,
    'Gestioni.ENAM.Imponibile': base,
    'Gestioni.ENAM.Contributo': contributo,
  };
};
