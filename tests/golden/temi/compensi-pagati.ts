import * as z from 'zod';
import { esitoDelCaso } from '#shared/calcolatrice/esito.ts';
import { compensiMembro, type LavoroMembro } from '#shared/calculation/contratto/membro-commissione.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { figureDel, pagato } from './pagamento.ts';
import { NonPagato, type Temi } from './tema.ts';

/** What a member of a board did. */
const Lavoro = z.object({
  funzione: z.enum(['PRESIDENTE', 'COMMISSARIO_ESTERNO', 'COMMISSARIO_INTERNO']),
  classi: z.int(),
  sostituto: z.boolean(),
  parte: z.object({ numeratore: z.int(), denominatore: z.int(), motivo: z.string() }).nullable(),
  fascia: z.int().nullable(),
  materie: z.int(),
  candidatiPreliminari: z.int(),
});
const Membro = z.object({
  lavoro: Lavoro,
  giorno: z.string(),
  pagamento: z.string(),
  aliquota: z.int(),
});

/** The fee of a member. @throws NonPagato where these rules do not let the part of the class be */
const funzionePagata = (lavoro: LavoroMembro, giorno: string, regole: Regole): number => {
  try {
    return compensiMembro(lavoro, giorno, regole).funzione.importo;
  } catch (causa) {
    if (causa instanceof CalcoloImpossibile) throw new NonPagato(causa.message);
    throw causa;
  }
};

/** Answers of a case of the calculator. */
const Risposte = z.record(z.string(), z.union([z.string(), z.int(), z.boolean()]));

/** Whole payslips whose fee the rules decide: that of a member of a board, that of a case of the calculator. */
export const compensiPagati = (regole: Regole): Temi => ({
  membro_di_commissione: ({ intero }) => {
    const { lavoro, giorno, pagamento, aliquota } = Membro.parse(intero);
    const importo = funzionePagata(lavoro, giorno, regole);
    return figureDel(
      pagato(
        {
          tipo: 'ACC',
          liquidazione: { anno: Number(pagamento.slice(0, 4)), mese: Number(pagamento.slice(5, 7)) },
          dataPagamento: pagamento,
          percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
          fiscali: { aliquotaMassima: { aliquota, lettaDa: 'cedolino NoiPA' } },
          voci: [
            {
              codice: 'FUNZIONE',
              descrizione: 'Compenso di funzione',
              canale: 'NOIPA',
              competenza: { dal: giorno, al: giorno },
              misura: { unita: 'IMPORTO', importo },
            },
          ],
          opzioni: { simulazione: true },
        },
        regole,
      ),
    );
  },
  calcolatrice: ({ intero }) => {
    const esito = esitoDelCaso(Risposte.parse(intero), regole);
    if (esito.esito !== 'calcolato') throw new NonPagato(JSON.stringify(esito));
    return figureDel(esito.cedolino);
  },
});
