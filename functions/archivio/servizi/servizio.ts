import {
  nomeClasse,
  nomeProfilo,
  nomeQualifica,
  nomeTipoNomina,
  nomeTipoServizio,
} from '#functions/riferimento/personale/voci-servizio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import type { ElencoIndicizzato } from '#platform/data/elenco.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import type { Usato } from '#platform/data/uso-dei-record.ts';
import { RigaServizio, Servizio } from '#shared/contracts/servizi/servizio.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { assenzaEntita } from '../assenze/assenza.ts';
import { defineEntita } from '../entita.ts';
import { scuolaEntita } from '../scuola/scuola.ts';
import { settoreEntita } from '../scuola/settore.ts';
import { codiceInpsEntita } from '../tabelle/posizioni.ts';

/** Sort key of an open end: after every day. */
const APERTO = '~';

const alfabetico = ({
  desCognome,
  desNome,
  datInizio,
  uid,
}: {
  readonly desCognome: string;
  readonly desNome: string;
  readonly datInizio: string;
  readonly uid: string;
}): string => `${chiaveRicerca(`${desCognome} ${desNome}`)}#${datInizio}#${uid}`;

/** Services of the staff: children of the person, listed across the school by name, by start and by end. */
export const servizioEntita = defineEntita<Servizio>({
  nome: 'SERVIZIO',
  posto: 'figlio',
  radice: 'PERSONA',
  elencato: 'scuola',
  schema: Servizio,
  shape: 3,
  upcast: {
    1: (prima) => ({
      ...prima,
      uidCodiceInps: null,
      codAssunzione: null,
      codCessazione: null,
      distacco: null,
      maggiorazioni: [],
    }),
    2: (prima) => ({ ...prima, codCessazionePrivata: null }),
  },
  indici: {
    indice1: alfabetico,
    indice2: ({ datInizio, uid }) => `${datInizio}#${uid}`,
    indice3: ({ datFine, uid }) => `${datFine ?? APERTO}#${uid}`,
  },
  riga: (servizio) => ({ ...rigaSalvata(servizio) }),
  lettaDaiCedolini: true,
});

/** Orders and filters of the services of the whole school. */
export const elencoServizi: ElencoIndicizzato = {
  nome: servizioEntita.nome,
  ordini: { nominativo: 'indice1', datInizio: 'indice2', datFine: 'indice3' },
  ordinePredefinito: 'nominativo',
  filtri: {
    nominativo: { indice: 'indice1', piega: chiaveRicerca },
    datInizio: { indice: 'indice2', piega: (valore) => valore.trim() },
  },
};

const IN_PAROLE = {
  desTipoNomina: true,
  desTipoServizio: true,
  desQualificaRetributiva: true,
  desClasseOProfilo: true,
} as const;
type RigaSalvata = Omit<RigaServizio, keyof typeof IN_PAROLE>;
const RigaSalvata = RigaServizio.omit(IN_PAROLE);

const rigaSalvata = (servizio: Servizio): RigaSalvata => RigaSalvata.strip().parse(servizio);

const descritta = (riga: RigaSalvata): RigaServizio => ({
  ...riga,
  desTipoNomina: nomeTipoNomina(riga.codTipoNomina),
  desTipoServizio: nomeTipoServizio(riga.codTipoServizio),
  desQualificaRetributiva: nomeQualifica(riga.prgQualificaRetributiva),
  desClasseOProfilo:
    riga.codClasseConcorso === null
      ? nomeProfilo(riga.codProfiloAta ?? '')
      : nomeClasse(riga.codClasseConcorso, riga.datInizio),
});

/** The light row of a service, with its codes in words. */
export const rigaDi = (servizio: Servizio): RigaServizio => descritta(rigaSalvata(servizio));

export const rigaServizio = (item: Item): RigaServizio =>
  descritta(readRiga(RigaSalvata, { ...item, riga: { uidCodiceInps: null, ...Object(item.riga) } }));

/** Returns what a service uses: its sector, its sites, its INPS classification, the absence it covers. */
export const usatiDa = ({ uidSettore, sedi, uidCodiceInps, uidAssenzaCoperta }: Servizio): Usato[] => [
  ...(uidSettore === null ? [] : [{ entita: settoreEntita.nome, uid: uidSettore }]),
  ...sedi.map(({ uidSede }) => ({ entita: scuolaEntita.nome, uid: uidSede })),
  ...(uidCodiceInps === null ? [] : [{ entita: codiceInpsEntita.nome, uid: uidCodiceInps }]),
  ...(uidAssenzaCoperta === undefined ? [] : [{ entita: assenzaEntita.nome, uid: uidAssenzaCoperta }]),
];

/** A service in the words of a message: 'il servizio di ROSSI Anna dal 01/09/2025'. */
export const nomeServizio = ({
  desCognome,
  desNome,
  datInizio,
}: Pick<Servizio, 'desCognome' | 'desNome' | 'datInizio'>): string =>
  `il servizio di ${desCognome} ${desNome} dal ${datInizio.split('-').reverse().join('/')}`;
