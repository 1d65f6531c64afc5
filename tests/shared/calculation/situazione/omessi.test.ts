import { describe, expect, test } from 'vitest';
import { FerieDaPagare } from '#shared/calculation/situazione/ferie.ts';
import { Familiare, Fiscali } from '#shared/calculation/situazione/fiscale.ts';
import { Percettore } from '#shared/calculation/situazione/percettore.ts';
import { Servizio } from '#shared/calculation/situazione/servizio.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, voce } from '../situazioni.ts';

const ferie = { cessazione: '2026-06-30', profilo: 'P', oreSettimanali: 1, oreCattedra: 1, giorniServizio: 1 };
const servizio = {
  competenza: { dal: '2026-01-01', al: '2026-01-31' },
  profilo: 'P',
  oreSettimanali: 1,
  oreCattedra: 1,
};

describe('what a situation leaves out', () => {
  test('payment, base, school, lists, year to date and options', () => {
    const {
      percettore: _,
      fiscali: __,
      voci: ___,
      ...resto
    } = Situazione.parse({
      tipo: 'ACC',
      liquidazione: { anno: 2026, mese: 6 },
      dataPagamento: '2026-06-20',
      percettore: { tipo: 'COCOCO' },
    });
    expect(resto).toEqual({
      tipo: 'ACC',
      base: 'LD',
      scuola: 'SCUOLA',
      liquidazione: { anno: 2026, mese: 6 },
      dataPagamento: '2026-06-20',
      servizi: [],
      ferie: null,
      trattenute: [],
      enti: {
        modello: 'EP',
        regioneTributo: null,
        provincia: null,
        sedeInps: null,
        sedeMatricola: null,
        enpdep: false,
        capInps: null,
        comuneInps: null,
        matricolaInps: null,
        fondoPensione: null,
        fondoFineServizio: null,
      },
      progressivi: {
        imponibileContributivo: 0,
        imponibileIrpef: 0,
        irpef: 0,
        imponibileSostitutiva: 0,
        imponibileGestioneSeparata: 0,
        giorniPagati: 0,
        trattamentoIntegrativo: 0,
        sommaIntegrativa: 0,
        lordoDipendente: 0,
        netto: 0,
      },
      opzioni: {
        addizionali: false,
        residuoLordoStato: 'DIFFERENZA',
        arrotondamentoNetto: false,
        arrotondamentoPrecedente: 0,
        conguaglio: false,
        cessazione: false,
        decesso: false,
        simulazione: false,
      },
    });
  });
  test('tax data: nothing known, the common deductions wanted', () =>
    expect(Fiscali.parse({})).toEqual({
      aliquotaMassima: null,
      redditoComplessivo: null,
      redditoLavoroDipendente: null,
      redditiBiennio: null,
      giorniDetrazione: null,
      giorniAnno: 365,
      detrazioneLavoro: true,
      trattamentoIntegrativo: true,
      rinunciaCuneo: false,
      rinunciaSostitutiva: false,
      plafondSostitutiva: 0,
      familiari: [],
      altreDetrazioni: 0,
      gestioneSeparata: null,
      compensiOccasionaliAnno: 0,
      imponibileGestioneSeparataAnno: 0,
      massimale: false,
      contributoAggiuntivo: false,
      imponibileContributivoAnno: 0,
      retribuzioneMeseEsonero: null,
      esoneroMadre: null,
      conguaglio: null,
      addizionali: {
        comune: null,
        regione: null,
        saldoRegionale: null,
        saldoComunale: null,
        accontoComunale: null,
        accontoTrattenuto: 0,
      },
    }));
  test('a line, a relative, a service, leave', () => {
    expect(Situazione.parse(accessorio()).voci[0]).toEqual({
      ...voce(100_000),
      trattamento: 'ACCESSORIO',
      utileFineServizio: false,
      canale: 'BILANCIO',
    });
    expect(Familiare.parse({ tipo: 'CONIUGE' })).toEqual({
      tipo: 'CONIUGE',
      nascita: null,
      disabile: false,
      ascendenteConvivente: false,
      mesi: 12,
      quota: 1_000_000,
    });
    expect(Servizio.parse(servizio)).toEqual({
      ...servizio,
      fascia: '0-8',
      sentenzaRpdCia: null,
      assegnoPersonaleMensile: 0,
      assenze: [],
    });
    expect(FerieDaPagare.parse(ferie)).toEqual({
      ...ferie,
      fascia: '0-8',
      conAccessorioFisso: false,
      anniServizio: 0,
      giorniFruiti: 0,
      settimanaCorta: false,
      giorniSospensione: 0,
      invitatoAFruirne: false,
    });
  });
  test.each([
    [
      { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'IRC' },
      { fineServizio: 'TFR', enam: false, espero: false },
    ],
    [{ tipo: 'FORMATORE', contratto: 'TD_31_8', ruolo: 'DS' }, { regime: 'IRPEF_IRAP' }],
    [{ tipo: 'NON_RESIDENTE' }, { occasionale: true, convenzione: false }],
    [{ tipo: 'COMMISSARIO_ESTERNO' }, { regime: 'RITENUTA_20' }],
    [{ tipo: 'ALTRA_AMMINISTRAZIONE' }, { regime: 'OCCASIONALE' }],
    [{ tipo: 'OCCASIONALE' }, {}],
    [{ tipo: 'EREDE', contratto: 'TD_30_6', ruolo: 'EDUCATORE' }, {}],
    [{ tipo: 'SOCIETA', iva: 'ESENTE' }, {}],
  ])('payee %j', (scritto, aggiunti) => expect(Percettore.parse(scritto)).toEqual({ ...scritto, ...aggiunti }));
});
