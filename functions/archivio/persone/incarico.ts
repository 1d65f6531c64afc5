import { Incarico } from '../../../shared/contracts/anagrafe/incarico.ts';
import { somma, type Centesimi } from '../../../shared/money/centesimi.ts';
import type { PagamentoSalvato } from '../cedolini/pagamento.ts';
import { defineEntita } from '../entita.ts';

/** Contracts of outsiders, trainers, collaborators; listed by school too, from the day they begin, for the lists of who has what. */
export const incaricoEntita = defineEntita<Incarico>({
  nome: 'INCARICO',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Incarico,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ datInizio, uid }) => `${datInizio}#${uid}` },
  riga: (incarico) => ({ ...incarico }),
});

/** The same assignment under whatever person: a merge of people keeps the end of its id. */
export const isStessoIncarico = (uno: string, altro: string): boolean =>
  uno.slice(uno.lastIndexOf('-')) === altro.slice(altro.lastIndexOf('-'));

/** What payslips have paid of an assignment, in cents, whether their run is accounted or not: the run named is left out. */
export const pagatoDi = (incarico: string, pagamenti: readonly PagamentoSalvato[], senzaProcesso?: string): Centesimi =>
  somma(
    pagamenti
      .filter(({ idProcesso }) => idProcesso !== senzaProcesso)
      .flatMap(({ incarichi = [] }) => incarichi)
      .filter(({ uidIncarico }) => isStessoIncarico(uidIncarico, incarico))
      .map(({ importo }) => importo),
  );
