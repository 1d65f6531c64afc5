import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { EmoOpzioni, OpzioniSpt } from '#shared/contracts/tabelle/tabelle.ts';
import { PRIMO_GIORNO_CALCOLO, setupTypes, type SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { isVoceDi } from '#shared/domain/opzioni.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { altriDatiAl, getScuolaPropria } from './scuola-propria.ts';

/** Accessory payments of earlier years are sent as corrections up to the term of the annual certificate's ones. */
const ANNI_SPT = 5;

/** Kind of school that its record says; null until the record is filled in. */
export const setupTypeRegistrato = async (archivio: Archivio): Promise<SetupType | null> =>
  (await getScuolaPropria(archivio))?.dati?.setupType ?? null;

/** Kind of school: the one on its record, or the one of the registry until the record is filled in. */
const setupTypeDi = async ({
  archivio,
  sessione,
}: Pick<RequestContext, 'archivio' | 'sessione'>): Promise<SetupType> => {
  const registrato = await setupTypeRegistrato(archivio);
  if (registrato !== null) return registrato;
  return isVoceDi(setupTypes, sessione.setupType) ? sessione.setupType : 'SCUOLA';
};

/** State schools send no ListaPosPA since 2020 and leave substitutes to NoiPA; AFAM and private schools do both themselves. */
const opzioniDi = (
  setupType: SetupType,
): Pick<EmoOpzioni, 'setupType' | 'flgAfam' | 'flgListaPosPa' | 'flgContabilizzaSupplenze'> => ({
  setupType,
  flgAfam: setupType === 'AFAM',
  flgListaPosPa: setupType !== 'SCUOLA',
  flgContabilizzaSupplenze: setupType !== 'SCUOLA',
});

export const opzioniAfam = async (context: Pick<RequestContext, 'archivio' | 'sessione'>) =>
  opzioniDi(await setupTypeDi(context));

export const emoOpzioni = async (context: RequestContext): Promise<EmoOpzioni> => {
  const opzioni = opzioniDi(await setupTypeDi(context));
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
    annoMinimo: anno - ANNI_SPT,
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
