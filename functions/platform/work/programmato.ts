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

/** The last scheduled work of the same kind that ended well, of an earlier day: nearly always that of the day before, which is asked for alone. Two requests at most; undefined when there is none in sixty days. */
export const precedenteRiuscito = async (
  archivio: Archivio,
  { tipo, oggetto }: LavoroSalvato,
): Promise<LavoroSalvato | undefined> => {
  const [ieri, ...prima] = Array.from({ length: GIORNI_PROGRAMMATI }, (_, fa) =>
    uidProgrammato(tipo, addGiorni(oggetto, -fa - 1)),
  );
  const lavori = lavoriRepository(archivio);
  const diIeri = ieri === undefined ? undefined : await lavori.get(ieri);
  if (diIeri?.stato === 'COMPLETATO') return diIeri;
  return (await lavori.getMany(prima)).find(({ stato }) => stato === 'COMPLETATO');
};
