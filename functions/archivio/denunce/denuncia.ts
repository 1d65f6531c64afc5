import type { Item } from '#platform/data/dynamo.ts';
import type { Effetto } from '#platform/data/effetti.ts';
import type { ElencoIndicizzato } from '#platform/data/elenco.ts';
import type { Unico } from '#platform/data/entita.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { defineEntita } from '../entita.ts';
import { effettiInvio } from '../invio.ts';
import { chiaveRestituzione } from '../persone/restituzione.ts';
import { fileDellaDenuncia } from './file-conservati.ts';

/** '2026-03', as months are ordered. */
export const meseOrdinato = ({ anno, mese }: Mese): string => `${anno}-${String(mese).padStart(2, '0')}`;

/** A year has one first filing of certifications a send; further ones, of people it left out, and corrections are as many as it takes. */
const unaPerInvio = ({ anno, flusso, dati: { invio = '', operazione } }: Denuncia): readonly Unico[] =>
  operazione === 'ORDINARIA'
    ? [
        {
          campo: 'invio',
          valore: [`CU#${anno}#${invio}`, ...(flusso === undefined ? [] : [`flusso ${flusso}`])].join('#'),
          messaggio: `La CU del ${anno} di quell'invio c'è già: aprirla e aggiornarla.`,
        },
      ]
    : [];

/** The months a filing tells of, one or several of a year. */
export const mesiDella = ({ anno, mese, meseDa = mese }: Denuncia): readonly Mese[] =>
  Array.from({ length: mese - meseDa + 1 }, (_, indice) => ({ anno, mese: meseDa + indice }));

/** What two filings may not both hold: a run, of F24; each of its months, of the others, unless it sends again who was refused. */
const unoSolo = (denuncia: Denuncia): readonly Unico[] => {
  const adempimento = flussi[denuncia.tipo].adempimento;
  if (adempimento === 'CU') return unaPerInvio(denuncia);
  if (adempimento !== 'F24')
    return mesiDella(denuncia).map((mese) => ({
      campo: 'mese',
      valore: [adempimento, meseOrdinato(mese), ...invioDi(denuncia)].join('#'),
      messaggio: `Di ${formatMese(mese)} c'è già una denuncia dello stesso tipo: aprirla e aggiornarla.`,
    }));
  return [
    ...denuncia.processi.map(runInUno(denuncia)),
    ...(denuncia.riportati ?? []).map(creditoInUno),
    ...(denuncia.restituite ?? []).map(restituitaInUno),
  ];
};

const runInUno =
  (denuncia: Denuncia) =>
  (processo: string): Unico => ({
    campo: 'processo',
    valore: `F24#${processo}`,
    messaggio: `Una delle elaborazioni di "${denuncia.descrizione}" è già in un'altra denuncia dello stesso tipo: toglierla da questa, oppure eliminare l'altra.`,
  });

/** A credit is used by one F24. */
const creditoInUno = (uid: string): Unico => ({
  campo: 'riportati',
  valore: `CREDITO_F24#${uid}`,
  messaggio: "Nello stesso istante un altro F24 ha ripreso lo stesso credito: ripetere l'operazione.",
});

/** The tax of a restitution is taken back by one F24. */
const restituitaInUno = ({ restituzione }: { readonly restituzione: string }): Unico => ({
  campo: 'restituite',
  valore: `RESTITUZIONE_F24${chiaveRestituzione(restituzione)}`,
  messaggio:
    "Nello stesso istante un altro F24 ha preso a credito l'imposta della stessa restituzione: ripetere l'operazione.",
});

/** Tells apart the sendings of one month: that of people who were refused, and a further flow. */
const invioDi = ({ solo, corregge, flusso }: Denuncia): readonly (string | null)[] => {
  if (solo !== undefined) return [corregge];
  return flusso === undefined ? [] : [`flusso ${flusso}`];
};

/** The place of a further flow among those of its period; undefined of the first. */
export const flussoDopo = (delPeriodo: readonly Denuncia[]): number | undefined => {
  const inviati = delPeriodo.filter(
    ({ STATUS, esito, solo }) => STATUS === 'INVIATO' && !isRespinta(esito) && solo === undefined,
  );
  return inviati.length === 0 ? undefined : Math.max(inviati.length, ...inviati.map(({ flusso = 1 }) => flusso)) + 1;
};

/** The file and the day of a sending; null of a filing that was not sent. Its protocol may come later, with the receipt. */
const mandataDi = (denuncia: Denuncia | undefined): readonly (string | null)[] | null =>
  denuncia?.STATUS === 'INVIATO' ? [denuncia.datInvio, denuncia.hashInviato] : null;

/** That it is sent, sent otherwise, or not sent any more. */
export const effettiDenuncia = (prima: Denuncia | undefined, dopo: Denuncia | undefined): readonly Effetto[] => {
  const { uid = '' } = dopo ?? prima ?? {};
  return effettiInvio(uid, mandataDi(prima), mandataDi(dopo));
};

/**
 * A filing: the root of its content and of the values written over it. A run is in one F24, a month has one UniEmens of the runs accounted before it is sent, unless it was refused, and a further one of those after.
 */
export const denunciaEntita = defineEntita<Denuncia>({
  nome: 'DENUNCIA',
  posto: 'radice',
  schema: Denuncia,
  shape: 1,
  indici: { indice1: (denuncia) => `${flussi[denuncia.tipo].adempimento}#${meseOrdinato(denuncia)}#${denuncia.uid}` },
  riga: (denuncia) => ({ ...denuncia }),
  unici: (denuncia) => (isRespinta(denuncia.esito) ? [] : unoSolo(denuncia)),
  guardia: effettiDenuncia,
  sigillati: fileDellaDenuncia,
});

/** Filings of an obligation, newest month first. */
export const elencoDenunce = (adempimento: Adempimento): ElencoIndicizzato => ({
  nome: denunciaEntita.nome,
  ordini: { periodo: 'indice1' },
  ordinePredefinito: 'periodo',
  versoPredefinito: 'DESC',
  filtri: { anno: { indice: 'indice1', piega: (valore) => `${adempimento}#${valore}` } },
});

export const rigaDenuncia = (item: Item): Denuncia => readRiga(Denuncia, item);
