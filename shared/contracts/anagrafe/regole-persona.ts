import { erroriPagamento } from '../../domain/codici/coordinate-pagamento.ts';
import { erroreIdentita } from '../../domain/codici/identita-fiscale.ts';
import { erroriSoggetto } from '../../domain/persona/obblighi-soggetto.ts';
import { findSovrapposti } from '../../domain/tempo/periodo.ts';
import type { PersonaInput } from './persona.ts';

interface Errore {
  readonly campo: string;
  readonly messaggio: string;
}
type Regola = (persona: PersonaInput) => readonly Errore[];

/** The kind of person and the codice fiscale: where the kind already refuses the code, its agreement is not looked at. */
const identita: Regola = (persona) => {
  const delSoggetto = erroriSoggetto(persona);
  const messaggio = delSoggetto.some(({ campo }) => campo === 'desCf') ? null : erroreIdentita(persona);
  return [...delSoggetto, ...(messaggio === null ? [] : [{ campo: 'desCf', messaggio }])];
};

const residenza: Regola = ({ codComuneRes, desComuneRes, codStatoEstero, desRegioneEstera, desLocalitaEstera }) => [
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

const domicili: Regola = ({ domicili: tutti }) => {
  const decorrenze = tutti.map(({ dal }) => dal);
  return decorrenze.flatMap((dal, indice) =>
    decorrenze.indexOf(dal) === indice
      ? []
      : [{ campo: `domicili.${indice}.dal`, messaggio: "C'è già un domicilio fiscale con questa decorrenza." }],
  );
};

const espero: Regola = ({ espero: adesioni }) => [
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

/** Rules of form between the fields of a person, the same in the browser and on the server. */
export const checkPersona = (
  persona: PersonaInput,
  contesto: { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void => {
  for (const { campo, messaggio } of [identita, erroriPagamento, residenza, domicili, espero].flatMap((regola) =>
    regola(persona),
  ))
    contesto.addIssue({ code: 'custom', path: campo.split('.'), message: messaggio });
};
