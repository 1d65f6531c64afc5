import { primoGiornoDaAnnunciare, regoleAnnunciate } from '../../../../shared/rules/annuali/annunciati.ts';
import { regoleCon, regoleCorrenti, type Regole } from '../../../../shared/rules/regole.ts';
import type { DatiPersona } from '../../../archivio/persone/dati-persona.ts';
import { valoriAnnunciatiRepository } from '../../../archivio/tabelle/valore-annunciato.ts';
import type { Archivio } from '../../../platform/data/archivio.ts';
import type { ProcessoDaCalcolare } from '../composizione.ts';
import { addizionaliCaricate } from './addizionali-caricate.ts';

/**
 * The rules of this release with what the school adds to them for a payment: the surtaxes it loaded, and the figures it read
 * for a year that the release does not know, which are asked for only when the payment is of such a year.
 */
export const regoleDellaScuola = async (
  archivio: Archivio,
  processo: ProcessoDaCalcolare,
  persone: readonly DatiPersona[],
): Promise<Regole> => {
  const [caricate, annunciati] = await Promise.all([
    addizionaliCaricate(archivio, processo, persone),
    processo.dataPagamento < primoGiornoDaAnnunciare() ? [] : valoriAnnunciatiRepository(archivio).listAll(),
  ]);
  const proprie = regoleAnnunciate(annunciati);
  return proprie.length === 0 ? regoleCorrenti(caricate) : regoleCon(regoleCorrenti(caricate), proprie);
};
