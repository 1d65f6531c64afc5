import type { RegolaDatata } from './regola.ts';
import type { CodiceVersamento } from './versamenti.ts';

/** The bonus of art. 1 DL 66/2014, which ended with June 2020: no line of a payslip is paid under it, and a file that has it is refused. */
const bonusDelDecreto66: RegolaDatata<CodiceVersamento> = {
  id: 'versamenti.165e',
  descrizione: 'Codice 165E: bonus del DL 66/2014, fino a giugno 2020 (1655 nel modello ordinario)',
  versioni: [
    {
      dal: '2014-05-07',
      valore: {
        ep: '165E',
        ordinario: '1655',
        sezione: 'F',
        ente: 'NESSUNO',
        estremi: 'NESSUNO',
        riferimentoA: 'MESE',
        riferimentoB: 'ANNO',
        credito: true,
      },
      norma: [{ testo: 'Ris. Agenzia delle entrate 48/E del 7/5/2014 e 103/E del 9/12/2015' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'paserio.it sulla 48/E; cuzzola.it sulla ris. 61/E del 18/10/2022',
        pagina: '2022-10-18',
      },
      nota: '165E dal 7/1/2016 (eclavoro.it); prima il bonus si compensa con il modello ordinario',
    },
    {
      dal: '2021-03-17',
      valore: null,
      norma: [{ testo: 'DL 3/2020, art. 3: il bonus è abrogato dal 1/7/2020' }],
      fonte: 'derivata',
      riscontro: null,
      nota: 'Dedotto: il conguaglio dei mesi fino a giugno 2020 si versa al più tardi il 16/3/2021. Dal 1/7/2020 c’è il 170E (ntpluslavoro.ilsole24ore.com)',
    },
  ],
};

/** Codes that a file of today may still have, and whose days are over, by their name on each form. */
export const codiciFiniti: Readonly<
  Record<'EP' | 'ORDINARIO', Readonly<Record<string, RegolaDatata<CodiceVersamento>>>>
> = {
  EP: { '165E': bonusDelDecreto66 },
  ORDINARIO: { '1655': bonusDelDecreto66 },
};

export const regoleCodiciFiniti: readonly RegolaDatata<unknown>[] = [bonusDelDecreto66];
