import type { Archivio } from '#platform/data/archivio.ts';
import { Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { defineEntita } from '../entita.ts';

/** Commissions of the exams. The lists that pay their members use them: see `riferimenti`. */
export const commissioneEntita = defineEntita<Commissione>({
  nome: 'COMMISSIONE',
  posto: 'scuola',
  schema: Commissione,
  shape: 2,
  upcast: {
    1: (prima) => ({ ...prima, tipoEsame: 'MATURITA', numClassi: 0, sede: '', articolate: [], membri: [] }),
  },
  unici: ({ numAnno, descrizione }) => [
    {
      campo: 'descrizione',
      valore: `${numAnno}#${descrizione.toUpperCase()}`,
      messaggio: `Per l'anno ${nomeAnnoScolastico(numAnno)} esiste già la commissione "${descrizione}".`,
    },
  ],
  tenutaDalBrowser: true,
});

export const commissioniRepository = (archivio: Archivio) => archivio.of(commissioneEntita);

const TUTTI = -1;

/** Commissions of some school years, the latest first; of all without years, or when one of them is 'Tutti gli anni'. */
export const listCommissioni = async (archivio: Archivio, anni: readonly number[] = []): Promise<Commissione[]> =>
  (await commissioniRepository(archivio).listAll())
    .filter(({ numAnno }) => anni.length === 0 || anni.includes(TUTTI) || anni.includes(numAnno))
    .toSorted((a, b) => b.numAnno - a.numAnno || compareTesti(a.descrizione, b.descrizione));
