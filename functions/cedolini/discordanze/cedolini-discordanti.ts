import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { inputDi, readContenuto, type ContenutoLetto } from '#archivio/cedolini/contenuto.ts';
import { conIncarichi, fattiDi } from '#archivio/cedolini/fatti.ts';
import { isContata } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { ereditaDi } from '#archivio/fascicolo/eredita.ts';
import { avvisiIncarichi } from '#archivio/incarichi/avvisi-incarichi.ts';
import { loadDatiVersamenti } from '#archivio/scuola/enti-scuola.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { SezioneVariazione, Variazione } from '#shared/contracts/cedolini/variazioni.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { storicoDi } from '../calcolo/cedolini-persone.ts';
import { impedimentiDelCedolino } from '../calcolo/impedimenti-cedolino.ts';
import { personaComposta, type Ambiente } from '../calcolo/persona-composta.ts';
import { compareSituazioni } from '../confronto/variazioni-service.ts';
import { causaliVariate, fattiVariati, identitaVariata } from '../confronto/variazioni.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { rimedioCedolino } from './rimedi.ts';

/** Parts of the records that a later payment moves too, and no payslip of before is wrong for it. */
const DI_DOPO: ReadonlySet<SezioneVariazione> = new Set(['TRATTENUTE']);

const ordine = ({ dataPagamento, ID_ELABORAZIONE }: Processo): string =>
  `${dataPagamento}#${String(ID_ELABORAZIONE).padStart(9, '0')}`;

/** The run of a payslip, and everything that is the same for all of a person. */
interface Confronto extends Pick<Ambiente, 'versamenti' | 'vociScuola' | 'contabilizzati' | 'eredi'> {
  readonly processo: Processo;
  readonly dati: DatiPersona;
}

/**
 * The accounted payslips of a person that the records contradict, as they are in the archive given, the last paid first: each is composed
 * again from the records and compared with what it keeps. The payslips paid before it count in its year, those after do not.
 */
export const cedoliniDiscordanti = async (archivio: Archivio, dati: DatiPersona): Promise<Discordanza[]> => {
  const cedolini = cedoliniRepository(archivio);
  const uids = [...new Set(dati.pagamenti.map(({ idProcesso }) => idProcesso))];
  const processi = (await processiRepository(archivio).getMany(uids)).filter(isContata);
  const [interi, versamenti, vociScuola, eredi] = await Promise.all([
    cedolini
      .uidsDi(
        processi.map(({ uid }) => uid),
        [dati.persona.uid],
      )
      .then(cedolini.getInteri),
    loadDatiVersamenti(archivio),
    loadVociScuola(archivio),
    ereditaDi(archivio, [dati.persona]),
  ]);
  return interi
    .flatMap(({ testata, dettaglio }): Discordanza[] => {
      const processo = processi.find(({ uid }) => uid === testata.idProcesso);
      if (processo === undefined) return [];
      const contabilizzati = new Set(
        processi.filter((altro) => ordine(altro) < ordine(processo)).map(({ uid }) => uid),
      );
      const contenuto = readContenuto(dettaglio.contenuto);
      const differenze = differenzeDi(contenuto, inputDi(testata, contenuto), {
        processo,
        dati,
        versamenti,
        vociScuola,
        contabilizzati,
        eredi,
      });
      return differenze.length === 0 ? [] : [discordanzaDi(testata.uid, processo, differenze)];
    })
    .toSorted((a, b) => (a.giorno < b.giorno ? 1 : -1));
};

const differenzeDi = (
  contenuto: ContenutoLetto,
  input: InputCedolino,
  { processo, dati, ...ambiente }: Confronto,
): readonly Variazione[] => {
  const { situazione, storico, fatti, anomalie } = contenuto;
  if (situazione === null) return [];
  const oggi = conIncarichi(fattiDi(dati.persona, processo.dataPagamento), input.voci, dati.incarichi);
  return [
    ...compareSituazioni(situazione, processo, input, dati, ambiente),
    ...ostacoliDiDopo(anomalie, input, { processo, dati, ...ambiente }),
    ...identitaVariata(storico, storicoDi(dati)),
    ...fattiVariati(fatti, oggi),
    ...causaliVariate(fatti, oggi),
  ].filter(({ sezione }) => !DI_DOPO.has(sezione));
};

/** The warnings that the payment would have today and had not when it was computed: the days of an absence, of an assignment or of a service that ended, a sum agreed that is less than what was paid. */
const ostacoliDiDopo = (
  detti: ContenutoLetto['anomalie'],
  input: InputCedolino,
  { processo, dati, ...ambiente }: Confronto,
): readonly Variazione[] => {
  const composto = personaComposta(processo, input, dati, { ...ambiente, regole: regoleCorrenti() });
  const noti = new Set(detti.map(({ messaggio }) => messaggio));
  const diPrima = dati.pagamenti.filter(({ idProcesso }) => ambiente.contabilizzati.has(idProcesso));
  return [
    ...impedimentiDelCedolino(processo, input, dati, composto).ostacoli,
    ...avvisiIncarichi(processo.uid, input, { ...dati, pagamenti: diPrima }),
  ]
    .filter(({ messaggio }) => !noti.has(messaggio))
    .map(({ codice, messaggio }) => ({
      sezione: 'IMPEDIMENTI' as const,
      campo: codice,
      descrizione: messaggio,
      prima: null,
      dopo: null,
    }));
};

const discordanzaDi = (uid: string, processo: Processo, differenze: readonly Variazione[]): Discordanza => ({
  tipo: 'CEDOLINO',
  uid,
  idProcesso: processo.uid,
  adempimento: null,
  descrizione: accorciato(`Cedolino di "${processo.DES_ELABORAZIONE}"`, 200),
  giorno: processo.dataPagamento,
  differenze: differenze.slice(0, 200).map(({ descrizione, prima, dopo }) => ({
    cosa: accorciato(descrizione, 300),
    detto: prima,
    oggi: dopo,
  })),
  rimedio: rimedioCedolino(new Set(differenze.map(({ sezione }) => sezione)), processo.TIPO_ELABORAZIONE),
});
