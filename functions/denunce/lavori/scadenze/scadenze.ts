import { avvisiDaSpedire } from '#archivio/casa/avvisi-da-spedire.ts';
import { notifica } from '#archivio/casa/notifica.ts';
import { scadenzeAvvisate } from '#archivio/casa/scadenza-avvisata.ts';
import { segniChiusura } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { avvisiPosta } from '#archivio/scuola/avvisi-posta.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { lavoriRepository, leaveLavoro } from '#platform/work/lavoro.ts';
import type { Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { addGiorni, formatGiorno, giornoSettimana, partiDi, type Giorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { contiDellAnno } from '../../annuali/chiusura-anno.ts';
import { contiDeiServizi } from '../../annuali/conti-dei-servizi.ts';
import { listScadenze } from '../../scadenze/scadenze-service.ts';
import type { Segni } from '../../scadenze/segni.ts';

/** Days before the last useful one from which the office is told. */
const PREAVVISO = 5;
/** Of one day: what is left, of a school with years behind it, is told on the next. */
const IN_UN_GIORNO = 20;

/** Tells the office, once each, what is due within five days and what its day went by for. */
export const avvisoScadenze: TipoLavoro = {
  prepare: async (context) => {
    const { archivio, oggi, modifica } = context;
    await writeOnMonday(context);
    const segni = await countAnni(archivio, oggi, modifica);
    const { length: totale } = await listDaAvvisare(archivio, oggi, segni);
    return { blocchi: totale === 0 ? [] : ['avvisi'], totale };
  },
  blocco: async (_blocco, { archivio, oggi, adesso, modifica }) => {
    const nuove = await listDaAvvisare(archivio, oggi);
    for (const scadenza of nuove) {
      const chiave = chiaveDi(scadenza);
      modifica.add(scadenzeAvvisate(archivio).put(chiave, adesso));
      notifica(modifica, { archivio, adesso }, 'SCADENZA', chiave, { cosa: frase(scadenza) });
    }
    return { fatti: nuove.length, scartati: 0, esiti: [], totali: {} };
  },
  close: async () => ({}),
};

const LUNEDI = 1;

/** Leaves the messages of the week to be sent, once, where the school wants them: to who may file. */
const writeOnMonday = async (context: PassoContext): Promise<void> => {
  const { archivio, lavoro } = context;
  // its own day: resumed on another it is still the message of Monday
  const { oggetto: oggi } = lavoro;
  if (giornoSettimana(oggi) !== LUNEDI || (await avvisiPosta(archivio)).scadenze !== true) return;
  const uid = asUid<string>(`${lavoro.uid}-posta`);
  if ((await lavoriRepository(archivio).get(uid)) !== undefined) return;
  const descrizione = `Scadenze della settimana del ${formatGiorno(oggi)}`;
  leaveLavoro(
    { ...avvisiDaSpedire({ di: 'SCADENZE', oggetto: oggi }, descrizione, ['GESTORE', 'TESTER']), uid },
    {
      ...context,
      correlationId: lavoro.correlationId,
      sessione: { utente: lavoro.utente, descutente: lavoro.avviatoDa },
    },
  );
};

/** Counts what only payslips and services tell of the deadlines, and keeps it: of this year and the one before each day, of the one before that once. */
const countAnni = async (archivio: Archivio, oggi: Giorno, modifica: Modifica): Promise<Segni> => {
  const segni = await segniChiusura.list(archivio);
  const corrente = partiDi(oggi).anno;
  const prima = corrente - 1;
  const passati = [prima, prima - 1].filter((anno) => anno === prima || contiDi(segni, anno) === undefined);
  const anni = [corrente, ...passati];
  const contati = await Promise.all(
    anni.map(async (anno) => {
      const deiServizi = await contiDeiServizi(anno, { archivio, oggi });
      return [
        anno,
        anno === corrente ? deiServizi : { ...(await contiDellAnno(anno, archivio)), ...deiServizi },
      ] as const;
    }),
  );
  for (const [anno, conti] of contati) await segniChiusura.saveConti(anno, conti, { archivio, modifica });
  const nuovi = contati.map(([anno, conti]) => ({
    versione: 1,
    segni: [],
    ...segni.find(({ uid }) => uid === String(anno)),
    uid: String(anno),
    conti,
  }));
  return [...segni.filter(({ uid }) => !anni.some((anno) => uid === String(anno))), ...nuovi];
};

const contiDi = (segni: Segni, anno: number): Segni[number]['conti'] =>
  segni.find(({ uid }) => uid === String(anno))?.conti;

const listDaAvvisare = async (archivio: Archivio, oggi: Giorno, segni?: Segni): Promise<readonly Scadenza[]> => {
  const [scadenze, avvisate] = await Promise.all([
    listScadenze(archivio, oggi, ...(segni === undefined ? [] : [Promise.resolve(segni)])),
    scadenzeAvvisate(archivio).list(),
  ]);
  const fino = addGiorni(oggi, PREAVVISO);
  return scadenze
    .filter(({ stato, giorno }) => stato === 'SCADUTA' || (isAperta(stato) && giorno <= fino))
    .filter((scadenza) => !avvisate.has(chiaveDi(scadenza)))
    .slice(-IN_UN_GIORNO);
};

const isAperta = (stato: Scadenza['stato']): boolean => stato === 'DA_FARE' || stato === 'DA_SEGUIRE';

const chiaveDi = ({ adempimento, anno, mese, stato }: Scadenza): string =>
  `${adempimento}-${anno}-${mese ?? 'anno'}-${stato === 'SCADUTA' ? 'scaduta' : 'in-arrivo'}`;

/** Deadlines met by sending something. */
const INVIATI = /^(?:F24|UNIEMENS|SPT|CU|IRAP|MODELLO_770)/;

const frase = ({ adempimento, descrizione, anno, mese, giorno, stato }: Scadenza): string => {
  const di = `${descrizione}, ${mese === null ? anno : formatMese({ anno, mese })}`;
  const quando = formatGiorno(giorno);
  if (stato !== 'SCADUTA') return `${di}: entro il ${quando}`;
  return `${di}: andava ${INVIATI.test(adempimento) ? 'inviato' : 'fatto'} entro il ${quando}`;
};
