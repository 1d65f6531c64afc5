import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { effettiProcesso } from '#archivio/cedolini/effetti-processo.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { Mandato, Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { massimoOrdinabile } from '#shared/domain/elaborazione/esecuzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { creditoriDelProcesso } from './versamenti-service.ts';

const MANDATI: Ammessa = {
  cosa: 'pagare con un mandato',
  da: ['COMPLETATO', 'CONTABILIZZATO'],
  ancheEsposta: true,
};

interface MandatiDaSalvare {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly versione: number;
  readonly mandati: Mandato[];
}

/** What the treasury was ordered to pay for a run: data of the run alone, no payslip reads it and none is sealed with it. */
export const mandatiService = {
  /** Replaces the payment orders of a run. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  save: async ({ idProcesso, versione, mandati }: MandatiDaSalvare, context: RequestContext): Promise<Processo> => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, MANDATI);
    if (prima.simulazione)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `L'elaborazione ${prima.ID_ELABORAZIONE} è una simulazione, che non paga nessuno: fare l'elaborazione vera e scrivere i mandati in quella.`,
        { current: { ...prima } },
      );
    checkImporti(prima, mandati);
    await checkCreditori(prima, mandati, context.archivio);
    const cambiata = processi.change(prima, { mandati }, MANDATI);
    await approveMandati(prima, cambiata.record, context);
    return context.modifica.write(cambiata, {
      prima: { mandati: prima.mandati },
      dopo: { mandati },
    });
  },
};

/** Two people order the treasury to pay, where the school wants so. @throws STATO_NON_AMMESSO */
const approveMandati = async (prima: Processo, dopo: Processo, context: RequestContext): Promise<void> => {
  const effetti = effettiProcesso(prima, dopo);
  if (effetti.length === 0) return;
  const chi = `Elaborazione ${prima.ID_ELABORAZIONE} "${prima.DES_ELABORAZIONE}"`;
  await requireApprovazione(
    {
      tipo: 'MANDATI',
      oggetto: prima.uid,
      contenuto: JSON.stringify([prima.versione, dopo.mandati]),
      descrizione: `Mandati di pagamento di "${prima.DES_ELABORAZIONE}"`,
      effetti,
      fatti: () => ({
        cambi: [{ chi, cosa: 'Mandati', prima: inParole(prima.mandati), dopo: inParole(dopo.mandati) }],
        totali: [{ cosa: 'Ordinato in tutto', importo: somma(dopo.mandati.map(({ importo }) => importo)) }],
      }),
    },
    context,
  );
};

const inParole = (mandati: readonly Mandato[]): string =>
  mandati
    .map(
      ({ numero, data, importo, creditore }) =>
        `n. ${numero} del ${formatGiorno(data)}, ${formatEuro(importo)}${creditore ? ` a ${creditore}` : ''}`,
    )
    .join('; ');

/** @throws RICHIESTA_NON_VALIDA on the order with which they sum to more than the run costs */
const checkImporti = ({ totali }: Processo, mandati: readonly Mandato[]): void => {
  if (totali === null) return;
  const massimo = massimoOrdinabile(totali);
  let ordinato = 0;
  const oltre = mandati.findIndex(({ importo }) => (ordinato += importo) > massimo);
  if (oltre >= 0)
    throw campoNonValido(
      `mandati.${oltre}.importo`,
      `I mandati sommano a ${formatEuro(ordinato)}, più di quanto costa l'elaborazione: ${formatEuro(totali.netto)} di netto, ${formatEuro(massimo)} con ritenute e oneri.`,
    );
};

/** @throws RICHIESTA_NON_VALIDA on an order to a creditor that the run withholds nothing for, or less than the order pays */
const checkCreditori = async (processo: Processo, mandati: readonly Mandato[], archivio: Archivio): Promise<void> => {
  if (mandati.every(({ creditore }) => !creditore)) return;
  const testate = await cedoliniRepository(archivio).listTestate(processo.uid);
  const dovuto = new Map<string, number>();
  for (const { creditore, netto } of await creditoriDelProcesso(archivio, processo, testate))
    if (creditore !== null) dovuto.set(creditore.nome, (dovuto.get(creditore.nome) ?? 0) + netto);
  for (const [indice, { creditore, importo }] of mandati.entries()) {
    if (!creditore) continue;
    const resta = dovuto.get(creditore);
    if (resta === undefined)
      throw campoNonValido(`mandati.${indice}.creditore`, nonTrattiene(creditore, [...dovuto.keys()]));
    if (importo > resta)
      throw campoNonValido(
        `mandati.${indice}.importo`,
        `Per ${creditore} l'elaborazione trattiene ${formatEuro(resta)} che nessun altro mandato paga: ordinare quelli.`,
      );
    dovuto.set(creditore, resta - importo);
  }
};

const nonTrattiene = (creditore: string, altri: readonly string[]): string =>
  altri.length === 0
    ? `L'elaborazione non trattiene niente per ${creditore} né per altri creditori: lasciare vuoto il creditore.`
    : `L'elaborazione non trattiene niente per ${creditore}: scegliere ${altri.join(' o ')}, oppure lasciare vuoto il creditore.`;
