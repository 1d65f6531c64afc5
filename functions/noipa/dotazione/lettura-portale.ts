import { disponibilitaDell } from '#archivio/noipa/disponibilita.ts';
import { lettureRepository, type LetturaSalvata } from '#archivio/noipa/lettura-portale.ts';
import { pianiCapitoliRepository } from '#archivio/noipa/piano-capitolo.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { superata } from '#platform/data/repository.ts';
import { campoNonValido, campoRifiutato } from '#platform/errors.ts';
import type { ConfrontoPortale, LetturaPortale, LetturaPortaleInput } from '#shared/contracts/noipa/portale.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';

type Letta = Pick<LetturaSalvata, 'versione' | 'data' | 'importi'>;

/** The codes of a year as the portal had them beside ours of the same day. */
const confronto = async (
  anno: number,
  letta: Letta | undefined,
  { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<LetturaPortale> => {
  const nostre = await disponibilitaDell(anno, archivio, { al: letta?.data ?? oggi });
  const righe = nostre.map(({ chiave, descrizione, assegnato, inviato }): ConfrontoPortale => {
    const portale = letta?.importi[chiave] ?? null;
    const nostra = assegnato - inviato;
    return { chiave, descrizione, portale, nostra, differenza: portale === null ? null : portale - nostra };
  });
  return { versione: letta?.versione ?? 0, data: letta?.data ?? null, righe };
};

export const getLetturaPortale = async (anno: number, context: RequestContext): Promise<LetturaPortale> =>
  confronto(anno, await lettureRepository(context.archivio).get(String(anno)), context);

/** @throws RIFERIMENTO_NON_VALIDO */
const checkCodici = async (letture: LetturaPortaleInput['letture'], archivio: Archivio): Promise<void> => {
  const noti = new Set((await pianiCapitoliRepository(archivio).listAll()).map(chiaveNoipa));
  const indice = letture.findIndex(({ chiave }) => !noti.has(chiave));
  if (indice >= 0)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      `letture.${indice}.chiave`,
      `Il codice ${letture[indice]?.chiave ?? ''} non è tra quelli della scuola: aggiungerlo prima ai piani e capitoli.`,
    );
};

/** What was read on the portal, in the place of the reading before. @throws VERSIONE_SUPERATA, RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA */
export const saveLetturaPortale = async (
  { anno, versione, data, letture }: LetturaPortaleInput,
  context: RequestContext,
): Promise<LetturaPortale> => {
  if (data > context.oggi) throw campoNonValido('data', 'Il giorno della lettura non può essere nel futuro.');
  const records = lettureRepository(context.archivio);
  const [prima] = await Promise.all([records.get(String(anno)), checkCodici(letture, context.archivio)]);
  if ((prima?.versione ?? 0) !== versione) throw superata(await confronto(anno, prima, context));
  const nuova = { data, importi: Object.fromEntries(letture.map(({ chiave, importo }) => [chiave, importo])) };
  const dopo = context.modifica.write(
    prima === undefined ? records.create({ uid: String(anno), versione: 1, ...nuova }) : records.update(prima, nuova),
  );
  return confronto(anno, dopo, context);
};
