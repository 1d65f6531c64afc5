import { contributoPensionistico } from '#shared/calculation/contributi/contributi.ts';
import { esoneroContributivo } from '#shared/calculation/contributi/esoneri.ts';
import { addizionale } from '#shared/calculation/imposte/addizionali.ts';
import { sommaIntegrativa, ulterioreDetrazione } from '#shared/calculation/imposte/cuneo.ts';
import { detrazioneLavoro } from '#shared/calculation/imposte/detrazioni.ts';
import { irpefAliquotaMassima, irpefLorda, irpefSeparata } from '#shared/calculation/imposte/irpef.ts';
import { imponibileSostitutiva, plafondSpettante } from '#shared/calculation/imposte/sostitutiva.ts';
import { trattamentoIntegrativo } from '#shared/calculation/imposte/trattamento-integrativo.ts';
import { dato, sommaDi } from '#shared/calculation/spiegazione/calcolato.ts';
import { idAddizionale, type AliquoteAddizionale, type EnteAddizionale } from '#shared/rules/addizionali/aliquote.ts';
import { sostitutivaAccessorio, type Scaglioni } from '#shared/rules/irpef.ts';
import type { RegolaDatata } from '#shared/rules/regola.ts';
import { annoIntero } from './anno-intero.ts';
import { daAliquota, daCentesimi, inUnita, MILIONE } from './caso.ts';
import { conParametri, type Argomento, type Prova } from './parametri.ts';

const lorda: Argomento = ({ ingressi, giorno, regole }) => ({
  irpef_lorda: daCentesimi(irpefLorda(dato('imponibile', ingressi.importo('imponibile')), giorno, regole).importo),
});

const detrazione: Argomento = ({ ingressi, giorno, regole }) => {
  const { rapporto, comma1, maggiorazione, totale } = detrazioneLavoro(
    {
      redditoComplessivo: ingressi.importo('reddito_complessivo'),
      giorni: ingressi.numeroOppure('days', 365),
      tempoDeterminato: ingressi.si('fixed_term'),
      minimo: true,
    },
    giorno,
    regole,
  );
  return {
    ratio_4dec: (rapporto ?? 0) * (MILIONE / 10_000),
    det_c1: daCentesimi(comma1.importo),
    maggiorazione_c1_1: daCentesimi(maggiorazione.importo),
    total: daCentesimi(totale.importo),
  };
};

const somma: Argomento = ({ ingressi, giorno, regole }) => {
  const redditoLavoro = ingressi.importo('reddito_lavoro_dip');
  const calcolata = sommaIntegrativa(
    {
      redditoComplessivo: ingressi.importo('reddito_complessivo'),
      redditoLavoro,
      redditoPercentuale: redditoLavoro,
      giorniPagati: ingressi.numeroOppure('days_paid', ingressi.numeroOppure('days', 365)),
    },
    giorno,
    regole,
  );
  return {
    reddito_annuale_teorico: daCentesimi(calcolata.redditoAnnuo),
    percentage: daAliquota(calcolata.percentuale),
    somma: daCentesimi(calcolata.somma.importo),
  };
};

const ulteriore: Argomento = ({ ingressi, giorno, regole }) => ({
  detrazione: daCentesimi(
    ulterioreDetrazione(ingressi.importo('reddito_complessivo'), ingressi.numeroOppure('days', 365), giorno, regole)
      .importo,
  ),
});

const bonus: Argomento = ({ ingressi, giorno, regole }) => {
  const redditoComplessivo = ingressi.importo('reddito_complessivo');
  const giorni = ingressi.numeroOppure('days', 365);
  const impostaLorda = ingressi.importoOppure(
    'irpef_lorda',
    irpefLorda(dato('reddito complessivo', redditoComplessivo), giorno, regole).importo,
  );
  const diLegge = detrazioneLavoro(
    { redditoComplessivo, giorni, tempoDeterminato: ingressi.si('fixed_term'), minimo: false },
    giorno,
    regole,
  ).comma1.importo;
  const detrazioneLavoroDip = ingressi.importoOppure('det_art13_c1', diLegge);
  const { importo } = trattamentoIntegrativo(
    {
      redditoComplessivo,
      impostaLorda,
      impostaLordaLavoro: impostaLorda,
      detrazioneLavoro: detrazioneLavoroDip,
      detrazioniElencate: ingressi.importoOppure('listed_deductions', detrazioneLavoroDip),
      giorni,
    },
    giorno,
    regole,
  );
  return { due: importo > 0, amount: daCentesimi(importo) };
};

const separata: Argomento = ({ ingressi, regole, caso }) => {
  const anno = ingressi.ha('brackets') ? ingressi.testo('brackets') : String(caso.year);
  const { redditoMedio, impostaSulMedio, aliquotaMedia, imposta } = irpefSeparata(
    dato('arretrati', ingressi.importo('arretrati')),
    [ingressi.importoOppure('income_y1', 0), ingressi.importoOppure('income_y2', 0)],
    `${anno}-12-31`,
    regole,
  );
  return {
    reddito_medio: daCentesimi(redditoMedio),
    imposta_su_medio: daCentesimi(impostaSulMedio),
    aliquota_media: daAliquota(aliquotaMedia),
    imposta: daCentesimi(imposta.importo),
  };
};

