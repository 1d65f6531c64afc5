import { useState } from 'react';
import { useClient } from '#api/query.ts';
import { scambioRoutes, type ColonnaFile } from '#shared/contracts/scambio/scambio.ts';
import { FOGLIO_DI_ORE } from '#shared/domain/scambio.ts';
import { refusalOf } from '../importazione/carica-file.ts';
import { useImportazione } from '../importazione/use-importazione.ts';
import type { RigaFoglio } from './foglio-di-ore.ts';
import { readPagine } from './pagine.ts';

export interface FoglioLetto {
  readonly colonne: readonly ColonnaFile[];
  readonly righe: readonly RigaFoglio[];
  /** How it was read, a sentence each. */
  readonly avvisi: readonly string[];
}

/** A sheet of this computer read by the server, as every file that somebody sends is; `errore` says why it could not be. */
export const useFoglioLetto = () => {
  const client = useClient();
  const { carica, errore, inCorso, setErrore } = useImportazione(FOGLIO_DI_ORE);
  const [foglio, setFoglio] = useState<FoglioLetto | null>(null);
  const read = async (file: File | null): Promise<FoglioLetto | null> => {
    const rifiuto = file === null ? 'Scegliere il file da leggere.' : refusalOf(file);
    if (file === null || rifiuto !== null) {
      setErrore(rifiuto);
      return null;
    }
    const letta = await carica(file);
    if (letta === null) return null;
    const pagine = await readPagine(letta.righe, (start, limit) =>
      client(scambioRoutes.getImportazione, { params: { uid: letta.uid }, query: { start, limit } }),
    );
    const righe = pagine.flatMap(({ anteprima }) =>
      anteprima.righe.map(({ numero, valori, errori, nascosta }) => ({
        numero,
        celle: valori,
        errori: errori.map(({ messaggio }) => messaggio),
        nascosta: nascosta === true,
      })),
    );
    const letto = { colonne: letta.colonne, righe, avvisi: letta.avvisi };
    setFoglio(letto);
    return letto;
  };
  return { foglio, read, errore, setErrore, inCorso };
};
