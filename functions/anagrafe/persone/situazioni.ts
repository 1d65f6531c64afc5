import { readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { scuolaRepository } from '#archivio/scuola/scuola.ts';
import { isNelPeriodo } from '#archivio/servizi/elenco-personale.ts';
import { rigaDi } from '#archivio/servizi/servizio.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Situazione } from '#shared/contracts/anagrafe/situazione.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { avvisiFiscali } from '../fiscali/controllo-fiscale.ts';

/** People as they are on the business day: one request for all of them, and one for the sites. Unknown ones are left out. */
export const listSituazioni = async (
  uids: readonly string[],
  { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<Situazione[]> => {
  const [scuole, persone] = await Promise.all([scuolaRepository(archivio).listAll(), readDatiPersone(archivio, uids)]);
  return persone.flatMap((dati) => (dati === undefined ? [] : [situazioneDi(dati, scuole, oggi)]));
};

/** A person on a day. The tax data that count are those of its year. */
const situazioneDi = (
  { persona, servizi, assenze, fiscali }: DatiPersona,
  scuole: readonly Scuola[],
  oggi: string,
): Situazione => {
  const inVigore = isNelPeriodo(oggi, oggi);
  const servizio = servizi.filter(inVigore).toSorted((a, b) => (a.datInizio < b.datInizio ? 1 : -1))[0];
  const anno = Number(oggi.slice(0, 4));
  return {
    uid: persona.uid,
    desCognome: persona.desCognome,
    desNome: persona.desNome,
    desCf: persona.desCf,
    matricola: persona.matricola,
    servizio: servizio === undefined ? null : servizioOggi(servizio, scuole),
    assenteFinoAl: assenze.find(inVigore)?.datFine ?? null,
    mancanze: avvisiFiscali(
      persona,
      fiscali.find(({ numAnno }) => numAnno === anno),
      anno,
    ),
  };
};

const servizioOggi = (servizio: Servizio, scuole: readonly Scuola[]): Situazione['servizio'] => ({
  ruolo: servizio.ruolo,
  contratto: servizio.contratto,
  desQualifica: rigaDi(servizio).desQualificaRetributiva,
  sedi: servizio.sedi.flatMap(({ uidSede }) => {
    const sede = scuole.find(({ uid }) => uid === uidSede);
    return sede === undefined ? [] : [sede.desScuola];
  }),
  datFine: servizio.datFine,
});
