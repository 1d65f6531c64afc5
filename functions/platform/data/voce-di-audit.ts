import { deflateRawSync } from 'node:zlib';
import { instant } from '../clock.ts';
import type { Item } from './dynamo.ts';
import { partizioneScuola } from './entita.ts';
import { withPrecedente } from './forme/scritta.ts';

/** What the audit trail keeps of one changed record. */
export interface VoceAudit {
  readonly entita: string;
  readonly uid: string;
  readonly azione: 'creato' | 'modificato' | 'eliminato' | 'avviato' | 'stato' | 'letto';
  readonly prima?: object | null;
  readonly dopo?: object | null;
  readonly motivo?: string | null;
}

/** Who changes, where and when; `passo` tells apart the steps of long work that write in the same instant. */
export interface Autore {
  readonly codmin: string;
  readonly utente: string;
  readonly nome: string;
  readonly correlationId: string;
  readonly adesso: Date;
  readonly passo?: string;
}

/** Characters of before and after up to which they lie in the row, which the index has again: deflated, fewer would not be shorter. */
const NELLA_RIGA = 120;

/**
 * An entry of the audit trail: all that it says is in its row, beside it only what those who count changes look at (in shape 1 all of it). Where before and
 * after are long they are kept beside the row, deflated, and the index does not carry them (shape 3).
 */
export const voceDiAudit = (voce: VoceAudit, indice: number, autore: Autore) => {
  const quando = instant(autore.adesso);
  const scuola = partizioneScuola(autore.codmin);
  const { entita, uid, azione, motivo = null, prima = null, dopo = null } = voce;
  const { utente, nome, correlationId } = autore;
  const sk = `${quando}#${correlationId}#${autore.passo === undefined ? '' : `${autore.passo}#`}${String(indice).padStart(3, '0')}`;
  return {
    tipo: 'put',
    chiave: { pk: `${scuola}#AUDIT#${quando.slice(0, 7)}`, sk },
    item: conciso({
      tipo: 'AUDIT',
      scuola: autore.codmin,
      schema: 2,
      entita,
      uid,
      azione,
      indice1pk: `${scuola}#AUDIT#${entita}#${uid}`,
      indice1sk: sk,
      riga: { quando, utente, nome, correlationId, entita, uid, azione, motivo, prima, dopo },
    }),
  } as const;
};

interface Intera extends Item {
  readonly versione?: undefined;
  readonly riga: Readonly<Record<'prima' | 'dopo', object | null>> & Readonly<Record<string, unknown>>;
}

/** An entry without what is long in its row; whole where the shape of before is written. */
const conciso = (intera: Intera): Item & { readonly versione?: undefined } => {
  const { prima, dopo } = intera.riga;
  const testo = JSON.stringify({ prima, dopo });
  if (testo.length <= NELLA_RIGA) return intera;
  return {
    ...withPrecedente(
      {
        ...intera,
        schema: 3,
        riga: { ...intera.riga, prima: null, dopo: null },
        contenuto: deflateRawSync(testo).toString('base64'),
      },
      intera,
    ),
    versione: undefined,
  };
};
