import { scuolaRegistrata } from '#archivio/accesso/registro.ts';
import { firmeAl } from '#archivio/scuola/firme.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Firma } from './layout/parti/firme.ts';
import type { ScuolaStampa } from './scuola.ts';

/** The letterhead of a school: its own record, or what the registry knows while the office has not filled it in. */
export const getScuolaStampa = async (archivio: Archivio): Promise<ScuolaStampa> => {
  const propria = await getScuolaPropria(archivio);
  if (propria === undefined) {
    const registrata = await scuolaRegistrata(archivio);
    return {
      nome: registrata?.desScuola ?? archivio.codmin,
      codMeccanografico: archivio.codmin,
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
export const getFirmeStampa = async (archivio: Archivio, giorno: string): Promise<Firma[]> => {
  const firme = await firmeAl(archivio, giorno);
  if (firme === undefined) return [];
  return [
    { ruolo: firme.etichettaDsga, nome: firme.firmaDsga },
    { ruolo: firme.etichettaDs, nome: firme.firmaDs },
  ].map((firma) => (firme.dicitura === '' ? firma : { ...firma, nota: firme.dicitura }));
};
