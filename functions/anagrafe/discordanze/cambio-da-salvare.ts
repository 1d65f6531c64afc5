import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { gruppoDi } from '#archivio/assenze/tipi-assenza.ts';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { intestatarioDi } from '#archivio/fascicolo/scheda-personale.ts';
import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { fiscaliEntita, uidFiscali } from '#archivio/persone/fiscali.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { setupTypeRegistrato } from '#archivio/scuola/opzioni-scuola.ts';
import { checkServizio } from '#archivio/servizi/controllo-servizio.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { newUid } from '#platform/data/repository.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { CambioDaSalvare } from '#shared/contracts/anagrafe/discordanze.ts';
import { giorniTra } from '#shared/domain/tempo/date.ts';

type Di<K extends CambioDaSalvare['di']> = Extract<CambioDaSalvare, { di: K }>;

/** The writes of a change that is not saved yet. @throws NON_TROVATO, RIFERIMENTO_NON_VALIDO */
export const operazioniDi = async (
  archivio: Archivio,
  dati: DatiPersona,
  cambio: CambioDaSalvare,
): Promise<readonly Operazione[]> => {
  switch (cambio.di) {
    case 'PERSONA':
      return archivio.of(personaEntita).update(dati.persona, cambio.valori).operazioni;
    case 'INCARICO': {
      const incarichi = archivio.of(incaricoEntita);
      return incarichi.update(await incarichi.load(cambio.uid), cambio.valori).operazioni;
    }
    case 'FISCALI': {
      const fiscali = archivio.of(fiscaliEntita);
      const prima = await fiscali.get(uidFiscali(dati.persona.uid, cambio.valori.numAnno));
      return prima === undefined ? [] : fiscali.update(prima, cambio.valori).operazioni;
    }
    case 'SERVIZIO':
      return servizioDa(archivio, dati, cambio);
    case 'ASSENZA':
      return assenzaDa(archivio, dati, cambio);
  }
};

const servizioDa = async (
  archivio: Archivio,
  { persona, servizi }: DatiPersona,
  { uid, valori }: Di<'SERVIZIO'>,
): Promise<readonly Operazione[]> => {
  const campi = {
    ...valori,
    ...checkServizio(valori, await setupTypeRegistrato(archivio)),
    ...intestatarioDi(persona),
  };
  const repo = archivio.of(servizioEntita);
  if (uid === undefined) return repo.create({ ...campi, uid: newUid(persona.uid), versione: 1 }).operazioni;
  const prima = servizi.find((servizio) => servizio.uid === uid);
  if (prima === undefined) throw nonTrovato('Il servizio');
  return repo.update(prima, campi).operazioni;
};

/** The days that lists count are those of the calendar here: what is paid reads the two ends. */
const assenzaDa = (
  archivio: Archivio,
  { persona, assenze }: DatiPersona,
  { uid, valori }: Di<'ASSENZA'>,
): readonly Operazione[] => {
  const campi = {
    ...valori,
    ...intestatarioDi(persona),
    codGruppo: gruppoDi(valori.codTipoAssenza),
    numGiorni: giorniTra(valori.datInizio, valori.datFine) + 1,
  };
  const repo = archivio.of(assenzaEntita);
  if (uid === undefined) return repo.create({ ...campi, uid: newUid(persona.uid), versione: 1 }).operazioni;
  const prima = assenze.find((assenza) => assenza.uid === uid);
  if (prima === undefined) throw nonTrovato("L'assenza");
  return repo.update(prima, campi).operazioni;
};
