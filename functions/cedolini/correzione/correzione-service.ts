import { bozzaRepository } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { uidCedolino, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { inputDi, readContenuto } from '#archivio/cedolini/contenuto.ts';
import { correzioniAperte } from '#archivio/cedolini/correzione-aperta.ts';
import { correggeQuesto } from '#archivio/cedolini/correzioni.ts';
import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { processiAperti } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import { primoAnnoAperto } from '#shared/calculation/situazione/contesto.ts';
import type { InputCedolino, VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { CedolinoCollegato, correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { ProcessoInput, type Processo } from '#shared/contracts/cedolini/processo.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { erroriVoce } from '../calcolo/controllo-input.ts';
import { naturaDi } from '../calcolo/progressivi.ts';
import type { processiService } from '../processi/processi-service.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { differenzeDi, type Differenze } from './differenze.ts';
import { pagateFinora } from './pagate-finora.ts';

const CORREGGI: Ammessa = { cosa: 'correggere con un’altra', da: ['CONTABILIZZATO'], ancheEsposta: true };

/** Corrections of accounted payslips: each is a run of its own, calculated, accounted and filed like any other. The sealed payslip is never touched. */
export const correzioneService = ({ create }: Pick<ReturnType<typeof processiService>, 'create'>) => ({
  /** @throws NON_TROVATO, STATO_NON_AMMESSO: not accounted, paid by services, or a correction is still open */
  correct: async (
    { uid, voci, prova, ...periodo }: RouteInput<typeof correzioneRoutes.correggiCedolino>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<typeof correzioneRoutes.correggiCedolino>> => {
    const { archivio } = context;
    const { testata, dettaglio } = await cedoliniRepository(archivio).loadIntero(uid);
    const origine = await processiRepository(archivio).loadAmmesso(testata.idProcesso, null, CORREGGI);
    const aperte = correzioniAperte(archivio, uid);
    const ultima = await aperte.get();
    await checkCorreggibile(origine, testata, archivio);
    const input = inputDi(testata, readContenuto(dettaglio.contenuto));
    const pagate = await pagateDi(testata, input.voci, archivio);
    const trovate = await differenze(origine, pagate, voci, annoAperto(testata, periodo), archivio);
    if (trovate.differenze.length === 0)
      throw campoNonValido('voci', 'Le voci sono quelle pagate: non c’è niente da correggere.');
    if (prova === true) return { processo: null, differenze: [...trovate.differenze] };
    const processo = await create(
      {
        ...ProcessoInput.strip().parse(origine),
        ...periodo,
        DES_ELABORAZIONE: nomeDi(origine, testata),
        numDisponibile: null,
      },
      context,
      correggeDi(origine, uid),
      origine.rinnovo,
    );
    addRiga(processo, input, trovate.voci, context);
    context.modifica.add(...aperte.put(ultima, processo.uid));
    return { processo, differenze: [...trovate.differenze] };
  },

  /** @throws NON_TROVATO */
  list: async (
    uid: Uid<'CEDOLINO'>,
    archivio: Archivio,
  ): Promise<RouteOutput<typeof correzioneRoutes.listCorrezioni>> => {
    const { testata, dettaglio } = await cedoliniRepository(archivio).loadIntero(uid);
    const processi = processiRepository(archivio);
    const suo = await processi.load(testata.idProcesso);
    const origine = suo.corregge === undefined ? undefined : await processi.get(suo.corregge.idProcesso);
    const [corregge] = await collegati(
      archivio,
      testata,
      origine === undefined ? [] : [origine],
      suo.corregge?.cedolino,
    );
    return {
      corregge: corregge === undefined ? null : { ...corregge, ridata: suo.corregge?.ridata ?? false },
      correzioni: await collegati(archivio, testata, await correzioniDi(archivio, testata)),
      voci: [...(await pagateDi(testata, inputDi(testata, readContenuto(dettaglio.contenuto)).voci, archivio))],
    };
  },
});

/** The name of a correction, which tells it from those of the other payslips of the run: by number, since runs are named to who may not know people. */
const nomeDi = ({ DES_ELABORAZIONE }: Processo, { storico }: Pick<CedolinoSalvato, 'storico'>): string => {
  const chi = `, matricola ${storico.matricola}`;
  const base = DES_ELABORAZIONE.endsWith(chi) ? DES_ELABORAZIONE.slice(0, -chi.length) : DES_ELABORAZIONE;
  return `${accorciato(`Correzione di ${base}`, MASSIMO_NOME - chi.length)}${chi}`;
};

/** Characters of the name of a run. */
const MASSIMO_NOME = 150;

const correggeDi = (
  { uid, ID_ELABORAZIONE, DES_ELABORAZIONE }: Processo,
  cedolino: Uid<'CEDOLINO'>,
): NonNullable<Processo['corregge']> => ({ idProcesso: uid, ID_ELABORAZIONE, DES_ELABORAZIONE, cedolino });

/** The first year that the correction may still settle gross: by 12 January also the one before, for employment and assimilated income. */
const annoAperto = ({ percettore }: CedolinoSalvato, periodo: { readonly dataPagamento: string }): number =>
  primoAnnoAperto(periodo, regoleCorrenti(), naturaDi({ percettore: percettore ?? '' }));

const differenze = async (
  origine: Processo,
  prima: readonly VoceCedolino[],
  dopo: readonly VoceCedolino[],
  anno: number,
  archivio: Archivio,
): Promise<Differenze> => {
  const vociScuola = await loadVociScuola(archivio);
  return differenzeDi(prima, dopo, {
    anno,
    motivo: (voce) => {
      const [errore] = erroriVoce({ ...origine, vociScuola }, voce, '');
      return errore === undefined ? null : accorciato(errore.message, 500);
    },
  });
};

const addRiga = (
  { uid }: Processo,
  { uidSubAnagrafe, percettore, fiscali }: InputCedolino,
  voci: readonly VoceCedolino[],
  { archivio, modifica, sessione, adesso }: RequestContext,
): void => {
  const bozza = bozzaRepository(archivio);
  const input = { uidSubAnagrafe, percettore, voci: [...voci], ...(fiscali === undefined ? {} : { fiscali }) };
  const firma = { modificataDa: accorciato(sessione.descutente, 200), modificataIl: instant(adesso) };
  modifica.add(...bozza.create({ uidSubAnagrafe, versione: 1, input, ...firma }, uid).operazioni, bozza.mark(uid));
};

const checkCorreggibile = async (origine: Processo, testata: CedolinoSalvato, archivio: Archivio): Promise<void> => {
  const rifiuto = (perche: string) =>
    new AppError(
      'STATO_NON_AMMESSO',
      `Il cedolino di ${testata.storico.desCognome} ${testata.storico.desNome} in "${origine.DES_ELABORAZIONE}" non si corregge così: ${perche}`,
      { current: { ...origine } },
    );
  if (origine.TIPO_ELABORAZIONE === 'CON')
    throw rifiuto('ricalcola quanto è stato pagato. Fare un altro conguaglio: tiene conto di questo.');
  if (origine.TIPO_ELABORAZIONE === 'SUP')
    throw rifiuto(
      `lo stipendio viene dai servizi e dalle assenze. Correggerli; la differenza che manca si paga con gli arretrati, quella pagata in più si recupera nel prossimo stipendio, in un'elaborazione di supplenze con la voce «Recupero al lordo di stipendio dell'anno», o si scrive in Restituzioni quando la persona la ridà.`,
    );
  const aperta = (await correzioniDi(archivio, testata)).find(({ STATUS }) => STATUS !== 'CONTABILIZZATO');
  if (aperta)
    throw rifiuto(
      `c'è già "${aperta.DES_ELABORAZIONE}", elaborazione ${aperta.ID_ELABORAZIONE}, non ancora contabilizzata. Modificare o eliminare quella.`,
    );
};

/** The runs that correct a payslip: the accounted ones that paid its person, and the open ones that hold them. */
const correzioniDi = async (
  archivio: Archivio,
  { uid, idProcesso, uidSubAnagrafe }: Pick<CedolinoSalvato, 'uid' | 'idProcesso' | 'uidSubAnagrafe'>,
): Promise<Processo[]> => {
  const [pagamenti, aperti, ultima, suoi] = await Promise.all([
    archivio.of(pagamentoEntita).listAll(uidSubAnagrafe),
    processiAperti(archivio),
    lastOpened(archivio, uid),
    cedoliniRepository(archivio).uidsDi([idProcesso], [uidSubAnagrafe]),
  ]);
  const lo = (processo: Processo): boolean =>
    processo.corregge?.idProcesso === idProcesso && correggeQuesto(processo, uid, suoi);
  const tutti = new Map([...aperti, ...ultima].map((processo) => [processo.uid, processo]));
  const candidati = [...tutti.values()].filter(lo);
  const sue = await Promise.all(
    candidati.map(async (processo) => ((await holds(archivio, processo, uidSubAnagrafe)) ? [processo] : [])),
  );
  const pagati = await processiRepository(archivio).getMany([
    ...new Set(pagamenti.map((pagamento) => pagamento.idProcesso)),
  ]);
  return [...pagati.filter((processo) => processo.STATUS === 'CONTABILIZZATO' && lo(processo)), ...sue.flat()];
};

/** The last correction that was prepared, while it is open: the index may not tell of it yet. */
const lastOpened = async (archivio: Archivio, cedolino: Uid<'CEDOLINO'>): Promise<readonly Processo[]> => {
  const ultima = await correzioniAperte(archivio, cedolino).get();
  const processo = ultima && (await processiRepository(archivio).get(ultima.correzione));
  return processo === undefined || processo.STATUS === 'CONTABILIZZATO' ? [] : [processo];
};

const holds = async (archivio: Archivio, { uid }: Processo, persona: Uid<'PERSONA'>): Promise<boolean> => {
  const cedolini = cedoliniRepository(archivio);
  const [righe, testate] = await Promise.all([
    bozzaRepository(archivio).getRighe(uid, [persona]),
    cedolini.uidsDi([uid], [persona]).then(cedolini.getTestate),
  ]);
  return righe.length + testate.length > 0;
};

/** The items of a payslip as its accounted corrections left them; one that took its place, paid on another day, corrects nothing. */
const pagateDi = async (
  testata: CedolinoSalvato,
  voci: readonly VoceCedolino[],
  archivio: Archivio,
): Promise<readonly VoceCedolino[]> => {
  const processi = (await correzioniDi(archivio, testata)).filter(
    ({ STATUS, corregge }) => STATUS === 'CONTABILIZZATO' && corregge?.ridata !== true,
  );
  if (processi.length === 0) return voci;
  const sue = await collegati(archivio, testata, processi);
  const interi = await cedoliniRepository(archivio).getInteri(sue.map(({ uid }) => uid));
  return pagateFinora(
    voci,
    interi.map((intero) => inputDi(intero.testata, readContenuto(intero.dettaglio.contenuto)).voci),
  );
};

/** The payslip of the person in each of some runs: the one that is named, else the one that was under the same id as this. */
const collegati = async (
  archivio: Archivio,
  { uid: questo, idProcesso: suo, uidSubAnagrafe }: Pick<CedolinoSalvato, 'uid' | 'idProcesso' | 'uidSubAnagrafe'>,
  processi: readonly Processo[],
  nominato?: Uid<'CEDOLINO'>,
): Promise<CedolinoCollegato[]> => {
  const cedolini = cedoliniRepository(archivio);
  const uids = await cedolini.uidsDi(
    processi.map(({ uid }) => uid),
    [uidSubAnagrafe],
  );
  const testate = Map.groupBy(await cedolini.getTestate(uids), ({ idProcesso }) => idProcesso);
  const inizio = `${suo}-`;
  return processi.map(({ uid: idProcesso, ID_ELABORAZIONE, DES_ELABORAZIONE, ANNO, MESE, STATUS, corregge }) => {
    const sue = testate.get(idProcesso) ?? [];
    const gemello = questo.startsWith(inizio) ? `${idProcesso}-${questo.slice(inizio.length)}` : '';
    const sua = sue.find(({ uid }) => uid === nominato) ?? sue.find(({ uid }) => uid === gemello) ?? sue[0];
    const { lordo, netto } = sua ?? { lordo: 0, netto: 0 };
    const uid = sua?.uid ?? uidCedolino(idProcesso, uidSubAnagrafe);
    const ridata = corregge?.ridata ?? false;
    return { uid, idProcesso, ID_ELABORAZIONE, DES_ELABORAZIONE, ANNO, MESE, STATUS, lordo, netto, ridata };
  });
};
