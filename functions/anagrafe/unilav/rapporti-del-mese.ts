import { comunicazioniDi } from '#archivio/incarichi/comunicazioni-incarico.ts';
import { listAffidati } from '#archivio/incarichi/incarichi-dell-anno.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { byNomeIntero, nominativo } from '#shared/domain/persona/nominativo.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';

/** Reason for which a relation of work is told. */
export type EventoUnilav = 'INIZIO' | 'PROROGA' | 'FINE';

/** A contract of a person: a service of the staff, or an assignment of a collaborator. */
export interface Tratto {
  readonly persona: Persona['uid'];
  readonly dal: Giorno;
  readonly al: Giorno | null;
  /** Contracts with the same one, a day after the other, are one relation. */
  readonly stesso: string;
  readonly di: { readonly servizio: Servizio } | { readonly incarico: Incarico };
}

/** Something to tell of a contract: what, on which day it happened, and since when the relation goes on. */
export interface DaDire {
  readonly evento: EventoUnilav;
  readonly giorno: Giorno;
  readonly dallInizio: Giorno;
  readonly tratto: Tratto;
}

/** Returns the events of the contracts of one person in a month. One that begins the day after another of the same kind extends it. */
export const daDireNelMese = (tratti: readonly Tratto[], { anno, mese }: Mese): readonly DaDire[] => {
  const inizio = `${anno}-${String(mese).padStart(2, '0')}`;
  const isNelMese = (giorno: Giorno | null): giorno is Giorno => giorno?.startsWith(inizio) === true;
  const primaDi = (tratto: Tratto): Tratto | undefined =>
    tratti.find(({ al, stesso }) => stesso === tratto.stesso && al !== null && addGiorni(al, 1) === tratto.dal);
  const inizioDi = (tratto: Tratto): Giorno => {
    const prima = primaDi(tratto);
    return prima === undefined ? tratto.dal : inizioDi(prima);
  };
  const prorogati = new Set(tratti.map(primaDi));
  return tratti.flatMap((tratto) => {
    const { dal, al } = tratto;
    const dallInizio = inizioDi(tratto);
    const evento = dallInizio === dal ? 'INIZIO' : 'PROROGA';
    return [
      ...(isNelMese(dal) ? [{ evento, giorno: dal, dallInizio, tratto } as const] : []),
      ...(isNelMese(al) && !prorogati.has(tratto) ? [{ evento: 'FINE', giorno: al, dallInizio, tratto } as const] : []),
    ];
  });
};

const diServizio = (servizio: Servizio): Tratto => ({
  persona: servizio.uidSubAnagrafe,
  dal: servizio.datInizio,
  al: servizio.datFine,
  stesso: [servizio.codTipoPersonale, servizio.codTipoNomina, servizio.prgQualificaRetributiva].join('|'),
  di: { servizio },
});

const diIncarico = (incarico: Incarico): Tratto => ({
  persona: incarico.uidSubAnagrafe,
  dal: incarico.datInizio,
  al: incarico.datFine,
  stesso: 'incarico',
  di: { incarico },
});

/** Returns everything that is to be told of a month, by person and day. Requests: two of the index of services, the services of each person found, the assignments. */
export const rapportiDelMese = async (
  richiesta: Mese,
  { archivio, oggi }: Pick<ContestoStampa, 'archivio' | 'oggi'>,
): Promise<readonly (DaDire & { readonly persona: Persona })[]> => {
  const begins = `${richiesta.anno}-${String(richiesta.mese).padStart(2, '0')}`;
  const servizi = archivio.of(servizioEntita);
  const [iniziati, finiti, affidati] = await Promise.all([
    servizi.queryIndice({ index: 'indice2', begins }),
    servizi.queryIndice({ index: 'indice3', begins }),
    listAffidati(archivio),
  ]);
  const collaborazioni = affidati
    .filter((affidato) => comunicazioniDi(affidato, [], oggi).COLLABORAZIONE.stato !== 'NON_DOVUTA')
    .map(({ incarico }) => diIncarico(incarico));
  const conServizi = new Set([...iniziati, ...finiti].map((item) => rigaServizio(item).uidSubAnagrafe));
  const loro = await Promise.all([...conServizi].map((persona) => servizi.listAll(persona)));
  const tratti = Map.groupBy([...loro.flat().map(diServizio), ...collaborazioni], ({ persona }) => persona);
  const daDire = [...tratti.values()].flatMap((suoi) => daDireNelMese(suoi, richiesta));
  const persone = new Map(
    (await personeRepository(archivio).getMany([...new Set(daDire.map(({ tratto }) => tratto.persona))])).map(
      (persona) => [persona.uid, persona],
    ),
  );
  return daDire
    .flatMap((una) => {
      const persona = persone.get(una.tratto.persona);
      return persona === undefined ? [] : [{ ...una, persona }];
    })
    .toSorted((a, b) => byNomeIntero(nomeDi(a), nomeDi(b)) || (a.giorno < b.giorno ? -1 : 1));
};

const nomeDi = ({ persona: { desCognome, desNome, desCf } }: { readonly persona: Persona }) => ({
  nominativo: nominativo(desCognome, desNome),
  desCf,
});
