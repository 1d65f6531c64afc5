import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { effettiCoordinate } from '#archivio/persone/coordinate.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { Pagamento, type Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { FattiApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizioneModalitaPagamento } from '#shared/domain/persona/pagamento.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';

type Chiede = Parameters<typeof requireApprovazione>[1] & Pick<RequestContext, 'archivio'>;

/** Where somebody is paid, and who cashes for them, changes only with a second person, where the school wants one. @throws STATO_NON_AMMESSO */
export const approveCoordinate = async (prima: Persona | undefined, dopo: Persona, context: Chiede): Promise<void> => {
  const effetti = effettiCoordinate(prima, dopo);
  if (effetti.length === 0) return;
  await requireApprovazione(
    {
      tipo: 'COORDINATE',
      oggetto: prima?.uid ?? dopo.desCf,
      contenuto: JSON.stringify([prima?.versione ?? 0, Pagamento.strip().parse(dopo), effetti]),
      descrizione: `Coordinate di pagamento di ${nominativo(dopo.desCognome, dopo.desNome)}`,
      effetti,
      fatti: () => ({ cambi: cambiDi(prima, dopo) }),
    },
    context,
  );
};

/** The data that say where a person is paid and into whose hands, in words. */
const detto: Readonly<Record<string, (persona: Persona) => string>> = {
  'Modalità di pagamento': ({ codModPagamento }) =>
    codModPagamento === null ? '' : descrizioneModalitaPagamento[codModPagamento],
  IBAN: (persona) => ibanDi(persona) ?? '',
  BIC: ({ codBic }) => codBic ?? '',
  'Intestatario del conto': ({ desIntestatario }) => desIntestatario,
  'Nominato dal giudice': ({ flgTutela }) => (flgTutela === true ? 'Sì' : ''),
  'Erede di': ({ cfDeceduto }) => cfDeceduto ?? '',
  'Quota di eredità': ({ quotaEredita }) => (quotaEredita === null ? '' : formatAliquota(quotaEredita)),
};

/** The payment data of a person that another's take the place of. */
export const cambiDi = (prima: Persona | undefined, dopo: Persona): FattiApprovazione['cambi'] =>
  Object.entries(detto).flatMap(([cosa, di]) => {
    const [vecchia, nuova] = [prima === undefined ? '' : di(prima), di(dopo)];
    const chi = `${nominativo(dopo.desCognome, dopo.desNome)}, ${(prima ?? dopo).desCf}`;
    return vecchia === nuova ? [] : [{ chi, cosa, prima: vecchia, dopo: nuova }];
  });
