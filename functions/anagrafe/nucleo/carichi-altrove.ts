import { carichiDi, primoMeseOltre, type Carico } from '#archivio/persone/carico-in-comune.ts';
import { familiareEntita } from '#archivio/persone/familiare.ts';
import { datiFiscaliIn } from '#archivio/persone/familiari-a-carico.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { radiceDi } from '#platform/data/entita.ts';
import type { CaricoAltrove, FamFiscale } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';

/**
 * The other people of the school whose shares of a relative go over the whole together with one, from the year of today on. Requests: 2, and two for each
 * person who has the relative; one more where there is something to tell.
 * @param scritto tax data of the relative that are being written, not yet in the archive
 * @throws NON_TROVATO
 */
export const carichiAltrove = async (
  uidParente: Uid<'FAMILIARE'>,
  { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
  scritto?: FamFiscale,
): Promise<CaricoAltrove[]> => {
  const familiare = await archivio.of(familiareEntita).load(uidParente);
  const carichi = (await carichiDi(archivio, familiare.desCf)).map((carico) =>
    scritto === undefined || carico.familiare.uid !== uidParente ? carico : withDato(carico, scritto),
  );
  const oltre = primoMeseOltre(carichi, { anno: partiDi(oggi).anno, mese: 1 }, null);
  const altre = (oltre?.quote ?? []).filter(({ persona }) => persona !== radiceDi(uidParente));
  if (oltre === undefined || altre.length === oltre.quote.length) return [];
  const persone = await archivio.of(personaEntita).getMany(altre.map(({ persona }) => persona));
  const misure = new Map(altre.map(({ persona, numMisura }) => [persona, numMisura]));
  return persone.map(({ uid, desCognome, desNome, desCf }) => ({
    uidSubAnagrafe: uid,
    nominativo: nominativo(desCognome, desNome),
    desCf,
    numMisura: misure.get(uid) ?? 0,
    datDal: primoGiornoDelMese(oltre.mese),
  }));
};

const withDato = (carico: Carico, scritto: FamFiscale): Carico => ({
  ...carico,
  datiFiscali: datiFiscaliIn(
    [...carico.datiFiscali.filter(({ uid }) => uid !== scritto.uid), scritto],
    carico.familiare.uid,
  ),
});
