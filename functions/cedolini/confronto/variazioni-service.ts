import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { uidCedolino, type CedolinoSalvato, type DettaglioSalvato } from '#archivio/cedolini/cedolino.ts';
import { inputDi, readContenuto } from '#archivio/cedolini/contenuto.ts';
import { fattiDi } from '#archivio/cedolini/fatti.ts';
import { readLavoro, type LavoroTenuto } from '#archivio/cedolini/lavoro.ts';
import { classificazioniPer, nominatiDal, type TabelleDelServizio } from '#archivio/cedolini/nominati-dal-servizio.ts';
import { elaborazioniDiAltraScuola } from '#archivio/cedolini/pagamento.ts';
import { isContata } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { rotteEntita } from '#archivio/cedolini/rotte.ts';
import { readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { ereditaDi } from '#archivio/fascicolo/eredita.ts';
import { loadDatiVersamenti } from '#archivio/scuola/enti-scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Storico } from '#shared/contracts/cedolini/cedolino.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { CedolinoVariato, SezioneVariazione, Variazione } from '#shared/contracts/cedolini/variazioni.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { lavoroTenuto, storicoDi } from '../calcolo/cedolini-persone.ts';
import { personaComposta, type Ambiente } from '../calcolo/persona-composta.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { lavoroVariato, senzaQuelloDi } from './lavoro-variato.ts';
import { fattiVariati, identitaVariata, variazioni } from './variazioni.ts';

/** A computed payslip, and what the records say differently from when it was computed. */
export interface CedolinoConfrontato {
  readonly processo: Processo;
  readonly uidSubAnagrafe: Uid<'PERSONA'>;
  readonly storico: Storico;
  readonly variazioni: readonly Variazione[];
}

/** Payslips of some people in the runs still open (of a month, when it is given). Five requests, whoever they are, and one for each hundred payslips. */
const cedoliniAperti = async (
  archivio: Archivio,
  persone: readonly DatiPersona[],
  mese?: Mese,
): Promise<CedolinoConfrontato[]> =>
  confrontati(
    archivio,
    persone,
    undefined,
    ({ STATUS, ANNO, MESE }) =>
      STATUS !== 'CONTABILIZZATO' && (mese === undefined || (ANNO === mese.anno && MESE === mese.mese)),
  );

/** The same, with the accounted ones of `anche`, of the last two tax years in which each was paid; `tabelle`: those that services name records of, where they are about to be others. */
export const cedoliniAncheContabilizzati = async (
  archivio: Archivio,
  persone: readonly DatiPersona[],
  anche: ReadonlySet<string>,
  tabelle?: TabelleDelServizio,
): Promise<CedolinoConfrontato[]> =>
  confrontati(archivio, persone, tabelle, (processo, { persona, pagamenti }) => {
    if (processo.STATUS !== 'CONTABILIZZATO') return true;
    if (!anche.has(persona.uid) || !isContata(processo)) return false;
    const ultimo = Math.max(...pagamenti.map(({ annoFiscale }) => annoFiscale));
    return pagamenti.some(({ idProcesso, annoFiscale }) => idProcesso === processo.uid && annoFiscale >= ultimo - 1);
  });

const confrontati = async (
  archivio: Archivio,
  persone: readonly DatiPersona[],
  tabelle: TabelleDelServizio | undefined,
  quali: (processo: Processo, dati: DatiPersona) => boolean,
): Promise<CedolinoConfrontato[]> => {
  const tutti = await processiRepository(archivio).getMany([
    ...new Set(persone.flatMap(({ pagamenti }) => pagamenti.map(({ idProcesso }) => idProcesso))),
  ]);
  const contabilizzati = new Set([
    ...tutti.filter(({ STATUS }) => STATUS === 'CONTABILIZZATO').map(({ uid }) => uid),
    ...persone.flatMap(({ pagamenti }) => elaborazioniDiAltraScuola(pagamenti)),
  ]);
  const cedolini = cedoliniRepository(archivio);
  const coppie = await Promise.all(
    persone.flatMap((dati) =>
      tutti
        .filter(
          (processo) => dati.pagamenti.some(({ idProcesso }) => idProcesso === processo.uid) && quali(processo, dati),
        )
        .map(async (processo) => ({ dati, processo, uids: await uidsDi(cedolini, processo, dati) })),
    ),
  );
  const cercati = coppie.flatMap(({ uids }) => uids);
  const [trovati, rotte, deiVersamenti, classificazioni, vociScuola, eredi] = await Promise.all([
    cedolini.getInteri(cercati),
    archivio.of(rotteEntita).getMany(cercati),
    loadDatiVersamenti(archivio),
    tabelle?.classificazioni ?? classificazioniPer(archivio, persone),
    loadVociScuola(archivio),
    ereditaDi(
      archivio,
      persone.map(({ persona }) => persona),
    ),
  ]);
  const interi = new Map(trovati.map((intero) => [intero.testata.uid, intero]));
  const lavori = new Map(
    rotte.flatMap(({ uid, lavoro }) => (lavoro === undefined ? [] : [[uid, readLavoro(lavoro)] as const])),
  );
  const versamenti = tabelle === undefined ? deiVersamenti : { ...deiVersamenti, scuole: tabelle.scuole };
  const ambiente = { contabilizzati, versamenti, classificazioni, vociScuola, eredi };
  return coppie.flatMap(({ dati, processo, uids }) => {
    // records that were merged may have a payslip each in one run
    const suoi = uids.map((uid) => ({ intero: interi.get(uid), lavoro: lavori.get(uid) }));
    return suoi.flatMap(({ intero, lavoro }) => {
      if (intero === undefined) return [];
      const altri = suoi.flatMap((altro) =>
        altro.intero === intero || altro.lavoro === undefined ? [] : [altro.lavoro],
      );
      return confrontato({ ...intero, lavoro }, processo, senzaQuelloDi(altri, lavoro, dati), ambiente) ?? [];
    });
  });
};

/** A stored payslip, with the work that was kept with it. */
interface Conservato {
  readonly testata: CedolinoSalvato;
  readonly dettaglio: DettaglioSalvato;
  readonly lavoro: LavoroTenuto | undefined;
}

/** One payslip beside what the records say today; undefined of one that was not computed. */
const confrontato = (
  { testata, dettaglio, lavoro }: Conservato,
  processo: Processo,
  dati: DatiPersona,
  ambiente: Omit<Ambiente, 'regole'>,
): CedolinoConfrontato | undefined => {
  const contenuto = readContenuto(dettaglio.contenuto);
  const { situazione, fatti } = contenuto;
  if (situazione === null) return undefined;
  const dellaPaga = compareSituazioni(situazione, processo, inputDi(testata, contenuto), dati, ambiente);
  return {
    processo,
    uidSubAnagrafe: dati.persona.uid,
    storico: storicoDi(dati),
    variazioni: [
      ...dellaPaga,
      ...identitaVariata(testata.storico, storicoDi(dati)),
      ...fattiVariati(fatti, fattiDi(dati.persona, processo.dataPagamento)),
      // a change of the work that changes the pay is told once, as the pay has it
      ...(dellaPaga.some(isDelLavoro) ? [] : lavoroDiOggi(lavoro, processo, dati, ambiente)),
    ],
  };
};

const isDelLavoro = ({ sezione }: Variazione): boolean =>
  sezione === 'SERVIZI' || sezione === 'ASSENZE' || sezione === 'IMPEDIMENTI';

/** The work of a payslip as it is today, where it is not the one kept with it; none of a payslip that kept none. */
const lavoroDiOggi = (
  tenuto: LavoroTenuto | undefined,
  processo: Processo,
  dati: DatiPersona,
  ambiente: Omit<Ambiente, 'regole'>,
): readonly Variazione[] => {
  if (tenuto === undefined) return [];
  const { dataPagamento, STATUS } = processo;
  const { classificazioni = [], versamenti } = ambiente;
  const tabelle = { classificazioni, scuole: versamenti.scuole };
  return lavoroVariato({
    // of a work kept by the ids of what it names, the tables of today say what they say
    prima: { ...tenuto, servizi: tenuto.servizi.map((uno) => ({ ...nominatiDal(uno, tabelle), ...uno })) },
    dopo: lavoroTenuto(processo, dati, ambiente),
    dataPagamento,
    chiuso: STATUS === 'CONTABILIZZATO',
  });
};

/** Where the payslip is: of an accounted run under any id that the person has had. */
const uidsDi = async (
  cedolini: ReturnType<typeof cedoliniRepository>,
  { uid, STATUS }: Processo,
  { persona }: DatiPersona,
): Promise<readonly Uid<'CEDOLINO'>[]> =>
  STATUS === 'CONTABILIZZATO' ? cedolini.uidsDi([uid], [persona.uid]) : [uidCedolino(uid, persona.uid)];

/** The differences between the situation that a payslip was computed from and the one that the records make of it. */
export const compareSituazioni = (
  prima: Situazione,
  processo: Processo,
  input: InputCedolino,
  dati: DatiPersona,
  { eredi, ...ambiente }: Omit<Ambiente, 'regole'>,
): readonly Variazione[] => {
  const { composta } = personaComposta(processo, input, dati, {
    ...ambiente,
    // A payslip of before parts were kept was computed on what the heir was owed.
    ...(eredi === undefined || (prima.percettore.tipo === 'EREDE' && prima.percettore.parte === undefined)
      ? {}
      : { eredi }),
    regole: regoleCorrenti(),
  });
  if ('anomalie' in composta) return composta.anomalie.map(({ codice, messaggio }) => impedimento(codice, messaggio));
  const dopo = Situazione.safeParse(composta.situazione);
  return dopo.success
    ? variazioni(prima, dopo.data)
    : [impedimento('SITUAZIONE_NON_VALIDA', 'I dati registrati non bastano più a calcolare il cedolino.')];
};

const impedimento = (campo: string, messaggio: string): Variazione => ({
  sezione: 'IMPEDIMENTI',
  campo,
  descrizione: messaggio,
  prima: null,
  dopo: null,
});

/** What changed of some people in the open runs of a month, by field; who has nothing changed is left out. @throws NON_TROVATO */
export const variazioniDelMese = async (
  archivio: Archivio,
  uids: readonly string[],
  mese: Mese,
  sezioni?: readonly SezioneVariazione[],
): Promise<CedolinoVariato[]> => {
  const dati = await readDatiPersone(archivio, [...new Set(uids)]);
  const persone = dati.map((persona) => {
    if (persona === undefined) throw nonTrovato('Una delle persone');
    return persona;
  });
  const aperti = await cedoliniAperti(archivio, persone, mese);
  return aperti.flatMap(
    ({ processo: { uid, ID_ELABORAZIONE, DES_ELABORAZIONE }, uidSubAnagrafe, storico, variazioni: tutte }) => {
      const chieste = tutte.filter(({ sezione }) => sezioni === undefined || sezioni.includes(sezione)).slice(0, 200);
      return chieste.length === 0
        ? []
        : [{ idProcesso: uid, ID_ELABORAZIONE, DES_ELABORAZIONE, uidSubAnagrafe, storico, variazioni: chieste }];
    },
  );
};
