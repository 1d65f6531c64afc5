import type { FondoPensione } from './fondi.ts';
import type { RegolaDatata } from './regola.ts';

/** Absences whose days paid in part contribute on the whole pay, and the pension funds of which that is the law. */
export interface RetribuzioneVirtuale {
  readonly assenze: readonly string[];
  readonly fondi: readonly FondoPensione[];
}

/** A payslip sealed before this was a rule contributes on what it paid: computed again from its seal it stays as it was. */
export const retribuzioneVirtuale: RegolaDatata<RetribuzioneVirtuale> = {
  id: 'contributi.retribuzione-virtuale',
  descrizione: 'Malattia pagata in parte: contributi sulla retribuzione intera',
  versioni: [
    {
      dal: '2008-06-25',
      valore: { assenze: ['MALATTIA', 'MALATTIA_RICOVERO'], fondi: ['CTPS', 'CPDEL', 'CPI'] },
      norma: [
        {
          testo:
            'DPR 3/1957, art. 68 c. 6; L. 177/1976, art. 13; RDL 680/1938, artt. 24 e 50; circ. INPDAP 13 del 28/5/2009',
        },
      ],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'guidelegali.it 1427 e forum.grnet.it t13944 (testo della circolare); epas.it 1817, Il Sole 24 Ore 29/5/2009 (anche le riduzioni del contratto); studioavvocatolandi.it 2670; tuttoprof.blogspot.it 03/2010; notizieora.it',
        pagina: '2025-08-14',
      },
      nota: "Pensione, credito, ENPDEP e fine servizio: quanto sarebbe spettato senza l'assenza, compresa la tredicesima (dedotto: le pagine non la nominano). Restano su quanto è pagato NASpI, IRAP e fondo Espero. Non tocca i giorni senza paga né i congedi dei genitori, che hanno la contribuzione figurativa (D.Lgs. 151/2001, art. 35; circ. INPS 81/2015)",
    },
  ],
};

/** Absences that are paid and give no TFR; a payslip sealed before this was a rule has them in its base. */
export const assenzeSenzaTfr: RegolaDatata<readonly string[]> = {
  id: 'contributi.tfr-assenze-escluse',
  descrizione: 'Assenze pagate che non valgono per il TFR',
  versioni: [
    {
      dal: '2011-08-11',
      valore: ['CONGEDO_BIENNALE'],
      norma: [{ testo: 'D.Lgs. 151/2001, art. 42 c. 5-quinquies; D.Lgs. 119/2011, art. 4' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'sinergiediscuola.it, parere 2285/2013 sul congedo straordinario (commi per esteso); chiediloalalla.orizzontescuola.it 5/3/2016',
        pagina: '2016-03-05',
      },
    },
  ],
};

export const regoleAssenzeContributive: readonly RegolaDatata<unknown>[] = [retribuzioneVirtuale, assenzeSenzaTfr];
