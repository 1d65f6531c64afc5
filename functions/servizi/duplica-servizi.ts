import { createHash } from 'node:crypto';
import { advanceTurno, intestatarioDi, loadScheda } from '#archivio/fascicolo/scheda-personale.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid, radiceDi } from '#platform/data/entita.ts';
import { MASSIMO_AZIONI, Modifica } from '#platform/data/modifica.ts';
import { startLavoro, toLavoro, type LavoroSalvato } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { Duplicazione, ServizioDuplicato, ServizioEscluso } from '#shared/contracts/servizi/servizi.ts';
import type { RigaServizio, Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nomeAnnoScolastico, periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { addServizio } from './servizio-service.ts';
import { incompatibili } from './sovrapposizioni.ts';

const TIPO_LAVORO_DUPLICA = 'duplica-servizi';

/** Services whose duplication certainly fits one transaction, and reads a handful of partitions. */
const DIRETTI = 20;
/** Actions the platform adds to a request: its idempotency item, with some room. */
const RISERVA = 5;
const MOSTRATI = 1000;

/** Appointments that go on from a school year to the next without a new contract: open-ended staff, and religion teachers confirmed by law. */
const CONTINUANO: ReadonlySet<string> = new Set(['TI', 'IR', 'IS']);

export interface Esclusione {
  readonly servizio: RigaServizio;
  readonly motivo: string;
}
interface Piano {
  readonly daCreare: readonly RigaServizio[];
  readonly esclusi: readonly Esclusione[];
}

const periodoNuovo = (anno: number): { readonly datInizio: string; readonly datFine: string } => {
  const { dal, al } = periodoAnnoScolastico(anno);
  return { datInizio: dal, datFine: al };
};

/** Uid of the service that continues another in a school year: always the same, so that a repeat is the same record. */
const uidContinuazione = (uidOrigine: Uid<'SERVIZIO'>, anno: number): Uid<'SERVIZIO'> =>
  asUid(`${radiceDi(uidOrigine)}-${createHash('sha256').update(`${uidOrigine}#${anno}`).digest('hex').slice(0, 16)}`);

/** What is said of a service that already goes on. */
export const GIA_DUPLICATO = 'Già duplicato.';

/** Why a service does not go on into the year, given the others of the same person; null when it does. */
const motivoEsclusione = (
  servizio: RigaServizio | Servizio,
  anno: number,
  altri: readonly (RigaServizio | Servizio)[],
): string | null => {
  if (!CONTINUANO.has(servizio.codTipoNomina))
    return 'Contratto a tempo determinato: per il nuovo anno serve una nuova nomina.';
  const uid = uidContinuazione(servizio.uid, anno);
  if (altri.some((altro) => altro.uid === uid)) return GIA_DUPLICATO;
  const scontro = incompatibili(
    { ...servizio, ...periodoNuovo(anno), uid },
    altri.filter((altro) => altro.uid !== servizio.uid),
  );
  return scontro === null
    ? null
    : `Ha già un servizio dal ${formatGiorno(scontro.servizi[0]?.datInizio ?? scontro.dal)}.`;
};

/** The services that end with the school year before, and what becomes of each. Two queries of the school's index. */
export const pianoDuplicazione = async (archivio: Archivio, anno: number): Promise<Piano> => {
  const [origini, presenti] = await Promise.all([
    listOrigini(archivio, anno),
    archivio.of(servizioEntita).queryIndice({
      index: 'indice3',
      from: periodoNuovo(anno).datInizio,
    }),
  ]);
  const perPersona = Map.groupBy(presenti.map(rigaServizio), ({ uidSubAnagrafe }) => uidSubAnagrafe);
  const giudicati = origini.map((servizio) => ({
    servizio,
    motivo: motivoEsclusione(servizio, anno, perPersona.get(servizio.uidSubAnagrafe) ?? []),
  }));
  return {
    daCreare: giudicati.flatMap(({ servizio, motivo }) => (motivo === null ? [servizio] : [])),
    esclusi: giudicati.flatMap(({ servizio, motivo }) => (motivo === null ? [] : [{ servizio, motivo }])),
  };
};

/** Services whose last day is the last of the school year before `anno`, in the order of their uids. */
export const listOrigini = async (archivio: Archivio, anno: number): Promise<RigaServizio[]> =>
  (
    await archivio.of(servizioEntita).queryIndice({
      index: 'indice3',
      begins: `${anno}-08-31#`,
    })
  ).map(rigaServizio);

/** Adds the continuation of one service to a unit of change, judged again on the person's own record. @returns why it was left out, or null */
export const addContinuazione = async (
  archivio: Archivio,
  anno: number,
  uidOrigine: Uid<'SERVIZIO'>,
  modifica: Modifica,
): Promise<string | null> => {
  const scheda = await loadScheda(archivio, radiceDi(uidOrigine));
  const origine = scheda.servizi.find(({ uid }) => uid === uidOrigine);
  const motivo =
    origine === undefined ? "Il servizio di origine non c'è più." : motivoEsclusione(origine, anno, scheda.servizi);
  if (origine === undefined || motivo !== null) return motivo;
  const { uidAssenzaCoperta: _coperta, desDeroga: _deroga, ...continuato } = origine;
  addServizio(
    {
      ...continuato,
      ...intestatarioDi(scheda.persona),
      ...periodoNuovo(anno),
      codAssunzione: null,
      codCessazione: null,
      codCessazionePrivata: null,
      maggiorazioni: [],
      uid: uidContinuazione(uidOrigine, anno),
      versione: 1,
    },
    { archivio, modifica },
  );
  advanceTurno({ archivio, modifica }, scheda);
  return null;
};

/** The yearly operation: shows the plan, or carries it out in one transaction when it is short and as long work when it is not. */
export const duplicazioneService = ({ workflows }: { readonly workflows: Workflows }) => ({
  run: async (
    { anno, anteprima = false }: { readonly anno: number; readonly anteprima?: boolean | undefined },
    context: RequestContext,
  ): Promise<Duplicazione> => {
    const piano = await pianoDuplicazione(context.archivio, anno);
    const eseguito = !anteprima && piano.daCreare.length > 0;
    const diretta = eseguito ? await direct(anno, piano, context) : null;
    if (diretta !== null) context.modifica.add(...diretta.operazioni).voci.push(...diretta.voci);
    const lavoro = eseguito && diretta === null ? start(workflows, anno, piano, context) : null;
    return {
      anno,
      anteprima,
      numDaCreare: piano.daCreare.length,
      numCreati: diretta === null ? 0 : piano.daCreare.length,
      numEsclusi: piano.esclusi.length,
      servizi: piano.daCreare.slice(0, MOSTRATI).map((servizio) => duplicato(servizio, anno)),
      esclusi: piano.esclusi.slice(0, MOSTRATI).map(escluso),
      lavoro,
    };
  },
});

/** The whole plan as one unit of change; null when it does not fit. */
const direct = async (anno: number, { daCreare }: Piano, { archivio }: RequestContext): Promise<Modifica | null> => {
  if (daCreare.length > DIRETTI) return null;
  const modifica = new Modifica();
  for (const { uid } of daCreare) await addContinuazione(archivio, anno, uid, modifica);
  return modifica.operazioni.length + modifica.voci.length > MASSIMO_AZIONI - RISERVA ? null : modifica;
};

const start = (workflows: Workflows, anno: number, { daCreare }: Piano, context: RequestContext) => {
  const lavoro: LavoroSalvato = startLavoro(
    workflows,
    {
      tipo: TIPO_LAVORO_DUPLICA,
      area: 'servizi',
      descrizione: `Duplicazione dei servizi nell'anno ${nomeAnnoScolastico(anno)}`,
      oggetto: String(anno),
      totale: daCreare.length,
      ruoli: ['GESTORE', 'TESTER'],
      parametri: { anno },
    },
    context,
  );
  return toLavoro(lavoro);
};

const duplicato = (
  { uid, uidSubAnagrafe, matricola, desCognome, desNome, contratto, desQualificaRetributiva }: RigaServizio,
  anno: number,
): ServizioDuplicato => ({
  uid: uidContinuazione(uid, anno),
  uidOrigine: uid,
  uidSubAnagrafe,
  matricola,
  desCognome,
  desNome,
  contratto,
  desQualificaRetributiva,
  ...periodoNuovo(anno),
});

const escluso = ({
  servizio: { uid, uidSubAnagrafe, matricola, desCognome, desNome },
  motivo,
}: Esclusione): ServizioEscluso => ({ uidOrigine: uid, uidSubAnagrafe, matricola, desCognome, desNome, motivo });
