import { famFiscaleEntita, familiareEntita } from '#archivio/persone/familiare.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { radiceDi } from '#platform/data/entita.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { FamFiscale, FamFiscaleInput, Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { detrazioneParentela } from '#shared/domain/persona/parentela.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { UNO } from '#shared/money/centesimi.ts';
import { gestionePersonale } from '../persone/gestione-personale.ts';
import { datiFiscaliDi } from './nucleo-service.ts';

const familiare = (uid: Uid<'FAMILIARE'>, { archivio }: RequestContext): Promise<Familiare> =>
  archivio.of(familiareEntita).load(uid);
const dati = gestionePersonale(famFiscaleEntita, async (dopo, altri, context) => {
  checkFamFiscale(dopo, altri, await familiare(dopo.uidParente, context));
  return dopo;
});

/** Tax data of the relatives: for each, from a day on. */
export const famFiscaliService = {
  list: async (uidParente: Uid<'FAMILIARE'>, context: RequestContext): Promise<FamFiscale[]> => {
    await familiare(uidParente, context);
    const tutti = await datiFiscaliDi(context.archivio, uidParente);
    return tutti
      .filter((dato) => dato.uidParente === uidParente)
      .toSorted((a, b) => (a.datDecorrenza < b.datDecorrenza ? 1 : -1));
  },
  create: async (
    input: FamFiscaleInput & { readonly uidParente: Uid<'FAMILIARE'> },
    context: RequestContext,
  ): Promise<FamFiscale> => {
    await familiare(input.uidParente, context);
    return dati.create({ ...input, uidSubAnagrafe: radiceDi(input.uidParente) }, context);
  },
  update: (
    input: FamFiscaleInput & { readonly uid: Uid<'FAMFISCALE'>; readonly versione: number },
    context: RequestContext,
  ): Promise<FamFiscale> => dati.update(input.uid, input, context),
  remove: (uid: Uid<'FAMFISCALE'>, versione: number, context: RequestContext): Promise<{ uid: Uid<'FAMFISCALE'> }> =>
    dati.remove(uid, versione, context),
};

/** @throws DUPLICATO on the start date; RIFERIMENTO_NON_VALIDO on date or share */
const checkFamFiscale = (dopo: FamFiscale, altri: readonly FamFiscale[], familiare: Familiare): void => {
  if (
    altri.some(
      ({ uidParente, datDecorrenza }) => uidParente === dopo.uidParente && datDecorrenza === dopo.datDecorrenza,
    )
  ) {
    throw campoRifiutato(
      'DUPLICATO',
      'datDecorrenza',
      `Per questo familiare ci sono già dati fiscali dal ${formatGiorno(dopo.datDecorrenza)}: modificare quelli.`,
    );
  }
  if (dopo.datDecorrenza < familiare.datNascita)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'datDecorrenza',
      `La decorrenza precede la nascita del familiare (${formatGiorno(familiare.datNascita)}).`,
    );
  const detrazione = detrazioneParentela[familiare.codParentela];
  if (dopo.numMisura === null) return;
  if (detrazione === 'CONIUGE' && dopo.numMisura !== UNO)
    throw campoRifiutato('RIFERIMENTO_NON_VALIDO', 'numMisura', 'Per il coniuge la misura è 100 %.');
  if (detrazione === 'FIGLIO' && dopo.numMisura !== UNO && dopo.numMisura !== UNO / 2)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'numMisura',
      'Per un figlio la misura è 50 % oppure 100 % (art. 12 c. 1 lett. c TUIR).',
    );
};
