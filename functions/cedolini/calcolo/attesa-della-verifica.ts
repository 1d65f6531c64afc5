import type { Impedimento } from '#archivio/impedimenti/impedimento.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { attesaDellaVerifica } from '#shared/calculation/righe/verifica-inadempimenti.ts';

/** The question that accounting asks of a payslip whose payee's debts are not checked, or who owes and whose payment waits for the agent; none of the others. */
export const attesaDelCedolino = ({ avvisi }: Pick<Cedolino, 'avvisi'>): readonly Impedimento[] => {
  const attesa = attesaDellaVerifica(avvisi);
  return attesa === null ? [] : [ATTESE[attesa]];
};

const ATTESE: Readonly<Record<NonNullable<ReturnType<typeof attesaDellaVerifica>>, Impedimento>> = {
  ESITO: {
    codice: 'VERIFICA_DA_FARE',
    campo: 'verifica',
    messaggio:
      "Manca l'esito della verifica dei debiti, che precede il pagamento (art. 48-bis DPR 602/1973): scriverlo nei dati del cedolino (giorno, numero, debito) e ricalcolarlo.",
  },
  ORDINE: {
    codice: 'PAGAMENTO_SOSPESO',
    campo: 'verifica',
    messaggio:
      "Il percipiente deve all'agente della riscossione, e il pagamento è sospeso fino al suo ordine (artt. 48-bis e 72-bis DPR 602/1973; DM 40/2008): scrivere la trattenuta ordinata nei suoi dati soggettivi e ricalcolare. Se l'ordine non arriva nel termine, che l'avviso del cedolino dice, pagare dopo quel giorno o confermare con il motivo.",
  },
};
