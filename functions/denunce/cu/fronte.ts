import { altriDatiAl, scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import { AppError } from '#platform/errors.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { OperazioneCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { InvioCu } from '#shared/domain/denunce/cu.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { improntaProcessi } from '../denuncia/impronta-processi.ts';
import { improntaRestituzioni } from '../denuncia/somme-restituite.ts';
import { firmaDella, type DaFirmare } from './firma.ts';
import { scrivibile } from './persona.ts';

/** Characters of the name of the school, and of its other data. */
const DENOMINAZIONE = 60;
const RECAPITO = 60;
const TELEFONO = 12;

const mancante = (che: string, dove: string): AppError =>
  new AppError('STATO_NON_AMMESSO', `${che}: ${dove}, poi ripetere.`);

/** Which file it is: of which year and send, what it does, who signs it. */
export interface QualeCu extends DaFirmare {
  readonly invio: InvioCu;
  readonly operazione: OperazioneCu;
  /** The sent filing that it corrects: it is of the same withholding agent, whatever the school has become; null of one that corrects none. */
  readonly corretta: Denuncia | null;
}

const scritto = (testo: string | null, massimo: number): string => accorciato(scrivibile(testo ?? ''), massimo).trim();

const recapitiDi = (scuola: Scuola) => ({
  email: scritto(scuola.desEMail, RECAPITO),
  telefono: (scuola.desTelefono ?? '').replace(/\D/g, '').slice(0, TELEFONO),
  DA001004: scritto(scuola.desComune, RECAPITO),
  DA001005: scuola.provincia ?? '',
  DA001006: scuola.desCap ?? '',
  DA001007: scritto(scuola.desIndirizzo, RECAPITO),
});

const DEL_SOSTITUTO = ['codFiscale', 'denominazione', 'DA001001', 'DA001002'] as const;

/** Codes and name of the withholding agent as the corrected filing was sent with them; nothing for one that corrects none. */
const sostitutoDi = (corretta: Denuncia | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    DEL_SOSTITUTO.flatMap((campo) => {
      const inviato = corretta?.dati[campo];
      return inviato === undefined ? [] : [[campo, inviato]];
    }),
  );

/** The front of the file: the school as it is on the last day of the year, the signature, the runs that were gathered. @throws STATO_NON_AMMESSO without what no file can lack */
export const fronteCu = (
  propria: Scuola | undefined,
  quale: QualeCu,
  processi: readonly Processo[],
  restituzioni: readonly Restituzione[],
): Readonly<Record<string, string>> => {
  const { anno, invio, operazione, corretta } = quale;
  const scuola = scuolaAl(propria, `${anno}-12-31`);
  if (scuola?.codFiscale == null) throw mancante('La scuola non ha il codice fiscale', 'scriverlo nella scheda Scuola');
  const denominazione = scritto(scuola.desScuola, DENOMINAZIONE);
  return {
    anno: String(anno),
    invio,
    operazione,
    codFiscale: scuola.codFiscale,
    denominazione,
    ...firmaDella(propria, quale),
    ...recapitiDi(scuola),
    DA001001: scuola.codFiscale,
    DA001002: denominazione,
    ...sostitutoDi(operazione === 'ORDINARIA' ? null : corretta),
    DA001010: (altriDatiAl(scuola, `${anno}-12-31`)?.codAteco ?? '').replaceAll('.', ''),
    elaborazioni: improntaProcessi(processi),
    ...improntaRestituzioni(restituzioni),
  };
};
