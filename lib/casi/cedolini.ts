import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import {
  contributoIntegrativo,
  iva,
  ritenutaAcconto,
  ritenutaNonResidenti,
  rivalsaInps,
} from '#shared/rules/autonomi.ts';
import { fondoCredito, inpsDs, irap, pensioneAmministrazione, pensioneDipendente } from '#shared/rules/contributi.ts';
import { franchigiaOccasionali } from '#shared/rules/gestione-separata.ts';
import { scaglioniIrpef } from '#shared/rules/irpef.ts';
import { daCentesimi, inUnita, type Cifre } from './caso.ts';
import { classeGestioneSeparata, conAliquotaGestioneSeparata } from './gestione-separata.ts';
import { conParametri, parametro, type Argomento, type Prova } from './parametri.ts';

type Pagamento = Pick<SituazioneInput, 'tipo' | 'percettore'> & Partial<Pick<SituazioneInput, 'base' | 'fiscali'>>;
type Misura = NonNullable<SituazioneInput['voci']>[number]['misura'];

/** The payslip of a case. The liquidation month is only a label: the payment day decides every row. */
const cedolinoDel = ({ giorno, regole }: Prova, pagamento: Pagamento, misura: Misura): Cedolino => {
  const esito = cedolino(
    {
      ...pagamento,
      liquidazione: { anno: Math.max(2023, Number(giorno.slice(0, 4))), mese: 12 },
      dataPagamento: giorno,
      voci: [
        {
          codice: 'CASO',
          descrizione: 'Compenso del caso',
          competenza: { dal: `${giorno.slice(0, 4)}-11-01`, al: `${giorno.slice(0, 4)}-11-30` },
          misura,
        },
      ],
    },
    regole,
  );
  if (esito.esito === 'scartato')
    throw new Error(esito.anomalie.map(({ codice, messaggio }) => `${codice}: ${messaggio}`).join(' '));
  return esito.cedolino;
};

const importoDi = ({ righe }: Cedolino, codice: string): number =>
  righe.filter((riga) => riga.codice === codice).reduce((totale, { importo }) => totale + importo, 0);

const cifreDipendente = (pagato: Cedolino): Cifre => ({
  lordo_dipendente: daCentesimi(pagato.totali.lordoDipendente),
  lordo_stato: daCentesimi(pagato.totali.lordoStato + pagato.totali.residuoLordoStato),
  cpte_dip: daCentesimi(importoDi(pagato, 'PENSIONE_DIPENDENTE')),
  fondo_credito: daCentesimi(importoDi(pagato, 'FONDO_CREDITO')),
  imponibile_irpef: daCentesimi(pagato.totali.imponibileIrpef),
  irpef: daCentesimi(importoDi(pagato, 'IRPEF')),
  netto: daCentesimi(pagato.totali.netto),
  irap: daCentesimi(importoDi(pagato, 'IRAP')),
  cpte_amm: daCentesimi(importoDi(pagato, 'PENSIONE_AMMINISTRAZIONE')),
  inps_ds: daCentesimi(importoDi(pagato, 'INPS_DS')),
});

const conContributi = (prova: Prova): Prova =>
  conParametri(
    prova,
    parametro(prova, 'irap', irap, ({ aliquota }) => aliquota('irap')),
    parametro(prova, 'cpte_amm', pensioneAmministrazione, ({ aliquota }) => aliquota('cpte_amm')),
    parametro(prova, 'cpte_dip', pensioneDipendente, ({ aliquota }) => aliquota('cpte_dip')),
    parametro(prova, 'fondo_credito', fondoCredito, ({ aliquota }) => aliquota('fondo_credito')),
    parametro(prova, 'inps_ds', inpsDs, ({ aliquota }) => aliquota('inps_ds')),
  );

