import { descrizioneContratto } from '../../domain/persona/percettore.ts';
import { descrizioneProfilo, type Profilo } from '../../rules/contratto/inquadramento.ts';
import { dalAl, ore, pagamento, redditoAnno, redditiBiennio, siNo } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import type { Campi, Risposte } from '../domande.ts';
import { situazioneDi } from '../situazione-caso.ts';

const { TD_31_8, TD_30_6, SUPPLENTE_BREVE } = descrizioneContratto;

/** The place of a substitute in the salary tables, and the hours of the contract. */
export const inquadramento = {
  contratto: { tipo: 'scelta', domanda: 'Che contratto ha?', voci: { SUPPLENTE_BREVE, TD_30_6, TD_31_8 } },
  profilo: { tipo: 'scelta', domanda: 'Che profilo ha?', voci: descrizioneProfilo },
  fascia: {
    tipo: 'scelta',
    domanda: 'In che fascia di anzianità è?',
    aiuto: 'Chi ha un contratto a termine è di solito nella prima.',
    voci: { '0-8': '0-8', '9-14': '9-14', '15-20': '15-20', '21-27': '21-27', '28-34': '28-34', '35+': '35 e oltre' },
  },
  oreSettimanali: ore('Quante ore alla settimana?', 6000),
  oreCattedra: {
    ...ore("Quante ore ha l'orario intero?", 6000),
    aiuto: 'Infanzia 25, primaria 24, secondaria 18, ATA 36.',
  },
} as const satisfies Campi;

const isAnniPrima = ({ dal, pagamento: giorno }: Risposte): boolean =>
  typeof dal === 'string' && typeof giorno === 'string' && dal.slice(0, 4) < giorno.slice(0, 4);

/** Pay of a substitute for a period, from the tables of the contract. */
export const supplente = definizione(
  'SUPPLENTE',
  {
    scuola: {
      tipo: 'scelta',
      domanda: 'In che scuola?',
      voci: { SCUOLA: 'Scuola statale', AFAM: 'Conservatorio, accademia (AFAM)' },
    },
    ...inquadramento,
    direzione: { ...siNo('Ha l’incarico di DSGA?'), quando: ({ profilo }) => profilo === 'FUNZIONARIO' },
    ...dalAl,
    pagamento,
    reddito: redditoAnno,
    redditoPrimo: { ...redditiBiennio.redditoPrimo, quando: isAnniPrima },
    redditoSecondo: { ...redditiBiennio.redditoSecondo, quando: isAnniPrima },
  },
  (dette) => {
    const { redditoPrimo: primo, redditoSecondo: secondo } = dette;
    return {
      chiPaga: dette.scuola === 'SCUOLA' ? 'NOIPA' : 'SCUOLA',
      somma: null,
      situazione: () =>
        situazioneDi(dette.pagamento, {
          tipo: 'SUP',
          scuola: dette.scuola,
          percettore: {
            tipo: 'DIPENDENTE',
            contratto: dette.contratto,
            ruolo: ruoloDi(dette.profilo, dette.direzione === true),
          },
          fiscali: {
            redditoComplessivo: dette.reddito,
            ...(primo === undefined || secondo === undefined ? {} : { redditiBiennio: [primo, secondo] }),
          },
          servizi: [
            {
              competenza: { dal: dette.dal, al: dette.al },
              profilo: dette.profilo,
              fascia: dette.fascia,
              oreSettimanali: dette.oreSettimanali,
              oreCattedra: dette.oreCattedra,
            },
          ],
          ...(dette.scuola === 'SCUOLA' ? { opzioni: { simulazione: true } } : {}),
        }),
    };
  },
);

/** The role of a profile of the salary tables. */
export const ruoloDi = (profilo: Profilo, direzione: boolean): 'DOCENTE' | 'ATA' | 'DSGA' => {
  if (profilo.startsWith('DOCENTE')) return 'DOCENTE';
  return direzione ? 'DSGA' : 'ATA';
};
