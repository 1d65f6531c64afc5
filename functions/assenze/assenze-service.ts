import { assenzaEntita, elencoAssenze, rigaAssenza, rigaDi, type AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { effettoPaga } from '#archivio/assenze/effetto-paga.ts';
import { descrizioneTipo, gruppoDi, isFuoriContratto } from '#archivio/assenze/tipi-assenza.ts';
import {
  advanceTurno,
  intestatarioDi,
  loadScheda,
  type SchedaPersonale,
} from '#archivio/fascicolo/scheda-personale.ts';
import { requireConsultazione } from '#archivio/scuola/consultazione.ts';
import { isNelPeriodo, pageOfPersona, pageOfScuola } from '#archivio/servizi/elenco-personale.ts';
import { supplentiDelle } from '#archivio/servizi/supplenti.ts';
import { serviziAl, servizioPrincipale } from '#archivio/servizi/tipo-per-assenze.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CursorSigner } from '#platform/data/cursor.ts';
import { asUid, radiceDi } from '#platform/data/entita.ts';
import { checkVersion, newUid } from '#platform/data/repository.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type {
  Assenza,
  AssenzaDaSalvare,
  AssenzaInput,
  RicercaAssenze,
  RiepilogoAssenze,
  RigaAssenza,
} from '#shared/contracts/assenze/assenze.ts';
import type { AssenzaDaProvare, EffettoProvato } from '#shared/contracts/assenze/effetto-assenza.ts';
import type { Pagina } from '#shared/contracts/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { coperturaInParole } from '#shared/domain/persona/copertura.ts';
import type { ContrattoDipendente } from '#shared/domain/persona/percettore.ts';
import { periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { checkAssenza } from './controllo-assenza.ts';
import { loadFestivi } from './festivi.ts';
import { limiteCon } from './limite-con.ts';
import { riepilogoAnno } from './riepilogo-anno.ts';

type Contesto = Pick<RequestContext, 'archivio' | 'modifica'>;
type ConRiepilogo = Pagina<RigaAssenza> & { riepilogo: RiepilogoAssenze | null };

/** Returns rows with the substitutes of each absence. */
const withSupplenti = async (archivio: Archivio, righe: readonly RigaAssenza[]): Promise<RigaAssenza[]> => {
  const supplenti = await supplentiDelle(
    archivio,
    righe.map(({ uid }) => uid),
  );
  return righe.map((riga) => {
    const suoi = supplenti.get(riga.uid);
    return suoi === undefined ? riga : { ...riga, desSupplenti: coperturaInParole(suoi) };
  });
};

/** The absences of the staff. Imports and merges pass their own unit of change. */
export const assenzeService = ({ cursori }: { readonly cursori: CursorSigner }) => {
  const repo = (archivio: Archivio) => archivio.of(assenzaEntita);

  /** Of one person, with the year at a glance when a year is asked for; of the school by index. -1 is every year. */
  const search = async (
    { uidSubAnagrafe, numAnno, dal, al, codGruppo, ...ricerca }: RicercaAssenze,
    { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
  ): Promise<ConRiepilogo> => {
    const anno = numAnno === undefined || numAnno === -1 ? null : numAnno;
    const finestra =
      anno === null
        ? { dal, al }
        : { dal: dal ?? periodoAnnoScolastico(anno).dal, al: al ?? periodoAnnoScolastico(anno).al };
    const nelPeriodo = isNelPeriodo(finestra.dal, finestra.al);
    const keep = (riga: RigaAssenza): boolean =>
      nelPeriodo(riga) && (codGruppo === undefined || riga.codGruppo === codGruppo);
    if (uidSubAnagrafe !== undefined) {
      const scheda = await loadScheda(archivio, uidSubAnagrafe);
      return {
        ...pageOfPersona(scheda.assenze.map(rigaDi).filter(keep), ricerca),
        riepilogo: anno === null ? null : riepilogoAnno(scheda, anno, oggi),
      };
    }
    const ristretta = [finestra.dal, finestra.al, codGruppo].some((criterio) => criterio !== undefined);
    const pagina = await pageOfScuola(
      { archivio, cursori },
      elencoAssenze,
      ricerca,
      rigaAssenza,
      ristretta ? keep : undefined,
    );
    return { ...pagina, righe: await withSupplenti(archivio, pagina.righe), riepilogo: null };
  };

  return {
    search,

    /** The employee's own, while the head teacher's panel shows absences. @throws OPERAZIONE_NON_CONSENTITA */
    searchProprie: async (
      ricerca: Omit<RicercaAssenze, 'uidSubAnagrafe'>,
      context: RequestContext,
    ): Promise<ConRiepilogo> => {
      await requireConsultazione(context.archivio, 'assenze', 'dipendente');
      return search({ ...ricerca, uidSubAnagrafe: context.sessione.uidSubAnagrafe ?? asUid('') }, context);
    },

    /** @throws NON_TROVATO */
    get: async (uid: Uid<'ASSENZA'>, { archivio }: Pick<RequestContext, 'archivio'>): Promise<Assenza> => {
      const { scheda, prima } = await loadAssenza(archivio, uid);
      return toAssenza(prima, scheda);
    },

    /** Creates the absence, or changes the one of the uid. @throws NON_TROVATO, VERSIONE_MANCANTE, VERSIONE_SUPERATA, RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA */
    save: async (
      { uid, versione, uidSubAnagrafe, ...input }: AssenzaDaSalvare,
      context: Contesto,
    ): Promise<Assenza> => {
      const { archivio, modifica } = context;
      const scheda = await loadScheda(archivio, uidSubAnagrafe);
      const prima = uid === undefined ? undefined : loadPrima(scheda, uid, versione);
      const proprio = prima?.uid ?? newUid(scheda.persona.uid);
      const campi = await campiDi(input, proprio, scheda, archivio);
      const dopo = modifica.write(
        prima === undefined
          ? repo(archivio).create({ ...campi, uid: proprio, versione: 1 })
          : repo(archivio).update(prima, campi),
      );
      advanceTurno(context, scheda);
      return toAssenza(dopo, scheda);
    },

    /** What saving would make of it: nothing is written. @throws NON_TROVATO, RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA */
    try: async (
      { uid, uidSubAnagrafe, ...input }: AssenzaDaProvare,
      { archivio }: Pick<RequestContext, 'archivio'>,
    ): Promise<EffettoProvato> => {
      const scheda = await loadScheda(archivio, uidSubAnagrafe);
      const proprio = uid ?? newUid(scheda.persona.uid);
      const campi = await campiDi(input, proprio, scheda, archivio);
      const scritta = { ...campi, uid: proprio, versione: 1 };
      const { numGiorni, numOre, effetto } = toAssenza(scritta, scheda);
      return { numGiorni, numOre, effetto, limite: limiteCon(scritta, scheda) };
    },

    /** @throws NON_TROVATO, VERSIONE_SUPERATA, IN_USO when a substitute covers it */
    remove: async (uid: Uid<'ASSENZA'>, versione: number, context: Contesto): Promise<{ uid: Uid<'ASSENZA'> }> => {
      const { scheda, prima } = await loadAssenza(context.archivio, uid);
      checkVersion(prima, versione);
      await riferimenti(context.archivio).refuseIfUsed({ entita: assenzaEntita.nome, uid }, "L'assenza");
      context.modifica.write(repo(context.archivio).remove(prima));
      advanceTurno(context, scheda);
      return { uid };
    },
  };
};

/** What is kept of an absence as it was written, with its days counted. @throws RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA */
const campiDi = async (
  input: AssenzaInput,
  uid: Uid<'ASSENZA'>,
  scheda: SchedaPersonale,
  archivio: Archivio,
): Promise<Omit<AssenzaSalvata, 'uid' | 'versione'>> => {
  const festivi = await loadFestivi(archivio);
  const sedi = serviziAl(scheda.servizi, input.datInizio).flatMap((servizio) =>
    servizio.sedi.map(({ uidSede }) => uidSede),
  );
  const numGiorni = checkAssenza(input, uid, scheda, festivi(sedi, input.datInizio, input.datFine));
  return { ...input, ...intestatarioDi(scheda.persona), codGruppo: gruppoDi(input.codTipoAssenza), numGiorni };
};

const loadPrima = ({ assenze }: SchedaPersonale, uid: Uid<'ASSENZA'>, versione: number | undefined): AssenzaSalvata => {
  const prima = assenze.find((assenza) => assenza.uid === uid);
  if (prima === undefined) throw nonTrovato("L'assenza");
  if (versione === undefined)
    throw new AppError(
      'VERSIONE_MANCANTE',
      "Per modificare un'assenza serve la sua versione: ricaricarla e ripetere.",
      { fields: [{ path: 'versione', code: 'mancante', message: 'Versione mancante.' }] },
    );
  checkVersion(prima, versione);
  return prima;
};

const loadAssenza = async (
  archivio: Archivio,
  uid: Uid<'ASSENZA'>,
): Promise<{ readonly scheda: SchedaPersonale; readonly prima: AssenzaSalvata }> => {
  if (radiceDi(uid) === '') throw nonTrovato("L'assenza");
  const scheda = await loadScheda(archivio, radiceDi(uid));
  const prima = scheda.assenze.find((assenza) => assenza.uid === uid);
  if (prima === undefined) throw nonTrovato("L'assenza");
  return { scheda, prima };
};

/** The contract that pays an absence; null when the person had no service then. */
const contrattoDi = (
  { codTipoAssenza, datInizio }: AssenzaSalvata,
  { servizi }: SchedaPersonale,
): ContrattoDipendente | null =>
  serviziAl(servizi, datInizio)[0]?.contratto ??
  (isFuoriContratto(codTipoAssenza) ? (servizioPrincipale(servizi, datInizio)?.contratto ?? null) : null);

const toAssenza = (assenza: AssenzaSalvata, scheda: SchedaPersonale): Assenza => ({
  ...assenza,
  desTipoAssenza: descrizioneTipo(assenza.codTipoAssenza),
  effetto: effettoPaga(
    assenza,
    scheda.assenze.filter(({ uid }) => uid !== assenza.uid),
    contrattoDi(assenza, scheda),
  ),
});
