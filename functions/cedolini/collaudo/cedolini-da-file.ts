import * as z from 'zod';
import { CedolinoSigillato } from '#archivio/cedolini/contenuto.ts';
import type { CedolinoAtteso } from '#archivio/collaudo/caso.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { newUid } from '#platform/data/repository.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { Cedolino, EsitoCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { CedolinoSvolto, differenzeDaAtteso } from '#shared/calculation/svolti/cedolino-svolto.ts';
import { MASSIMO_CEDOLINI_CASO } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { computeOra } from './provato.ts';

const Svolti = z
  .array(CedolinoSvolto)
  .min(1, 'Il file non ha cedolini.')
  .max(MASSIMO_CEDOLINI_CASO, `Il file ha più di ${MASSIMO_CEDOLINI_CASO} cedolini.`);

/**
 * The payslips of a file, computed with the rules of now. A file that says what is right is believed only when the program comes to the same figures.
 * @throws RICHIESTA_NON_VALIDA: where the file is wrong, who cannot be computed, which figures are others
 */
export const cedoliniDaFile = async (archivio: Archivio, testo: string): Promise<readonly CedolinoAtteso[]> => {
  const svolti = parseSvolti(testo);
  const esiti = await computeOra(
    archivio,
    svolti.map(({ situazione }) => situazione),
  );
  const letti = svolti.flatMap((svolto, indice) => {
    const esito = esiti[indice];
    return esito === undefined ? [] : [{ svolto, esito }];
  });
  const difetti = letti.flatMap(({ svolto, esito }) => difettiDi(svolto, esito));
  if (difetti.length > 0) throw fileNonValido(difetti);
  return letti.flatMap(({ svolto: { nome, situazione }, esito }, indice) =>
    esito.esito === 'scartato'
      ? []
      : [
          {
            uid: newUid<'CEDOLINO'>(),
            storico: { desCognome: accorciato(nome, 60), desNome: '', desCf: '', matricola: indice + 1 },
            situazione,
            atteso: CedolinoSigillato.parse(esito.cedolino),
          },
        ],
  );
};

const parseSvolti = (testo: string): readonly CedolinoSvolto[] => {
  const letto = Svolti.safeParse(parseJson(testo));
  if (letto.success) return letto.data;
  throw fileNonValido(
    letto.error.issues.map(({ path: [quale, ...dove], message }) =>
      typeof quale === 'number'
        ? `cedolino ${quale + 1}${dove.length > 0 ? `, ${dove.map(String).join('.')}` : ''}: ${message}`
        : message,
    ),
  );
};

const parseJson = (testo: string): unknown => {
  try {
    return JSON.parse(testo);
  } catch {
    throw campoNonValido('testo', 'Il file non è JSON: scegliere un file di cedolini svolti, scaricato da un caso.');
  }
};

const difettiDi = ({ nome, atteso }: CedolinoSvolto, esito: EsitoCedolino): string[] => {
  const attesi = (calcolato: Cedolino) => (atteso === undefined ? [] : differenzeDaAtteso(atteso, calcolato));
  const suoi = esito.esito === 'scartato' ? esito.anomalie.map(({ messaggio }) => messaggio) : attesi(esito.cedolino);
  return suoi.map((difetto) => `${nome}: ${difetto}`);
};

const fileNonValido = (difetti: readonly string[]): AppError =>
  new AppError('RICHIESTA_NON_VALIDA', `Il file non diventa un caso di collaudo: ${difetti.slice(0, 3).join('; ')}.`, {
    fields: difetti
      .slice(0, 100)
      .map((difetto) => ({ path: 'testo', code: 'caso', message: accorciato(difetto, 1000) })),
  });
