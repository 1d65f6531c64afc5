import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { effettiCoordinate } from '#archivio/persone/coordinate.ts';
import { effettiCreditore } from '#archivio/persone/creditore.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import type { ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import { cambiDi } from '#functions/anagrafe/persone/coordinate.ts';
import { cambiDelCreditore } from '#functions/anagrafe/voci/creditore.ts';
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

/** People and orders whose payment data come back as they were before an import, in the order in which they are put back. */
const coordinateCheTornano = async (archivio: Archivio, blocchi: readonly Immagini[]) => {
  const prime = new Map<string, Item>();
  for (const { ruolo, chiave, prima } of blocchi.flatMap(({ immagini }) => immagini)) {
    const dove = `${chiave.pk}|${chiave.sk}`;
    if (ruolo === 'RECORD' && prima !== null && isPagata(prima) && !prime.has(dove))
      prime.set(dove, { ...prima, ...chiave });
  }
  const ora = new Map(
    (await archivio.batchGet([...prime.values()].map(chiaveDiItem))).map((item) => [
      `${String(item.pk)}|${String(item.sk)}`,
      item,
    ]),
  );
  const tornate = await Promise.all(
    [...prime].map(([dove, item]) => {
      const oggi = ora.get(dove);
      return oggi === undefined ? null : tornata(archivio, oggi, item);
    }),
  );
  return tornate.filter((una) => una !== null).filter(({ effetti }) => effetti.length > 0);
};

const isPagata = ({ tipo }: Item): boolean => tipo === personaEntita.nome || tipo === soggettivaEntita.nome;

/** The effects of one record that comes back, and its changes in words. */
const tornata = async (archivio: Archivio, oggi: Item, prima: Item) => {
  if (prima.tipo === personaEntita.nome) {
    const [persona, quella] = [readItem(personaEntita, oggi), readItem(personaEntita, prima)];
    return { effetti: effettiCoordinate(persona, quella), cambi: cambiDi(persona, quella) };
  }
  const [voce, quella] = [readItem(soggettivaEntita, oggi), readItem(soggettivaEntita, prima)];
  const effetti = effettiCreditore(voce, quella);
  if (effetti.length === 0) return null;
  const persona = await archivio.of(personaEntita).load(voce.uidSubAnagrafe);
  return { effetti, cambi: cambiDelCreditore(persona, voce, quella) };
};

const chiaveDiItem = ({ pk, sk }: Item) => ({ pk: String(pk), sk: String(sk) });
