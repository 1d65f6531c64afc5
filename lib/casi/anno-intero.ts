import { contributoPensionistico } from '#shared/calculation/contributi/contributi.ts';
import { addizionale } from '#shared/calculation/imposte/addizionali.ts';
import { sommaIntegrativa } from '#shared/calculation/imposte/cuneo.ts';
import { impostaAnnua, type ImpostaAnnua } from '#shared/calculation/imposte/imposta-annua.ts';
import { trattamentoIntegrativo } from '#shared/calculation/imposte/trattamento-integrativo.ts';
import { dato, sommaDi } from '#shared/calculation/spiegazione/calcolato.ts';
import type { Calcolato } from '#shared/calculation/spiegazione/spiegazione.ts';
import type { Centesimi } from '#shared/money/centesimi.ts';
import type { EnteAddizionale } from '#shared/rules/addizionali/aliquote.ts';
import { pensioneDipendente } from '#shared/rules/contributi.ts';
import { cuneoFiscale } from '#shared/rules/detrazioni/bonus.ts';
import { daCentesimi, daUnita } from './caso.ts';
import { conParametri, parametro, type Argomento, type Prova } from './parametri.ts';

/** A year of pay with the pension rate of the case: contributions, tax with its deductions, bonus, surtaxes, net. */
export const annoIntero: Argomento = (originale) => {
  const prova = conParametri(
    originale,
    parametro(originale, 'contrib_rate', pensioneDipendente, ({ aliquota }) => aliquota('contrib_rate')),
  );
  const { ingressi, giorno, regole } = prova;
  const giorni = ingressi.numeroOppure('days', 365);
  const lordo = dato('retribuzione annua', ingressi.importo('ral'));
  const contributi = contributoPensionistico('CTPS', lordo, giorno, regole);
  const imponibile = sommaDi('imponibile', [
    { nome: 'retribuzione', calcolato: lordo },
    { nome: 'contributi', calcolato: contributi, meno: true },
  ]);
  const imposta = impostaAnnua(
    {
      imponibile,
      redditoComplessivo: imponibile.importo,
      giorni,
      tempoDeterminato: ingressi.si('fixed_term'),
      detrazioneLavoro: true,
      ulterioreDetrazione: regole.seInVigore(cuneoFiscale, giorno) !== null,
      familiari: [],
    },
    giorno,
    regole,
  );
  const trattamento = bonusDellAnno(prova, imposta, imponibile.importo, giorni);
  const fuoriReddito = sommaDelCuneo(prova, imponibile.importo, giorni);
  const dellaRegione = addizionaleDi(prova, imposta, imponibile, {
    tipo: 'REGIONE',
    codice: ingressi.testo('region').toUpperCase(),
  });
  const delComune = addizionaleDi(prova, imposta, imponibile, { tipo: 'COMUNE', codice: ingressi.testo('comune') });
  return {
    contributi: daCentesimi(contributi.importo),
    imponibile: daCentesimi(imponibile.importo),
    irpef_lorda: daCentesimi(imposta.lorda.importo),
    det_art13: daCentesimi(imposta.lavoro?.totale.importo ?? 0),
    ulteriore_detrazione: daCentesimi(imposta.ulteriore?.importo ?? 0),
    irpef_netta: daCentesimi(imposta.netta.importo),
    trattamento_integrativo: daCentesimi(trattamento),
    somma_integrativa: daCentesimi(fuoriReddito),
    addizionale_regionale: daCentesimi(dellaRegione),
    addizionale_comunale: daCentesimi(delComune),
    netto_annuo: daCentesimi(
      imponibile.importo - imposta.netta.importo - dellaRegione - delComune + trattamento + fuoriReddito,
    ),
    giorni: daUnita(giorni),
  };
};

const bonusDellAnno = (
  { giorno, regole }: Prova,
  { lorda, lavoro }: ImpostaAnnua,
  redditoComplessivo: Centesimi,
  giorni: number,
): Centesimi => {
  const comma1 = lavoro?.comma1.importo ?? 0;
  return trattamentoIntegrativo(
    {
      redditoComplessivo,
      impostaLorda: lorda.importo,
      impostaLordaLavoro: lorda.importo,
      detrazioneLavoro: comma1,
      detrazioniElencate: comma1,
      giorni,
    },
    giorno,
    regole,
  ).importo;
};

const sommaDelCuneo = ({ giorno, regole }: Prova, reddito: Centesimi, giorniPagati: number): Centesimi =>
  regole.seInVigore(cuneoFiscale, giorno) === null
    ? 0
    : sommaIntegrativa(
        { redditoComplessivo: reddito, redditoLavoro: reddito, redditoPercentuale: reddito, giorniPagati },
        giorno,
        regole,
      ).somma.importo;

const addizionaleDi = (
  { giorno, regole }: Prova,
  { netta }: ImpostaAnnua,
  imponibile: Calcolato,
  ente: EnteAddizionale,
): Centesimi => addizionale(imponibile, netta.importo, ente, giorno, regole).importo;
