import { instant } from '../clock.ts';
import { partizioneScuola } from './entita.ts';

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

/** An entry of the audit trail: all that it says is in its row, beside it only what those who count changes look at (in shape 1 all of it). */
export const voceDiAudit = (voce: VoceAudit, indice: number, autore: Autore) => {
  const quando = instant(autore.adesso);
  const scuola = partizioneScuola(autore.codmin);
  const riga = {
    quando,
    utente: autore.utente,
    nome: autore.nome,
    correlationId: autore.correlationId,
    entita: voce.entita,
    uid: voce.uid,
    azione: voce.azione,
    motivo: voce.motivo ?? null,
    prima: voce.prima ?? null,
    dopo: voce.dopo ?? null,
  };
  const sk = `${quando}#${autore.correlationId}#${autore.passo === undefined ? '' : `${autore.passo}#`}${String(indice).padStart(3, '0')}`;
  return {
    tipo: 'put',
    chiave: { pk: `${scuola}#AUDIT#${quando.slice(0, 7)}`, sk },
    item: {
      tipo: 'AUDIT',
      scuola: autore.codmin,
      schema: 2,
      entita: voce.entita,
      uid: voce.uid,
      azione: voce.azione,
      indice1pk: `${scuola}#AUDIT#${voce.entita}#${voce.uid}`,
      indice1sk: sk,
      riga,
    },
  } as const;
};
