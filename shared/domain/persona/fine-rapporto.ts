/** The steps that close an engagement, in the order they are done. */
export const passiFineRapporto = ['CESSAZIONE', 'ULTIMO_PAGAMENTO', 'FERIE', 'CONGUAGLIO', 'UNIEMENS', 'CU'] as const;
export type PassoFineRapporto = (typeof passiFineRapporto)[number];

/** Those that no other deadline asks for: filings and certificates have their own. */
export const atti = [
  'CESSAZIONE',
  'ULTIMO_PAGAMENTO',
  'FERIE',
  'CONGUAGLIO',
] as const satisfies readonly PassoFineRapporto[];

/** NON_SERVE: nothing of it is of this person, or of this school. */
export const statiFineRapporto = ['FATTO', 'DA_FARE', 'NON_SERVE'] as const;
export type StatoFineRapporto = (typeof statiFineRapporto)[number];

interface Descrizione {
  readonly titolo: string;
  readonly cosa: string;
  /** The screen where it is done. */
  readonly schermata: `/${string}`;
}

export const descrizioneFineRapporto: Readonly<Record<PassoFineRapporto, Descrizione>> = {
  CESSAZIONE: {
    titolo: 'Motivo della cessazione',
    cosa: 'Si scrive nel servizio: UniEmens lo dice nelle due parti del file, dei dipendenti pubblici e dell’INPS.',
    schermata: '/servizi',
  },
  ULTIMO_PAGAMENTO: {
    titolo: 'Ultimo stipendio',
    cosa: 'I giorni fino all’ultimo, con la loro parte di tredicesima, in un’elaborazione contabilizzata.',
    schermata: '/cedolini',
  },
  FERIE: {
    titolo: 'Ferie non godute',
    cosa: 'I giorni maturati e non goduti si pagano con un’elaborazione di ferie; se sono stati goduti tutti, non c’è niente da pagare.',
    schermata: '/cedolini',
  },
  CONGUAGLIO: {
    titolo: 'Conguaglio e addizionali',
    cosa: 'L’ultimo cedolino si calcola con «Fine contratto», che conguaglia l’anno e trattiene le addizionali in una volta; oppure un’elaborazione di conguaglio.',
    schermata: '/cedolini',
  },
  UNIEMENS: {
    titolo: 'UniEmens dell’ultimo mese',
    cosa: 'L’elaborazione dell’ultimo pagamento sta in un UniEmens inviato.',
    schermata: '/uniemens',
  },
  CU: {
    titolo: 'Certificazione Unica',
    cosa: 'Chi cessa la può chiedere subito, senza aspettare marzo: si invia e si consegna.',
    schermata: '/cu',
  },
};
