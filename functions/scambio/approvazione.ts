import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { effettiCoordinate } from '#archivio/persone/coordinate.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import { cambiDi } from '#functions/anagrafe/persone/coordinate.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Immagini } from './immagini.ts';
import type { DaApprovare, FileImportazione } from './importazione.ts';
import { pegnoDi, pegnoRipristino } from './pegni.ts';

/** Acts of one kind as one. */
export const insiemeDi = (atti: readonly DaApprovare[]): DaApprovare[] =>
  [...Map.groupBy(atti, ({ tipo }) => tipo)].map(([tipo, suoi]) => ({
    tipo,
    effetti: suoi.flatMap(({ effetti }) => effetti),
    cambi: suoi.flatMap(({ cambi }) => cambi),
  }));

/** One request asks all the guarded effects of the rows of a checked file, before the first is written. @throws STATO_NON_AMMESSO */
export const approveImportazione = async (
  { uid, nomeFile }: ImportazioneSalvata,
  file: FileImportazione,
  context: RequestContext,
): Promise<void> => {
  const atti = (await file.getDaApprovare()) ?? [];
  for (const { tipo, effetti, cambi } of atti)
    await requireApprovazione(
      {
        tipo,
        oggetto: uid,
        contenuto: JSON.stringify(effetti),
        descrizione: `Importazione di ${nomeFile}, ${effetti.length === 1 ? 'una riga' : `${effetti.length} righe`}: coordinate di pagamento`,
        effetti: [pegnoDi(uid, atti)],
        fatti: () => ({ cambi }),
      },
      context,
    );
};

/** Lets the effects of some rows pass that were asked with the whole file. @returns false when one of them was not */
export const admitRighe = async (
  { uid }: ImportazioneSalvata,
  file: FileImportazione,
  righe: Pick<Modifica, 'operazioni'>,
  modifica: Modifica,
): Promise<boolean> => {
  const loro = righe.operazioni.flatMap(({ effetti = [] }) => effetti);
  if (loro.length === 0 || modifica.ammessi === 'TUTTI') return true;
  const atti = (await file.getDaApprovare()) ?? [];
  const chiesti = new Set(atti.flatMap(({ effetti }) => effetti));
  if (!modifica.ammessi.has(pegnoDi(uid, atti)) || !loro.every((effetto) => chiesti.has(effetto))) return false;
  modifica.admit(loro);
  return true;
};

/** One request asks all the guarded effects of undoing an import, before the first record is put back. @throws STATO_NON_AMMESSO */
export const approveRipristino = async (
  { uid, versione, nomeFile }: ImportazioneSalvata,
  immagini: readonly Immagini[],
  context: RequestContext,
): Promise<void> => {
  const tornano = await coordinateCheTornano(context.archivio, immagini);
  if (tornano.length === 0) return;
  await requireApprovazione(
    {
      tipo: 'COORDINATE',
      oggetto: uid,
      contenuto: JSON.stringify(['annulla', versione, tornano.map(({ effetti }) => effetti)]),
      descrizione: `Annullamento dell'importazione di ${nomeFile}: ${tornano.length === 1 ? 'una persona torna' : `${tornano.length} persone tornano`} alle coordinate di prima`,
      effetti: [pegnoRipristino(uid)],
      fatti: () => ({ cambi: tornano.flatMap(({ cambi }) => cambi) }),
    },
    context,
  );
};

/** People whose payment data come back as they were before an import, in the order in which they are put back. */
const coordinateCheTornano = async (archivio: Archivio, blocchi: readonly Immagini[]) => {
  const prime = new Map<string, Item>();
  for (const { ruolo, chiave, prima } of blocchi.flatMap(({ immagini }) => immagini))
    if (ruolo === 'RECORD' && prima?.tipo === personaEntita.nome && !prime.has(chiave.pk))
      prime.set(chiave.pk, { ...prima, ...chiave });
  const ora = new Map(
    (await archivio.batchGet([...prime.values()].map(chiaveDiItem))).map((item) => [String(item.pk), item]),
  );
  return [...prime].flatMap(([pk, item]) => {
    const oggi = ora.get(pk);
    if (oggi === undefined) return [];
    const [persona, tornata] = [readItem(personaEntita, oggi), readItem(personaEntita, item)];
    const effetti = effettiCoordinate(persona, tornata);
    return effetti.length === 0 ? [] : [{ effetti, cambi: cambiDi(persona, tornata) }];
  });
};

const chiaveDiItem = ({ pk, sk }: Item) => ({ pk: String(pk), sk: String(sk) });
