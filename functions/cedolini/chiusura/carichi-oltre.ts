import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto, type CedolinoSigillato } from '#archivio/cedolini/contenuto.ts';
import { carichiInComune, primoMeseOltre, type Carico, type MeseOltre } from '#archivio/persone/carico-in-comune.ts';
import { familiariACarico } from '#archivio/persone/familiari-a-carico.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { detrazioniPerFamiglia } from '#shared/calculation/imposte/detrazioni-famiglia.ts';
import { Familiare } from '#shared/calculation/situazione/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { caricoOltreInParole } from '#shared/domain/persona/carico-in-comune.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { detrazioniFamiglia } from '#shared/rules/detrazioni/detrazioni.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

interface CaricoOltre {
  readonly testata: CedolinoSalvato;
  readonly messaggio: string;
}

/** A payslip with a relative who is of others too. */
interface DaGuardare {
  readonly testata: CedolinoSalvato;
  readonly carico: Carico;
  readonly tutti: readonly Carico[];
}

/**
 * The payslips that give a deduction for a relative who, in the year they tax, is dependent for more than the whole over several people of the school, in
 * whatever run those are paid. Requests: those of `carichiInComune`; two for each hundred payslips that have such a relative.
 */
export const carichiOltre = async (
  archivio: Archivio,
  testate: readonly CedolinoSalvato[],
): Promise<readonly CaricoOltre[]> => {
  const diChi = Map.groupBy(testate, ({ uidSubAnagrafe }) => uidSubAnagrafe);
  const daGuardare = (await carichiInComune(archivio)).flatMap((tutti) =>
    tutti.flatMap((carico) => (diChi.get(carico.persona) ?? []).map((testata) => ({ testata, carico, tutti }))),
  );
  if (daGuardare.length === 0) return [];
  const interi = await cedoliniRepository(archivio).getInteri(daGuardare.map(({ testata }) => testata.uid));
  const cedolini = new Map(
    interi.map(({ testata: { uid }, dettaglio }) => [uid, readContenuto(dettaglio.contenuto).cedolino]),
  );
  const oltre = daGuardare.flatMap((uno) => {
    const trovato = oltreNelCedolino(uno, cedolini.get(uno.testata.uid) ?? null);
    return trovato === undefined ? [] : [{ ...uno, ...trovato }];
  });
  const persone = await personeDi(archivio, oltre);
  return oltre.map(({ testata, carico: { persona, familiare }, mese, quote }) => ({
    testata,
    messaggio: caricoOltreInParole(
      nominativo(familiare.desCognome, familiare.desNome),
      familiare.codParentela,
      quote
        .filter((quota) => quota.persona !== persona)
        .flatMap(({ persona: altra, numMisura }) => {
          const chi = persone.get(altra);
          return chi === undefined
            ? []
            : [{ nominativo: nominativo(chi.desCognome, chi.desNome), desCf: chi.desCf, numMisura }];
        }),
      primoGiornoDelMese(mese),
    ),
  }));
};

/** The first month of the year of a payslip in which a relative goes over the whole, when the payslip gives a deduction for them. */
const oltreNelCedolino = (
  { carico: { persona, familiare, datiFiscali }, tutti }: DaGuardare,
  cedolino: CedolinoSigillato | null,
): MeseOltre | undefined => {
  if (cedolino === null || !cedolino.regole.some(({ id }) => id === detrazioniFamiglia.id)) return undefined;
  const { annoFiscale } = cedolino;
  const suoi = familiariACarico([familiare], datiFiscali, annoFiscale).map((uno) => Familiare.parse(uno));
  // Of no income: who gives nothing then gives nothing at all.
  const detrazione = detrazioniPerFamiglia(suoi, 0, `${annoFiscale}-12-31`, regoleCorrenti());
  if (detrazione.importo === 0) return undefined;
  const oltre = primoMeseOltre(tutti, { anno: annoFiscale, mese: 1 }, { anno: annoFiscale, mese: 12 });
  return oltre?.quote.some((quota) => quota.persona === persona) ? oltre : undefined;
};

const personeDi = async (archivio: Archivio, oltre: readonly MeseOltre[]): Promise<ReadonlyMap<string, Persona>> => {
  const uids = new Set(oltre.flatMap(({ quote }) => quote.map(({ persona }) => persona)));
  const persone = await archivio.of(personaEntita).getMany([...uids]);
  return new Map(persone.map((persona) => [persona.uid, persona]));
};
