import {
  tipoAssenzaDi,
  trattamentoAssenza,
  trattenutaBrunetta,
} from '../../shared/calculation/contratto/assenze/assenze.ts';
import { giorniFerieSpettanti, maturazioneFerie } from '../../shared/calculation/contratto/assenze/ferie.ts';
import {
  compensiCommissione,
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '../../shared/calculation/contratto/esami.ts';
import { accessorioFissoDi, tabellareDi } from '../../shared/calculation/contratto/inquadramento.ts';
import {
  compensoOrario,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  retribuzioneOrariaDocenti,
} from '../../shared/calculation/contratto/ore.ts';
import { compensoProgetto, tariffaProgettoDi } from '../../shared/calculation/contratto/progetti.ts';
import {
  accontoSulRinnovo,
  emolumentoUnaTantum,
  incrementiDi,
  incrementoContrattualeMensile,
  incrementoTabellareMensile,
  tabellareIncrementato,
} from '../../shared/calculation/contratto/rinnovo.ts';
import {
  accessorioFissoMensile,
  indennitaDirezioneMensile,
  indennitaVacanzaContrattuale,
  retribuzioneAnnua,
  stipendioTabellareMensile,
} from '../../shared/calculation/contratto/stipendio.ts';
import {
  composizioneCommissione,
  funzioniMaturita,
  sostitutoPresidente,
  trasfertaMaturita,
} from '../../shared/rules/contratto/esami.ts';
import { indennitaDirezione, unaTantum } from '../../shared/rules/contratto/indennita.ts';
import { tipiContratto } from '../../shared/rules/contratto/inquadramento.ts';
import type { TariffaProgetto } from '../../shared/rules/contratto/progetti.ts';
import { meseRetributivo } from '../../shared/rules/contratto/tempo.ts';
import { accontoRinnovo, vacanzaContrattuale } from '../../shared/rules/contratto/vacanza-contrattuale.ts';
import { type Regole } from '../../shared/rules/regole.ts';
import type { Ingressi, Temi } from './tema.ts';

/** Pay fixed by the school contracts. */
export const contratto = (regole: Regole): Temi => {
  const mese = (giorno: string) => regole.inVigore(meseRetributivo, giorno);
  const tabella = ({ testo }: Ingressi) =>
    regole.inVigore(tabellareDi(testo('profilo'), testo('fascia')), testo('giorno'));
  const accessorio = ({ testo }: Ingressi, giorno: string) =>
    regole.inVigore(accessorioFissoDi(testo('profilo'), testo('fascia')), giorno);
  const incremento = ({ testo }: Ingressi) =>
    incrementoTabellareMensile(testo('fascia'), regole.inVigore(incrementiDi(testo('profilo')), '2024-01-01'));
  return {
    tabellare: (ingressi) => ({
      annuo: tabella(ingressi).valore,
      mensile: stipendioTabellareMensile(tabella(ingressi)).importo,
    }),
    incremento: (ingressi) => ({ mensile: incremento(ingressi).importo }),
    tabellare_incrementato: (ingressi) => ({
      annuo: tabellareIncrementato(tabella(ingressi), incremento(ingressi).importo).importo,
    }),
    retribuzione_annua: (ingressi) => ({
      annua: retribuzioneAnnua(tabella(ingressi), accessorio(ingressi, ingressi.testo('giorno'))).importo,
    }),
    aumento_complessivo: (ingressi) => ({
      mensile: incrementoContrattualeMensile(
        incremento(ingressi),
        accessorio(ingressi, '2024-12-31'),
        accessorio(ingressi, '2025-01-01'),
      ).importo,
    }),
    accessorio_fisso: (ingressi) => ({
      mensile: accessorioFissoMensile(accessorio(ingressi, ingressi.testo('giorno'))).importo,
    }),
    vacanza: (ingressi) => ({
      mensile: indennitaVacanzaContrattuale(
        stipendioTabellareMensile(tabella(ingressi)),
        regole.inVigore(vacanzaContrattuale, ingressi.testo('giorno')),
      ).importo,
    }),
    acconto_rinnovo: (ingressi) => ({
      acconto: accontoSulRinnovo(
        stipendioTabellareMensile(
          tabella({ ...ingressi, testo: (nome) => (nome === 'giorno' ? '2023-12-01' : ingressi.testo(nome)) }),
        ),
        regole.inVigore(accontoRinnovo, ingressi.testo('giorno')),
      ).importo,
    }),
    una_tantum: ({ testo }) => ({
      importo: emolumentoUnaTantum(
        regole.inVigore(unaTantum[testo('personale') === 'ATA' ? 'ATA' : 'DOCENTI'], testo('giorno')),
      ).importo,
    }),
    indennita_direzione: ({ testo }) => ({
      annua: regole.inVigore(indennitaDirezione, testo('giorno')).valore,
      mensile: indennitaDirezioneMensile(regole.inVigore(indennitaDirezione, testo('giorno'))).importo,
    }),
    ore_docenti: ({ numero, testo }) => ({
      compenso: compensoOrario(retribuzioneOrariaDocenti(testo('attivita'), testo('giorno'), regole), numero('ore'))
        .importo,
    }),
    ore_ata: ({ numero, testo }) => ({
      compenso: compensoOrario(
        retribuzioneOrariaAta(testo('profilo'), testo('orario'), testo('giorno'), regole),
        numero('ore'),
      ).importo,
    }),
    ora_sostituzione: ({ testo }) => ({
      ora: oraSostituzioneColleghi(testo('grado'), testo('giorno'), regole).importo,
    }),
    maturita: ({ numero, testo }) => {
      const funzione = compensoMaturita(
        testo('funzione'),
        numero('classi'),
        regole.inVigore(funzioniMaturita, testo('giorno')),
      );
      return {
        funzione: funzione.importo,
        sostituto: maggiorazioneSostitutoPresidente(funzione, regole.inVigore(sostitutoPresidente, testo('giorno')))
          .importo,
      };
    },
    commissione: ({ numero, testo }) => ({
      totale: compensiCommissione(
        numero('classi'),
        regole.inVigore(funzioniMaturita, testo('giorno')),
        regole.inVigore(composizioneCommissione, testo('giorno')),
      ).importo,
    }),
    permesso_personale: ({ testo }) => {
      const tipo = tipoAssenzaDi('PERMESSO_PERSONALE');
      const effetto = regole.inVigore(tipo.effetto, testo('giorno'));
      const contratto = tipiContratto.find((uno) => uno === testo('contratto')) ?? 'TI';
      const { fasce, limite } = trattamentoAssenza(tipo, contratto, effetto);
      const { giorniSenzaAccessorioFisso, comporto, riduce } = effetto.valore;
      return {
        paga: fasce[0].aliquota,
        giorniAnnoScolastico: limite?.quanti ?? 0,
        giorniSenzaAccessorioFisso,
        comporto: Number(comporto),
        riduceTredicesima: Number(riduce.tredicesima),
        riduceFerie: Number(riduce.ferie),
        riduceDetrazioni: Number(riduce.detrazioni),
      };
    },
    trasferta: ({ numero, testo }) => ({
      quota: quotaTrasferta(numero('minuti'), regole.inVigore(trasfertaMaturita, testo('giorno'))).importo,
    }),
    progetto: ({ numero, testo }) => ({
      compenso: compensoProgetto(
        numero('ore'),
        numero('tariffa'),
        regole.inVigore<TariffaProgetto>(tariffaProgettoDi(testo('voce')), testo('giorno')),
      ).calcolato.importo,
    }),
    ferie: ({ numero, testo }) => ({
      giorni: giorniFerieSpettanti(
        numero('servizio'),
        regole.inVigore(maturazioneFerie(numero('anni')), testo('giorno')),
      ),
    }),
    trattenuta_malattia: (ingressi) => ({
      trattenuta: trattenutaBrunetta(
        accessorioFissoMensile(accessorio(ingressi, ingressi.testo('giorno'))),
        ingressi.numero('giorni'),
        mese(ingressi.testo('giorno')),
      ).importo,
    }),
  };
};
