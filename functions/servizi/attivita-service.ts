import { eliminazioneProtetta } from '#archivio/casa/eliminazione-protetta.ts';
import {
  advanceTurno,
  intestatarioDi,
  loadScheda,
  type SchedaPersonale,
} from '#archivio/fascicolo/scheda-personale.ts';
import { requireSeVuota } from '#archivio/persone/persona-presente.ts';
import { attivitaEntita, elencoAttivita } from '#archivio/servizi/attivita.ts';
import { isNelPeriodo, pageOfPersona, pageOfScuola, periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CursorSigner } from '#platform/data/cursor.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { radiceDi } from '#platform/data/entita.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { checkVersion, newUid } from '#platform/data/repository.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { campoRifiutato, nonTrovato } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { Pagina } from '#shared/contracts/lista.ts';
import type { RouteInput } from '#shared/contracts/route.ts';
import {
  Attivita,
  type AttivitaInput,
  type attivitaRoutes,
  type TipoAttivita,
} from '#shared/contracts/servizi/attivita.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';

type Ricerca = RouteInput<typeof attivitaRoutes.searchAttivita>['body'];
type Contesto = Pick<RequestContext, 'archivio' | 'modifica'>;

/** Kinds of special activity: the code is unique; who has an activity of a kind uses it. */
export const tipiAttivitaService = gestione<TipoAttivita>((archivio) => archivio.of(tipoAttivitaEntita), {
  checkRemove: eliminazioneProtetta(
    tipoAttivitaEntita.nome,
    ({ codTipoAttivita, desTipoAttivita }) => `L'attività ${codTipoAttivita} ${desTipoAttivita}`,
  ),
});

const repo = (archivio: Archivio) => archivio.of(attivitaEntita);

const checked = async (
  { uid, versione }: Pick<Attivita, 'uid' | 'versione'>,
  input: AttivitaInput,
  scheda: SchedaPersonale,
  archivio: Archivio,
): Promise<Attivita> => {
  const attivita: Attivita = { ...input, ...intestatarioDi(scheda.persona), uid, versione };
  const tipo = await archivio.of(tipoAttivitaEntita).get(input.uidTipoAttivita);
  if (tipo === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'uidTipoAttivita',
      'Il tipo di attività non è più in archivio: sceglierne un altro.',
    );
  const doppia = scheda.attivita.find(
    (altra) =>
      altra.uid !== uid && altra.uidTipoAttivita === tipo.uid && overlaps(periodoDi(altra), periodoDi(attivita)),
  );
  if (doppia !== undefined) {
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'datInizio',
      `${attivita.desCognome} ${attivita.desNome} ha già l'attività "${tipo.desTipoAttivita}" dal ${formatGiorno(doppia.datInizio)}${doppia.datFine === null ? '' : ` al ${formatGiorno(doppia.datFine)}`}: correggere le date, oppure modificare quella.`,
    );
  }
  return attivita;
};

/** Special activities of the staff. */
export const attivitaService = {
  /** @throws NON_TROVATO (the person), RIFERIMENTO_NON_VALIDO */
  create: async (
    { uidSubAnagrafe, ...input }: AttivitaInput & { readonly uidSubAnagrafe: Uid<'PERSONA'> },
    { archivio, modifica }: Contesto,
  ): Promise<Attivita> => {
    const scheda = await loadScheda(archivio, uidSubAnagrafe);
    const attivita = await checked({ uid: newUid(scheda.persona.uid), versione: 1 }, input, scheda, archivio);
    modifica.write(repo(archivio).create(attivita));
    modifica.add(...riferimenti(archivio).change(utilizzatore(attivita), [], usatiDa(attivita)));
    advanceTurno({ archivio, modifica }, scheda);
    return attivita;
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, RIFERIMENTO_NON_VALIDO */
  update: async (
    uid: Uid<'ATTIVITA'>,
    { versione, ...input }: AttivitaInput & { readonly versione: number },
    { archivio, modifica }: Contesto,
  ): Promise<Attivita> => {
    const { scheda, prima } = await loadAttivita(archivio, uid);
    checkVersion(prima, versione);
    const dopo = modifica.write(repo(archivio).update(prima, await checked(prima, input, scheda, archivio)));
    modifica.add(...riferimenti(archivio).change(utilizzatore(dopo), usatiDa(prima), usatiDa(dopo)));
    advanceTurno({ archivio, modifica }, scheda);
    return dopo;
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA */
  remove: async (
    uid: Uid<'ATTIVITA'>,
    versione: number,
    { archivio, modifica }: Contesto,
  ): Promise<{ uid: Uid<'ATTIVITA'> }> => {
    const { prima } = await loadAttivita(archivio, uid);
    checkVersion(prima, versione);
    modifica.write(repo(archivio).remove(prima));
    modifica.add(...riferimenti(archivio).change(utilizzatore(prima), usatiDa(prima), []));
    return { uid };
  },

  /** Special activities of one person, or of the school; a range or a kind leave the others out. */
  search: async (
    { uidSubAnagrafe, uidTipoAttivita, dal, al, ...ricerca }: Ricerca,
    cursori: CursorSigner,
    archivio: Archivio,
  ): Promise<Pagina<Attivita>> => {
    const nelPeriodo = isNelPeriodo(dal, al);
    const keep = (attivita: Attivita): boolean =>
      nelPeriodo(attivita) && (uidTipoAttivita === undefined || attivita.uidTipoAttivita === uidTipoAttivita);
    if (uidSubAnagrafe !== undefined) {
      const sue = await repo(archivio).listAll(uidSubAnagrafe);
      await requireSeVuota(archivio, uidSubAnagrafe, sue.length);
      return pageOfPersona(sue.filter(keep), ricerca);
    }
    const ristretta = [uidTipoAttivita, dal, al].some((criterio) => criterio !== undefined);
    return pageOfScuola({ archivio, cursori }, elencoAttivita, ricerca, rigaAttivita, ristretta ? keep : undefined);
  },
};

const rigaAttivita = (item: Item): Attivita => readRiga(Attivita, item);

const loadAttivita = async (
  archivio: Archivio,
  uid: Uid<'ATTIVITA'>,
): Promise<{ readonly scheda: SchedaPersonale; readonly prima: Attivita }> => {
  if (radiceDi(uid) === '') throw nonTrovato("L'attività");
  const scheda = await loadScheda(archivio, radiceDi(uid));
  const prima = scheda.attivita.find((attivita) => attivita.uid === uid);
  if (prima === undefined) throw nonTrovato("L'attività");
  return { scheda, prima };
};

const utilizzatore = ({ uid, desCognome, desNome, datInizio }: Attivita) => ({
  entita: attivitaEntita.nome,
  uid,
  descrizione: `l'attività di ${desCognome} ${desNome} dal ${formatGiorno(datInizio)}`,
});
const usatiDa = ({ uidTipoAttivita }: Attivita) => [{ entita: tipoAttivitaEntita.nome, uid: uidTipoAttivita }];
