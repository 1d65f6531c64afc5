import { registro } from '#archivio/accesso/registro.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { assenzeRoutes, type AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { type Servizio, type ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import type { Person, TestHome } from './home/test-home.ts';
import { loginOf, testUsers, type ScuolaDiProva } from './home/test-users.ts';
import { personaDiProva } from './persone-di-prova.ts';

/** A full post of an open-ended teacher of secondary school, 18 hours of 18, from 1 September 2024. */
export const servizioDiProva = (cambi: Partial<ServizioInput> = {}): ServizioInput => ({
  datInizio: '2024-09-01',
  datFine: null,
  codTipoPersonale: 'D',
  codTipoNomina: 'TI',
  codTipoServizio: 'NO',
  codAutoritaNomina: null,
  numProtocollo: '',
  datProtocollo: null,
  prgQualificaRetributiva: 10,
  codQualificaServizio: null,
  codFascia: '9-14',
  codTipoOrario: 'F',
  numOreSettimanali: 1800,
  numOreIntere: 1800,
  numOrePartTime: null,
  numOreContribuite: null,
  numGiorniSettimana: 6,
  codTipoAttivita: null,
  codTipoCattedra: null,
  codTipoPosto: null,
  codTipoLaboratorio: null,
  codClasseConcorso: 'A-12',
  codProfiloAta: null,
  codSituazionePrevidenziale: 'TFR',
  flgEnam: false,
  codScuolaTitolarita: null,
  uidSettore: null,
  sedi: [],
  numAssegnoPersonale: 0,
  desSentenzaRpdCia: null,
  uidCodiceInps: null,
  codAssunzione: null,
  codCessazione: null,
  codCessazionePrivata: null,
  distacco: null,
  maggiorazioni: [],
  note: '',
  ...cambi,
});

/** A short substitution of the same teacher. */
export const supplenzaDiProva = (
  datInizio: string,
  datFine: string,
  cambi: Partial<ServizioInput> = {},
): ServizioInput =>
  servizioDiProva({ datInizio, datFine, codTipoNomina: 'SB', codTipoServizio: 'SU', codFascia: '0-8', ...cambi });

/** A person with a service. */
export const dipendenteDiProva = async (
  gestore: Person,
  numero: number,
  servizio: ServizioInput = servizioDiProva(),
): Promise<{ readonly persona: Persona; readonly servizio: Servizio }> => {
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
  return {
    persona,
    servizio: await gestore.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: persona.uid } }),
  };
};

/** Links the employee user of a school to a person, before they sign in. */
export const linkDipendente = async ({ store }: TestHome, persona: Persona, scuola: ScuolaDiProva): Promise<void> => {
  const globali = registro(store);
  const login = loginOf('DIPENDENTE', scuola);
  const subject = testUsers.find((utente) => utente.login === login)?.subject ?? '';
  const utente = await globali.getUtente(LOCAL_USERS, subject);
  if (utente === undefined) throw new Error(`User ${login} is missing`);
  const iscrizioni = utente.iscrizioni.map((iscrizione) =>
    iscrizione.codmin === scuola
      ? { ...iscrizione, uid: persona.uid, uidSubAnagrafe: persona.uid, cf: persona.desCf }
      : iscrizione,
  );
  await sendOperazioni(store, [globali.putUtente(utente, { ...utente, iscrizioni })]);
};

/** Days of leave, as the form of an absence says them. */
export const ferie = (datInizio: string, datFine: string): AssenzaInput => ({
  codTipoAssenza: 'FERIE',
  datInizio,
  datFine,
  numOre: null,
  codMotivo: null,
  datNascitaFiglio: null,
  numCertificato: '',
  datCertificato: null,
  note: '',
});

/** Days of leave of a person, by who may enter them. */
export const ferieDiProva = (ufficio: Person, uid: string, datInizio: string, datFine: string) =>
  ufficio.ok(assenzeRoutes.saveAssenza, {
    body: { uidSubAnagrafe: asUid<'PERSONA'>(uid), ...ferie(datInizio, datFine) },
  });
