import { trattenutaBrunetta } from '#shared/calculation/contratto/assenze/assenze.ts';
import {
  baseMensileImplicita,
  frazioneSostituzione,
  oraEccedente,
  tabellareImplicito,
  tabellareOraEccedente,
} from '#shared/calculation/contratto/ore.ts';
import { retribuzionePerOre } from '#shared/calculation/contratto/stipendio.ts';
import { minimaleOrario } from '#shared/calculation/contratto/tempo.ts';
import { quotaAgenteRiscossione, quotaPignorabileOrdinaria } from '#shared/calculation/contratto/trattenute-terzi.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { rpd } from '#shared/rules/contratto/indennita.ts';
import { type FasciaRpd } from '#shared/rules/contratto/inquadramento.ts';
import {
  sostituzioneColleghi,
  tariffeOraEccedente,
  type GradoOreEccedenti,
} from '#shared/rules/contratto/ore-eccedenti.ts';
import { meseRetributivo, minimaleGiornaliero, oreCattedra } from '#shared/rules/contratto/tempo.ts';
import { pignoramentoAgenteRiscossione, pignoramentoOrdinario } from '#shared/rules/contratto/trattenute-terzi.ts';
import { daCentesimi, inUnita } from './caso.ts';
import { conParametri, parametro, valoreDiLegge, type Argomento, type Prova } from './parametri.ts';

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

export const argomentiOreETrattenute: Readonly<Record<string, Argomento>> = {
  minimale_orario_PA: minimale,
  ore_eccedenti_sostituzione: sostituzione,
  ore_eccedenti_ratio: rapporto,
  pignoramento_agente_riscossione: riscossione,
  pignoramento_ordinario: pignoramento,
  supplenza_ore_settimanali: supplenza,
  brunetta_daily_RPD: brunetta,
};
