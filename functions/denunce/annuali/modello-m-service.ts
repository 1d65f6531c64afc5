import { esposizioneModelloM } from '#archivio/denunce/annuali/esposizione-modello-m.ts';
import { modelloMDellAnno } from '#archivio/denunce/modello-m.ts';
import { impronta } from '#archivio/impronta.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { superata } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { EsposizioneModelloM, ModelloM, RigaModelloM } from '#shared/contracts/denunce/modello-m.ts';

interface DaEsporre {
  readonly anno: number;
  readonly versione: number;
}

/** What the budget product receives of a year: its rows, in cents. Never a person. */
const consegna = (scuola: string, anno: number, righe: readonly RigaModelloM[]): string =>
  JSON.stringify({ scuola, anno, righe }, null, 1);

/** The model of a year and its hand-over to the budget product: a file that never changes, named after its content. */
export const modelloMService = ({ files }: { readonly files: Files }) => ({
  get: async (anno: number, archivio: Archivio): Promise<ModelloM> => {
    const [modello, salvata] = await Promise.all([
      modelloMDellAnno(anno, archivio),
      esposizioneModelloM(anno, archivio).load(),
    ]);
    const aggiornata = salvata.impronta === impronta(consegna(archivio.codmin, anno, modello.righe));
    return { ...modello, esposizione: view(salvata, aggiornata) };
  },

  /** @throws VERSIONE_SUPERATA, STATO_NON_AMMESSO when the year has no row or what was handed over is this already */
  expose: async ({ anno, versione }: DaEsporre, context: RequestContext): Promise<EsposizioneModelloM> => {
    const { archivio, sessione, adesso } = context;
    const esposizione = esposizioneModelloM(anno, archivio);
    const [prima, { righe }] = await Promise.all([esposizione.load(), modelloMDellAnno(anno, archivio)]);
    if (prima.versione !== versione) throw superata(prima);
    const testo = consegna(archivio.codmin, anno, righe);
    const impressa = impronta(testo);
    if (righe.length === 0)
      throw notExposable(
        anno,
        "non ha righe, perché niente è stato liquidato: contabilizzare prima le elaborazioni dell'anno.",
      );
    if (prima.esposto && prima.impronta === impressa)
      throw notExposable(anno, 'è già esposto al bilancio e da allora non è cambiato: non c’è niente da rifare.');
    const file = `${archivio.codmin}/bilancio/modello-m-${anno}-${impressa.slice(0, 16)}.json`;
    await files.put(file, Buffer.from(testo), 'application/json');
    return view(
      await esposizione.save(
        { ...prima, esposto: true, impronta: impressa, file, chi: sessione.descutente, il: instant(adesso) },
        context,
      ),
      true,
    );
  },

  /** Takes the model back; the file handed over stays. @throws VERSIONE_SUPERATA, STATO_NON_AMMESSO when it is not exposed */
  withdraw: async ({ anno, versione }: DaEsporre, context: RequestContext): Promise<EsposizioneModelloM> => {
    const esposizione = esposizioneModelloM(anno, context.archivio);
    const prima = await esposizione.load();
    if (prima.versione !== versione) throw superata(prima);
    if (!prima.esposto) throw notExposable(anno, 'non è esposto al bilancio: esporlo prima.');
    return view(await esposizione.save({ ...prima, esposto: false }, context), false);
  },
});

const notExposable = (anno: number, perche: string): AppError =>
  new AppError('STATO_NON_AMMESSO', `Il Modello M del ${anno} ${perche}`);

const view = (
  { versione, esposto, chi, il }: Omit<EsposizioneModelloM, 'aggiornata'>,
  aggiornata: boolean,
): EsposizioneModelloM => ({ versione, esposto, chi, il, aggiornata });
