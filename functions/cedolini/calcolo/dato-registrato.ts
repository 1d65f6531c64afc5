import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';

/** The field of a stored record as a reason names it: what kind, its uid (`nuovo`: it is not there yet), the field of its form. */
export const recordPath = (tipo: 'servizi' | 'assenze', uid: string, campo: string): string =>
  `${tipo}/${uid}/${campo}`;

/** What the engine calls the data of a service, and the field of the service that holds each. */
const CAMPI_SERVIZIO: Readonly<Record<string, keyof ServizioInput>> = {
  profilo: 'prgQualificaRetributiva',
  fascia: 'codFascia',
  oreSettimanali: 'numOreSettimanali',
  'ore settimanali': 'numOreSettimanali',
  "ore dell'orario intero": 'numOreIntere',
};

/** The reasons of the engine, which knows no record, with the record and the field that each is mended in where it is one of those read. */
export const anomalieSuiRecord = (
  anomalie: readonly Anomalia[],
  { assenze }: Pick<DatiPersona, 'assenze'>,
  servizio: { readonly uid: string } | undefined,
): readonly Anomalia[] =>
  anomalie.map((anomalia) => {
    const { campo = '' } = anomalia;
    const assenza = assenze.find(({ datInizio }) => campo === `assenze.${datInizio}`);
    const delServizio = CAMPI_SERVIZIO[campo];
    if (assenza !== undefined) return { ...anomalia, campo: recordPath('assenze', assenza.uid, 'datInizio') };
    return servizio === undefined || delServizio === undefined
      ? anomalia
      : { ...anomalia, campo: recordPath('servizi', servizio.uid, delServizio) };
  });
