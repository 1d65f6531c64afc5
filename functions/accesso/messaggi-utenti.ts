import type { Invito } from '#archivio/accesso/registro.ts';
import type { AttoSulConto } from '#shared/contracts/accesso/utenti.ts';
import { descrizioneRuolo, type Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';

/** Message to the person of an access that changes. `sito`: address of the pages. */
export interface Scritto {
  readonly oggetto: string;
  readonly testo: (sito: string) => string;
}

type Atto = Exclude<AttoSulConto, 'RIPROVA'>;

/** Words of the audit trail about an act on an account. */
export const MOTIVI: Readonly<Record<Atto, string>> = {
  AZZERA: 'Secondo fattore azzerato',
  DISABILITA: 'Accesso disabilitato',
  RIABILITA: 'Accesso riabilitato',
};

const DUBBIO = 'Se non te lo aspettavi, avvisa subito la segreteria della scuola.';

const scritto = (oggetto: string, ...righe: readonly string[]): Scritto => ({
  oggetto,
  testo: (sito) => [...righe, DUBBIO, sito].join('\n\n'),
});

export const invitoScritto = (codice: string, { scade, ruoli }: Invito, da: string): Scritto => ({
  oggetto: 'Invito a entrare in Emolumenti',
  testo: (sito) =>
    [
      `${da} ti invita a entrare in Emolumenti con questi compiti: ${nomi(ruoli)}.`,
      `Apri questo indirizzo entro il ${formatGiorno(giornoDellIstante(new Date(scade * 1000)))}; vale una volta sola e non va dato ad altri:`,
      `${sito}/#invito=${codice}`,
    ].join('\n\n'),
});

export const entratoScritto = (chi: string): Scritto =>
  scritto(
    'Sei entrato in Emolumenti',
    `Con il codice fiscale di ${chi}, certificato da SPID o CIE, qualcuno è entrato per la prima volta in Emolumenti: vede i cedolini e i dati della sua scheda, e nient’altro.`,
  );

export const ruoliScritti = (ruoli: readonly Ruolo[], da: string): Scritto =>
  scritto('I tuoi compiti in Emolumenti sono cambiati', `${da} ha cambiato quello che puoi fare: ora ${nomi(ruoli)}.`);

export const toltoScritto = (da: string): Scritto =>
  scritto('Non entri più in Emolumenti per questa scuola', `${da} ha tolto il tuo accesso a questa scuola.`);

export const attoScritto = (atto: Atto, da: string): Scritto => scritto(MOTIVI[atto], SPIEGATI[atto](da));

const SPIEGATI: Readonly<Record<Atto, (da: string) => string>> = {
  AZZERA: (da) =>
    `${da} ha azzerato il tuo secondo fattore: al prossimo accesso, dopo la password, ne registri un altro.`,
  DISABILITA: (da) => `${da} ha disabilitato il tuo accesso: le sessioni aperte sono chiuse.`,
  RIABILITA: (da) => `${da} ha riabilitato il tuo accesso: entri con la password di prima.`,
};

const nomi = (ruoli: readonly Ruolo[]): string => ruoli.map((ruolo) => descrizioneRuolo[ruolo]).join(', ');
