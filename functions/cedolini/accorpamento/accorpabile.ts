import { isDeepStrictEqual } from 'node:util';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { descrizioneStatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';

/** Why a run cannot be merged with any other, whatever that is; null when it can. */
const bloccata = (processo: Processo): string | null => {
  if (processo.STATUS !== 'COMPLETATO')
    return `è ${descrizioneStatoElaborazione[processo.STATUS].toLowerCase()}: si accorpano elaborazioni calcolate e non contabilizzate`;
  if (processo.FLG_ESP_DIP) return 'è esposta ai dipendenti: nasconderla prima';
  if (processo.FLG_ESP_WWB) return 'è esposta al bilancio: toglierla prima';
  if (processo.numScartati > 0) return 'ha persone scartate: correggerle o toglierle prima';
  if (processo.mandati.length > 0)
    return 'ha dei mandati di pagamento, che resterebbero senza cedolini: toglierli prima';
  return null;
};

/** Why the payslips of a run cannot move into another; null when they can. */
export const motivoNonAccorpabile = (prov: Processo, dest: Processo): string | null => {
  const sua = bloccata(prov);
  if (sua !== null) return `L'elaborazione ${sua}.`;
  const altra = dest.mandati.length > 0 ? null : bloccata(dest);
  if (altra !== null) return `Quella di destinazione ${altra}.`;
  return motivoDiverse(prov, dest);
};

/** The day of payment and the settled year, which decide the taxes of both. */
const motivoAltroPagamento = (prov: Processo, dest: Processo): string | null => {
  if (prov.dataPagamento !== dest.dataPagamento)
    return `La data di pagamento è un'altra: ${formatGiorno(prov.dataPagamento)}.`;
  return (prov.annoConguagliato ?? null) === (dest.annoConguagliato ?? null)
    ? null
    : "L'anno che conguaglia è un altro: ogni conguaglio è di un anno solo.";
};

/** The run that is corrected, and the renewal that is paid: what a run says that it is for. */
const motivoAltroScopo = (prov: Processo, dest: Processo): string | null => {
  if (prov.corregge?.idProcesso !== dest.corregge?.idProcesso)
    return "Una delle due corregge un'altra elaborazione: resterebbe senza il collegamento.";
  return prov.rinnovo?.noto === dest.rinnovo?.noto
    ? null
    : 'Una delle due paga gli arretrati di un rinnovo: insieme al resto non si saprebbe più che cosa ne è stato pagato.';
};

/** What must be the same in two runs for a payslip of one to be a payslip of the other. */
const motivoDiverse = (prov: Processo, dest: Processo): string | null => {
  if (prov.idMetodo !== dest.idMetodo) return "Il metodo di calcolo è un altro: le voci dell'una non sono dell'altra.";
  if (prov.ANNO !== dest.ANNO || prov.MESE !== dest.MESE)
    return `Il mese di liquidazione è un altro: ${formatMese({ anno: prov.ANNO, mese: prov.MESE })}.`;
  const altroPagamento = motivoAltroPagamento(prov, dest);
  if (altroPagamento !== null) return altroPagamento;
  const altroScopo = motivoAltroScopo(prov, dest);
  if (altroScopo !== null) return altroScopo;
  if (prov.simulazione !== dest.simulazione) return 'Una delle due è una simulazione.';
  if (!isDeepStrictEqual(prov.opzioni, dest.opzioni))
    return 'È stata calcolata con altre opzioni di calcolo: ricalcolarla prima.';
  return null;
};

const VOCI_MASSIME = 50;
const SCELTE = {
  fiscali: 'i dati fiscali del cedolino',
  opzioni: 'le opzioni del cedolino',
  servizi: 'i servizi',
  ferie: 'le ferie non godute',
  verifica: "l'esito della verifica dei debiti",
} as const satisfies Partial<Record<keyof InputCedolino, string>>;

/** The items of both payslips of a person under the choices of either; or why the two cannot become one. Pure. */
export const inputRiuniti = (
  dest: InputCedolino,
  prov: InputCedolino,
): { readonly input: InputCedolino } | { readonly motivo: string } => {
  if (dest.voci.length + prov.voci.length > VOCI_MASSIME)
    return { motivo: `Le voci delle due elaborazioni sono più di ${VOCI_MASSIME}.` };
  if (!concordano(dest.percettore, prov.percettore))
    return {
      motivo: 'È pagata a due titoli diversi, che non stanno in un solo cedolino: tenerli in due elaborazioni.',
    };
  const nomi = Object.keys(SCELTE).filter((nome): nome is keyof typeof SCELTE => Object.hasOwn(SCELTE, nome));
  const diversa = nomi.find((nome) => !concordano(dest[nome] ?? null, prov[nome] ?? null));
  if (diversa !== undefined)
    return { motivo: `Nelle due elaborazioni sono diversi ${SCELTE[diversa]}: renderli uguali prima.` };
  return { input: { ...prov, ...definiti(dest), voci: [...dest.voci, ...prov.voci] } };
};

/** A choice made in one of the two payslips only holds for both. */
const concordano = (una: unknown, altra: unknown): boolean =>
  una === null || altra === null || isDeepStrictEqual(una, altra);

const definiti = (input: InputCedolino): Partial<InputCedolino> =>
  Object.fromEntries(Object.entries(input).filter(([, valore]) => valore !== undefined && valore !== null));
