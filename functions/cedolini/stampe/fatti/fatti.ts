import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { fattiDi, trattenutaTenuta, type FattiPersona, type TrattenutaTenuta } from '#archivio/cedolini/fatti.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import { fattiScuolaAl } from '#archivio/scuola/intestazione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { FattiScuola } from '#shared/contracts/cedolini/fatti-scuola.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** The school that a run says: as it was kept when it was accounted; of a run that is open, or closed before it was kept, that of its day of payment as it is written now. */
export const fattiScuolaDi = async (
  archivio: Archivio,
  { fattiScuola, dataPagamento }: Pick<Processo, 'fattiScuola' | 'dataPagamento'>,
): Promise<FattiScuola> => fattiScuola ?? fattiScuolaAl(archivio, dataPagamento);

/** The treasury account that pays a run: where none was written when it was accounted, the one written since. */
export const ibanTesoreriaDi = async (
  archivio: Archivio,
  { fattiScuola, dataPagamento }: Pick<Processo, 'fattiScuola' | 'dataPagamento'>,
): Promise<string | null> => fattiScuola?.ibanTesoreria ?? (await fattiScuolaAl(archivio, dataPagamento)).ibanTesoreria;

/** The facts of a payee that a print says, and whether they are those of today. */
export interface FattiTrovati {
  readonly fatti: FattiPersona;
  readonly diOggi: boolean;
}

/**
 * The facts that these payslips say of their payees, by payslip: those kept with each, and of one computed before they were kept those of the
 * registry, told as such. The registry is read for these alone. A payee who is nowhere has none.
 */
export const fattiDelleTestate = async (
  archivio: Archivio,
  testate: readonly CedolinoSalvato[],
  giorno: string,
): Promise<ReadonlyMap<Uid<'CEDOLINO'>, FattiTrovati>> => {
  const senza = testate.filter(({ fatti }) => !fatti).map(({ uidSubAnagrafe }) => uidSubAnagrafe);
  const oggi = await fattiDiOggi(archivio, senza, giorno);
  return new Map(
    testate.flatMap(({ uid, uidSubAnagrafe, fatti }) => {
      const trovati = fatti ?? oggi.get(uidSubAnagrafe);
      return trovati === undefined ? [] : [[uid, { fatti: trovati, diOggi: !fatti }]];
    }),
  );
};

/**
 * The registered deductions that some payslips withhold for, by payslip and deduction: those kept with each, and of one computed before they
 * were kept those of the registry.
 */
export const trattenuteDelle = async (
  archivio: Archivio,
  righe: readonly { readonly testata: CedolinoSalvato; readonly origine: string }[],
): Promise<(testata: CedolinoSalvato, origine: string) => TrattenutaTenuta | undefined> => {
  const tenuta = ({ fatti }: CedolinoSalvato, origine: string) => fatti?.trattenute?.find(({ uid }) => uid === origine);
  const senza = righe.flatMap(({ testata, origine }) => (tenuta(testata, origine) === undefined ? [origine] : []));
  const uids = [...new Set(senza)].map((uid) => asUid<'SOGGETTIVA'>(uid));
  const registrate = uids.length === 0 ? [] : await archivio.of(soggettivaEntita).getMany(uids);
  const oggi = new Map<string, TrattenutaTenuta>(registrate.map((una) => [una.uid, trattenutaTenuta(una)]));
  return (testata, origine) => tenuta(testata, origine) ?? oggi.get(origine);
};

/** The facts of people as the registry has them now. One request for a hundred. */
export const fattiDiOggi = async (
  archivio: Archivio,
  uids: readonly Uid<'PERSONA'>[],
  giorno: string,
): Promise<ReadonlyMap<Uid<'PERSONA'>, FattiPersona>> => {
  if (uids.length === 0) return new Map();
  const persone = await archivio.of(personaEntita).getMany([...uids]);
  return new Map(persone.map((persona) => [persona.uid, fattiDi(persona, giorno)]));
};
