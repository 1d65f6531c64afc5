import { GRUPPI, type Gruppo } from '#shared/calculation/riga/cedolino-tipi.ts';
import { situazioniPrevidenziali } from '../riferimento/personale/liste-servizio.ts';
import {
  qualifiche1Inps,
  qualifiche2Inps,
  qualifiche3Inps,
  tipiContribuzioneInps,
} from '../riferimento/personale/qualifiche-inps.ts';
import { searchVoci } from '../riferimento/ricerca.ts';

/** Codes that INPS positions and classifications choose from. */
export const listePosizioni = () => ({
  qualifica1List: [...qualifiche1Inps.voci],
  qualifica2List: [...qualifiche2Inps.voci],
  qualifica3List: [...qualifiche3Inps.voci],
  tipoContribuzioneList: [...tipiContribuzioneInps.voci],
  contrattoList: [
    { codice: 'CPUB', descrizione: 'Contratto del pubblico impiego' },
    { codice: 'EP', descrizione: 'Enti pubblici' },
  ],
});

/** Entries of a reference table by words. */
export const searchCodici = <V extends { readonly codice: string; readonly descrizione: string }>(
  voci: readonly V[],
  criteria = '',
): V[] => [...searchVoci(voci, ({ codice, descrizione }) => [codice, descrizione], criteria)];

export const assoggettamentiTfr = (criteria?: string) => searchCodici(situazioniPrevidenziali.voci, criteria);

const nomiGruppi: Readonly<Record<Gruppo, string>> = {
  competenze: 'Competenze',
  somme_esenti: 'Somme esenti',
  addebiti_fattura: 'Addebiti in fattura',
  ritenute_previdenziali: 'Ritenute previdenziali',
  ritenute_fiscali: 'Ritenute fiscali',
  somme_fuori_reddito: 'Somme che non formano reddito',
  altre_trattenute: 'Altre trattenute',
  arrotondamento: 'Arrotondamento',
  oneri: 'Oneri a carico della scuola',
  riepilogo: 'Riepilogo',
};

/** The print column of each group of payslip items, by the names the prints use. */
export const vociArea = (criteria?: string) =>
  searchCodici(
    GRUPPI.map((gruppo, indice) => ({ codice: gruppo, descrizione: nomiGruppi[gruppo], colonna: indice + 1 })),
    criteria,
  ).map(({ codice, descrizione, colonna }) => ({
    COD_VOC_ARE: codice.toUpperCase(),
    DES_GEN: descrizione,
    NUM_COLONNA: colonna,
  }));
