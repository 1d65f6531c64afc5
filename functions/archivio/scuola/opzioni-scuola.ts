import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import type { Route } from '#shared/contracts/route.ts';
import type { EmoOpzioni, OpzioniSpt } from '#shared/contracts/tabelle/tabelle.ts';
import { PRIMO_GIORNO_CALCOLO, setupTypes, type SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import {
  isConListaPosPA,
  isOfferta,
  percheNon,
  type ChiE,
  type Cosa,
} from '#shared/domain/elaborazione/tipo-scuola.ts';
import { isVoceDi } from '#shared/domain/opzioni.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { altriDatiAl, getScuolaPropria } from './scuola-propria.ts';

/** Accessory payments of earlier years are sent as corrections up to the term of the annual certificate's ones. */
const ANNI_SPT = 5;

/** Kind of school that its record says; null until the record is filled in. */
export const setupTypeRegistrato = async (archivio: Archivio): Promise<SetupType | null> =>
  (await getScuolaPropria(archivio))?.dati?.setupType ?? null;

/** Which school it is: as its record says, or the registry until the record is filled in. One request. */
export const chiEDi = async ({ archivio, sessione }: Pick<RequestContext, 'archivio' | 'sessione'>): Promise<ChiE> => {
  const dati = (await getScuolaPropria(archivio))?.dati;
  if (dati) return dati;
  return { setupType: isVoceDi(setupTypes, sessione.setupType) ? sessione.setupType : 'SCUOLA' };
};

/** Lets through what makes a thing that the school has. One request. @throws OPERAZIONE_NON_CONSENTITA with the reason, the same on every road */
export const requireCosa = async (
  cosa: Cosa,
  context: Pick<RequestContext, 'archivio' | 'sessione'>,
): Promise<void> => {
  const perche = percheNon(cosa, await chiEDi(context));
  if (perche !== null) throw new AppError('OPERAZIONE_NON_CONSENTITA', perche);
};

/** The calls of an area, those that make a thing of some kinds of school refused where the school has it not. */
export const soloSeOfferte = <T extends Readonly<Record<string, Route>>>(
  routes: T,
  implementation: Implementation<T>,
): Implementation<T> => {
  const call = (nome: keyof T): Implementation<T>[keyof T] => {
    const cosa = routes[nome]?.cosa;
    const run = implementation[nome];
    if (cosa === undefined) return run;
    return async (input, context) => {
      await requireCosa(cosa, context);
      return run(input, context);
    };
  };
  // The compiler knows each call by its name; here they are wrapped by all the names there are.
  return Object.fromEntries(Object.keys(routes).map((nome) => [nome, call(nome)])) as Implementation<T>;
};

/** State schools send no ListaPosPA since 2020 and leave substitutes to NoiPA; the others that have them do both themselves. */
const opzioniDi = (
  scuola: ChiE,
): Pick<EmoOpzioni, 'setupType' | 'flgAfam' | 'flgListaPosPa' | 'flgContabilizzaSupplenze'> => ({
  setupType: scuola.setupType,
  flgAfam: scuola.setupType === 'AFAM',
  flgListaPosPa: isConListaPosPA(scuola),
  flgContabilizzaSupplenze: scuola.setupType !== 'SCUOLA' && isOfferta('SUP', scuola),
});

export const opzioniAfam = async (context: Pick<RequestContext, 'archivio' | 'sessione'>) =>
  opzioniDi(await chiEDi(context));

export const emoOpzioni = async (context: RequestContext): Promise<EmoOpzioni> => {
  const opzioni = opzioniDi(await chiEDi(context));
  return {
    ...opzioni,
    flgParitaria: opzioni.setupType === 'PARITARIA',
    primoGiornoCalcolo: PRIMO_GIORNO_CALCOLO,
    arrotondamentoMassimo: 100,
  };
};

/** What accessory payments outside the system need of the school, and what it has not said yet. */
export const opzioniSpt = async ({
  archivio,
  oggi,
}: Pick<RequestContext, 'archivio' | 'oggi'>): Promise<OpzioniSpt> => {
  const scuola = await getScuolaPropria(archivio);
  const dati = altriDatiAl(scuola, oggi);
  const { anno } = partiDi(oggi);
  const [codFiscale, ufficio, servizio] = [
    scuola?.codFiscale ?? '',
    dati?.codUfficioNoipa ?? '',
    dati?.codServizioNoipa ?? '',
  ];
  return {
    annoMinimo: Math.max(anno - ANNI_SPT, PRIMO_ANNO_DENUNCE),
    annoMassimo: anno,
    codUfficioNoipa: ufficio,
    codServizioNoipa: servizio,
    codFiscale,
    mancanti: [
      ...(codFiscale === '' ? ['Codice fiscale della scuola'] : []),
      ...(ufficio === '' ? ['Codice ufficio NoiPA'] : []),
      ...(servizio === '' ? ['Codice ufficio di servizio NoiPA'] : []),
    ],
  };
};
