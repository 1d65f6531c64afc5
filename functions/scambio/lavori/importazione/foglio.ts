import { FileNonLeggibile } from '#platform/spreadsheet.ts';
import { FOGLIO_DI_ORE } from '#shared/domain/scambio.ts';
import { mostrato } from '#shared/domain/testo.ts';
import type { Letto } from '../../file/file-letto.ts';
import { RIGHE_PAGINA, type FileImportazione } from '../../importazione.ts';
import { colonneFile, erroreDellaRiga } from '../../righe/lettura-righe.ts';

/** As many rows as a run has people. */
const MASSIMO_RIGHE = 2000;

/**
 * Keeps the cells of a sheet as they are, for who prepares a run with them; nothing is tried. Answers how many rows it has.
 * @throws FileNonLeggibile when it is no sheet of hours
 */
export const keepFoglio = async ({ fogli: [foglio], loadPagina }: Letto, file: FileImportazione): Promise<number> => {
  if (foglio === undefined || foglio.tipato)
    throw new FileNonLeggibile('formato', 'Le ore si leggono da un foglio XLSX, ODS o CSV.');
  if (foglio.righe === 0) throw new FileNonLeggibile('vuoto', 'Il foglio non ha righe di dati.');
  if (foglio.righe > MASSIMO_RIGHE)
    throw new FileNonLeggibile(
      'troppo_grande',
      `Il foglio ha ${foglio.righe} righe: un'elaborazione paga al massimo ${MASSIMO_RIGHE} persone.`,
    );
  const pagine = await Promise.all(foglio.pagine.map(loadPagina));
  const righe = pagine.flat();
  const { intestazioni, avvisi, nascoste } = foglio;
  await file.putStruttura([
    {
      tipo: FOGLIO_DI_ORE,
      foglio: '',
      colonne: colonneFile(intestazioni, righe),
      campi: [],
      mappa: [],
      fissi: [],
      rigaIntestazioni: null,
      primeRighe: [],
      avvisi,
      nascoste,
    },
  ]);
  for (let da = 0; da < righe.length; da += RIGHE_PAGINA)
    await file.putPagina(
      undefined,
      da / RIGHE_PAGINA,
      righe.slice(da, da + RIGHE_PAGINA).map(({ numero, celle, nascosta, errore }) => ({
        numero,
        foglio: '',
        esito: 'NUOVA',
        descrizione: '',
        valori: intestazioni.map((_, colonna) => mostrato(String(celle[colonna] ?? ''), 2000)),
        errori: errore === undefined ? [] : [erroreDellaRiga(errore)],
        cambi: [],
        ...(nascosta === undefined ? {} : { nascosta }),
      })),
    );
  return righe.length;
};
