import { trattenutaBrunetta } from '../../shared/calculation/contratto/assenze/assenze.ts';
import {
  giorniFerieDaPagare,
  giorniFerieInteri,
  giorniFerieSpettanti,
} from '../../shared/calculation/contratto/assenze/ferie.ts';
import {
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '../../shared/calculation/contratto/esami.ts';
import { accessorioFissoDi } from '../../shared/calculation/contratto/inquadramento.ts';
import {
  baseMensileImplicita,
  frazioneSostituzione,
  oraEccedente,
  tabellareImplicito,
  tabellareOraEccedente,
} from '../../shared/calculation/contratto/ore.ts';
import {
  accontoSulRinnovo,
  incrementiDi,
  incrementoContrattualeMensile,
  incrementoTabellareMensile,
  tabellareIncrementato,
  vacanzaDiAcconto,
} from '../../shared/calculation/contratto/rinnovo.ts';
import {
  retribuzioneAnnua,
  retribuzionePerOre,
  stipendioTabellareMensile,
} from '../../shared/calculation/contratto/stipendio.ts';
import { minimaleOrario } from '../../shared/calculation/contratto/tempo.ts';
import {
  quotaAgenteRiscossione,
  quotaPignorabileOrdinaria,
} from '../../shared/calculation/contratto/trattenute-terzi.ts';
import { dato } from '../../shared/calculation/spiegazione/calcolato.ts';
import { funzioniMaturita, sostitutoPresidente, trasfertaMaturita } from '../../shared/rules/contratto/esami.ts';
import { ferieMaturate, sospensioneLezioni } from '../../shared/rules/contratto/ferie.ts';
import type { PerFascia } from '../../shared/rules/contratto/incrementi.ts';
import { rpd } from '../../shared/rules/contratto/indennita.ts';
import {
  fasce,
  isVoceDi,
  type Fascia,
  type FasciaRpd,
  type Profilo,
} from '../../shared/rules/contratto/inquadramento.ts';
import {
  sostituzioneColleghi,
  tariffeOraEccedente,
  type GradoOreEccedenti,
} from '../../shared/rules/contratto/ore-eccedenti.ts';
import { tabellari } from '../../shared/rules/contratto/tabellari.ts';
import { meseRetributivo, minimaleGiornaliero, oreCattedra } from '../../shared/rules/contratto/tempo.ts';
import { pignoramentoAgenteRiscossione, pignoramentoOrdinario } from '../../shared/rules/contratto/trattenute-terzi.ts';
import { accontoRinnovo } from '../../shared/rules/contratto/vacanza-contrattuale.ts';
import { daCentesimi, daUnita, inUnita } from './caso.ts';
import { conParametri, parametro, valoreDiLegge, type Argomento, type Prova } from './parametri.ts';

const PROFILI: Readonly<Record<string, Profilo>> = {
  COLLABORATORE: 'COLLABORATORE',
  'OPERATORE/coll. servizi agrari': 'OPERATORE',
  OPERATORE: 'OPERATORE',
  ASSISTENTE: 'ASSISTENTE',
  FUNZIONARIO_EQ: 'FUNZIONARIO',
  FUNZIONARIO: 'FUNZIONARIO',
  PRIMARIA: 'DOCENTE_INFANZIA_PRIMARIA',
  INFANZIA: 'DOCENTE_INFANZIA_PRIMARIA',
  DOC_INFANZIA_PRIMARIA: 'DOCENTE_INFANZIA_PRIMARIA',
  DIPLOMATI_II: 'DOCENTE_DIPLOMATO',
  SECONDARIA: 'DOCENTE_PRIMO_GRADO',
  SECONDARIA_I: 'DOCENTE_PRIMO_GRADO',
  DOC_SECONDARIA_I_e_LAUREATI_II: 'DOCENTE_PRIMO_GRADO',
  LAUREATI_II: 'DOCENTE_LAUREATO',
};

/** "PRIMARIA 28-34" or "PRIMARIA" with the band apart. */
const posizione = ({ ingressi }: Prova): { readonly profilo: Profilo; readonly fascia: Fascia } => {
  const parole = ingressi.testo('profile').split(' ');
  const ultima = parole.at(-1) ?? '';
  const conFascia = isVoceDi(fasce, ultima);
  const nome = conFascia ? parole.slice(0, -1).join(' ') : parole.join(' ');
  const profilo = PROFILI[nome];
  const fascia = conFascia ? ultima : ingressi.ha('band') ? ingressi.testo('band') : '0-8';
  if (profilo === undefined || !isVoceDi(fasce, fascia))
    throw new Error(`profilo o fascia sconosciuti: ${ingressi.testo('profile')} ${fascia}`);
  return { profilo, fascia };
};

/** The salary table with the figure the case carries: monthly figures are twelfths of the annual one. */
const conTabellare = (prova: Prova, nome: string, mensilita: 1 | 12): Prova => {
  const { profilo, fascia } = posizione(prova);
  return conParametri(
    prova,
    parametro(prova, nome, tabellari[profilo][fascia], ({ numero }) => inUnita(numero(nome), 100 * mensilita)),
  );
};

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

const ferie: Argomento = (originale) => {
  const { ingressi } = originale;
  const perMese = ingressi.ha('monthly_coeff');
  const annui = perMese ? 32 : ingressi.numero('annual_days');
  const regola = ferieMaturate[annui >= 32 ? 'OLTRE_TRE_ANNI' : 'PRIMI_TRE_ANNI'];
  const prova = conParametri(
    originale,
    parametro(originale, perMese ? 'monthly_coeff' : 'annual_days', regola, ({ numero }) => ({
      millesimiDiGiorno: inUnita(numero(perMese ? 'monthly_coeff' : 'annual_days'), 1000),
      giorniBase: numero('base'),
    })),
  );
  const spettanti = giorniFerieSpettanti(ingressi.numero('days_service'), prova.regole.inVigore(regola, prova.giorno));
  const daPagare = giorniFerieDaPagare(
    {
      spettanti,
      fruiti: inUnita(ingressi.numeroOppure('days_taken', 0), 100),
      giorniSospensione: ingressi.numeroOppure('suspension_days', 0),
      invitatoAFruirne: true,
    },
    prova.regole.inVigore(sospensioneLezioni, prova.giorno),
  );
  return {
    days: daCentesimi(spettanti),
    rounded: daUnita(giorniFerieInteri(spettanti)),
    to_pay: daCentesimi(daPagare),
  };
};

const ruoloDi = ({ ingressi }: Prova): string => ingressi.testo('role').toUpperCase();

const maturita: Argomento = (prova) => {
  const { ingressi, giorno, regole } = prova;
  const funzione = compensoMaturita(
    ruoloDi(prova),
    ingressi.numeroOppure('classi', 1),
    regole.inVigore(funzioniMaturita, giorno),
  ).importo;
  const trasferta = ingressi.ha('trasferta_minuti')
    ? quotaTrasferta(ingressi.numero('trasferta_minuti'), regole.inVigore(trasfertaMaturita, giorno)).importo
    : 0;
  return {
    funzione: daCentesimi(funzione),
    trasferta: daCentesimi(trasferta),
    totale: daCentesimi(funzione + trasferta),
  };
};

const trasferta: Argomento = ({ ingressi, giorno, regole }) => ({
  quota: daCentesimi(quotaTrasferta(ingressi.numero('minuti'), regole.inVigore(trasfertaMaturita, giorno)).importo),
});

const sostituto: Argomento = (originale) => {
  const prova = conParametri(
    originale,
    parametro(originale, 'plus', sostitutoPresidente, ({ numero }) => inUnita(numero('plus'), 100)),
  );
  const { ingressi, giorno, regole } = prova;
  const base = ingressi.ha('base')
    ? dato('compenso', ingressi.importo('base'))
    : compensoMaturita(ruoloDi(prova), ingressi.numeroOppure('classi', 1), regole.inVigore(funzioniMaturita, giorno));
  return {
    maggiorazione: daCentesimi(
      maggiorazioneSostitutoPresidente(base, regole.inVigore(sostitutoPresidente, giorno)).importo,
    ),
  };
};

const minimale: Argomento = (originale) => {
  const prova = conParametri(
    originale,
    parametro(originale, 'minimale_giornaliero', minimaleGiornaliero, ({ importo }) => importo('minimale_giornaliero')),
  );
  return {
    hourly: daCentesimi(
      minimaleOrario(
        prova.regole.inVigore(minimaleGiornaliero, prova.giorno),
        prova.ingressi.numero('days_week'),
        inUnita(prova.ingressi.numero('hours_week'), 100),
      ).importo,
    ),
  };
};

const GRADI: Readonly<Record<string, GradoOreEccedenti>> = {
  infanzia: 'INFANZIA',
  primaria: 'PRIMARIA',
  'secondaria I / laureati II': 'SECONDARIA',
  secondaria: 'SECONDARIA',
  ITP: 'ITP',
};

const gradoDi = (nome: string): GradoOreEccedenti => {
  const grado = GRADI[nome];
  if (grado === undefined) throw new Error(`grado "${nome}" sconosciuto`);
  return grado;
};

const sostituzione: Argomento = (originale) => {
  const grado = gradoDi(originale.ingressi.testo('grado'));
  const tabellare = tabellareOraEccedente(grado);
  const prova = conParametri(
    conDivisore(originale, grado, 'divisor'),
    parametro(originale, 'tabellare_annuo_fascia_0_8', tabellare, ({ importo }) =>
      importo('tabellare_annuo_fascia_0_8'),
    ),
    parametro(originale, 'hourly', tariffeOraEccedente[grado], ({ importo }) => importo('hourly')),
  );
  const { ingressi, regole, giorno } = prova;
  const frazione = frazioneSostituzione(grado, giorno, regole);
  if (ingressi.ha('hourly'))
    return {
      implied_tabellare_annuo: daCentesimi(
        tabellareImplicito(regole.inVigore(tariffeOraEccedente[grado], giorno), frazione).importo,
      ),
    };
  return { hourly_lordo_dipendente: daCentesimi(oraEccedente(regole.inVigore(tabellare, giorno), frazione).importo) };
};

/** A divisor of the case that is not the law's, once its increase is counted in, replaces it. */
const conDivisore = (prova: Prova, grado: GradoOreEccedenti, nome: string): Prova => {
  const legge = valoreDiLegge(prova, sostituzioneColleghi);
  if (legge === null || !prova.ingressi.ha(nome)) return prova;
  const divisore = prova.ingressi.numero(nome);
  const { divisore: diLegge, maggiorazioneCentesimi } = legge[grado];
  if (divisore * maggiorazioneCentesimi === diLegge * 100) return prova;
  return conParametri(
    prova,
    parametro(prova, nome, sostituzioneColleghi, () => ({
      ...legge,
      [grado]: { divisore, maggiorazioneCentesimi: 100 },
    })),
  );
};

/** Two published rates come from one monthly base: the figure is the base of the first, once the second gives the same within half a cent of rate. */
const rapporto: Argomento = (originale) => {
  const { INFANZIA, PRIMARIA } = tariffeOraEccedente;
  const prova = conParametri(
    originale,
    parametro(originale, 'infanzia_1_90', INFANZIA, ({ importo }) => importo('infanzia_1_90')),
    parametro(originale, 'primaria_1_87', PRIMARIA, ({ importo }) => importo('primaria_1_87')),
  );
  const base = (grado: 'INFANZIA' | 'PRIMARIA'): number =>
    baseMensileImplicita(
      prova.regole.inVigore(tariffeOraEccedente[grado], prova.giorno),
      frazioneSostituzione(grado, prova.giorno, prova.regole),
    ).importo;
  const [infanzia, primaria] = [base('INFANZIA'), base('PRIMARIA')];
  if (Math.abs(infanzia - primaria) > 90) throw new Error(`basi mensili diverse: ${infanzia} e ${primaria} centesimi`);
  return { same_monthly_base: daCentesimi(infanzia) };
};

const riscossione: Argomento = ({ ingressi, giorno, regole }) => ({
  quota_max: daCentesimi(
    quotaAgenteRiscossione(
      dato('importo', ingressi.importo('importo')),
      regole.inVigore(pignoramentoAgenteRiscossione, giorno),
    ).importo,
  ),
});
const pignoramento: Argomento = ({ ingressi, giorno, regole }) => ({
  quota_max: daCentesimi(
    quotaPignorabileOrdinaria(dato('netto', ingressi.importo('netto')), regole.inVigore(pignoramentoOrdinario, giorno))
      .importo,
  ),
});

const supplenza: Argomento = (originale) => {
  const { ingressi, giorno } = originale;
  const prova = conParametri(
    originale,
    parametro(originale, 'full_hours', oreCattedra, ({ numero }, legge) => ({
      INFANZIA: 0,
      PRIMARIA: 0,
      EDUCATORI: 0,
      ATA: 0,
      ...legge,
      SECONDARIA: inUnita(numero('full_hours'), 100),
    })),
  );
  const mese = prova.regole.inVigore(meseRetributivo, giorno);
  const tempo = {
    oreSettimanali: inUnita(ingressi.numero('hours'), 100),
    orePiene: prova.regole.inVigore(oreCattedra, giorno).valore.SECONDARIA,
    trentesimi: mese.valore.giorni,
  };
  return {
    monthly: daCentesimi(
      retribuzionePerOre(dato('retribuzione intera', ingressi.importo('full_monthly')), tempo, mese).importo,
    ),
  };
};

const FASCE_RPD: Readonly<Record<string, FasciaRpd>> = { '0-14': '0-14', '15-27': '15-27', '28+': '28+' };

const brunetta: Argomento = (originale) => {
  const fascia = FASCE_RPD[originale.ingressi.testo('band')];
  if (fascia === undefined) throw new Error('fascia RPD sconosciuta');
  const prova = conParametri(
    originale,
    parametro(originale, 'rpd_monthly', rpd[fascia], ({ importo }) => importo('rpd_monthly')),
    parametro(originale, 'divisor', meseRetributivo, ({ numero }) => ({ giorni: numero('divisor') })),
  );
  return {
    daily_cut: daCentesimi(
      trattenutaBrunetta(
        dato('accessorio fisso', prova.regole.inVigore(rpd[fascia], prova.giorno).valore),
        prova.ingressi.numeroOppure('days', 1),
        prova.regole.inVigore(meseRetributivo, prova.giorno),
      ).importo,
    ),
  };
};

export const argomentiContratto: Readonly<Record<string, Argomento>> = {
  IVC_2022_24: acconto(1),
  anticipo_dicembre_2023_6_7x_IVC_13_mesi: acconto(null),
  tabellare_2024_fascia_0_8: tabellareNuovo,
  tabellare_mensile: tabellareMensile,
  tabellare_piu_CIA: tabellareEdAccessorio,
  incremento_CCNL_2022_24_ATA: incrementoMensile('cia_increment'),
  incremento_CCNL_2022_24_docenti: incrementoMensile('rpd_increment'),
  ferie_spettanti: ferie,
  maturita_compensi: maturita,
  maturita_trasferta: trasferta,
  maturita_sostituto_presidente: sostituto,
  minimale_orario_PA: minimale,
  ore_eccedenti_sostituzione: sostituzione,
  ore_eccedenti_ratio: rapporto,
  pignoramento_agente_riscossione: riscossione,
  pignoramento_ordinario: pignoramento,
  supplenza_ore_settimanali: supplenza,
  brunetta_daily_RPD: brunetta,
};
