import type { Archivio } from '#platform/data/archivio.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { RigaScuola, Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { descrizioneTipoSede } from '#shared/domain/scuola.ts';
import { defineEntita } from '../entita.ts';

/** The school itself, its sites and the other schools: a small table, listed whole. Calendars, holidays and services use it: see `riferimenti`. */
export const scuolaEntita = defineEntita<Scuola>({
  nome: 'SCUOLA',
  posto: 'scuola',
  schema: Scuola,
  shape: 3,
  upcast: {
    1: ({ dati, ...prima }) => ({ ...prima, entiSede: null, dati: conDatiPrevidenziali(dati) }),
    2: (prima) => ({ ...prima, codMinisteriale: null }),
  },
  unici: ({ codMeccanografico, tipo }) => [
    {
      campo: 'codMeccanografico',
      valore: codMeccanografico,
      messaggio: `Il codice meccanografico ${codMeccanografico} è già di un'altra scuola o sede in archivio.`,
    },
    ...(tipo === 'PROPRIA'
      ? [
          {
            campo: 'tipo',
            valore: tipo,
            messaggio:
              'La scuola principale è già in archivio: una sola scuola può esserlo. Aggiungere questa come sede.',
          },
        ]
      : []),
  ],
  tenutaDalBrowser: true,
  lettaDaiCedolini: true,
});

/** Funds, form, sender and bodies of a record stored before they were asked: none is said. */
const conDatiPrevidenziali = (dati: unknown): unknown =>
  typeof dati !== 'object' || dati === null || !('altriDati' in dati) || !Array.isArray(dati.altriDati)
    ? dati
    : {
        ...dati,
        altriDati: dati.altriDati.map((prima: object) => ({
          ...prima,
          fondoPensione: null,
          fondoFineServizio: null,
          flgEnpdep: false,
          modelloF24: 'EP',
          tipoMittente: null,
          cfPersonaMittente: null,
          cfSoftwareHouse: null,
          codEnteNoipa: '',
        })),
      };

export const scuolaRepository = (archivio: Archivio) => archivio.of(scuolaEntita);

export const rigaScuola = (scuola: Scuola): RigaScuola => RigaScuola.strip().parse(scuola);

/** 'Sede della scuola RMIC8XX01A Plesso Verdi', as messages name it. */
export const nomeScuola = ({
  tipo,
  codMeccanografico,
  desScuola,
}: Pick<Scuola, 'tipo' | 'codMeccanografico' | 'desScuola'>): string =>
  `${descrizioneTipoSede[tipo]} ${codMeccanografico} ${desScuola}`;

/** The sites of the uids, each of the school itself. @throws RIFERIMENTO_NON_VALIDO on `sedi` */
export const loadSedi = async (archivio: Archivio, uids: readonly Uid<'SCUOLA'>[]): Promise<Scuola[]> => {
  const sedi = await scuolaRepository(archivio).getMany([...new Set(uids)]);
  const estranea = uids.find((uid) => !sedi.some((sede) => sede.uid === uid && sede.tipo !== 'ALTRA'));
  if (estranea !== undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'sedi',
      "Una delle sedi scelte non è in archivio o è di un'altra scuola: aggiornare l'elenco e sceglierla di nuovo.",
    );
  return sedi;
};
