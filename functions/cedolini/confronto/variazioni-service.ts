import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { uidCedolino } from '#archivio/cedolini/cedolino.ts';
import { inputDi, readContenuto } from '#archivio/cedolini/contenuto.ts';
import { fattiDi } from '#archivio/cedolini/fatti.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
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
import { personaComposta, storicoDi, type Ambiente } from '../calcolo/cedolini-persone.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { fattiVariati, identitaVariata, variazioni } from './variazioni.ts';

/** A computed payslip of a run that can still change, and what the records say differently from when it was computed. */
export interface CedolinoAperto {
  readonly processo: Processo;
  readonly uidSubAnagrafe: Uid<'PERSONA'>;
  readonly storico: Storico;
  readonly variazioni: readonly Variazione[];
}

/** Payslips of some people in the runs still open (of a month, when it is given). Five requests, whoever they are. */
export const cedoliniAperti = async (
  archivio: Archivio,
  persone: readonly DatiPersona[],
  mese?: Mese,
): Promise<CedolinoAperto[]> => {
  const tutti = new Map(
    (
      await processiRepository(archivio).getMany([
        ...new Set(persone.flatMap(({ pagamenti }) => pagamenti.map(({ idProcesso }) => idProcesso))),
      ])
    ).map((processo) => [processo.uid, processo]),
  );
  const contabilizzati = new Set(
    [...tutti.values()].filter(({ STATUS }) => STATUS === 'CONTABILIZZATO').map(({ uid }) => uid),
  );
  const aperti = [...tutti.values()].filter(
    ({ uid, ANNO, MESE }) =>
      !contabilizzati.has(uid) && (mese === undefined || (ANNO === mese.anno && MESE === mese.mese)),
  );
  const coppie = persone.flatMap((dati) =>
    aperti
      .filter(({ uid }) => dati.pagamenti.some(({ idProcesso }) => idProcesso === uid))
      .map((processo) => ({ dati, processo, uid: uidCedolino(processo.uid, dati.persona.uid) })),
  );
  const [trovati, versamenti, vociScuola] = await Promise.all([
    cedoliniRepository(archivio).getInteri(coppie.map(({ uid }) => uid)),
    loadDatiVersamenti(archivio),
    loadVociScuola(archivio),
  ]);
  const interi = new Map(trovati.map((intero) => [intero.testata.uid, intero]));
  return coppie.flatMap(({ dati, processo, uid }) => {
    const intero = interi.get(uid);
    if (intero === undefined) return [];
    const contenuto = readContenuto(intero.dettaglio.contenuto);
    const { situazione, fatti } = contenuto;
    if (situazione === null) return [];
    const input = inputDi(intero.testata, contenuto);
    return [
      {
        processo,
        uidSubAnagrafe: dati.persona.uid,
        storico: storicoDi(dati),
        variazioni: [
          ...compareSituazioni(situazione, processo, input, dati, { contabilizzati, versamenti, vociScuola }),
          ...identitaVariata(intero.testata.storico, storicoDi(dati)),
          ...fattiVariati(fatti, fattiDi(dati.persona, processo.dataPagamento)),
        ],
      },
    ];
  });
};

/** The differences between the situation that a payslip was computed from and the one that the records make of it. */
export const compareSituazioni = (
  prima: Situazione,
  processo: Processo,
  input: InputCedolino,
  dati: DatiPersona,
  ambiente: Omit<Ambiente, 'regole'>,
): readonly Variazione[] => {
  const { composta } = personaComposta(processo, input, dati, { ...ambiente, regole: regoleCorrenti() });
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
