import { requireFormaNuova } from '#archivio/casa/forma-approvazioni.ts';
import { licenze, statiLicenza } from '#shared/domain/accesso/licenze.ts';
import {
  descrizioneSetupType,
  descrizioneTipoElaborazione,
  setupTypes,
  tipiElaborazione,
} from '#shared/domain/elaborazione/elaborazione.ts';
import { offertaDi, type ChiE } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { isGiorno } from '#shared/domain/tempo/date.ts';
import { removeApprovazioni } from '../approvazioni.ts';
import { saveLicenza, saveScuola, setManutenzione } from '../scuole.ts';
import { said, type Esegui } from './comando.ts';

/** One of the words that an option takes. @throws with those there are: what is written otherwise would be kept, and mean nothing */
const wordOf = <const W extends string>(words: readonly W[], said: string, what: string): W => {
  const found = words.find((word) => word === said.toUpperCase());
  if (found === undefined) throw new Error(`«${said}» non è ${what}: ${words.join(', ')}.`);
  return found;
};

export const registerScuola: Esegui = async ({ connection, args: [codmin = ''], opzioni, momento }) => {
  const { nome = '', citta = '', regione = '', provincia = '', tipo = 'SCUOLA' } = opzioni;
  if (codmin.length !== 10 || nome === '') return undefined;
  const setupType = wordOf(setupTypes, tipo, 'un tipo di scuola');
  // the version before does not know this kind
  if (setupType === 'COMUNALE') await requireFormaNuova(connection.store);
  const dati = { codmin, desScuola: nome, citta, regione, provincia, setupType } as const;
  await saveScuola(connection.store, dati, momento.adesso);
  return said(`Scuola ${codmin} registrata: ${descrizioneSetupType[setupType]}.`, ...paroleDellOfferta({ setupType }));
};

/** Lines that say which runs a school of a kind makes here, what it has not, and why: who registers it reads them before anybody works in it. */
const paroleDellOfferta = (scuola: ChiE): readonly string[] => {
  const { ha, nonHa } = offertaDi(scuola);
  if (nonHa.length === 0) return [];
  return [
    `Qui fa: ${tipiElaborazione
      .filter((tipo) => ha.includes(tipo))
      .map((tipo) => descrizioneTipoElaborazione[tipo])
      .join('; ')}.`,
    ...nonHa.map(({ nomi, perche }) => `Qui non fa: ${nomi.join(', ')}. Perché: ${perche}`),
  ];
};

export const grantLicenza: Esegui = async ({ connection, args: [codmin = '', sigla = ''], opzioni, momento }) => {
  const { scade = '', stato = 'ATTIVA', dettagli } = opzioni;
  if (sigla === '' || !isGiorno(scade)) return undefined;
  const licenza = wordOf(licenze, sigla, 'una licenza');
  const concessa = { licenza, expireDate: scade, status: wordOf(statiLicenza, stato, 'lo stato di una licenza') };
  await saveLicenza(
    connection.store,
    codmin,
    dettagli === undefined ? concessa : { ...concessa, license_details: dettagli },
    momento,
  );
  return said(`Licenza ${licenza} della scuola ${codmin} valida fino al ${scade}.`);
};

export const changeManutenzione: Esegui = async ({ connection, args: [codmin = '', stato = ''], momento }) => {
  if (stato !== 'si' && stato !== 'no') return undefined;
  await setManutenzione(connection.store, codmin, stato === 'si', momento);
  return said(stato === 'si' ? `Scuola ${codmin} in manutenzione.` : `Scuola ${codmin} riaperta.`);
};

export const dropApprovazioni: Esegui = async ({ connection, args: [codmin = '', parola = ''], momento }) => {
  if (codmin.length !== 10 || parola !== 'togli') return undefined;
  await requireFormaNuova(connection.store);
  const tolte = await removeApprovazioni(connection.store, codmin, momento);
  return said(
    tolte === 0
      ? `La scuola ${codmin} non ha regole di due persone.`
      : `Scuola ${codmin}: ora basta una persona. ${tolte === 1 ? 'La regola tolta è' : `Le ${tolte} regole tolte sono`} nel registro delle modifiche e in una notifica a tutti.`,
  );
};
