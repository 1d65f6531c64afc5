import { CedolinoSigillato } from '#archivio/cedolini/contenuto.ts';
import type { CedolinoAtteso } from '#archivio/collaudo/caso.ts';
import type { CedolinoTrovato } from '#archivio/collaudo/prova.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { cedolino as cedolinoDi } from '#shared/calculation/cedolino/cedolino.ts';
import type { EsitoCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { regolePerSituazioni } from '../calcolo/regole/regole-della-scuola.ts';
import { compareRighe } from './confronto-righe.ts';

/** The payslips of a case computed again with the rules of now, on what they were computed from: nothing of a person is read or written. */
export const proveDi = async (
  archivio: Archivio,
  cedolini: readonly CedolinoAtteso[],
): Promise<readonly CedolinoTrovato[]> => {
  const esiti = await computeOra(archivio, cedolini.map(situazioneDi));
  return cedolini.flatMap((atteso, indice) => {
    const esito = esiti[indice];
    return esito === undefined ? [] : [provato(atteso, esito)];
  });
};

/** Each situation computed with the rules of now, in the same order. */
export const computeOra = async (
  archivio: Archivio,
  situazioni: readonly Situazione[],
): Promise<readonly EsitoCedolino[]> => {
  const perGiorno = Map.groupBy(situazioni, ({ dataPagamento }) => dataPagamento);
  const regole = new Map(
    await Promise.all(
      [...perGiorno].map(async ([giorno, sue]) => [giorno, await regolePerSituazioni(archivio, giorno, sue)] as const),
    ),
  );
  return situazioni.flatMap((situazione) => {
    const sue = regole.get(situazione.dataPagamento);
    return sue === undefined ? [] : [cedolinoDi(situazione, sue)];
  });
};

const situazioneDi = ({ situazione }: CedolinoAtteso): Situazione => situazione;

const provato = ({ uid, storico, atteso }: CedolinoAtteso, esito: EsitoCedolino): CedolinoTrovato => {
  const comune = {
    uid,
    nominativo: nominativo(storico.desCognome, storico.desNome),
    nettoAtteso: atteso.totali.netto,
  };
  if (esito.esito === 'scartato')
    return {
      trovato: null,
      provato: {
        ...comune,
        esito: 'SCARTATO',
        nettoTrovato: null,
        righe: [],
        anomalie: esito.anomalie.slice(0, 100).map(({ messaggio }) => messaggio),
      },
    };
  const trovato = CedolinoSigillato.parse(esito.cedolino);
  const righe = compareRighe(atteso, trovato);
  return {
    trovato,
    provato: {
      ...comune,
      esito: righe.every(({ causa }) => causa === '') ? 'UGUALE' : 'DIVERSO',
      nettoTrovato: trovato.totali.netto,
      righe,
      anomalie: [],
    },
  };
};
