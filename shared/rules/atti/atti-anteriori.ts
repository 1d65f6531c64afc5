import type { CommaEsaminato, EsitoDelComma } from './comma.ts';

/** An act that is followed from its own day, or from another one that is known where no page prints its day. */
type Letto = Pick<CommaEsaminato, 'esito' | 'pagine'> &
  ({ readonly del: string } | { readonly del: null; readonly dal: string });

const atto = (nome: string, comma: string, dice: string, letto: Letto): CommaEsaminato => ({
  atto: nome,
  comma,
  dice,
  modifica: [],
  ...letto,
  dal: letto.del ?? letto.dal,
});
const regola = (...versioni: readonly [string, ...string[]]): EsitoDelComma => ({ tipo: 'REGOLA', versioni });

/** Older acts whose text was read, or looked for, to settle a figure still in use. */
export const attiAnteriori: readonly CommaEsaminato[] = [
  atto('D.Lgs. 297/1994', 'art. 595', "Trattenuta dell'ora di sciopero sulla misura dello straordinario", {
    del: '1994-04-16',
    esito: regola('contratto.sciopero.orario|2007-11-29'),
    pagine: 'leotuccari.it 2220; diritto.it, Cons. Stato 1302/2013',
  }),
  atto(
    'CCNL 4/8/1995',
    'art. 22 c. 4',
    'Permesso breve non recuperato per colpa del dipendente: si trattiene la paga delle ore',
    {
      del: '1995-08-04',
      esito: regola('contratto.assenza.permesso-breve-non-recuperato|2008-06-25'),
      pagine: 'notiziedellascuola.it, CCNL 1995; tecnicadellascuola.it',
    },
  ),
  atto(
    'CCNL 4/8/1995',
    'art. 70 cc. 1-2',
    'Ore eccedenti e di approfondimento a un settantottesimo dello stipendio tabellare',
    {
      del: '1995-08-04',
      esito: regola(
        'contratto.ore-eccedenti.criterio|2023-02-01',
        'contratto.ore-eccedenti.approfondimento|2007-11-29',
      ),
      pagine: 'gazzettaufficiale.it 095D4895; notiziedellascuola.it 10/2024',
    },
  ),
  atto('CM 63/1996', 'tutta', 'Docenza e tutoraggio nella formazione: fino a 50.000 lire', {
    del: '1996-02-09',
    esito: regola(
      'contratto.progetto.formazione-docenza|1995-10-12',
      'contratto.progetto.formazione-tutoraggio|1995-10-12',
    ),
    pagine: 'notiziedellascuola.it, CM 63 del 9/2/1996; edscuola.it, DI 326/1995',
  }),
  atto('nota Tesoro 149948/1996', 'tutta', 'Nessun contributo di pensione sui compensi del formatore', {
    del: null,
    dal: '1996-01-01',
    esito: regola('percettori.contributi.formatore|2013-01-01'),
    pagine: 'giustoscuola.it, quesiti 3451 e 3935; scuolalink.it',
  }),
  atto('DPCM 20/12/1999', 'art. 1', 'Riduzione del 2,50 % di chi è in regime di TFR, a netto invariato', {
    del: '1999-12-20',
    esito: regola('contributi.riduzione-tfr|2001-01-01'),
    pagine: 'siapol.it, testo del decreto; sinergiediscuola.it; lavoro-confronto.it',
  }),
  atto(
    'CCNL 29/11/2007',
    'artt. 12, 14, 17 e 20',
    'Maternità, festività soppresse, gravi patologie, infortunio e causa di servizio',
    {
      del: '2007-11-29',
      esito: regola(
        'contratto.assenza.maternita-fuori-contratto|2008-06-25',
        'contratto.assenza.festivita-soppresse|2008-06-25',
        'contratto.assenza.malattia-causa-servizio|2008-06-25',
      ),
      pagine: 'gildavenezia.it 23/10/2015; leotuccari.it 1914; uilscuolamodena.it p=3663',
    },
  ),
  atto('nota Funzione pubblica 20810/2023', 'tutta', "Nel 2023 la scuola non ha il mese all'80 % oltre al contratto", {
    del: '2023-03-27',
    esito: regola('contratto.assenza.congedo-parentale|2023-01-01'),
    pagine: 'tuttoscuola.com, nota 20810; tecnicadellascuola.it 4/2025',
  }),
  atto('DM 170/2022', 'istruzioni operative, cap. 3', 'Costi semplificati dei progetti PNRR contro la dispersione', {
    del: '2022-12-30',
    esito: regola(
      'contratto.progetto.pnrr-esperto|2022-06-24',
      'contratto.progetto.pnrr-tutor|2022-06-24',
      'contratto.progetto.pnrr-mentoring|2022-06-24',
    ),
    pagine: 'lawinsider.com hS76YECqhy5 (la tabella non è stata letta); flcgil.it 132935',
  }),
  atto('FAQ NoiPA del 16/5/2025', '19-22', 'Alle supplenze brevi la somma e la detrazione si danno a fine contratto', {
    del: '2025-05-16',
    esito: regola('bonus.cuneo.supplenza-breve|2025-01-01'),
    pagine: 'tecnicadellascuola.it 5/2025; informazionescuola.it',
  }),
  atto(
    'istruzioni del modello 770/2025',
    'quadro ST, nota 20',
    'Quadro ST per chi versa con F24EP; la nota 20 al posto di quelle del Covid',
    {
      del: '2025-02-24',
      esito: regola('modello-770.quadri|2013-01-01'),
      pagine: 'informazionefiscale.it, quadro ST; ntplusfisco 5/2025',
    },
  ),
];
