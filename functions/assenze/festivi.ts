import { festivitaRepository } from '#archivio/scuola/festivita.ts';
import { scuolaRepository } from '#archivio/scuola/scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { addGiorni, giorniTra, giornoDi } from '#shared/domain/tempo/date.ts';

/** Days off besides the national ones of the years between two days, for who serves on some sites: without sites, on the school's own. */
export type Festivi = (sedi: readonly string[], dal: string, al: string) => readonly string[];

/** Patron saints and the holidays that the school has written down. Closures are not holidays: who does not work then takes leave. Two requests. */
export const loadFestivi = async (archivio: Archivio): Promise<Festivi> => {
  const [festivita, scuole] = await Promise.all([
    festivitaRepository(archivio).listAll(),
    scuolaRepository(archivio).listAll(),
  ]);
  const scritte = festivita.filter(({ tipo }) => tipo !== 'CHIUSURA');
  return (sedi, dal, al) => [
    ...scuole
      .filter(({ uid, tipo }) => (sedi.length === 0 ? tipo === 'PROPRIA' : sedi.includes(uid)))
      .flatMap((scuola) => patroni(scuola, dal, al)),
    ...scritte
      .filter((festa) => festa.sedi.length === 0 || festa.sedi.some((sede) => sedi.includes(sede)))
      .flatMap(({ datInizio, datFine }) =>
        Array.from({ length: giorniTra(datInizio, datFine) + 1 }, (_, passo) => addGiorni(datInizio, passo)),
      ),
  ];
};

const patroni = ({ patrono }: Scuola, dal: string, al: string): readonly string[] => {
  const [primo, ultimo] = [Number(dal.slice(0, 4)), Number(al.slice(0, 4))];
  if (patrono === null) return [];
  return Array.from({ length: ultimo - primo + 1 }, (_, passo) =>
    giornoDi(primo + passo, patrono.mese, patrono.giorno),
  ).filter((giorno) => giorno !== null);
};
