import * as z from 'zod';
import { anno, dataRicerca, scelta } from '#shared/domain/campi.ts';
import { PRIMO_GIORNO, ULTIMO_GIORNO } from '#shared/domain/tempo/date.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioPersonale, ufficioVersamenti } from '../../uffici.ts';
import { fiscaliRegistrati, sempre, soggettiviRegistrati } from './dati-registrati.ts';

/** How the people of a list stand: all together by name, by qualification, by site, or by initial with where they are reached. */
export const disposizioni = ['ALFABETICO', 'QUALIFICA', 'SEDE', 'RUBRICA'] as const;
export type Disposizione = (typeof disposizioni)[number];

/** Who served between two days, in one of the dispositions; `anno` is the school year the print names. */
const PersonaleDaStampare = z
  .strictObject({
    dal: dataRicerca(),
    al: dataRicerca(),
    anno: anno(2000).optional(),
    layout: scelta(disposizioni),
    formato: formato(),
  })
  .refine(({ dal, al }) => dal <= al, { path: ['al'], message: 'La data finale non può precedere quella iniziale.' });
export type PersonaleDaStampare = z.infer<typeof PersonaleDaStampare>;

const delPersonale = <const C extends string>(codice: C, titolo: string, summary: string) =>
  stampa({
    codice,
    method: 'POST',
    path: `/emo/${codice}`,
    titolo,
    summary,
    roles: ufficioPersonale,
    parametri: PersonaleDaStampare,
    ammessi: { predefiniti: { dal: PRIMO_GIORNO, al: ULTIMO_GIORNO } },
    anteprima: '/stampe-personale/:printId/preview',
  });

export const printInServizio = delPersonale(
  'dipinserviziorec',
  'Personale in servizio',
  'Prints who serves: birth, residence, qualification, contract, hours, site',
);
export const printRubrica = delPersonale('dipinserviziorub', 'Rubrica', 'Prints how who serves is reached');
export const printAttivita = delPersonale(
  'attivitaparticolari',
  'Attività particolari',
  'Prints the special activities, kind by kind',
);
export const printModalitaPagamento = delPersonale(
  'modalitapagamento',
  'Modalità di pagamento',
  'Prints how who serves is paid, those who have not said it first',
);

export const printDatiFiscali = stampa({
  codice: 'elenco-dati-fiscali',
  method: 'POST',
  path: '/stampe/elenco-dati-fiscali',
  titolo: 'Dati fiscali',
  summary: 'Prints the tax data of a year: maximum rate and where it was read, kind of payee, choices, caps',
  roles: ufficioVersamenti,
  parametri: fiscaliRegistrati.extend({ formato: formato() }),
  anteprima: '/stampe-elenco-dati-fiscali/:printId/preview',
});

export const printDatiSoggettivi = stampa({
  codice: 'elenco-dati-soggettivi',
  method: 'POST',
  path: '/stampe/elenco-dati-soggettivi',
  titolo: 'Dati soggettivi',
  summary: 'Prints the personal items in force between two days, item by item',
  roles: ufficioVersamenti,
  parametri: soggettiviRegistrati.safeExtend({ formato: formato() }),
  ammessi: sempre,
  anteprima: '/stampe-elenco-dati-soggettivi/:printId/preview',
});
