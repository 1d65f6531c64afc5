import type { Campo, CampoNumero, Risposta } from '#shared/calcolatrice/domande.ts';
import { parseImporto } from '#shared/domain/misure/importo.ts';
import { parseNumeroDigitato } from '#shared/domain/misure/numero-digitato.ts';
import { parseOre } from '#shared/domain/misure/ore.ts';
import { formatGiorno, isGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro, formatImporto, formatOre } from '#shared/money/centesimi.ts';

/** The reading of what a person has typed: an answer, or why it is none. */
export type Letto = { readonly valore: Risposta } | { readonly errore: string };

/** Reads what was typed in answer to a question. */
export const lettura = (campo: Exclude<Campo, { tipo: 'scelta' | 'si_no' }>, testo: string): Letto => {
  if (testo.trim() === '') return { errore: 'Scrivere una risposta.' };
  if (campo.tipo === 'giorno') return isGiorno(testo) ? { valore: testo } : { errore: 'Scrivere una data che esiste.' };
  const letto = numeroDi(campo.tipo, testo);
  if ('errore' in letto) return letto;
  const { minimo, massimo } = campo;
  return letto.valore >= minimo && letto.valore <= massimo
    ? letto
    : { errore: `Scrivere un valore da ${mostrato(campo, minimo)} a ${mostrato(campo, massimo)}.` };
};

type Numero = { readonly valore: number } | { readonly errore: string };

const numeroDi = (tipo: CampoNumero['tipo'], testo: string): Numero => {
  switch (tipo) {
    case 'importo': {
      const letto = parseImporto(testo);
      return letto.esito === 'valido' ? { valore: letto.importo } : { errore: letto.messaggio };
    }
    case 'ore': {
      const letto = parseOre(testo);
      return letto.esito === 'valido' ? { valore: letto.ore } : { errore: letto.messaggio };
    }
    case 'intero':
      return /^\s*\d{1,6}\s*$/.test(testo)
        ? { valore: Number(testo) }
        : { errore: 'Scrivere un numero intero, senza decimali.' };
    case 'aliquota':
      return aliquotaDi(testo);
  }
};

/** A percentage with up to four decimals, in parts per million. */
const aliquotaDi = (testo: string): Numero => {
  const letto = parseNumeroDigitato(testo.replace('%', ''));
  if (letto.esito !== 'letto' || letto.negativo || letto.decimali.length > 4)
    return { errore: 'Scrivere una percentuale come 23 o 35,5.' };
  return { valore: Number(`${letto.intero}${letto.decimali.padEnd(4, '0')}`) };
};

const mostrato = (campo: CampoNumero, valore: number): string => risposta(campo, valore);

/** An answer as a person reads it. */
export const risposta = (campo: Campo, valore: Risposta): string => {
  if (campo.tipo === 'scelta') return campo.voci[String(valore)] ?? String(valore);
  if (campo.tipo === 'si_no') return valore === true ? 'Sì' : 'No';
  if (campo.tipo === 'giorno') return isGiorno(valore) ? formatGiorno(valore) : String(valore);
  if (typeof valore !== 'number') return String(valore);
  switch (campo.tipo) {
    case 'importo':
      return formatEuro(valore);
    case 'ore':
      return formatOre(valore);
    case 'intero':
      return String(valore);
    case 'aliquota':
      return formatAliquota(valore);
  }
};

/** An answer as it is typed again. */
export const digitata = (campo: Campo, valore: Risposta | undefined): string => {
  if (valore === undefined) return '';
  if (campo.tipo === 'importo' && typeof valore === 'number') return formatImporto(valore);
  if (campo.tipo === 'aliquota') return risposta(campo, valore).replace(/(,00)? %$/, '');
  return campo.tipo === 'giorno' ? String(valore) : risposta(campo, valore);
};
