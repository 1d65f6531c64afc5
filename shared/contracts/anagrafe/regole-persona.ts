import { erroriPagamento } from '../../domain/codici/coordinate-pagamento.ts';
import { erroreIdentita } from '../../domain/codici/identita-fiscale.ts';
import { findSovrapposti } from '../../domain/tempo/periodo.ts';
import type { Regola } from '../across-fields.ts';
import { erroriSoggetto } from './obblighi-soggetto.ts';
import type { PersonaInput } from './persona.ts';

interface Errore {
  readonly campo: string;
  readonly messaggio: string;
}
type RegolaPersona = (persona: PersonaInput) => Iterable<Errore>;

/** The codice fiscale: where the kind of person already refuses it, its agreement with the data is not looked at. */
const codice: RegolaPersona = (persona) => {
  for (const { campo } of erroriSoggetto(persona)) if (campo === 'desCf') return [];
  const messaggio = erroreIdentita(persona);
  return messaggio === null ? [] : [{ campo: 'desCf', messaggio }];
};

const residenza: RegolaPersona = ({
  codComuneRes,
  desComuneRes,
  codStatoEstero,
  desRegioneEstera,
  desLocalitaEstera,
}) => [
  ...(codComuneRes === null && desComuneRes.trim() !== ''
    ? [
        {
          campo: 'codComuneRes',
          messaggio: "Comune di residenza incompleto: sceglierlo dall'elenco dei comuni.",
        },
      ]
    : []),
  ...(codComuneRes !== null && codStatoEstero !== null
    ? [
        {
          campo: 'codStatoEstero',
          messaggio: 'La residenza è in un comune italiano o in uno Stato estero: toglierne uno.',
        },
      ]
    : []),
  ...(codStatoEstero === null && `${desRegioneEstera}${desLocalitaEstera}`.trim() !== ''
    ? [{ campo: 'codStatoEstero', messaggio: 'Indicare lo Stato estero della località, oppure togliere la località.' }]
    : []),
];

const domicili: RegolaPersona = ({ domicili: tutti }) => {
  const decorrenze = tutti.map(({ dal }) => dal);
  return decorrenze.flatMap((dal, indice) =>
    decorrenze.indexOf(dal) === indice
      ? []
      : [{ campo: `domicili.${indice}.dal`, messaggio: "C'è già un domicilio fiscale con questa decorrenza." }],
  );
};

const espero: RegolaPersona = ({ espero: adesioni }) => [
  ...adesioni.flatMap(({ dal, al, datAdesione }, indice) => [
    ...(al !== null && al < dal
      ? [{ campo: `espero.${indice}.al`, messaggio: "L'adesione finisce prima di cominciare: correggere le date." }]
      : []),
    ...(datAdesione > dal
      ? [
          {
            campo: `espero.${indice}.datAdesione`,
            messaggio: "L'adesione è sottoscritta prima che si versi: correggere la data.",
          },
        ]
      : []),
  ]),
  ...(findSovrapposti(adesioni) === null
    ? []
    : [{ campo: 'espero', messaggio: 'Due adesioni al Fondo Espero valgono negli stessi giorni: chiudere la prima.' }]),
];

const onField =
  (regola: RegolaPersona): Regola<PersonaInput> =>
  (persona, contesto) => {
    for (const { campo, messaggio } of regola(persona))
      contesto.addIssue({ code: 'custom', path: campo.split('.'), message: messaggio });
  };

/** Rules of form between the fields of a person, the same in the browser and on the server. */
export const regolePersona: readonly Regola<PersonaInput>[] = [
  erroriSoggetto,
  codice,
  erroriPagamento,
  residenza,
  domicili,
  espero,
].map(onField);