const sostitutiva: Argomento = ({ ingressi, giorno, regole }) => {
  const lordo = ingressi.importo('accessorio');
  const base = dato('accessorio', lordo);
  const imponibile = ingressi.si('contributi_gia_dedotti')
    ? base
    : sommaDi('imponibile', [
        { nome: 'accessorio', calcolato: base },
        { nome: 'contributo', calcolato: contributoPensionistico('CTPS', base, giorno, regole), meno: true },
      ]);
  const regola = regole.seInVigore(sostitutivaAccessorio, giorno);
  const riparto =
    regola === null
      ? null
      : imponibileSostitutiva(
          imponibile,
          lordo,
          plafondSpettante(
            ingressi.importoOppure('reddito_lav_dip', 0),
            ingressi.importoOppure('plafond_residuo', 0),
            regola,
          ),
          regola,
        );
  const ordinario = riparto?.ordinario ?? imponibile;
  return {
    base_15: daCentesimi(riparto?.base.importo ?? 0),
    imposta_15: daCentesimi(riparto?.imposta.importo ?? 0),
    base_ordinaria: daCentesimi(ordinario.importo),
    irpef: daCentesimi(irpefAliquotaMassima(ordinario, ingressi.aliquota('aliquota_massima'), giorno, regole).importo),
  };
};

const GIORNI_PERIODO: Readonly<Record<string, string>> = {
  '2023-H1': '2023-03-01',
  '2023-H2': '2023-10-01',
  '2024': '2024-03-01',
};

const esonero: Argomento = ({ ingressi, regole, giorno }) => {
  const competenza = (ingressi.ha('period') ? GIORNI_PERIODO[ingressi.testo('period')] : undefined) ?? giorno;
  const retribuzione = ingressi.importo('retribuzione_imponibile_mese');
  const rateo = ingressi.importoOppure('tredicesima_rateo_in_month', 0);
  const delMese = esoneroContributivo(
    { retribuzioneMese: retribuzione, base: retribuzione, tredicesima: ingressi.si('tredicesima') },
    competenza,
    regole,
  );
  const dellaTredicesima = esoneroContributivo(
    { retribuzioneMese: retribuzione, base: rateo, tredicesima: true },
    competenza,
    regole,
  );
  return {
    points: daAliquota(delMese.punti),
    base: daCentesimi(delMese.base),
    esonero: daCentesimi(delMese.esonero.importo + dellaTredicesima.esonero.importo),
  };
};

const LOMBARDIA: EnteAddizionale = { tipo: 'REGIONE', codice: 'LOMBARDIA' };
const MILANO: EnteAddizionale = { tipo: 'COMUNE', codice: 'F205' };

const versioneAddizionale = (
  { caso }: Prova,
  ente: EnteAddizionale,
  valore: AliquoteAddizionale,
): RegolaDatata<AliquoteAddizionale> => ({
  id: idAddizionale(ente),
  descrizione: `Addizionale ${ente.codice}`,
  versioni: [
    { dal: '1900-01-01', valore, norma: [{ testo: `valore del caso ${caso.id}` }], fonte: 'derivata', riscontro: null },
  ],
});

const scaglioniDelCaso = ({ ingressi }: Prova): Scaglioni => {
  const [primo, ...altri] = ingressi.coppie('brackets').map(([fino = null, aliquota]) => ({
    fino: fino === null ? null : inUnita(fino, 100),
    aliquota: inUnita(aliquota ?? 0, MILIONE),
  }));
  if (primo === undefined) throw new Error('scaglioni vuoti');
  return [primo, ...altri];
};

const importoAddizionale = (prova: Prova, ente: EnteAddizionale): number => {
  const imponibile = dato('imponibile', prova.ingressi.importo('imponibile'));
  return addizionale(
    imponibile,
    irpefLorda(imponibile, prova.giorno, prova.regole).importo,
    ente,
    prova.giorno,
    prova.regole,
  ).importo;
};

const regionale: Argomento = (originale) => {
  const prova = originale.ingressi.ha('brackets')
    ? conParametri(
        originale,
        versioneAddizionale(originale, LOMBARDIA, { scaglioni: scaglioniDelCaso(originale), esente: 0 }),
      )
    : originale;
  return { amount: daCentesimi(importoAddizionale(prova, LOMBARDIA)) };
};

const comunale: Argomento = (originale) => {
  const { ha, aliquota, importoOppure } = originale.ingressi;
  const prova = ha('rate')
    ? conParametri(
        originale,
        versioneAddizionale(originale, MILANO, {
          scaglioni: [{ fino: null, aliquota: aliquota('rate') }],
          esente: importoOppure('exempt_up_to', 0),
        }),
      )
    : originale;
  return { amount: daCentesimi(importoAddizionale(prova, MILANO)) };
};

export const argomentiImposte: Readonly<Record<string, Argomento>> = {
  irpef_lorda: lorda,
  detrazione_lavoro_art13: detrazione,
  somma_integrativa_L207_2024_c4: somma,
  ulteriore_detrazione_L207_2024_c6: ulteriore,
  trattamento_integrativo: bonus,
  tassazione_separata_arretrati: separata,
  imposta_sostitutiva_15_accessorio_PA: sostitutiva,
  esonero_IVS_dipendente: esonero,
  addizionale_regionale_Lombardia: regionale,
  addizionale_comunale_Milano: comunale,
  full_year_net_private_9_19: annoIntero,
};
