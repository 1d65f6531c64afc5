import type { Riga } from '#functions/colonne/colonna.ts';
import { refusedTogether, type Cartella, type Mezzi, type TipoScambio, type Trovato } from '#functions/colonne/tipo.ts';
import { Modifica } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';
import { storeProvvisorio } from '../store-provvisorio.ts';
import {
  altreSezioni,
  inSezione,
  isDetta,
  isUguale,
  nelFoglio,
  parteDi,
  parteVuota,
  registro,
  type Sezione,
} from './sezioni.ts';

const sezioni: readonly Sezione[] = [registro, ...altreSezioni];

/** A part of a row as it is to be looked for and written; undefined when the row says nothing of it. */
const parteDetta = async (sezione: Sezione, riga: Riga, mezzi: Mezzi): Promise<Riga | undefined> =>
  sezione === registro || isDetta(sezione, riga) ? sezione.conChiave(parteDi(sezione, riga), mezzi) : undefined;

const findParte = async (sezione: Sezione, riga: Riga, mezzi: Mezzi): Promise<Trovato | undefined> => {
  const { avvisa: _avvisa, ...zitti } = mezzi;
  const parte = await parteDetta(sezione, riga, zitti);
  return parte && inSezione(sezione, () => sezione.tipo.find(parte, zitti));
};

/** The person with the records of each part that the row is about. A write of any of them makes the sum of the versions another. */
const find = async (riga: Riga, mezzi: Mezzi): Promise<Trovato | undefined> => {
  const persona = await findParte(registro, riga, mezzi);
  if (persona === undefined) return undefined;
  let trovata: Trovato = persona;
  for (const sezione of altreSezioni) {
    const parte = await findParte(sezione, riga, mezzi);
    trovata = {
      uid: trovata.uid,
      versione: trovata.versione + (parte?.versione ?? 0),
      riga: { ...trovata.riga, ...nelFoglio(sezione, parte?.riga ?? parteVuota(sezione)) },
    };
  }
  return trovata;
};

/** Every part completed as in a file of its own. */
const complete = async (riga: Riga, trovato: Trovato | undefined, mezzi: Mezzi): Promise<Riga> => {
  let completa = riga;
  const rifiutati: AppError[] = [];
  for (const sezione of sezioni)
    await collect(rifiutati, async () => {
      const parte = await parteDetta(sezione, completa, mezzi);
      if (parte === undefined) return;
      const suo = await suaParte(sezione, riga, trovato, mezzi);
      const letta = suo === undefined ? { ...parteVuota(sezione), ...parte } : parte;
      const detta = (await inSezione(sezione, async () => sezione.tipo.complete?.(letta, suo, mezzi))) ?? letta;
      completa = { ...completa, ...nelFoglio(sezione, detta) };
    });
  refuseAll(rifiutati);
  return completa;
};

/** The record of a part of somebody who is there; nobody new has any. */
const suaParte = async (
  sezione: Sezione,
  riga: Riga,
  trovato: Trovato | undefined,
  mezzi: Mezzi,
): Promise<Trovato | undefined> => {
  if (trovato === undefined) return undefined;
  return sezione === registro ? { ...trovato, riga: parteDi(registro, trovato.riga) } : findParte(sezione, riga, mezzi);
};

/** Writes the parts of a row one upon the other, as one change: all of them or none. */
const write = async (riga: Riga, _trovato: Trovato | undefined, mezzi: Mezzi): Promise<void> => {
  const { context } = mezzi;
  const insieme = storeProvvisorio(context.archivio);
  const rifiutati: AppError[] = [];
  for (const sezione of sezioni) {
    // without the person there is nobody that the other parts could be of
    if (sezione === altreSezioni[0]) refuseAll(rifiutati);
    await collect(rifiutati, async () => {
      const modifica = new Modifica();
      const interni: Mezzi = { ...mezzi, context: { ...context, archivio: insieme.archivio, modifica } };
      await writeParte(sezione, riga, interni);
      await insieme.accept(modifica);
      for (const voce of modifica.voci) context.modifica.audit(voce);
    });
  }
  refuseAll(rifiutati);
  context.modifica.add(...insieme.operazioni());
};

const writeParte = async (sezione: Sezione, riga: Riga, mezzi: Mezzi): Promise<void> => {
  const { avvisa: _avvisa, ...zitti } = mezzi;
  const detta = await parteDetta(sezione, riga, zitti);
  if (detta === undefined) return;
  const parte = { ...parteVuota(sezione), ...detta };
  await inSezione(sezione, async () => {
    const trovato = await sezione.tipo.find(parte, mezzi);
    if (trovato !== undefined && isUguale(sezione, parte, trovato)) return;
    await sezione.tipo.write(parte, trovato, mezzi);
  });
};

const collect = async (rifiutati: AppError[], azione: () => Promise<void>): Promise<void> => {
  try {
    await azione();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    rifiutati.push(error);
  }
};

const refuseAll = (rifiutati: readonly AppError[]): void => {
  const [primo, ...altri] = rifiutati;
  if (primo === undefined) return;
  throw altri.length === 0 ? primo : refusedTogether(rifiutati.flatMap(({ fields }) => fields));
};

/** The last record of a part of a person: what is in force, or was the last to be. */
const ultimaParte = async (sezione: Sezione, mezzi: Mezzi, cartella: Cartella): Promise<Riga> => {
  const righe = await sezione.tipo.list(mezzi, cartella);
  const ultima = righe.toSorted((una, altra) => compareCodici(ordine(sezione, una), ordine(sezione, altra))).at(-1);
  return nelFoglio(sezione, ultima ?? parteVuota(sezione));
};

const ordine = ({ tipo }: Sezione, riga: Riga): string => tipo.chiave(riga);

/** The staff in one sheet, a row each: the registry, the fiscal domicile, the contract and the tax data, every part by the rules of its own kind. */
export const tipoPersonale: TipoScambio = {
  nome: 'personale',
  ambito: 'persona',
  daSolo: true,
  righePerTransazione: 4,
  colonne: sezioni.flatMap(({ colonne }) => colonne),
  alias: registro.tipo.alias ?? {},
  gruppo: registro.tipo.gruppo,
  chiave: registro.tipo.chiave,
  descrizione: registro.tipo.descrizione,
  completati: sezioni.flatMap(({ tipo: { completati = [] }, nel }) => completati.map(nel)),
  find,
  complete,
  write,
  list: async (mezzi, cartella) => {
    const [persona] = await registro.tipo.list(mezzi, cartella);
    if (persona === undefined) return [];
    const altre = await Promise.all(altreSezioni.map((sezione) => ultimaParte(sezione, mezzi, cartella)));
    return [Object.assign({}, nelFoglio(registro, persona), ...altre)];
  },
};
