import { cedoliniRepository, type CedolinoIntero } from '#archivio/cedolini/cedolini-repository.ts';
import { uidCedolino } from '#archivio/cedolini/cedolino.ts';
import { uidPagamento } from '#archivio/cedolini/pagamento.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { PersonaAccorpata } from '../../accorpamento/persone-accorpate.ts';
import { cedoliniPersone } from '../../calcolo/cedolini-persone.ts';
import { cedolinoIntero } from '../../cedolino/cedolino-intero.ts';

interface Blocco {
  readonly persone: readonly PersonaAccorpata[];
  readonly prov: Processo;
  readonly dest: Processo;
}

/** How many payslips are now where, by person: what the audit trail keeps of a block. */
type Mossi = Readonly<Record<string, string>>;

/** Payslips of the people of a block still in the run that goes away, written in the destination. */
export const mergePersone = async (
  { persone, prov, dest }: Blocco,
  { archivio, modifica }: PassoContext,
): Promise<Mossi> => {
  const cedolini = cedoliniRepository(archivio);
  const qui = await presenti(cedolini, prov.uid, persone);
  const interi = persone.filter(({ uidSubAnagrafe }) => qui.has(uidSubAnagrafe));
  const calcolati = await computed(
    archivio,
    dest,
    interi.flatMap(({ doppia }) => (doppia === null ? [] : [doppia.riuniti])),
    prov.uid,
  );
  const scritti = interi.flatMap(({ uidSubAnagrafe }) => {
    const suo = qui.get(uidSubAnagrafe);
    const intero = calcolati.get(uidSubAnagrafe) ?? (suo && moved(suo, dest));
    return intero === undefined ? [] : [intero];
  });
  modifica.add(
    ...scritti.flatMap(cedolini.putIntero),
    ...[...qui.values()].flatMap(({ testata }) => cedolini.removeIntero(testata)),
  );
  return mossiDi(scritti);
};

/** Payslips of the people of a block back in the run they came from; of who was in both, each from its own items again. Who was removed meanwhile stays removed. */
export const splitPersone = async (
  { persone, prov, dest }: Blocco,
  { archivio, modifica }: PassoContext,
): Promise<Mossi> => {
  const cedolini = cedoliniRepository(archivio);
  const [qui, tornati] = await Promise.all([
    presenti(cedolini, dest.uid, persone),
    presenti(cedolini, prov.uid, persone),
  ]);
  const interi = persone.filter(({ uidSubAnagrafe }) => qui.has(uidSubAnagrafe) && !tornati.has(uidSubAnagrafe));
  const doppie = interi.flatMap(({ doppia }) => (doppia === null ? [] : [doppia]));
  const [inProv, inDest] = await Promise.all([
    computed(
      archivio,
      prov,
      doppie.map((doppia) => doppia.prov),
    ),
    computed(
      archivio,
      dest,
      doppie.map((doppia) => doppia.dest),
    ),
  ]);
  const singoli = interi.flatMap(({ uidSubAnagrafe, doppia }) => {
    const suo = qui.get(uidSubAnagrafe);
    return doppia === null && suo !== undefined ? [suo] : [];
  });
  const scritti = [...singoli.map((suo) => moved(suo, prov)), ...inProv.values(), ...inDest.values()];
  modifica.add(
    ...scritti.flatMap(cedolini.putIntero),
    ...singoli.flatMap(({ testata }) => cedolini.removeIntero(testata)),
  );
  return mossiDi(scritti);
};

const mossiDi = (interi: readonly CedolinoIntero[]): Mossi =>
  Object.fromEntries(interi.map(({ testata: { uid, hash } }) => [uid, hash]));

const presenti = async (
  cedolini: ReturnType<typeof cedoliniRepository>,
  processo: Uid<'PROCESSO'>,
  persone: readonly PersonaAccorpata[],
): Promise<ReadonlyMap<string, CedolinoIntero>> =>
  new Map(
    (await cedolini.getConservati(persone.map(({ uidSubAnagrafe }) => uidCedolino(processo, uidSubAnagrafe)))).map(
      (intero) => [intero.testata.uidSubAnagrafe, intero],
    ),
  );

const computed = async (
  archivio: PassoContext['archivio'],
  processo: Processo,
  inputs: readonly InputCedolino[],
  sparisce?: Uid<'PROCESSO'>,
): Promise<ReadonlyMap<string, CedolinoIntero>> => {
  if (inputs.length === 0) return new Map();
  const persone = await cedoliniPersone(archivio, processo, inputs, sparisce);
  const interi = await Promise.all(
    persone.map((persona) =>
      cedolinoIntero(persona, {
        idProcesso: processo.uid,
        dataPagamento: processo.dataPagamento,
        versione: processo.versione,
        giro: processo.tentativo,
        flgModificato: false,
      }),
    ),
  );
  return new Map(interi.map((intero) => [intero.testata.uidSubAnagrafe, intero]));
};

/** The same payslip under another run: what it was computed from, its content and its hash stay. */
const moved = (
  { testata, dettaglio, pagamento, rotte }: CedolinoIntero,
  { uid: idProcesso, versione, tentativo }: Processo,
): CedolinoIntero => {
  const uid = uidCedolino(idProcesso, testata.uidSubAnagrafe);
  return {
    testata: { ...testata, uid, idProcesso, versione, giro: tentativo },
    dettaglio: { ...dettaglio, uid, versione },
    pagamento: pagamento && {
      ...pagamento,
      uid: uidPagamento(idProcesso, testata.uidSubAnagrafe),
      idProcesso,
      versione,
    },
    rotte: rotte && { ...rotte, uid, versione },
  };
};
