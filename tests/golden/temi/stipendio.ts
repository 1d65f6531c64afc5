import { accessorioFissoDi, tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  accontoSulRinnovo,
  emolumentoUnaTantum,
  incrementiDi,
  incrementoContrattualeMensile,
  incrementoTabellareMensile,
  tabellareIncrementato,
} from '#shared/calculation/contratto/rinnovo.ts';
import {
  accessorioFissoMensile,
  indennitaDirezioneMensile,
  indennitaVacanzaContrattuale,
  retribuzioneAnnua,
  stipendioTabellareMensile,
} from '#shared/calculation/contratto/stipendio.ts';
import { indennitaDirezione, unaTantum } from '#shared/rules/contratto/indennita.ts';
import { accontoRinnovo, vacanzaContrattuale } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { type Regole } from '#shared/rules/regole.ts';
import type { Ingressi, Temi } from './tema.ts';

/** Pay of the month fixed by the school contracts. */
export const stipendio = (regole: Regole): Temi => {
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
  };
};
