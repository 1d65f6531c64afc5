import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import { ritenuteAllaFonte } from './norme.ts';
import type { RegolaDatata, Riscontro, Versione } from './regola.ts';

interface Voce<T> {
  readonly id: string;
  readonly descrizione: string;
  readonly dal: string;
  readonly valore: T;
  readonly norma: string | Versione<T>['norma'];
  readonly riscontro: Riscontro | null;
}

const regola = <T>({ id, descrizione, dal, valore, norma, riscontro }: Voce<T>): RegolaDatata<T> => ({
  id: `autonomi.${id}`,
  descrizione,
  versioni: [
    {
      dal,
      valore,
      norma: typeof norma === 'string' ? [{ testo: norma }] : norma,
      fonte: riscontro === null ? 'conoscenza' : 'fonte',
      riscontro,
    },
  ],
});

export const ritenutaAcconto = regola<PartiPerMilione>({
  id: 'ritenuta-acconto',
  descrizione: "Ritenuta d'acconto sul lavoro autonomo",
  dal: '1998-01-01',
  valore: 200_000,
  norma: ritenuteAllaFonte('art. 25 c. 1'),
  riscontro: { il: '2026-11-20', dove: 'fiscozen.it' },
});
export const ritenutaNonResidenti = regola<PartiPerMilione>({
  id: 'ritenuta-non-residenti',
  descrizione: "Ritenuta a titolo d'imposta sui non residenti",
  dal: '1998-01-01',
  valore: 300_000,
  norma: ritenuteAllaFonte('art. 25 c. 2'),
  riscontro: {
    il: '2026-11-22',
    dove: 'tiburzibardelli.it, risposta AdE 354/2020; fiscooggi.it, ritenute ai non residenti',
  },
});
export const iva = regola<PartiPerMilione>({
  id: 'iva',
  descrizione: 'IVA, aliquota ordinaria',
  dal: '2013-10-01',
  valore: 220_000,
  norma: 'art. 16 DPR 633/1972',
  riscontro: { il: '2026-11-20', dove: 'giustoscuola.it, quesito 1735' },
});
export const rivalsaInps = regola<PartiPerMilione>({
  id: 'rivalsa-inps',
  descrizione: 'Rivalsa INPS del professionista',
  dal: '1996-04-01',
  valore: 40_000,
  norma: 'L. 662/1996, art. 1 c. 212',
  riscontro: { il: '2026-11-22', dove: 'conflavoro.lu.it 21/12/2022; edotto.com 17/5/2012' },
});

/** Reduced rates of VAT, by what the invoice is of. */
export const ivaRidotta = regola<Readonly<Record<'RIDOTTA_10' | 'RIDOTTA_5' | 'RIDOTTA_4', PartiPerMilione>>>({
  id: 'iva-ridotta',
  descrizione: 'IVA, aliquote ridotte',
  dal: '2016-01-01',
  valore: { RIDOTTA_10: 100_000, RIDOTTA_5: 50_000, RIDOTTA_4: 40_000 },
  norma: 'DPR 633/1972, art. 16 c. 2 e tabella A',
  riscontro: null,
});

/** From when nobody has read that the European Union lets public bodies pay the VAT of their suppliers themselves (split payment). */
export const scissionePagamenti: RegolaDatata<{ readonly autorizzazione: 'DA_CONFERMARE' }> = {
  id: 'autonomi.scissione-pagamenti',
  descrizione: "Scissione dei pagamenti dopo l'ultima autorizzazione letta dell'Unione europea",
  versioni: [
    {
      dal: '2026-07-01',
      valore: { autorizzazione: 'DA_CONFERMARE' },
      norma: [{ testo: 'art. 17-ter DPR 633/1972; decisione (UE) 2023/1552 (fino al 30/6/2026)' }],
      fonte: 'conoscenza',
      riscontro: null,
      nota: 'La decisione fino al 30/6/2026 è stata letta in jointsnet.com e ancrel.it, una proroga no',
    },
  ],
};

