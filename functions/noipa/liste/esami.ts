import { commissioniRepository } from '#archivio/tabelle/commissione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoNonValido, campoRifiutato } from '#platform/errors.ts';
import { compensiMembro, type LavoroMembro } from '#shared/calculation/contratto/membro-commissione.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Calcolato } from '#shared/calculation/spiegazione/spiegazione.ts';
import type { AltriMembri, LavoroEsame, MembriEsame } from '#shared/contracts/noipa/esami.ts';
import type { ListaIntera, ListaNoipa, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { descrizioneFunzioneCommissione } from '#shared/domain/elaborazione/commissione.ts';
import type { QuotaEsame } from '#shared/domain/noipa/lista.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { listeService } from './liste-service.ts';

/** A member is paid the function that the commission says; who stands for another may have that of the other. @throws RICHIESTA_NON_VALIDA */
const checkFunzione = (
  {
    desCf,
    funzione,
    sostituto = false,
  }: { readonly desCf: string; readonly funzione: string; readonly sostituto?: boolean | undefined },
  { descrizione, membri }: Commissione,
  campo: string,
): void => {
  const suo = membri.find((membro) => membro.desCf === desCf);
  if (suo !== undefined && suo.funzione !== funzione && !sostituto)
    throw campoNonValido(
      `${campo}.funzione`,
      `Nella commissione "${descrizione}" ${suo.nominativo} è ${descrizioneFunzioneCommissione[suo.funzione]}: indicare questa funzione, oppure correggere la commissione.`,
    );
};

/** What a member did, as the calculation reads it; within the commission. @throws RICHIESTA_NON_VALIDA */
const lavoroDi = (membro: LavoroEsame, commissione: Commissione, campo: string): LavoroMembro => {
  checkFunzione(membro, commissione, campo);
  if (membro.candidatiPreliminari > commissione.candidati)
    throw campoNonValido(
      `${campo}.candidatiPreliminari`,
      `I candidati sono più di quelli della commissione "${commissione.descrizione}", che ne ha ${commissione.candidati}.`,
    );
  if (membro.classi > commissione.numClassi)
    throw campoNonValido(
      `${campo}.classi`,
      `Le classi sono più di quelle della commissione "${commissione.descrizione}", che ne ha ${commissione.numClassi}.`,
    );
  return { ...membro, fascia: membro.fascia === null ? null : Number(membro.fascia) };
};

type QuotaMaturita = Exclude<QuotaEsame, 'IMPONIBILE' | 'NON_IMPONIBILE'>;

const esameDi = <Q extends QuotaEsame>({ uid: commissione, descrizione: nome }: Commissione, quota: Q) => ({
  commissione,
  nome,
  quota,
});

/** The compensations of a member: fee, travel, preliminary exams, each under its code. @throws RICHIESTA_NON_VALIDA */
const righeDi = (
  membro: LavoroEsame,
  indice: number,
  { datInizio, datFine }: ListaNoipa,
  { commissione, chiavi }: { readonly commissione: Commissione; readonly chiavi: MembriEsame['chiavi'] },
): RigaNoipa[] => {
  const campo = `membri.${indice}`;
  const riga = (calcolato: Calcolato | null, chiave: string | null, quota: QuotaMaturita) => {
    if (calcolato === null || calcolato.importo === 0) return [];
    if (chiave === null)
      throw campoNonValido(`chiavi.${quota.toLowerCase()}`, 'Scegliere il codice che la paga: un membro ne ha una.');
    const { importo } = calcolato;
    const { desCf: _desCf, ...lavoro } = membro;
    const spiegazione = `${commissione.descrizione}, ${descrizioneFunzioneCommissione[membro.funzione]}: ${calcolato.spiega().testo}`;
    return [
      {
        chiave,
        datInizio,
        datFine,
        ore: null,
        importo,
        tariffa: null,
        calcolato: importo,
        profilo: membro.funzione,
        spiegazione: accorciato(spiegazione, 600),
        esame: { ...esameDi(commissione, quota), lavoro, candidati: 0, giorni: 0 },
      },
    ];
  };
  try {
    const { funzione, trasferta, preliminari } = compensiMembro(
      lavoroDi(membro, commissione, campo),
      datFine,
      regoleCorrenti(),
    );
    return [
      ...riga(funzione, chiavi.funzione, 'FUNZIONE'),
      ...riga(trasferta, chiavi.trasferta, 'TRASFERTA'),
      ...riga(preliminari, chiavi.preliminari, 'PRELIMINARI'),
    ];
  } catch (error) {
    if (error instanceof CalcoloImpossibile) throw campoNonValido(`${campo}.funzione`, error.message);
    if (error instanceof RegolaMancante)
      throw campoNonValido(
        `${campo}.parte`,
        `Al ${formatGiorno(datFine)} nessuna norma dice quanto si paga: togliere la frazione, o correggere i giorni della lista.`,
      );
    throw error;
  }
};

/** @throws RIFERIMENTO_NON_VALIDO */
const loadCommissione = async (uid: Commissione['uid'], archivio: Archivio): Promise<Commissione> => {
  const commissione = await commissioniRepository(archivio).get(uid);
  if (commissione === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'commissione',
      "La commissione non è più in archivio: sceglierne un'altra.",
    );
  return commissione;
};

const campiDelle = (chiavi: Readonly<Record<string, string | null>>) =>
  Object.entries(chiavi).flatMap(([quota, chiave]) => (chiave === null ? [] : [[`chiavi.${quota}`, chiave] as const]));
const campiDei = (membri: readonly { readonly desCf: string }[]) =>
  membri.map(({ desCf }, indice) => [`membri.${indice}.desCf`, desCf] as const);

/** Whether what members have of the commission is replaced, or their being there is refused. */
interface Modo {
  readonly sostituisce: boolean;
}

/** What the members of a commission are paid, in a list. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO, RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA */
export const saveMembri = async (
  { membri, commissione: uid, chiavi, ...quale }: MembriEsame,
  { sostituisce }: Modo,
  context: RequestContext,
): Promise<ListaIntera> => {
  const commissione = await loadCommissione(uid, context.archivio);
  return listeService.addRighe(
    {
      ...quale,
      commissione: uid,
      sostituisce,
      chiavi: campiDelle(chiavi),
      persone: campiDei(membri),
      righe: (lista) => membri.map((membro, indice) => righeDi(membro, indice, lista, { commissione, chiavi })),
    },
    context,
  );
};

type AltroMembro = AltriMembri['membri'][number];

/** Not above the candidates and the days of the commission. @throws RICHIESTA_NON_VALIDA */
const checkAltro = (membro: AltroMembro, commissione: Commissione, campo: string): void => {
  const { candidati, giorni } = membro;
  checkFunzione(membro, commissione, campo);
  const limiti = [
    ['candidati', candidati, commissione.candidati, 'I candidati'],
    ['giorni', giorni, commissione.giorniLavorati, 'I giorni'],
  ] as const;
  for (const [nome, detto, massimo, cosa] of limiti)
    if (detto > massimo)
      throw campoNonValido(
        `${campo}.${nome}`,
        `${cosa} sono più di quelli della commissione "${commissione.descrizione}", che ne ha ${massimo}.`,
      );
};

/** What the members of a commission of another exam are paid, as the office says it. @throws as `saveMembri` */
export const saveAltriMembri = async (
  { membri, commissione: uid, chiavi, ...quale }: AltriMembri,
  { sostituisce }: Modo,
  context: RequestContext,
): Promise<ListaIntera> => {
  const commissione = await loadCommissione(uid, context.archivio);
  const rigaAltro = (membro: AltroMembro, indice: number, { datInizio, datFine }: ListaNoipa): RigaNoipa => {
    checkAltro(membro, commissione, `membri.${indice}`);
    const { funzione, candidati, giorni, importo, flgNonImponibile } = membro;
    const chiave = flgNonImponibile ? chiavi.nonImponibile : chiavi.imponibile;
    if (chiave === null)
      throw campoNonValido(
        'chiavi.nonImponibile',
        'Scegliere il codice di quello che non è imponibile: un membro ne ha.',
      );
    return {
      chiave,
      datInizio,
      datFine,
      ore: null,
      importo,
      tariffa: null,
      calcolato: null,
      profilo: funzione,
      spiegazione: `${commissione.descrizione}, ${descrizioneFunzioneCommissione[funzione]}: ${candidati} candidati, ${giorni} giorni; importo dell'ufficio, nessuna tabella pubblica da riscontrare`,
      esame: {
        ...esameDi(commissione, flgNonImponibile ? 'NON_IMPONIBILE' : 'IMPONIBILE'),
        lavoro: null,
        candidati,
        giorni,
      },
    };
  };
  return listeService.addRighe(
    {
      ...quale,
      commissione: uid,
      sostituisce,
      chiavi: campiDelle(chiavi),
      persone: campiDei(membri),
      righe: (lista) => membri.map((membro, indice) => [rigaAltro(membro, indice, lista)]),
    },
    context,
  );
};
