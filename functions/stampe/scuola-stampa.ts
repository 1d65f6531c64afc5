import { registro } from '../archivio/accesso/registro.ts';
import { firmeAl } from '../archivio/scuola/firme.ts';
import { getScuolaPropria } from '../archivio/scuola/scuola-propria.ts';
import type { Store } from '../platform/data/dynamo.ts';
import type { Firma } from './layout/parti/firme.ts';
import type { ScuolaStampa } from './scuola.ts';

/** The letterhead of a school: its own record, or what the registry knows while the office has not filled it in. */
export const getScuolaStampa = async (store: Store, codmin: string): Promise<ScuolaStampa> => {
  const propria = await getScuolaPropria(store, codmin);
  if (propria === undefined) {
    const registrata = await registro(store).getScuola(codmin);
    return {
      nome: registrata?.desScuola ?? codmin,
      codMeccanografico: codmin,
      codFiscale: '',
      indirizzo: registrata?.citta ?? '',
    };
  }
  const { desScuola: nome, codMeccanografico, codFiscale, desIndirizzo, desCap, desComune, provincia } = propria;
  const localita = [desCap, desComune, provincia === null ? null : `(${provincia})`]
    .filter((parte) => parte !== null && parte !== '')
    .join(' ');
  return {
    nome,
    codMeccanografico,
    codFiscale: codFiscale ?? '',
    indirizzo: [desIndirizzo, localita].filter((parte) => parte !== '').join(' · '),
  };
};

/** Who signs on a day, as the school set it; nobody while it has not. */
export const getFirmeStampa = async (store: Store, codmin: string, giorno: string): Promise<Firma[]> => {
  const firme = await firmeAl(store, codmin, giorno);
  if (firme === undefined) return [];
  return [
    { ruolo: firme.etichettaDsga, nome: firme.firmaDsga },
    { ruolo: firme.etichettaDs, nome: firme.firmaDs },
  ].map((firma) => (firme.dicitura === '' ? firma : { ...firma, nota: firme.dicitura }));
};
