import type { Disponibilita, Residuo } from '../../../shared/contracts/noipa/dotazione.ts';
import { chiaveNoipa } from '../../../shared/domain/noipa/chiave.ts';
import { somma } from '../../../shared/money/centesimi.ts';
import { entrateRepository } from '../../archivio/noipa/entrata.ts';
import { pianiCapitoliRepository } from '../../archivio/noipa/piano-capitolo.ts';
import type { Archivio } from '../../platform/data/archivio.ts';

/** The money of each code in a year: allocated, in lists, left; codes without money come too. Requests: 2. */
export const disponibilitaDell = async (anno: number, archivio: Archivio): Promise<Disponibilita[]> => {
  const [piani, tutte] = await Promise.all([
    pianiCapitoliRepository(archivio).listAll(),
    entrateRepository(archivio).listAll(),
  ]);
  const descrizioni = new Map(piani.map((piano) => [chiaveNoipa(piano), piano.descrizione]));
  const entrate = Map.groupBy(
    tutte.filter((entrata) => entrata.anno === anno),
    ({ chiave }) => chiave,
  );
  return [...new Set([...descrizioni.keys(), ...entrate.keys()])].toSorted().map((chiave) => {
    const assegnato = somma((entrate.get(chiave) ?? []).map(({ importo }) => importo));
    const [daInviare, inviato] = [0, 0];
    return {
      chiave,
      descrizione: descrizioni.get(chiave) ?? '',
      assegnato,
      daInviare,
      inviato,
      residuo: assegnato - daInviare - inviato,
    };
  });
};

/** What is left of the year before, and what of it is in the year already. Requests: 3. */
export const residuiPer = async (anno: number, archivio: Archivio): Promise<Residuo[]> => {
  const [prima, tutte] = await Promise.all([
    disponibilitaDell(anno - 1, archivio),
    entrateRepository(archivio).listAll(),
  ]);
  const riportate = new Map(
    tutte.filter((entrata) => entrata.riporto && entrata.anno === anno).map(({ chiave, importo }) => [chiave, importo]),
  );
  return prima
    .map(({ chiave, descrizione, residuo }) => ({
      chiave,
      descrizione,
      residuo,
      riportato: riportate.get(chiave) ?? 0,
    }))
    .filter(({ residuo, riportato }) => residuo !== 0 || riportato !== 0);
};
