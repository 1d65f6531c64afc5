import { readDatiPersone } from '#archivio/fascicolo/dati-persona.ts';
import { cfConEredi } from '#archivio/impedimenti/con-eredi.ts';
import { impedimenti } from '#archivio/impedimenti/impedimenti.ts';
import { isFermo } from '#archivio/impedimenti/impedimento.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Controllo } from '#shared/contracts/controllo.ts';
import type { PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';

/** People read together: a list may pay thousands, and each has a partition of their own. */
const ALLA_VOLTA = 100;

/** Questions about the people of a list before it is sent: dead, out of service, absent on the days paid. One request a hundred people, and those of the heirs. */
export const controlliDeiPagamenti = async (
  pagamenti: readonly PagamentoNoipa[],
  giorno: string,
  archivio: Archivio,
): Promise<Controllo[]> => {
  const conEredi = await cfConEredi(archivio);
  const controlli: Controllo[] = [];
  for (let inizio = 0; inizio < pagamenti.length; inizio += ALLA_VOLTA) {
    const parte = pagamenti.slice(inizio, inizio + ALLA_VOLTA);
    const dati = await readDatiPersone(
      archivio,
      parte.map(({ persona }) => persona),
    );
    controlli.push(...parte.flatMap((pagamento, indice) => controlliDi(pagamento, dati[indice], giorno, conEredi)));
  }
  return controlli;
};

const controlliDi = (
  { nominativo, desCf, righe }: PagamentoNoipa,
  dati: Awaited<ReturnType<typeof readDatiPersone>>[number],
  giorno: string,
  conEredi: ReadonlySet<string>,
): readonly Controllo[] => {
  if (dati === undefined) return [];
  const persona = conEredi.has(dati.persona.desCf) ? { ...dati.persona, flgDeceduto: true } : dati.persona;
  return impedimenti(persona, dati, {
    giorno,
    titolo: 'DIPENDENTE',
    perGliEredi: false,
    lavoro: righe.map(({ chiave, datInizio, datFine }) => ({ descrizione: chiave, dal: datInizio, al: datFine })),
  })
    .filter(({ codice }) => codice !== 'MANDATO_FINITO')
    .map(({ codice, messaggio }) => ({
      codice,
      nominativo,
      desCf,
      messaggio,
      esito: isFermo({ codice }) ? 'FERMA' : 'CONFERMA',
    }));
};
