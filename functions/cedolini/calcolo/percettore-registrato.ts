import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { CodiceParticolarita } from '#shared/domain/persona/particolarita.ts';
import type { ContrattoDipendente } from '#shared/domain/persona/percettore.ts';
import { containsGiorno } from '#shared/domain/tempo/periodo.ts';
import { situazioniPrevidenziali } from '../../riferimento/personale/liste-servizio.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';
import { servizioDaPagare } from './servizi-registrati.ts';

/**
 * To what title a person is paid: what the office chose for this payslip, else the tax data of the year, else the records: the service in
 * force on the last day of the work paid (or the last one before it) for staff, the one being paid for substitutes, the foreign option for
 * non-residents. Null: nobody knows.
 */
export const percettoreDi = (
  processo: Pick<Processo, 'idMetodo' | 'dataPagamento' | 'ANNO' | 'MESE'>,
  input: Pick<InputCedolino, 'percettore' | 'voci'>,
  dati: DatiPersona,
  fiscali: Fiscali | undefined,
): Percettore | null => {
  if (input.percettore !== null) return input.percettore;
  if (fiscali?.percettore) return fiscali.percettore;
  const { tipo } = partiMetodo(processo.idMetodo);
  const giorno = ultimoGiorno(input, processo.dataPagamento);
  if (tipo === 'EST') return nonResidente(dati, processo.dataPagamento);
  if (tipo === 'COC') return { tipo: 'COCOCO' };
  const servizio = servizioPagato(processo, input, dati);
  if (servizio === undefined) return null;
  const { contratto, ruolo } = servizio;
  return tipo === 'FOR'
    ? { tipo: 'FORMATORE', contratto, ruolo }
    : {
        tipo: 'DIPENDENTE',
        contratto,
        ruolo,
        fineServizio: fineServizio(servizio),
        enam: servizio.flgEnam,
        ...esperoAl(dati, giorno),
      };
};

/**
 * The contract that the work of a day is of, where the records say to what title the person is paid; null where the office decided it, or
 * nobody served that day.
 */
export const contrattoAl = (
  input: Pick<InputCedolino, 'percettore'>,
  { servizi }: DatiPersona,
  fiscali: Fiscali | undefined,
  giorno: string,
): ContrattoDipendente | null => {
  if (input.percettore !== null || fiscali?.percettore) return null;
  const inServizio = servizi.filter(({ datInizio, datFine }) =>
    containsGiorno({ dal: datInizio, al: datFine }, giorno),
  );
  return servizioAl(inServizio, giorno)?.contratto ?? null;
};

/** The service whose work a payslip pays: of substitutes the one being paid, of the others the one of the last day paid. */
export const servizioPagato = (
  processo: Pick<Processo, 'idMetodo' | 'dataPagamento' | 'ANNO' | 'MESE'>,
  input: Pick<InputCedolino, 'voci'>,
  dati: DatiPersona,
): Servizio | undefined =>
  partiMetodo(processo.idMetodo).tipo === 'SUP'
    ? servizioDaPagare(processo, dati)
    : servizioAl(dati.servizi, ultimoGiorno(input, processo.dataPagamento));

/** Where most hours of a service are served; null when no site is said. */
export const sedePrincipale = (servizio: Servizio | undefined): Uid<'SCUOLA'> | null =>
  servizio?.sedi.toSorted((a, b) => b.numOre - a.numOre)[0]?.uidSede ?? null;

/** The service in force on a day; failing that, the last one that ended before it. */
const servizioAl = (servizi: readonly Servizio[], giorno: string): Servizio | undefined =>
  servizi
    .filter(({ datInizio }) => datInizio <= giorno)
    .toSorted((a, b) => compareFine(a, b) || (a.datInizio < b.datInizio ? -1 : 1))
    .at(-1);

/** An open end comes after every day. */
const compareFine = ({ datFine: a }: Servizio, { datFine: b }: Servizio): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
};

const ultimoGiorno = ({ voci }: Pick<InputCedolino, 'voci'>, dataPagamento: string): string =>
  voci
    .map(({ competenza }) => competenza.al)
    .toSorted()
    .at(-1) ?? dataPagamento;

const fineServizio = ({ codSituazionePrevidenziale }: Servizio): 'TFS' | 'TFR' =>
  situazioniPrevidenziali.voci.find(({ codice }) => codice === codSituazionePrevidenziale)?.codRegimeFineServizio ===
  '3'
    ? 'TFS'
    : 'TFR';

/** The membership of Espero of a day. */
const esperoAl = (
  { persona: { espero } }: DatiPersona,
  giorno: string,
): { readonly espero: boolean; readonly esperoAggiuntivo?: number } => {
  const adesione = espero.find((una) => containsGiorno(una, giorno));
  const { aliquotaAggiuntiva = 0 } = adesione ?? {};
  return {
    espero: adesione !== undefined,
    ...(aliquotaAggiuntiva === 0 ? {} : { esperoAggiuntivo: aliquotaAggiuntiva }),
  };
};

const ESTERO: Readonly<Partial<Record<CodiceParticolarita, Percettore>>> = {
  ESTERO_RITENUTA: { tipo: 'NON_RESIDENTE', occasionale: true },
  ESTERO_CONVENZIONE: { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: true },
  ESTERO_ABITUALE: { tipo: 'NON_RESIDENTE', occasionale: false },
};

const nonResidente = (dati: DatiPersona, giorno: string): Percettore | null =>
  particolaritaAl(dati, giorno)
    .map((codice) => ESTERO[codice])
    .find((percettore) => percettore !== undefined) ?? null;

/** Conditions of the person in force on a day. */
export const particolaritaAl = ({ particolarita }: DatiPersona, giorno: string): CodiceParticolarita[] =>
  particolarita
    .filter(({ datInizio, datFine }) => containsGiorno({ dal: datInizio, al: datFine }, giorno))
    .map(({ codParticolarita }) => codParticolarita);
