import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Approvazione } from '#shared/contracts/casa/approvazioni.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { descrizioneApprovazione } from '#shared/domain/approvazione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';

/** What a message says. */
export interface Avviso {
  readonly oggetto: string;
  readonly testo: string;
}

/** In whose name it is written, and the address of the pages. */
export interface Mittente {
  readonly scuola: string;
  readonly sito: string;
}

const AUTOMATICO = 'Questo messaggio è spedito dal programma.';

const lettera = (nome: string, { scuola }: Mittente, frasi: readonly string[]): string =>
  [`Gentile ${nome},`, ...frasi, AUTOMATICO, ...(scuola === '' ? [] : [scuola])].join('\n\n');

/** That a payslip can be read: of which month, never what it pays. */
export const avvisoCedolino = (
  { desNome, desCognome }: Pick<Persona, 'desNome' | 'desCognome'>,
  { ANNO: anno, MESE: mese }: Pick<Processo, 'ANNO' | 'MESE'>,
  mittente: Mittente,
): Avviso => ({
  oggetto: `Cedolino di ${formatMese({ anno, mese })} da consultare`,
  testo: lettera(`${desNome} ${desCognome}`, mittente, [
    `un tuo cedolino di ${formatMese({ anno, mese })} si può consultare in «I miei cedolini»:\n${mittente.sito}/#/my-datiContabili`,
    'Per riservatezza qui non ci sono importi: si leggono solo dopo l’accesso. Se hai dei dubbi, non seguire il collegamento e apri il programma come sempre.',
  ]),
});

/** That somebody waits for an approval: of what kind and who asked, no name of others. */
export const avvisoApprovazione = (
  { nome, tipo, chiestaDa }: Pick<Approvazione, 'tipo' | 'chiestaDa'> & { readonly nome: string },
  mittente: Mittente,
): Avviso => ({
  oggetto: 'Una richiesta aspetta la tua approvazione',
  testo: lettera(nome, mittente, [
    `${chiestaDa} ha chiesto: ${descrizioneApprovazione[tipo].toLowerCase()}. Finché un'altra persona non approva, non cambia niente.`,
    `La richiesta è in «Approvazioni»:\n${mittente.sito}/#/approvazioni`,
  ]),
});

/** Deadlines that one message lists: the pages have the others. */
const ELENCATE = 30;

/** The deadlines of the week and those that went by: which, of when, by when; no name of people. */
export const avvisoScadenze = (nome: string, scadenze: readonly Scadenza[], mittente: Mittente): Avviso => {
  const scadute = scadenze.filter(({ stato }) => stato === 'SCADUTA');
  const righe = scadenze
    .slice(0, ELENCATE)
    .map(
      ({ descrizione, anno, mese, giorno, stato }) =>
        `- ${descrizione}, ${mese === null ? String(anno) : formatMese({ anno, mese })}: ${stato === 'SCADUTA' ? 'scaduta il' : 'entro il'} ${formatGiorno(giorno)}`,
    );
  return {
    oggetto: `Scadenze: ${scadenze.length - scadute.length} questa settimana, ${scadute.length} rimaste indietro`,
    testo: lettera(nome, mittente, [
      righe.join('\n'),
      `Sono in «Dashboard», dove si aprono, si segnano come fatte o si mettono da parte:\n${mittente.sito}/#/dashboard`,
    ]),
  };
};
