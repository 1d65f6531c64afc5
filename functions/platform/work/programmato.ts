import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { meseDi, primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import type { Archivio } from '../data/archivio.ts';
import { asUid } from '../data/entita.ts';
import type { Flusso } from './flusso.ts';
import { lavoriRepository, type LavoroSalvato } from './lavoro.ts';

/** The day that scheduled work begun on a day is of: that one, or the first of its month for what is done once a month. */
export const giornoProgrammato = ({ ogni }: Pick<Flusso, 'ogni'>, giorno: Giorno): Giorno =>
  ogni === 'mese' ? primoGiornoDelMese(meseDi(giorno)) : giorno;

/** The work of one kind on one day: a school has it once. */
export const uidProgrammato = (tipo: string, giorno: Giorno) => asUid(`${tipo}-${giorno}`);

/** How many days back scheduled work is looked for. */
export const GIORNI_PROGRAMMATI = 60;

/** The last scheduled work of the same kind that ended well, of an earlier day. One request; undefined when there is none in sixty days. */
export const precedenteRiuscito = async (
  archivio: Archivio,
  { tipo, oggetto }: LavoroSalvato,
): Promise<LavoroSalvato | undefined> => {
  const uids = Array.from({ length: GIORNI_PROGRAMMATI }, (_, fa) => uidProgrammato(tipo, addGiorni(oggetto, -fa - 1)));
  return (await lavoriRepository(archivio).getMany(uids)).find(({ stato }) => stato === 'COMPLETATO');
};
