import type { Norma, RegolaDatata, Versione } from '../regola.ts';
import { termine } from './scadenze.ts';

/** Staff of a State school whose short absences the law keeps from being covered at once. */
export const categorieSostituite = ['DOCENTE', 'COLLABORATORE', 'ASSISTENTE'] as const;
export type CategoriaSostituita = (typeof categorieSostituite)[number];

/** First days of an absence that no substitute covers, unless the head gives the reason. */
export interface GiorniScoperti {
  readonly giorni: number;
}

const stabilita2015 = (comma: string, altro = ''): Norma => ({ testo: `L. 190/2014, art. 1 ${comma}${altro}` });
const nota2015 = 'nota MIUR 30/9/2015 n. 2116';

const regola = (
  quale: string,
  descrizione: string,
  versione: Pick<Versione<GiorniScoperti>, 'dal' | 'valore' | 'norma' | 'riscontro'>,
): RegolaDatata<GiorniScoperti> => ({
  id: `supplenze-brevi.${quale}`,
  descrizione,
  versioni: [{ ...versione, fonte: 'fonte' }],
});

/** The first days of an absence that no substitute covers, for each kind of staff. */
export const giorniSenzaSupplente: Readonly<Record<CategoriaSostituita, RegolaDatata<GiorniScoperti>>> = {
  DOCENTE: regola('docenti', 'Giorni di assenza di un docente senza supplente', {
    dal: '2015-09-01',
    valore: { giorni: 1 },
    norma: [stabilita2015('c. 333', `; ${nota2015}`)],
    riscontro: {
      il: '2026-11-30',
      pagina: '2023-04-27',
      dove: 'tecnicadellascuola.it, quando si può nominare il supplente (3/2020); dsgaonline.it 27/4/2023; leotuccari.it, nota 2116',
    },
  }),
  COLLABORATORE: regola('collaboratori', 'Giorni di assenza di un collaboratore scolastico senza supplente', {
    dal: '2015-09-01',
    valore: { giorni: 7 },
    norma: [stabilita2015('c. 332', `; ${nota2015}`)],
    riscontro: {
      il: '2026-11-30',
      pagina: '2024-12-03',
      dove: 'tecnicadellascuola.it, il divieto per i collaboratori (12/2024: nota MIM 3/12/2024 n. 8446); leotuccari.it, nota 2116',
    },
  }),
  ASSISTENTE: regola('assistenti', 'Giorni di assenza di un assistente amministrativo o tecnico senza supplente', {
    dal: '2018-01-01',
    valore: { giorni: 29 },
    norma: [stabilita2015('c. 332'), { testo: 'L. 205/2017, art. 1 c. 602' }],
    riscontro: {
      il: '2026-11-30',
      pagina: '2024-12-03',
      dove: 'tecnicadellascuola.it, il divieto per i collaboratori (12/2024: nota MIM 3/12/2024 n. 8446: dal trentesimo giorno); scuolainforma.it 17/9/2023',
    },
  }),
};

/** The longest absence of a teacher on a common post of a secondary school that the staff of the school covers. */
export const assenzeCoperteDaChiCe: RegolaDatata<GiorniScoperti> = regola(
  'interne',
  'Giorni di assenza alla secondaria, su posto comune, coperti con l’organico dell’autonomia',
  {
    dal: '2026-01-01',
    valore: { giorni: 10 },
    norma: [{ testo: 'L. 107/2015, art. 1 c. 85 (testo della L. 199/2025)' }],
    riscontro: {
      il: '2026-11-30',
      pagina: '2025-12-30',
      dove: 'gildavenezia.it, le novità per la scuola 30/12/2025; tg24.sky.it 23/10/2025; tecnicadellascuola.it 23/10/2025 (posto comune, salvo motivate esigenze didattiche)',
    },
  },
);

/** The day by which the service of a month is authorised: the law gives the payment the whole of the month after, the emission closes before. */
export const prestatoServizio = termine(
  'prestato-servizio',
  { ogni: 'MESE', mese: 1, giorno: 16 },
  {
    descrizione: 'Prestato servizio dei supplenti brevi autorizzato a SIDI',
    norma: 'DPCM 31/8/2016, art. 2; L. 89/2016, art. 1-sexies',
    fonte: 'conoscenza',
  },
);

export const regoleSupplenzeBrevi = [
  ...Object.values(giorniSenzaSupplente),
  assenzeCoperteDaChiCe,
  prestatoServizio,
] as const;