/** Kinds of school that pay the VAT of their suppliers to the State: the public administrations. */
export const scissioneDiChi: RegolaDatata<readonly string[]> = {
  id: 'autonomi.scissione-di-chi',
  descrizione: 'Scuole che versano l’IVA dei fornitori (scissione dei pagamenti): le sole amministrazioni pubbliche',
  versioni: [
    {
      dal: '2015-01-01',
      valore: ['SCUOLA', 'AFAM', 'COMUNALE'],
      norma: [{ testo: 'art. 17-ter c. 1 DPR 633/1972' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'ateneoweb.com e gliespertidellimpresa.it sulla circ. 27/E del 7/11/2017; legislazionetecnica.it, circ. 1/E 2015',
        pagina: '2017-11-07',
      },
      nota: 'Le pagine definiscono le amministrazioni pubbliche (D.Lgs. 165/2001, art. 1 c. 2; elenco ISTAT; IPA), non nominano le scuole paritarie: non vi rientrano perché private',
    },
  ],
};

/** Supplementary contribution of a professional fund, added to the fee and outside withholding. */
export interface ContributiIntegrativi {
  readonly CASSA_2: PartiPerMilione;
  readonly CASSA_4: PartiPerMilione;
  readonly CASSA_5: PartiPerMilione;
}
export const contributoIntegrativo = regola<ContributiIntegrativi>({
  id: 'contributo-integrativo',
  descrizione: 'Contributo integrativo delle casse professionali',
  dal: '2011-01-01',
  valore: { CASSA_2: 20_000, CASSA_4: 40_000, CASSA_5: 50_000 },
  norma: 'D.Lgs. 103/1996, art. 8 c. 3; statuti delle casse',
  riscontro: { il: '2026-11-22', dove: 'studiopallino.it, casse professionali 2025; vivoscuola.it, esperti esterni' },
});

/** Revenue stamp on receipts without VAT over an amount: owed by who issues the receipt. */
export interface Bollo {
  readonly oltre: Centesimi;
  readonly importo: Centesimi;
}
export const bollo = regola<Bollo>({
  id: 'bollo',
  descrizione: 'Imposta di bollo sulle ricevute senza IVA',
  dal: '2013-06-26',
  valore: { oltre: 7_747, importo: 200 },
  norma: 'DPR 642/1972, tariffa, art. 13',
  riscontro: { il: '2026-11-22', dove: 'studiotributariorando.it, risposta AdE 428/2022; ilgiornale.it 09/2023' },
});

/** Over this amount the payer first checks that the payee owes nothing to the collection agent. */
export interface VerificaInadempimenti {
  readonly oltre: Centesimi;
  /** Threshold for salaries; null while the check does not concern them. */
  readonly stipendiOltre: Centesimi | null;
  /** Threshold for the fees of art. 54 TUIR, whatever the debt; absent while they follow the others, as in the runs sealed before it. */
  readonly professionistiOltre?: Centesimi;
}
export const verificaInadempimenti: RegolaDatata<VerificaInadempimenti> = {
  id: 'autonomi.verifica-inadempimenti',
  descrizione: "Verifica dei debiti verso l'agente della riscossione prima del pagamento",
  versioni: [
    {
      dal: '2008-03-29',
      valore: { oltre: 1_000_000, stipendiOltre: null },
      norma: [{ testo: 'art. 48-bis DPR 602/1973; DM 40/2008' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'gazzettaufficiale.it, circ. RGS 13/2018; pamercato.it' },
    },
    {
      dal: '2018-03-01',
      valore: { oltre: 500_000, stipendiOltre: null },
      norma: [{ testo: 'art. 48-bis DPR 602/1973; L. 205/2017, art. 1 c. 986' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-23', dove: 'gazzettaufficiale.it, circ. RGS 13/2018; pamercato.it' },
    },
    {
      dal: '2026-01-01',
      valore: { oltre: 500_000, stipendiOltre: 250_000 },
      norma: [{ testo: 'art. 48-bis DPR 602/1973; L. 207/2024, art. 1 c. 84-86' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'paefficace.it, verifica degli inadempimenti 2026; commercialistatelematico.com 02/2025',
      },
    },
    {
      dal: '2026-06-15',
      valore: { oltre: 500_000, stipendiOltre: 250_000, professionistiOltre: 0 },
      norma: [{ testo: 'art. 48-bis c. 1-ter DPR 602/1973; L. 199/2025, art. 1 c. 725' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'gruppodelfino.it, testo del c. 725; edotto.com 12/1/2026; perksolution.it',
        pagina: '2026-01-12',
      },
    },
  ],
};

/**
 * By which paragraph of art. 48-bis a professional is paid who owes and whose fee passes the threshold of everybody: c. 1 suspends
 * the payment and tells the agent, c. 1-ter pays the agent at once, as it does under the threshold.
 */
export const verificaOltreSoglia: RegolaDatata<{ readonly comma: 'COMMA_1' | 'COMMA_1_TER' }> = {
  id: 'autonomi.verifica-inadempimenti.oltre-soglia',
  descrizione: 'Compensi a professionisti inadempienti oltre la soglia di tutti',
  versioni: [
    {
      dal: '2026-06-15',
      valore: { comma: 'COMMA_1' },
      norma: [{ testo: 'art. 48-bis c. 1 e 1-ter DPR 602/1973; L. 199/2025, art. 1 c. 725' }],
      fonte: 'controversa',
      riscontro: null,
      nota: "Il testo versa all'agente per i pagamenti «fino a 5.000 euro; in tal caso»; alcuni commenti estendono il versamento diretto a ogni importo",
    },
  ],
};

/** Kinds of school that check the debts of the payee before paying: the public administrations. */
export const verificaDiChi: RegolaDatata<readonly string[]> = {
  id: 'autonomi.verifica-di-chi',
  descrizione: "Scuole che verificano i debiti verso l'agente della riscossione: le sole amministrazioni pubbliche",
  versioni: [
    {
      dal: '2008-03-29',
      valore: ['SCUOLA', 'AFAM', 'COMUNALE'],
      norma: [{ testo: 'art. 48-bis c. 1 DPR 602/1973; DM 40/2008' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'notiziedellascuola.it, circ. MEF 28/2007 e 27/2011 con il testo del c. 1; dsgaonline.it 15/10/2021; anp.it 20/1/2026',
        pagina: '2026-01-20',
      },
      nota: 'Il c. 1 è delle amministrazioni pubbliche del D.Lgs. 165/2001 e delle società a prevalente partecipazione pubblica: le scuole dello Stato sono nominate, le paritarie private non vi rientrano',
    },
  ],
};

/** Days that the agent has to answer, counted on working days, after which one pays; and to send its order for a payment that it was told of. */
export interface TerminiVerifica {
  readonly rispostaFeriali: number;
  readonly sospensione: number;
}
const termini = (
  dal: string,
  sospensione: number,
  norma: string,
  dove: string,
  pagina: string,
): RegolaDatata<TerminiVerifica>['versioni'][number] => ({
  dal,
  valore: { rispostaFeriali: 5, sospensione },
  norma: [{ testo: norma }],
  fonte: 'fonte',
  riscontro: { il: '2026-11-29', dove, pagina },
});
export const terminiVerifica: RegolaDatata<TerminiVerifica> = {
  id: 'autonomi.verifica-inadempimenti.termini',
  descrizione:
    "Giorni in cui l'agente della riscossione risponde alla verifica dei debiti, e in cui manda l'ordine per quanto è sospeso",
  versioni: [
    termini('2008-03-29', 30, 'DM 40/2008, artt. 2 e 3', 'indebitati.it 1/4/2014; newslinet.com', '2014-04-01'),
    termini(
      '2018-03-01',
      60,
      'DM 40/2008, artt. 2 e 3; L. 205/2017, art. 1 c. 987',
      'ntplusfisco.ilsole24ore.com, stretta sui controlli; studiopalano.com 19/2/2018',
      '2018-02-19',
    ),
  ],
};

/** After how many days from the check its outcome is old: no norm says so. */
export const durataEsitoVerifica: RegolaDatata<{ readonly giorni: number }> = {
  id: 'autonomi.verifica-inadempimenti.durata-esito',
  descrizione: "Giorni dopo i quali l'esito della verifica dei debiti va richiesto di nuovo",
  versioni: [
    {
      dal: '2008-03-29',
      valore: { giorni: 30 },
      norma: [{ testo: 'DM 40/2008, art. 2 (la verifica precede il pagamento)' }],
      fonte: 'conoscenza',
      riscontro: null,
      nota: 'Nessuna norma fissa una durata: misura di prudenza',
    },
  ],
};

export const regoleAutonomi: readonly RegolaDatata<unknown>[] = [
  ritenutaAcconto,
  ritenutaNonResidenti,
  iva,
  ivaRidotta,
  scissionePagamenti,
  scissioneDiChi,
  rivalsaInps,
  contributoIntegrativo,
  bollo,
  verificaInadempimenti,
  verificaOltreSoglia,
  terminiVerifica,
  durataEsitoVerifica,
  verificaDiChi,
];
