import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { differenzeDelRinnovo, type DifferenzaRinnovo } from '#shared/calculation/cedolino/differenze-rinnovo.ts';
import { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import type { Rinnovo } from '#shared/rules/rinnovi.ts';

/** Kinds of run whose amounts come from the tables of the contract. */
const DALLE_TABELLE: readonly TipoElaborazione[] = ['SUP', 'FER'];

/** A payment, or a month of service, as the renewal makes it. */
export interface MeseRinnovato {
  readonly cosa: string;
  readonly pagatoIl: string | null;
  readonly differenze: readonly DifferenzaRinnovo[];
  /** The title of the payment; null of a month of service. */
  readonly percettore: Percettore | null;
  /** The reason why it was not computed again. */
  readonly errore: string | null;
}

/** The accounted runs that paid by the tables of before. */
export const pagateConLePrime = async (archivio: Archivio, { dal, noto }: Rinnovo): Promise<readonly Processo[]> =>
  (await processiContabilizzati(archivio))
    .filter(
      ({ TIPO_ELABORAZIONE, dataPagamento }) =>
        DALLE_TABELLE.includes(TIPO_ELABORAZIONE) && dataPagamento >= dal && dataPagamento < noto,
    )
    .toSorted((a, b) => a.ANNO * 12 + a.MESE - (b.ANNO * 12 + b.MESE) || a.ID_ELABORAZIONE - b.ID_ELABORAZIONE);

/** The computed payslips of those runs, by person. One request a run. */
export const testatePerPersona = async (
  archivio: Archivio,
  processi: readonly Processo[],
): Promise<ReadonlyMap<Uid<'PERSONA'>, readonly CedolinoSalvato[]>> => {
  const cedolini = cedoliniRepository(archivio);
  const testate = await Promise.all(processi.map(({ uid }) => cedolini.listTestate(uid)));
  return Map.groupBy(
    testate.flat().filter(({ esito }) => esito === 'CALCOLATO'),
    ({ uidSubAnagrafe }) => uidSubAnagrafe,
  );
};

/** Each payslip of some people as the renewal makes it, in the order in which they were paid; those that it does not change are left out. */
export const cedoliniRinnovati = async (
  archivio: Archivio,
  rinnovo: Rinnovo,
  persone: readonly Uid<'PERSONA'>[],
): Promise<ReadonlyMap<Uid<'PERSONA'>, readonly MeseRinnovato[]>> => {
  const processi = await pagateConLePrime(archivio, rinnovo);
  const repository = cedoliniRepository(archivio);
  const interi = await repository
    .uidsDi(
      processi.map(({ uid }) => uid),
      persone,
    )
    .then(repository.getInteri);
  const trovati = interi.flatMap(({ testata, dettaglio }) => {
    const processo = processi.find(({ uid }) => uid === testata.idProcesso);
    const mese = processo === undefined ? null : rinnovato(processo, dettaglio.contenuto, rinnovo);
    return mese === null ? [] : [{ persona: testata.uidSubAnagrafe, mese }];
  });
  return new Map(
    [...Map.groupBy(trovati, ({ persona }) => persona)].map(([persona, suoi]) => [
      persona,
      suoi.map(({ mese }) => mese),
    ]),
  );
};

const rinnovato = (processo: Processo, contenuto: string, rinnovo: Rinnovo): MeseRinnovato | null => {
  const { situazione, cedolino } = readContenuto(contenuto);
  if (situazione === null || cedolino === null) return null;
  const { ID_ELABORAZIONE, DES_ELABORAZIONE, dataPagamento } = processo;
  const mese = {
    cosa: `Elaborazione ${ID_ELABORAZIONE}, ${DES_ELABORAZIONE}`,
    pagatoIl: dataPagamento,
    percettore: Percettore.safeParse(situazione.percettore).data ?? null,
  };
  const esito = differenzeDelRinnovo({ situazione, righe: cedolino.righe, regole: cedolino.regole }, rinnovo);
  if ('anomalie' in esito)
    return { ...mese, differenze: [], errore: esito.anomalie.map(({ messaggio }) => messaggio).join(' ') };
  return esito.differenze.length === 0 ? null : { ...mese, differenze: esito.differenze, errore: null };
};
