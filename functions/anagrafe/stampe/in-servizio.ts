import { personaEntita } from '#archivio/persone/persona.ts';
import { scuolaEntita } from '#archivio/scuola/scuola.ts';
import { isNelPeriodo } from '#archivio/servizi/elenco-personale.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import type { Campo } from '#functions/impaginazione/layout/parti/campi.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { nomeQualifica } from '#functions/riferimento/personale/voci-servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Disposizione, PersonaleDaStampare } from '#shared/contracts/anagrafe/stampe/personale.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { chiaveNominativo, nominativo } from '#shared/domain/persona/nominativo.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { intervalloDetto } from '#shared/domain/tempo/date.ts';

/** A person, the last of the services of the period (none for who has an activity and no service), the sites where it is given. */
export interface InServizio {
  readonly persona: Persona;
  readonly servizio: Servizio | null;
  readonly sedi: readonly string[];
}

interface DelPersonale<R extends InServizio> {
  readonly titolo: string;
  readonly righe: (
    contesto: ContestoStampa,
    inServizio: readonly InServizio[],
    parametri: PersonaleDaStampare,
  ) => Promise<readonly R[]> | readonly R[];
  readonly colonne: (layout: Disposizione) => readonly ColonnaDi<R>[];
  /** The sections of the alphabetical disposition, where it has any. */
  readonly sezioneDi?: (riga: R) => string;
}

/** The second half of a print of the staff: who served between two days, one row each or as the print makes of them. */
export const elencoDelPersonale = <R extends InServizio>({ titolo, righe, colonne, sezioneDi }: DelPersonale<R>) =>
  elenco({
    title: ({ dal, al }: PersonaleDaStampare): Promise<string> =>
      Promise.resolve(`${titolo}, ${intervalloDetto(dal, al)}`),
    load: async (parametri: PersonaleDaStampare, contesto): Promise<Elenco<R>> => {
      const { layout } = parametri;
      const tutte = (await righe(contesto, await inServizio(contesto.archivio, parametri), parametri)).toSorted(
        perNome,
      );
      return {
        filtri: filtriDi(parametri),
        colonne: [CHI, ...colonne(layout)],
        sezione: SEZIONE[layout],
        sezioni: inSezioni(tutte, layout === 'ALFABETICO' ? sezioneDi : DISPOSIZIONE[layout]),
        orientamento: 'orizzontale',
      };
    },
  });

const CHI: ColonnaDi<InServizio> = {
  titolo: 'Persona',
  tipo: 'testo',
  testata: true,
  valore: ({ persona }) => nomeDi(persona),
};

const nomeDi = ({ desCognome, desNome }: Persona): string => nominativo(desCognome, desNome);
const chiaveDi = ({ persona: { desCognome, desNome, desCf } }: InServizio): string =>
  chiaveNominativo(desCognome, desNome, desCf);
const perNome = (a: InServizio, b: InServizio): number => (chiaveDi(a) < chiaveDi(b) ? -1 : 1);

/** The qualification of a service in words; empty without a service. */
export const qualificaDi = ({ servizio }: InServizio): string =>
  servizio === null ? '' : nomeQualifica(servizio.prgQualificaRetributiva);

const SEZIONE: Readonly<Record<Disposizione, string>> = {
  ALFABETICO: 'Gruppo',
  QUALIFICA: 'Qualifica',
  SEDE: 'Sede',
  RUBRICA: 'Iniziale',
};
const DISPOSIZIONE: Readonly<Record<Exclude<Disposizione, 'ALFABETICO'>, (riga: InServizio) => string>> = {
  QUALIFICA: (riga) => qualificaDi(riga) || 'Senza servizio nel periodo',
  SEDE: ({ sedi }) => sedi.join(', ') || 'Senza sede',
  RUBRICA: ({ persona }) => ([...persona.desCognome][0] ?? '').toUpperCase(),
};

const inSezioni = <R extends InServizio>(righe: readonly R[], sezioneDi: ((riga: R) => string) | undefined) =>
  sezioneDi === undefined
    ? [{ righe }]
    : [...Map.groupBy(righe, sezioneDi)]
        .toSorted(byTesto(([titolo]) => titolo))
        .map(([titolo, sue]) => ({ titolo, righe: sue }));

const filtriDi = ({ dal, al, anno, layout }: PersonaleDaStampare): readonly Campo[] => [
  { etichetta: 'Periodo', valore: intervalloDetto(dal, al) },
  ...(anno === undefined ? [] : [{ etichetta: 'Anno scolastico', valore: nomeAnnoScolastico(anno) }]),
  { etichetta: 'Disposizione', valore: descrizioneDisposizione[layout] },
];

const descrizioneDisposizione: Readonly<Record<Disposizione, string>> = {
  ALFABETICO: 'Alfabetica',
  QUALIFICA: 'Per qualifica',
  SEDE: 'Per sede',
  RUBRICA: 'Rubrica',
};

/** Who served in the period, once each with the last service. Requests: the index of services, then people and services by their key, and the sites. */
const inServizio = async (archivio: Archivio, { dal, al }: PersonaleDaStampare): Promise<readonly InServizio[]> => {
  const righe = (await archivio.of(servizioEntita).queryIndice({ index: 'indice2' }))
    .map(rigaServizio)
    .filter(isNelPeriodo(dal, al));
  const ultimi = new Map(righe.map(({ uidSubAnagrafe, uid }) => [uidSubAnagrafe, uid]));
  const [persone, servizi, scuole] = await Promise.all([
    archivio.of(personaEntita).getMany([...ultimi.keys()]),
    archivio.of(servizioEntita).getMany([...ultimi.values()]),
    archivio.of(scuolaEntita).listAll(),
  ]);
  const perPersona = new Map(servizi.map((servizio) => [servizio.uidSubAnagrafe, servizio]));
  const nomi = new Map<string, string>(scuole.map(({ uid, desScuola }) => [uid, desScuola]));
  return persone.map((persona) => riunita(persona, perPersona.get(persona.uid) ?? null, nomi));
};

const riunita = (persona: Persona, servizio: Servizio | null, nomi: ReadonlyMap<string, string>): InServizio => ({
  persona,
  servizio,
  sedi: (servizio?.sedi ?? []).map(({ uidSede }) => nomi.get(uidSede) ?? uidSede),
});

/** The same of other people: what is known of who is not among them is read. */
export const completati = async (
  { archivio }: ContestoStampa,
  inServizio: readonly InServizio[],
  uids: readonly Uid<'PERSONA'>[],
): Promise<ReadonlyMap<string, InServizio>> => {
  const noti = new Map<string, InServizio>(inServizio.map((uno) => [uno.persona.uid, uno]));
  const mancanti = [...new Set(uids)].filter((uid) => !noti.has(uid));
  for (const persona of await archivio.of(personaEntita).getMany(mancanti))
    noti.set(persona.uid, { persona, servizio: null, sedi: [] });
  return noti;
};
