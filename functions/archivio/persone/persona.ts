import type { Item } from '#platform/data/dynamo.ts';
import type { ElencoIndicizzato } from '#platform/data/elenco.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { Persona, RigaPersona, type Domicilio } from '#shared/contracts/anagrafe/persona.ts';
import { discordanzeDi } from '#shared/domain/codici/identita-fiscale.ts';
import { chiaveNominativo, chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { defineEntita } from '../entita.ts';
import { effettiCoordinate } from './coordinate.ts';

const ottoCifre = (numero: number): string => String(numero).padStart(8, '0');

/** Persons of the school: the root of everything that belongs to a person. */
export const personaEntita = defineEntita<Persona>({
  nome: 'PERSONA',
  posto: 'radice',
  schema: Persona,
  shape: 4,
  upcast: {
    1: (prima) => ({ ...prima, tipoSoggetto: 'FISICA', cfDeceduto: null, quotaEredita: null }),
    2: (prima) => withPrevidenza(withStatoEstero(prima)),
    3: (prima) => ({ ...prima, desIntestatario: '' }),
  },
  indici: {
    indice1: ({ desCognome, desNome, desCf }) => chiaveNominativo(desCognome, desNome, desCf),
    indice2: ({ desCf }) => desCf,
    indice3: ({ matricola }) => ottoCifre(matricola),
  },
  riga: (persona) => ({ ...rigaDi(persona) }),
  unici: ({ desCf, cfPrecedenti = [], matricola, prgAnagrafe, desCognome, desNome }) => [
    {
      campo: 'desCf',
      valore: desCf,
      messaggio: `Il codice fiscale ${desCf} è già di un'altra persona in archivio, o lo era: cercarla prima di inserire ${desCognome} ${desNome}.`,
    },
    ...cfPrecedenti
      .filter((codice) => codice !== desCf)
      .map((codice) => ({
        campo: 'desCf',
        valore: codice,
        messaggio: `Il codice fiscale ${codice} è di un'altra persona in archivio: non può essere tra i codici precedenti di ${desCognome} ${desNome}.`,
      })),
    {
      campo: 'matricola',
      valore: String(matricola),
      messaggio: `La matricola ${matricola} è già assegnata: ricaricare la pagina per averne un'altra.`,
    },
    {
      campo: 'prgAnagrafe',
      valore: String(prgAnagrafe),
      messaggio: 'Il progressivo è già assegnato: ripetere il salvataggio.',
    },
  ],
  lettaDaiCedolini: true,
  guardia: effettiCoordinate,
});

/** A membership of the fund that was a day and nothing else. */
const withPrevidenza = ({ flgEspero, datEspero, ...prima }: Record<string, unknown>): Record<string, unknown> => ({
  ...prima,
  espero:
    flgEspero === true && typeof datEspero === 'string'
      ? [
          {
            dal: datEspero,
            al: null,
            datAdesione: datEspero,
            codFondo: '',
            comparto: '',
            aliquotaAggiuntiva: 0,
            quotaTfr: null,
          },
        ]
      : [],
  primaAssicurazione: null,
  numPartitaNoipa: null,
  codUfficioNoipa: '',
});

/** A State of residence that was in the place of the town. */
const withStatoEstero = (prima: Record<string, unknown>): Record<string, unknown> =>
  typeof prima.codComuneRes === 'string' && prima.codComuneRes.startsWith('Z')
    ? {
        ...prima,
        codStatoEstero: prima.codComuneRes,
        desRegioneEstera: '',
        codComuneRes: null,
        desComuneRes: '',
        provinciaRes: null,
      }
    : { ...prima, codStatoEstero: null, desRegioneEstera: '' };

/** Orders and filters of the registry, each backed by an index. */
export const elencoPersone: ElencoIndicizzato = {
  nome: 'PERSONA',
  ordini: { nominativo: 'indice1', desCf: 'indice2', matricola: 'indice3' },
  ordinePredefinito: 'nominativo',
  filtri: {
    nominativo: { indice: 'indice1', piega: chiaveRicerca },
    desCf: { indice: 'indice2', piega: (valore) => valore.trim().toUpperCase() },
    matricola: { indice: 'indice3', piega: (valore) => ottoCifre(Number.parseInt(valore, 10) || 0) },
  },
};

/** What one text means: a matricola, the beginning of a codice fiscale, or of surname and name. */
export const campoCercato = (cercato: string): 'nominativo' | 'desCf' | 'matricola' => {
  const testo = cercato.trim();
  if (/^\d{1,8}$/.test(testo)) return 'matricola';
  return /^\d{9,11}$|^[A-Z]{6}\d/i.test(testo) ? 'desCf' : 'nominativo';
};

/** The light row of a person as indexes and searches carry it. */
export const rigaDi = (persona: Persona): RigaPersona => {
  const { uid, uidSubAnagrafe, prgAnagrafe, matricola, tipoSoggetto, uidPortale } = persona;
  const { desCognome, desNome, desCf, datNascita, flgSesso } = persona;
  return {
    uid,
    uidSubAnagrafe,
    prgAnagrafe,
    matricola,
    tipoSoggetto,
    desCognome,
    desNome,
    desCf,
    datNascita,
    flgSesso,
    collegata: uidPortale !== null,
    cfAnomalo: discordanzeDi(persona).length > 0,
  };
};

export const rigaPersona = (item: Item): RigaPersona => readRiga(RigaPersona, item);

/** The fiscal domicile in force on a day; surtaxes follow the one of 1 January. */
export const domicilioAl = ({ domicili }: Pick<Persona, 'domicili'>, giorno: string): Domicilio | undefined =>
  domicili.filter(({ dal }) => dal <= giorno).toSorted((a, b) => (a.dal < b.dal ? 1 : -1))[0];
