import { generatePath } from 'react-router-dom';

export const percorsoAssenze = (uid: string, dipendente: string): string =>
  generatePath('/assenze/:uid/:dipendente', { uid, dipendente });

/** Returns the address of the new service of a substitute, with the absence it covers. */
export const percorsoSupplenza = (uid: string, dipendente: string, assenza: string): string =>
  `${generatePath('/servizi/:uid/:dipendente', { uid, dipendente })}?servizio=nuovo&assenza=${assenza}`;

/** The page where an absence is written: a new one, or the one of the uid. */
export const percorsoTipoAssenza = (uid: string, dipendente: string, assenza?: string): string =>
  `${generatePath('/assenze/:uid/:dipendente/tipoassenza', { uid, dipendente })}${assenza === undefined ? '' : `?assenza=${assenza}`}`;
