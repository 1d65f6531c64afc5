import type { Archivio } from '#platform/data/archivio.ts';
import type { FattiScuola } from '#shared/contracts/cedolini/fatti-scuola.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { scuolaRegistrata } from '../accesso/registro.ts';
import { firmeAl } from './firme.ts';
import { altriDatiAl, getScuolaPropria, scuolaAl } from './scuola-propria.ts';

/** The school as a closed thing keeps it: its name, its codes, its address. */
export type ScuolaTenuta = FattiScuola['scuola'];
/** The people who sign, with the office of each. */
export type FirmaScuola = FattiScuola['firme'][number];

/** The letterhead that was kept with what is closed, or the day it is asked for. */
export type ScuolaDelGiorno = ScuolaTenuta | Giorno;

/** The school of a day: its own record, or what the registry knows while the office has not filled it in. */
export const getScuolaTenuta = async (archivio: Archivio, scuola: ScuolaDelGiorno): Promise<ScuolaTenuta> =>
  typeof scuola === 'string' ? intestazioneDi(archivio, scuolaAl(await getScuolaPropria(archivio), scuola)) : scuola;

const intestazioneDi = async (archivio: Archivio, propria: Scuola | undefined): Promise<ScuolaTenuta> => {
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

/** The signatures of a day, as the school set them; none while it has not. */
export const getFirmeDelGiorno = async (archivio: Archivio, giorno: string): Promise<FirmaScuola[]> => {
  const firme = await firmeAl(archivio, giorno);
  if (firme === undefined) return [];
  return [
    { ruolo: firme.etichettaDsga, nome: firme.firmaDsga },
    { ruolo: firme.etichettaDs, nome: firme.firmaDs },
  ].map((firma) => (firme.dicitura === '' ? firma : { ...firma, nota: firme.dicitura }));
};

/** The facts of the school that a run paid on a day will say once it is accounted. Two requests. */
export const fattiScuolaAl = async (archivio: Archivio, giorno: string): Promise<FattiScuola> => {
  const [propria, firme] = await Promise.all([getScuolaPropria(archivio), getFirmeDelGiorno(archivio, giorno)]);
  return {
    scuola: await intestazioneDi(archivio, scuolaAl(propria, giorno)),
    firme,
    ibanTesoreria: altriDatiAl(propria, giorno)?.ibanTesoreria ?? null,
  };
};
