import type { stampe } from '#shared/contracts/stampe/index.ts';
import { dellAnno, type Attesa } from './attesa.ts';
import { compensiDi, daiCedolini } from './dai-cedolini.ts';
import { dalleDenunce } from './dalle-denunce.ts';
import type { Letto } from './letto.ts';

type Nome = keyof typeof stampe;

/** What a person is shown of their own pay: by the school, by NoiPA. */
const proprie = (letto: Letto): readonly Attesa[] => {
  const { cedolini, liste } = letto;
  const esposti = cedolini.filter(({ processo }) => processo.FLG_ESP_DIP);
  const pagamenti = liste.filter(({ lista }) => lista.FLG_ESP_DIP).flatMap((lista) => lista.pagamenti);
  return [...new Set([esposti[0]?.persona, esposti.at(-1)?.persona, pagamenti[0]?.persona])]
    .filter((persona) => persona !== undefined)
    .map((persona) => ({
      persona,
      chieste: dellAnno(letto),
      somme: {
        Importo:
          compensiDi(esposti.filter((uno) => uno.persona === persona)) +
          pagamenti
            .filter((uno) => uno.persona === persona)
            .flatMap(({ righe }) => righe)
            .reduce((finora, { importo }) => finora + importo, 0),
      },
    }));
};

/** What each print that sums must come to, from the records of a school. */
export const attese = (letto: Letto) => ({
  ...daiCedolini(letto),
  ...dalleDenunce(letto),
  printElencoCompensi: proprie(letto),
});

const DI_PERSONE = 'people and dates: tests/integration/stampe/personale';
const SU_CARTA = 'has no sheet: its figures are looked for on paper, below';
const DUE_CONFRONTATI = 'a payslip beside the one expected: tests/integration/stampe/ogni-stampa';

/** Why the others are not summed; a print that is in neither does not compile. */
export const senzaSomme = {
  printCedolini: SU_CARTA,
  printCedoliniDettagli: SU_CARTA,
  printCedolinoProprio: SU_CARTA,
  printModelloM: SU_CARTA,
  printOperazioniAnnuali: 'services and days: tests/integration/stampe/operazioni-annuali',
  printInServizio: DI_PERSONE,
  printRubrica: DI_PERSONE,
  printAttivita: DI_PERSONE,
  printModalitaPagamento: DI_PERSONE,
  printDatiFiscali: DI_PERSONE,
  printDatiSoggettivi: DI_PERSONE,
  printFerieNonGodute: DI_PERSONE,
  printFascicoloRapporto: 'figures on paper: tests/integration/cedolini/fine-rapporto',
  printUnilav: 'contracts and days: tests/integration/stampe/unilav',
  printSchedaSidi: 'a contract: tests/integration/servizi/prestato-servizio',
  printPrestatoServizio: 'contracts and days: tests/integration/servizi/prestato-servizio',
  printIncarichi: 'what is told, and the days: tests/integration/denunce/annuali/incarichi-dell-anno',
  printCu: SU_CARTA,
  printCuDiChiLascia: 'the same certificate of one person: tests/integration/denunce/cu/chi-lascia',
  printCuPropria: SU_CARTA,
  printDifferenzeRinnovo: 'no contract of the tables is known late: tests/integration/anno/rinnovo',
  printProva: DUE_CONFRONTATI,
  printProvaDettagli: DUE_CONFRONTATI,
} as const satisfies Record<Exclude<Nome, keyof ReturnType<typeof attese>>, string>;
