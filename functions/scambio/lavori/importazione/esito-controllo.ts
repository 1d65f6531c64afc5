import { writeXlsx, type Colonna } from '#platform/spreadsheet.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { EsitoRiga, RigaAnteprima } from '#shared/contracts/scambio/scambio.ts';
import { insiemeDi } from '../../approvazione.ts';
import { RIGHE_PAGINA, type FileImportazione, type RigaFile, type RigaProvata } from '../../importazione.ts';
import { changeImportazione, loadImportazione, type MezziImportazione } from './fase.ts';

type Conclusione = Awaited<ReturnType<TipoLavoro['close']>>;
interface Coppia {
  readonly riga: RigaFile;
  readonly provata: RigaProvata;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const COLONNE: readonly Colonna[] = [
  { titolo: 'Foglio', tipo: 'testo', larghezza: 18 },
  { titolo: 'Riga', tipo: 'intero' },
  { titolo: 'Cella', tipo: 'testo', larghezza: 8 },
  { titolo: 'Record', tipo: 'testo', larghezza: 36 },
  { titolo: 'Campo', tipo: 'testo' },
  { titolo: 'Valore', tipo: 'testo' },
  { titolo: 'Errore', tipo: 'testo', larghezza: 90 },
];

/** Closes the check of a file: what only the whole file shows, the pages of the preview, the errors as a spreadsheet, the counts. */
export const closeControllo = async (
  mezzi: MezziImportazione,
  blocchi: readonly string[],
  context: PassoContext,
): Promise<Conclusione> => {
  const { importazione, file } = await loadImportazione(mezzi, context);
  if (importazione.stato === 'LETTA') return { totale: importazione.righe, motivo: null, riprovabile: false };
  if (importazione.stato !== 'CONTROLLO') return { stato: 'FALLITO', motivo: importazione.motivo, riprovabile: false };
  const coppie = refuseDoubles(await loadCoppie(file, blocchi));
  const righe = inOrder(coppie);
  const quante = {
    righe: righe.length,
    nuove: await putPagine(file, righe, 'NUOVA'),
    modificate: await putPagine(file, righe, 'MODIFICATA'),
    uguali: await putPagine(file, righe, 'UGUALE'),
    errate: await putPagine(file, righe, 'ERRATA'),
  };
  await putPagine(file, righe, undefined);
  await file.putErrate(
    righe.filter(({ esito }) => esito === 'ERRATA').map(({ foglio, numero }) => ({ foglio, numero })),
  );
  await file.putDaApprovare(insiemeDi(coppie.flatMap(({ provata: { daApprovare = [] } }) => daApprovare)));
  if (quante.errate > 0) await mezzi.files.put(file.errori, await fileErrori(righe), XLSX);
  const motivo = motivoDi(quante);
  changeImportazione(context, importazione, {
    ...quante,
    stato: motivo === null ? 'PRONTA' : 'DA_CORREGGERE',
    motivo,
  });
  return { totale: quante.righe, motivo, riprovabile: false };
};

const motivoDi = ({ errate, righe }: { readonly errate: number; readonly righe: number }): string | null => {
  if (errate > 0)
    return `${errate} ${errate === 1 ? 'riga' : 'righe'} su ${righe} ${errate === 1 ? 'è' : 'sono'} da correggere: nulla è stato importato.`;
  return righe === 0 ? 'Il file non ha righe di dati.' : null;
};

const loadCoppie = async (file: FileImportazione, blocchi: readonly string[]): Promise<Coppia[]> => {
  const coppie: Coppia[] = [];
  for (const blocco of blocchi) {
    const [righe, provate] = [await file.loadRighe(blocco), await file.loadProvate(blocco)];
    coppie.push(
      ...righe.flatMap((riga, indice) => {
        const provata = provate[indice];
        return provata === undefined ? [] : [{ riga, provata }];
      }),
    );
  }
  return coppie;
};

/** Blocks are tried apart: a unique value that rows of two blocks would take is refused to the later one. */
const refuseDoubles = (coppie: readonly Coppia[]): readonly Coppia[] => {
  const presi = new Map<string, RigaFile>();
  return coppie.map(({ riga, provata }) => {
    const doppi = provata.unici.flatMap((unico) => {
      const prima = presi.get(unico.chiave);
      return prima === undefined ? [] : [{ unico, prima }];
    });
    for (const { chiave } of provata.unici) if (!presi.has(chiave)) presi.set(chiave, riga);
    if (doppi.length === 0) return { riga, provata };
    const errori = doppi.map(({ unico: { campo }, prima }) => ({
      campo,
      titolo: '',
      cella: '',
      valore: '',
      messaggio: `Lo stesso valore è già alla riga ${prima.numero}${prima.foglio === '' ? '' : ` del foglio ${prima.foglio}`}.`,
    }));
    const { daApprovare: _atti, ...sua } = provata;
    return { riga, provata: { ...sua, esito: 'ERRATA' as const, errori, cambi: [] } };
  });
};

/** Rows as the file has them: sheet by sheet, in order of number. */
const inOrder = (coppie: readonly Coppia[]): readonly RigaAnteprima[] => {
  const fogli = [...new Set(coppie.map(({ riga }) => riga.foglio))];
  return coppie
    .toSorted((a, b) => fogli.indexOf(a.riga.foglio) - fogli.indexOf(b.riga.foglio) || a.riga.numero - b.riga.numero)
    .map(({ riga: { numero, foglio, valori }, provata: { esito, descrizione, errori, cambi, avvisi } }) => ({
      numero,
      foglio,
      esito,
      descrizione,
      valori,
      errori,
      cambi,
      ...(avvisi === undefined ? {} : { avvisi }),
    }));
};

const putPagine = async (
  file: FileImportazione,
  righe: readonly RigaAnteprima[],
  esito: EsitoRiga | undefined,
): Promise<number> => {
  const scelte = esito === undefined ? righe : righe.filter((riga) => riga.esito === esito);
  for (let inizio = 0; inizio < scelte.length; inizio += RIGHE_PAGINA)
    await file.putPagina(esito, inizio / RIGHE_PAGINA, scelte.slice(inizio, inizio + RIGHE_PAGINA));
  return scelte.length;
};

/** Who gets ten thousand errors corrects a column, not the cells one by one. */
const MASSIMO_ERRORI = 10_000;

const fileErrori = (righe: readonly RigaAnteprima[]): Promise<Uint8Array> =>
  writeXlsx([
    {
      nome: 'Errori',
      colonne: COLONNE,
      righe: righe
        .flatMap(({ numero, foglio, descrizione, errori }) =>
          errori.map(({ cella, titolo, campo, valore, messaggio }) => [
            foglio,
            numero,
            cella,
            descrizione,
            titolo || campo,
            valore,
            messaggio,
          ]),
        )
        .slice(0, MASSIMO_ERRORI),
    },
  ]);
