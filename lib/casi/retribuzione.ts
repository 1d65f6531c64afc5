import { accessorioFissoDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  accontoSulRinnovo,
  incrementiDi,
  incrementoContrattualeMensile,
  incrementoTabellareMensile,
  tabellareIncrementato,
  vacanzaDiAcconto,
} from '#shared/calculation/contratto/rinnovo.ts';
import { retribuzioneAnnua, stipendioTabellareMensile } from '#shared/calculation/contratto/stipendio.ts';
import type { PerFascia } from '#shared/rules/contratto/incrementi.ts';
import { tabellari } from '#shared/rules/contratto/tabellari.ts';
import { accontoRinnovo } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { daCentesimi, inUnita } from './caso.ts';
import { conParametri, parametro, valoreDiLegge, type Argomento, type Prova } from './parametri.ts';
import { conTabellare, posizione } from './posizione.ts';

/** The advance of the case: its rate and multiplier, for the months it says, or those of its topic. */
const conAcconto = (prova: Prova, mensilita: number | null): Prova => {
  const legge = valoreDiLegge(prova, accontoRinnovo) ?? { aliquota: 0, moltiplicatoreDecimi: 67, mensilita: 1 };
  const { ha, aliquota, numero } = prova.ingressi;
  return conParametri(
    prova,
    parametro(prova, 'ivc', accontoRinnovo, () => ({
      aliquota: aliquota('ivc'),
      moltiplicatoreDecimi: ha('multiplier') ? inUnita(numero('multiplier'), 10) : legge.moltiplicatoreDecimi,
      mensilita: ha('months') ? numero('months') : (mensilita ?? legge.mensilita),
    })),
  );
};

const acconto =
  (mensilita: number | null): Argomento =>
  (originale) => {
    const prova = conAcconto(conTabellare(originale, 'tabellare_mensile', 12), mensilita);
    const { profilo, fascia } = posizione(prova);
    const regola = prova.regole.inVigore(accontoRinnovo, prova.giorno);
    const mensile = stipendioTabellareMensile(prova.regole.inVigore(tabellari[profilo][fascia], prova.giorno));
    const importo = daCentesimi(accontoSulRinnovo(mensile, regola).importo);
    return { ivc: daCentesimi(vacanzaDiAcconto(mensile, regola).importo), anticipo_6_7: importo, amount: importo };
  };

const FINE_2023 = '2023-12-31';

const tabellareNuovo: Argomento = (originale) => {
  const { profilo, fascia } = posizione(originale);
  const prova = conParametri(
    { ...originale, giorno: FINE_2023 },
    parametro(
      { ...originale, giorno: FINE_2023 },
      'tabellare_annuo_fino_31_12_2023',
      tabellari[profilo][fascia],
      ({ importo }) => importo('tabellare_annuo_fino_31_12_2023'),
    ),
  );
  const incremento = incrementoTabellareMensile(
    fascia,
    conIncremento(originale, 'incremento_mensile_A1').regole.inVigore(incrementiDi(profilo), originale.giorno),
  );
  return {
    tabellare_annuo_A2: daCentesimi(
      tabellareIncrementato(prova.regole.inVigore(tabellari[profilo][fascia], FINE_2023), incremento.importo).importo,
    ),
  };
};

const conIncremento = (prova: Prova, nome: string): Prova => {
  const { profilo, fascia } = posizione(prova);
  const regola = incrementiDi(profilo);
  const legge = valoreDiLegge(prova, regola);
  if (legge === null || !prova.ingressi.ha(nome)) return prova;
  return conParametri(
    prova,
    parametro(prova, nome, regola, ({ importo }): PerFascia => ({ ...legge, [fascia]: importo(nome) })),
  );
};

const tabellareMensile: Argomento = (originale) => {
  const prova = conTabellare(originale, 'annuo', 1);
  const { profilo, fascia } = posizione(prova);
  return {
    mensile: daCentesimi(
      stipendioTabellareMensile(prova.regole.inVigore(tabellari[profilo][fascia], prova.giorno)).importo,
    ),
  };
};

const tabellareEdAccessorio: Argomento = (originale) => {
  const { profilo, fascia } = posizione(originale);
  const prova = conParametri(
    conTabellare(originale, 'tabellare_annuo', 1),
    parametro(originale, 'cia_mensile', accessorioFissoDi(profilo, fascia), ({ importo }) => importo('cia_mensile')),
  );
  return {
    totale_annuo: daCentesimi(
      retribuzioneAnnua(
        prova.regole.inVigore(tabellari[profilo][fascia], prova.giorno),
        prova.regole.inVigore(accessorioFissoDi(profilo, fascia), prova.giorno),
      ).importo,
    ),
  };
};

const incrementoMensile =
  (nomeAccessorio: string): Argomento =>
  (originale) => {
    const prova = conIncremento(originale, 'A1');
    const { profilo, fascia } = posizione(prova);
    const regolaAccessorio = accessorioFissoDi(profilo, fascia);
    const prima = prova.regole.inVigore(regolaAccessorio, '2024-12-31');
    const conNuovo = conParametri(
      prova,
      parametro(
        { ...prova, giorno: '2025-01-01' },
        nomeAccessorio,
        regolaAccessorio,
        ({ importo }) => prima.valore + importo(nomeAccessorio),
      ),
    );
    const incremento = incrementoTabellareMensile(fascia, prova.regole.inVigore(incrementiDi(profilo), prova.giorno));
    return {
      total_monthly: daCentesimi(
        incrementoContrattualeMensile(incremento, prima, conNuovo.regole.inVigore(regolaAccessorio, '2025-01-01'))
          .importo,
      ),
    };
  };

export const argomentiRetribuzione: Readonly<Record<string, Argomento>> = {
  IVC_2022_24: acconto(1),
  anticipo_dicembre_2023_6_7x_IVC_13_mesi: acconto(null),
  tabellare_2024_fascia_0_8: tabellareNuovo,
  tabellare_mensile: tabellareMensile,
  tabellare_piu_CIA: tabellareEdAccessorio,
  incremento_CCNL_2022_24_ATA: incrementoMensile('cia_increment'),
  incremento_CCNL_2022_24_docenti: incrementoMensile('rpd_increment'),
};
