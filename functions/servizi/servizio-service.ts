import { assenzaEntita, type AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { isFuoriContratto } from '#archivio/assenze/tipi-assenza.ts';
import { notifica } from '#archivio/casa/notifica.ts';
import { refuseNonLetti } from '#archivio/dati-non-letti.ts';
import {
  advanceTurno,
  intestatarioDi,
  loadScheda,
  type SchedaPersonale,
} from '#archivio/fascicolo/scheda-personale.ts';
import { setupTypeRegistrato } from '#archivio/scuola/opzioni-scuola.ts';
import { loadSedi } from '#archivio/scuola/scuola.ts';
import { settoreEntita } from '#archivio/scuola/settore.ts';
import { checkServizio } from '#archivio/servizi/controllo-servizio.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { nomeServizio, servizioEntita, usatiDa } from '#archivio/servizi/servizio.ts';
import { codiceInpsEntita } from '#archivio/tabelle/posizioni.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { radiceDi } from '#platform/data/entita.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import { checkVersion, newUid } from '#platform/data/repository.ts';
import { inUso, riferimenti } from '#platform/data/uso-dei-record.ts';
import { campoNonValido, campoRifiutato, nonTrovato } from '#platform/errors.ts';
import type { Servizio, ServizioInput, ServizioModificato, ServizioNuovo } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { overlaps, uncoveredBy } from '#shared/domain/tempo/periodo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatOre } from '#shared/money/centesimi.ts';
import { refuseSenzaDeroga } from './limiti-supplenza.ts';
import { incompatibili } from './sovrapposizioni.ts';

/** What writing a service needs of a request or of a step of long work. */
export type ContestoServizio = Pick<RequestContext, 'archivio' | 'modifica'>;

const repo = (archivio: Archivio) => archivio.of(servizioEntita);

const checked = async (
  { uid, versione }: Pick<Servizio, 'uid' | 'versione'>,
  input: ServizioInput,
  scheda: SchedaPersonale,
  archivio: Archivio,
  prima?: Servizio,
): Promise<Servizio> => {
  const servizio: Servizio = {
    ...input,
    ...checkServizio(input, await setupTypeRegistrato(archivio)),
    ...intestatarioDi(scheda.persona),
    uid,
    versione,
  };
  refuseIncompatibili(servizio, scheda.servizi);
  await Promise.all([
    checkSettore(archivio, servizio),
    checkClassificazione(archivio, servizio),
    checkAssenzaCoperta(archivio, servizio, prima),
    loadSedi(
      archivio,
      servizio.sedi.map(({ uidSede }) => uidSede),
    ),
  ]);
  return servizio;
};

/** Creation, change and deletion of the services of the staff. Imports and merges pass their own unit of change. */
export const serviziService = {
  /** @throws NON_TROVATO (the person), RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA */
  create: async ({ uidSubAnagrafe, ...input }: ServizioNuovo, context: ContestoServizio): Promise<Servizio> => {
    refuseNonLetti('SERVIZIO', undefined, detto(input));
    return serviziService.createOn(await loadScheda(context.archivio, uidSubAnagrafe), input, context);
  },

  /** On the record that was read, which nobody changes meanwhile: what the service was made from still holds. @throws as `create` */
  createOn: async (scheda: SchedaPersonale, input: ServizioInput, context: ContestoServizio): Promise<Servizio> => {
    const servizio = await checked({ uid: newUid(scheda.persona.uid), versione: 1 }, input, scheda, context.archivio);
    addServizio(servizio, context);
    advanceTurno(context, scheda);
    return servizio;
  },

  /** @throws 'Missing required uid', NON_TROVATO, VERSIONE_SUPERATA, RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA */
  update: async (
    uid: Uid<'SERVIZIO'>,
    { uid: ripetuto, versione, ...input }: ServizioModificato,
    context: ContestoServizio,
  ): Promise<Servizio> => {
    requireUid(uid, ripetuto);
    const { scheda, prima } = await loadServizio(context.archivio, uid);
    checkVersion(prima, versione);
    refuseNonLetti('SERVIZIO', prima, detto(input));
    const dopo = await checked(prima, input, scheda, context.archivio, prima);
    const scoperte = assenzeScoperte(scheda, prima, [...scheda.servizi.filter((altro) => altro.uid !== uid), dopo]);
    if (scoperte[0] !== undefined)
      throw campoRifiutato(
        'RIFERIMENTO_NON_VALIDO',
        scoperte[0].datInizio < dopo.datInizio ? 'datInizio' : 'datFine',
        `Fuori dal servizio resterebbe ${inParole(scoperte)}: correggere prima le assenze.`,
      );
    const scritto = context.modifica.write(repo(context.archivio).update(prima, dopo));
    context.modifica.add(...riferimenti(context.archivio).change(utilizzatore(dopo), usatiDa(prima), usatiDa(dopo)));
    advanceTurno(context, scheda);
    return scritto;
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, IN_USO when absences lie in it */
  remove: async (
    uid: Uid<'SERVIZIO'>,
    versione: number,
    context: ContestoServizio & Pick<RequestContext, 'seRifiutata' | 'adesso'>,
  ): Promise<{ uid: Uid<'SERVIZIO'> }> => {
    const { scheda, prima } = await loadServizio(context.archivio, uid);
    checkVersion(prima, versione);
    const scoperte = assenzeScoperte(
      scheda,
      prima,
      scheda.servizi.filter((altro) => altro.uid !== uid),
    );
    if (scoperte.length > 0) {
      notifica(context.seRifiutata, context, 'USER_DELETE_TRIED', uid, {
        cosa: accorciato(nomeServizio(prima), 300),
      });
      throw inUso(
        'Il servizio',
        scoperte.map((assenza) => ({ descrizione: inParole([assenza]) })),
      );
    }
    context.modifica.write(repo(context.archivio).remove(prima));
    context.modifica.add(...riferimenti(context.archivio).change(utilizzatore(prima), usatiDa(prima), []));
    advanceTurno(context, scheda);
    return { uid };
  },
};

/** Returns a service without contributed hours that are as many as those paid: they say nothing more. */
const detto = (input: ServizioInput) =>
  input.numOreContribuite === input.numOrePartTime ? { ...input, numOreContribuite: null } : input;

/** Adds a new service, with what it uses, to a unit of change: three actions, one more for a sector and for each site. */
export const addServizio = (
  servizio: Servizio,
  { archivio, modifica }: { readonly archivio: Archivio; readonly modifica: Modifica },
): void => {
  modifica.write(archivio.of(servizioEntita).create(servizio));
  modifica.add(...riferimenti(archivio).change(utilizzatore(servizio), [], usatiDa(servizio)));
};

/** A service with the record of its person. @throws NON_TROVATO */
const loadServizio = async (
  archivio: Archivio,
  uid: Uid<'SERVIZIO'>,
): Promise<{ readonly scheda: SchedaPersonale; readonly prima: Servizio }> => {
  if (radiceDi(uid) === '') throw nonTrovato('Il servizio');
  const scheda = await loadScheda(archivio, radiceDi(uid));
  const prima = scheda.servizi.find((servizio) => servizio.uid === uid);
  if (prima === undefined) throw nonTrovato('Il servizio');
  return { scheda, prima };
};

/** The words of the spec, for who changes a service without saying which. */
const requireUid = (uid: Uid<'SERVIZIO'>, ripetuto: string | null | undefined): void => {
  const assente = (valore: string | null): boolean => valore === null || /^(\s*|undefined|null)$/.test(valore);
  if (assente(uid) || (ripetuto !== undefined && assente(ripetuto)))
    throw campoNonValido('uid', 'Missing required uid', 'mancante');
  if (ripetuto !== undefined && ripetuto !== uid)
    throw campoNonValido('uid', "L'identificativo nel corpo non è quello dell'indirizzo.");
};

/** @throws RIFERIMENTO_NON_VALIDO naming the services it collides with */
const refuseIncompatibili = (servizio: Servizio, altri: readonly Servizio[]): void => {
  const scontro = incompatibili(servizio, altri);
  if (scontro === null) return;
  const elenco = scontro.servizi
    .map(
      ({ datInizio, datFine, numOreSettimanali, numOrePartTime, numOreIntere }) =>
        `dal ${formatGiorno(datInizio)}${datFine === null ? '' : ` al ${formatGiorno(datFine)}`} per ${formatOre(numOrePartTime ?? numOreSettimanali)} ore su ${formatOre(numOreIntere)}`,
    )
    .join('; ');
  throw campoRifiutato(
    'RIFERIMENTO_NON_VALIDO',
    'datInizio',
    `Dal ${formatGiorno(scontro.dal)} ${servizio.desCognome} ${servizio.desNome} supererebbe un orario intero: c'è già un servizio ${elenco}. Correggere le date o le ore, oppure indicare che sono ore eccedenti o un altro tipo di servizio che si somma al posto.`,
  );
};

const checkSettore = async (archivio: Archivio, { uidSettore }: Servizio): Promise<void> => {
  if (uidSettore === null) return;
  if ((await archivio.of(settoreEntita).get(uidSettore)) === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'uidSettore',
      'Il settore non è più in archivio: sceglierne un altro.',
    );
};

const checkClassificazione = async (archivio: Archivio, { uidCodiceInps }: Servizio): Promise<void> => {
  if (uidCodiceInps === null) return;
  if ((await archivio.of(codiceInpsEntita).get(uidCodiceInps)) === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'uidCodiceInps',
      "La classificazione INPS non è più in archivio: sceglierne un'altra.",
    );
};

const checkAssenzaCoperta = async (
  archivio: Archivio,
  servizio: Servizio,
  prima: Servizio | undefined,
): Promise<void> => {
  const { uidAssenzaCoperta, uidSubAnagrafe } = servizio;
  if (uidAssenzaCoperta === undefined) return;
  const assenza = await archivio.of(assenzaEntita).get(uidAssenzaCoperta);
  if (assenza === undefined || assenza.uidSubAnagrafe === uidSubAnagrafe)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'uidAssenzaCoperta',
      assenza === undefined
        ? "L'assenza da coprire non è più in archivio: togliere il collegamento."
        : "Nessuno sostituisce sé stesso: l'assenza è della stessa persona.",
    );
  await refuseSenzaDeroga(servizio, prima, assenza, archivio);
};

/** Absences that lay in a service and would lie outside every service. */
const assenzeScoperte = (
  { assenze }: SchedaPersonale,
  prima: Servizio,
  dopo: readonly Servizio[],
): readonly AssenzaSalvata[] => {
  const periodi = dopo.map(periodoDi);
  return assenze.filter((assenza) => {
    const giorni = { dal: assenza.datInizio, al: assenza.datFine };
    return (
      !isFuoriContratto(assenza.codTipoAssenza) &&
      overlaps(giorni, periodoDi(prima)) &&
      uncoveredBy(giorni, periodi).length > 0
    );
  });
};

const inParole = (assenze: readonly AssenzaSalvata[]): string => {
  const nomi = assenze
    .slice(0, 3)
    .map(({ datInizio, datFine }) => `l'assenza dal ${formatGiorno(datInizio)} al ${formatGiorno(datFine)}`);
  return assenze.length > nomi.length ? `${nomi.join(', ')} e altre ${assenze.length - nomi.length}` : nomi.join(', ');
};

const utilizzatore = (servizio: Servizio) => ({
  entita: servizioEntita.nome,
  uid: servizio.uid,
  descrizione: nomeServizio(servizio),
});
