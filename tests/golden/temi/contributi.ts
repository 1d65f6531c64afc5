import { minimaleOrario } from '#shared/calculation/contratto/tempo.ts';
import { quotaAgenteRiscossione, quotaPignorabileOrdinaria } from '#shared/calculation/contratto/trattenute-terzi.ts';
import { contributoAggiuntivo, imponibileEntroMassimale } from '#shared/calculation/contributi/contributi.ts';
import { esoneroContributivo, esoneroLavoratriceMadre } from '#shared/calculation/contributi/esoneri.ts';
import { contributoGestioneSeparata, contributoMinimale } from '#shared/calculation/contributi/gestione-separata.ts';
import { premioInail } from '#shared/calculation/contributi/inail.ts';
import { ClasseGestioneSeparata } from '#shared/calculation/situazione/fiscale.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { minimaleGiornaliero } from '#shared/rules/contratto/tempo.ts';
import { pignoramentoAgenteRiscossione, pignoramentoOrdinario } from '#shared/rules/contratto/trattenute-terzi.ts';
import { type Regole } from '#shared/rules/regole.ts';
import type { Temi } from './tema.ts';

/** Contributions, and what may be taken from a net. */
export const contributi = (regole: Regole): Temi => ({
  massimale: ({ numero, testo }) => ({
    imponibile: imponibileEntroMassimale(dato('lordo', numero('lordo')), 0, testo('giorno'), regole).importo,
  }),
  contributo_aggiuntivo: ({ numero, testo }) => ({
    contributo: contributoAggiuntivo(dato('lordo', numero('lordo')), 0, testo('giorno'), regole).importo,
  }),
  esonero_ivs: ({ numero, testo }) => {
    const { punti, esonero } = esoneroContributivo(
      {
        retribuzioneMese: numero('retribuzioneMese'),
        base: numero('base'),
        tredicesima: testo('mensilita') === 'TREDICESIMA',
      },
      testo('giorno'),
      regole,
    );
    return { punti, esonero: esonero.importo };
  },
  esonero_madre: ({ numero, testo }) => ({
    esonero: esoneroLavoratriceMadre(
      dato('contributo', numero('contributo')),
      { figli: numero('figli'), nascitaFiglioMinore: testo('nascita'), giaFruitoNelMese: 0 },
      testo('giorno'),
      regole,
    ).importo,
  }),
  gestione_separata: ({ numero, testo }) => {
    const { totale, collaboratore, committente } = contributoGestioneSeparata(
      dato('base', numero('base')),
      ClasseGestioneSeparata.parse(testo('classe')),
      testo('giorno'),
      regole,
    );
    return { totale: totale.importo, collaboratore: collaboratore.importo, committente: committente.importo };
  },
  premio_inail: ({ numero, testo }) => {
    const { totale, collaboratore, committente } = premioInail(
      dato('compenso', numero('compenso')),
      [{ dal: testo('dal'), al: testo('al') }],
      { tasso: numero('tasso') },
      testo('giorno'),
      regole,
    );
    return { totale: totale.importo, collaboratore: collaboratore.importo, committente: committente.importo };
  },
  minimale_gestione_separata: ({ testo }) => ({
    contributo: contributoMinimale(
      testo('classe') === 'PROFESSIONISTA' ? 'PROFESSIONISTA' : ClasseGestioneSeparata.parse(testo('classe')),
      testo('giorno'),
      regole,
    ).importo,
  }),
  minimale_orario: ({ numero, testo }) => ({
    orario: minimaleOrario(
      regole.inVigore(minimaleGiornaliero, testo('giorno')),
      numero('giorniSettimana'),
      numero('oreSettimana'),
    ).importo,
  }),
  pignoramento_ordinario: ({ numero, testo }) => ({
    quota: quotaPignorabileOrdinaria(
      dato('netto', numero('netto')),
      regole.inVigore(pignoramentoOrdinario, testo('giorno')),
    ).importo,
  }),
  pignoramento_riscossione: ({ numero, testo }) => ({
    quota: quotaAgenteRiscossione(
      dato('netto', numero('netto')),
      regole.inVigore(pignoramentoAgenteRiscossione, testo('giorno')),
    ).importo,
  }),
});
