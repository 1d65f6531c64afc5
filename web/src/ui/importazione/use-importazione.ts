import { useEffect, useRef, useState } from 'react';
import { useClient } from '#api/query.ts';
import { untilVisible } from '#api/visibile.ts';
import type { RouteRequest } from '#shared/contracts/route.ts';
import {
  MASSIMO_NOME_FILE,
  scambioRoutes,
  type Abbinamento,
  type Correzione,
  type Importazione,
  type ValoreFisso,
} from '#shared/contracts/scambio/scambio.ts';
import type { FOGLIO_DI_ORE } from '#shared/domain/scambio.ts';
import { nomeFileMostrato } from '#shared/domain/testo.ts';
import { pausa } from '../lavoro/andamento.ts';
import { sleep, uploadFile } from './carica-file.ts';

/** What a file may hold: records, or the hours of a run. */
type TipoFile = RouteRequest<typeof scambioRoutes.createImportazione>['body']['tipo'];
export type TipoImportazione = Exclude<TipoFile, typeof FOGLIO_DI_ORE>;

const PAUSA = 800;

/** Which column holds each field, and what an empty cell does. */
export interface ComeLeggere {
  readonly mappa: readonly Abbinamento[];
  /** Fields of no column that have one value in every row. */
  readonly fissi: readonly ValoreFisso[];
  /** The row of the headings; null where there is no choice. */
  readonly rigaIntestazioni: number | null;
  readonly vuoteCancellano: boolean;
  /** The hidden rows of the file are left out. */
  readonly senzaNascoste: boolean;
}

const askedBy = ({ mappa, fissi, rigaIntestazioni, vuoteCancellano, senzaNascoste }: ComeLeggere) => ({
  mappa: [...mappa],
  fissi: fissi.filter(({ valore }) => valore.trim() !== ''),
  ...(rigaIntestazioni === null ? {} : { rigaIntestazioni }),
  vuoteCancellano,
  senzaNascoste,
});

/** The things that a check may be asked with. */
type Come = Partial<ReturnType<typeof askedBy>> & { readonly correzioni?: Correzione[] };

const fileOf = ({ nomeFile, dimensione, uid, versione }: Importazione) => ({ nomeFile, dimensione, uid, versione });

/** One import from its file to its application; every step answers the import as it is then, or null when it was refused (`errore` says why). */
export const useImportazione = (tipo: TipoFile) => {
  const client = useClient();
  const { chiusa, run, setImportazione, setErrore, ricomincia, ...stato } = usePassi();
  const { importazione } = stato;
  const conFile = (cosa: string, azione: (aperta: Importazione) => Promise<Importazione>) =>
    run(cosa, async () =>
      importazione ? azione(importazione) : Promise.reject(new Error('Scegliere prima il file.')),
    );
  const load = async (uid: string): Promise<Importazione> =>
    withoutPreview(await client(scambioRoutes.getImportazione, { params: { uid }, query: { limit: 1 } }));
  /** Asks until the check of the file is over. */
  const settled = async (prima: Importazione): Promise<Importazione> => {
    let attuale = prima;
    const inizio = Date.now();
    while (attuale.stato === 'CONTROLLO' && !chiusa.current.signal.aborted) {
      setImportazione(attuale);
      await sleep(pausa(Date.now() - inizio, PAUSA), chiusa.current.signal);
      await untilVisible(chiusa.current.signal);
      attuale = await load(attuale.uid);
    }
    return attuale;
  };
  const check = (aperta: Importazione, come: Come = {}) =>
    client(scambioRoutes.createImportazione, { body: { tipo, ...fileOf(aperta), ...come } });
  return {
    ...stato,
    setErrore,
    /** Uploads the file and has it read and checked, with the mapping guessed. */
    carica: (file: File) =>
      run('Caricamento e controllo del file…', async () => {
        const aperta = await client(scambioRoutes.createImportazione, {
          body: { tipo, nomeFile: nomeFileMostrato(file.name, MASSIMO_NOME_FILE), dimensione: file.size },
        });
        if (aperta.caricamento !== null) await uploadFile(file, aperta.caricamento, chiusa.current.signal);
        return settled(await check(aperta));
      }),
    /** Has it checked again, read in another way. */
    abbina: (come: ComeLeggere) =>
      conFile('Controllo delle righe…', async (aperta) => settled(await check(aperta, askedBy(come)))),
    /** Has it read again with the headings of another row: the mapping is guessed anew. */
    spostaIntestazioni: (rigaIntestazioni: number) =>
      conFile('Lettura del file…', async (aperta) => settled(await check(aperta, { rigaIntestazioni }))),
    /** Has it checked again with some cells mended. */
    correggi: (come: ComeLeggere, correzioni: readonly Correzione[]) =>
      conFile('Controllo delle righe…', async (aperta) =>
        settled(await check(aperta, { ...askedBy(come), correzioni: [...correzioni] })),
      ),
    /** Takes up an import that was left. */
    riprendi: (uid: string) => run("Apertura dell'importazione…", async () => settled(await load(uid))),
    applica: (soloGiuste = false) =>
      conFile("Avvio dell'importazione…", ({ uid, versione }) =>
        client(scambioRoutes.applyImportazione, { params: { uid }, body: { versione, soloGiuste } }),
      ),
    ricomincia,
  };
};

/** The import as the last step left it, the step that is running, why the last one failed. `chiusa` aborts when the page is left. */
const usePassi = () => {
  const [importazione, setImportazione] = useState<Importazione | null>(null);
  const [inCorso, setInCorso] = useState<string | null>(null);
  const [errore, setErrore] = useState<string | null>(null);
  const chiusa = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    chiusa.current = controller;
    return () => controller.abort();
  }, []);
  const run = async (cosa: string, azione: () => Promise<Importazione>): Promise<Importazione | null> => {
    setInCorso(cosa);
    setErrore(null);
    try {
      const arrivata = await azione();
      setImportazione(arrivata);
      if (arrivata.stato === 'ILLEGGIBILE') setErrore(arrivata.motivo ?? 'Il file non si può leggere.');
      return arrivata.stato === 'ILLEGGIBILE' ? null : arrivata;
    } catch (error) {
      if (!chiusa.current.signal.aborted) setErrore(error instanceof Error ? error.message : 'Operazione fallita');
      return null;
    } finally {
      setInCorso(null);
    }
  };
  const ricomincia = () => {
    setImportazione(null);
    setErrore(null);
  };
  return { importazione, inCorso, errore, chiusa, run, setImportazione, setErrore, ricomincia };
};

const withoutPreview = <T extends Importazione & { anteprima: unknown; linkErrori: unknown }>({
  anteprima: _anteprima,
  linkErrori: _linkErrori,
  ...importazione
}: T) => importazione;

export type ImportazioneInCorso = ReturnType<typeof useImportazione>;