/** Staff by the word of the case; without it, by the charges it carries. */
const percettoreDi = ({ ingressi }: Prova, altrimenti: string): Pick<Pagamento, 'tipo' | 'percettore'> => {
  const staff = ingressi.ha('staff') ? ingressi.testo('staff') : altrimenti;
  if (staff === 'formatore')
    return { tipo: 'FOR', percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' } };
  if (staff !== 'TI' && staff !== 'TD') throw new Error(`tipo di personale "${staff}" sconosciuto`);
  return {
    tipo: 'ACC',
    percettore: { tipo: 'DIPENDENTE', contratto: staff === 'TI' ? 'TI' : 'TD_30_6', ruolo: 'DOCENTE' },
  };
};

const compenso = ({ ingressi }: Prova, tariffa: string, ...importi: readonly string[]): Misura => {
  const importo = importi.find((nome) => ingressi.ha(nome));
  if (importo !== undefined) return { unita: 'IMPORTO', importo: ingressi.importo(importo) };
  return { unita: 'ORE', quantita: inUnita(ingressi.numero('hours'), 100), tariffa: ingressi.importo(tariffa) };
};

/** The lowest legal maximum rate of the day, for cases that only look at what comes before tax. */
const aliquotaMinima = ({ regole, giorno }: Prova): number =>
  regole.inVigore(scaglioniIrpef, giorno).valore[0].aliquota;

const massima = (prova: Prova, nome: string) => ({
  aliquotaMassima: {
    aliquota: prova.ingressi.ha(nome) ? prova.ingressi.aliquota(nome) : aliquotaMinima(prova),
    lettaDa: `caso ${prova.caso.id}`,
  },
});

/** Who a case that does not name its payee is about, from the charges it counts. */
const percettoreSupposto = ({ ingressi }: Prova): 'TD' | 'TI' | 'formatore' => {
  if (ingressi.ha('inps_ds')) return 'TD';
  return ingressi.ha('irap') && !ingressi.ha('cpte_amm') ? 'formatore' : 'TI';
};

const daLordoStato: Argomento = (originale) => {
  const prova = conContributi(originale);
  return cifreDipendente(
    cedolinoDel(
      prova,
      { ...percettoreDi(prova, percettoreSupposto(prova)), base: 'LS', fiscali: massima(prova, 'irpef_rate') },
      compenso(prova, 'rate_lordo_stato', 'lordo_stato'),
    ),
  );
};

const accessorio: Argomento = (originale) => {
  const prova = conContributi(originale);
  return cifreDipendente(
    cedolinoDel(
      prova,
      { ...percettoreDi(prova, 'TI'), fiscali: massima(prova, 'aliquota_massima') },
      compenso(prova, 'rate', 'lordo_dipendente'),
    ),
  );
};

/** The factor a case carries is one plus the charges: what it does not owe to the others is the pension share. */
const versoLordoStato =
  (staff: 'TI' | 'TD'): Argomento =>
  (originale) => {
    const altri = (prova: Prova) =>
      prova.regole.inVigore(irap, prova.giorno).valore +
      (staff === 'TD' ? prova.regole.inVigore(inpsDs, prova.giorno).valore : 0);
    const prova = conParametri(
      originale,
      parametro(
        originale,
        'factor',
        pensioneAmministrazione,
        ({ aliquota }) => aliquota('factor') - 1_000_000 - altri(originale),
      ),
    );
    return cifreDipendente(
      cedolinoDel(
        prova,
        { ...percettoreDi(prova, staff), fiscali: massima(prova, 'aliquota_massima') },
        compenso(prova, 'rate', 'lordo_dipendente'),
      ),
    );
  };

const cifreEsterno = (pagato: Cedolino): Cifre => ({
  compenso: daCentesimi(pagato.totali.lordoDipendente),
  irap: daCentesimi(importoDi(pagato, 'IRAP')),
  ritenuta_20: daCentesimi(importoDi(pagato, 'RITENUTA_ACCONTO')),
  ritenuta_30: daCentesimi(importoDi(pagato, 'RITENUTA_NON_RESIDENTI')),
  ritenuta: daCentesimi(importoDi(pagato, 'RITENUTA_ACCONTO')),
  eccedenza: daCentesimi(pagato.totali.imponibileGestioneSeparata),
  quota_collaboratore_1_3: daCentesimi(importoDi(pagato, 'GESTIONE_SEPARATA_PERCIPIENTE')),
  quota_committente_2_3: daCentesimi(importoDi(pagato, 'GESTIONE_SEPARATA_SCUOLA')),
  netto: daCentesimi(pagato.totali.netto),
  lordo_stato: daCentesimi(pagato.totali.lordoStato + pagato.totali.residuoLordoStato),
  cassa: daCentesimi(importoDi(pagato, 'CONTRIBUTO_FATTURA')),
  iva: daCentesimi(importoDi(pagato, 'IVA')),
  totale_fattura: daCentesimi(pagato.totali.lordoStato),
});

const occasionale: Argomento = (originale) => {
  const conAliquota = conAliquotaGestioneSeparata(originale);
  const prova = conParametri(
    conAliquota,
    parametro(conAliquota, 'franchigia', franchigiaOccasionali, ({ importo }) => importo('franchigia')),
    parametro(conAliquota, 'irap', irap, ({ aliquota }) => aliquota('irap')),
    parametro(conAliquota, 'ritenuta', ritenutaAcconto, ({ aliquota }) => aliquota('ritenuta')),
  );
  const base = prova.ingressi.ha('lordo_stato_omnicomprensivo') ? 'LS' : 'LD';
  const fiscali = {
    gestioneSeparata: classeGestioneSeparata(prova, 'SENZA_DIS_COLL'),
    compensiOccasionaliAnno: prova.ingressi.importoOppure('compensi_precedenti', 0),
  };
  return cifreEsterno(
    cedolinoDel(
      prova,
      { tipo: 'EST', percettore: { tipo: 'OCCASIONALE' }, base, fiscali },
      compenso(prova, 'rate', 'lordo_stato_omnicomprensivo', 'compensi_anno', 'compenso'),
    ),
  );
};

const nonResidente: Argomento = (originale) => {
  const prova = conParametri(
    originale,
    parametro(originale, 'ritenuta', ritenutaNonResidenti, ({ aliquota }) => aliquota('ritenuta')),
  );
  return cifreEsterno(
    cedolinoDel(prova, { tipo: 'EST', percettore: { tipo: 'NON_RESIDENTE' } }, compenso(prova, 'rate', 'compenso')),
  );
};

/** The fund a professional adds to the invoice: funds at another rate than 2 % and 5 % stand in the place of the 4 % one. */
const previdenzaDi = ({ ingressi: { ha, aliquota } }: Prova) => {
  if (ha('rivalsa')) return 'RIVALSA_INPS';
  const cassa = ha('cassa') ? aliquota('cassa') : 0;
  if (cassa === 0) return 'NESSUNA';
  if (cassa === 20_000) return 'CASSA_2';
  return cassa === 50_000 ? 'CASSA_5' : 'CASSA_4';
};

const professionista: Argomento = (originale) => {
  const { ha, aliquota } = originale.ingressi;
  const previdenza = previdenzaDi(originale);
  const conIva = ha('iva') && aliquota('iva') > 0;
  const prova = conParametri(
    originale,
    parametro(originale, 'ritenuta', ritenutaAcconto, () => aliquota('ritenuta') || 200_000),
    parametro(originale, 'rivalsa', rivalsaInps, () => aliquota('rivalsa')),
    conIva ? parametro(originale, 'iva', iva, () => aliquota('iva')) : null,
    previdenza === 'CASSA_4'
      ? parametro(originale, 'cassa', contributoIntegrativo, (_, legge) => ({
          CASSA_2: 20_000,
          CASSA_5: 50_000,
          ...legge,
          CASSA_4: aliquota('cassa'),
        }))
      : null,
  );
  const forfettario = ha('ritenuta') && aliquota('ritenuta') === 0;
  return cifreEsterno(
    cedolinoDel(
      prova,
      {
        tipo: 'EST',
        percettore: {
          tipo: 'PROFESSIONISTA',
          regime: forfettario ? 'FORFETTARIO' : 'ORDINARIO',
          previdenza,
          iva: conIva ? 'ORDINARIA' : 'ESENTE',
        },
      },
      compenso(prova, 'rate', 'compenso'),
    ),
  );
};

export const argomentiCedolini: Readonly<Record<string, Argomento>> = {
  accessory_payslip: accessorio,
  'lordo_stato->lordo_dipendente': daLordoStato,
  internal_expert_full_chain: daLordoStato,
  lordo_stato_factor: versoLordoStato('TI'),
  lordo_stato_factor_TD: versoLordoStato('TD'),
  autonomo_occasionale_scuola_sotto_5000: occasionale,
  autonomo_occasionale_oltre_5000: occasionale,
  non_residente_autonomo: nonResidente,
  libero_professionista_fattura: professionista,
};
