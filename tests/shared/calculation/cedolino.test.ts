import { describe, expect, test } from 'vitest';
import { cedolino } from '../../../shared/calculation/cedolino.ts';
import { CODICI_ANOMALIA } from '../../../shared/calculation/spiegazione/anomalia.ts';
import type { Spiegazione } from '../../../shared/calculation/spiegazione/spiegazione.ts';
import {
  accessorio,
  calcolato,
  collaborazione,
  diAnniPrecedenti,
  importo,
  motivi,
  occasionale,
  supplenza,
  voce,
} from './situazioni.ts';

const codici = (situazione: Parameters<typeof calcolato>[0]) =>
  calcolato(situazione).avvisi.map(({ codice }) => codice);

describe('cedolino del personale', () => {
  test('la catena del 2026 al centesimo', () => {
    const pagato = calcolato(accessorio({ voci: [voce(38_500)] }));
    expect(pagato.totali).toMatchObject({
      lordoDipendente: 38_500,
      ritenutePrevidenziali: 3_388 + 135,
      imponibileIrpef: 34_977,
      ritenuteFiscali: 11_542,
      netto: 23_435,
      oneri: 9_317 + 3_273,
      lordoStato: 51_090,
      residuoLordoStato: 0,
    });
    expect(pagato.progressivi).toMatchObject({
      imponibileContributivo: 38_500,
      imponibileIrpef: 34_977,
      irpef: 11_542,
      netto: 23_435,
    });
  });

  test('i progressivi si sommano a quelli di prima', () =>
    expect(
      calcolato(accessorio({ voci: [voce(38_500)], progressivi: { irpef: 100, netto: 5, lordoDipendente: 1 } }))
        .progressivi,
    ).toMatchObject({ irpef: 11_642, netto: 23_440, lordoDipendente: 38_501 }));

  test('ore per tariffa, mezzo centesimo in su', () =>
    expect(
      calcolato(accessorio({ voci: [voce(0, { misura: { unita: 'ORE', quantita: 150, tariffa: 1_925 } })] })).totali
        .lordoDipendente,
    ).toBe(2_888));

  test('il formatore paga solo IRPEF; con contributi pieni come gli altri', () => {
    const formatore = (regime: 'IRPEF_IRAP' | 'CONTRIBUTI_PIENI') =>
      calcolato(
        accessorio({ tipo: 'FOR', percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE', regime } }),
      ).totali;
    expect(formatore('IRPEF_IRAP')).toMatchObject({
      netto: 67_000,
      oneri: 8_500,
      ritenutePrevidenziali: 0,
      imponibileContributivo: 0,
    });
    expect(formatore('CONTRIBUTI_PIENI')).toEqual(calcolato(accessorio()).totali);
  });

  test('le voci esenti si pagano intere, fuori da contributi e imposte', () => {
    const pagato = calcolato(
      accessorio({ voci: [voce(38_500), voce(17_100, { codice: 'TRASFERTA', trattamento: 'ESENTE' })] }),
    );
    expect(pagato.totali).toMatchObject({
      sommeEsenti: 17_100,
      lordoDipendente: 38_500,
      netto: 23_435 + 17_100,
      lordoStato: 51_090 + 17_100,
    });
  });

  test('arretrati correnti e di anni precedenti nello stesso cedolino, ciascuno con i suoi contributi', () => {
    const pagato = calcolato(
      accessorio({
        tipo: 'ARR',
        fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' }, redditiBiennio: [3_400_000, 3_000_000] },
        voci: [
          voce(100_000),
          voce(100_000, {
            codice: 'AP',
            trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
            competenza: { dal: '2024-01-01', al: '2024-12-31' },
          }),
        ],
      }),
    );
    expect(pagato.totali).toMatchObject({
      imponibileIrpef: 90_850,
      imponibileSeparata: 90_850,
      imponibileContributivo: 200_000,
    });
    expect([importo(pagato, 'IRPEF'), importo(pagato, 'IRPEF_SEPARATA')]).toEqual([29_981, 22_031]);
  });

  test("l'erede ha tutto a tassazione separata", () => {
    const pagato = calcolato(
      accessorio({
        percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
        fiscali: { redditiBiennio: [0, 0] },
      }),
    );
    expect([
      pagato.totali.imponibileIrpef,
      pagato.totali.imponibileSeparata,
      importo(pagato, 'IRPEF_SEPARATA'),
    ]).toEqual([0, 90_850, 20_896]);
  });

  test('voci utili al fine servizio: TFS o TFR, ENAM ed Espero', () => {
    const fissa = (percettore: object) =>
      calcolato(
        accessorio({
          tipo: 'ARR',
          percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', ...percettore },
          voci: [voce(100_000, { utileFineServizio: true, trattamento: 'ORDINARIO' })],
        }),
      );
    const conTfs = fissa({ fineServizio: 'TFS', enam: true });
    expect([
      importo(conTfs, 'TFS_DIPENDENTE'),
      importo(conTfs, 'TFS_AMMINISTRAZIONE'),
      importo(conTfs, 'ENAM'),
    ]).toEqual([2_000, 5_680, 800]);
    const conTfr = fissa({ espero: true });
    expect([
      importo(conTfr, 'RIDUZIONE_TFR'),
      importo(conTfr, 'TFR'),
      importo(conTfr, 'ESPERO_DIPENDENTE'),
      importo(conTfr, 'ESPERO_AMMINISTRAZIONE'),
    ]).toEqual([2_000, 7_680, 1_000, 1_000]);
    expect(importo(fissa({ contratto: 'TD_31_8' }), 'RIDUZIONE_TFR')).toBe(0);
  });

  test('esonero IVS solo se si conosce il mese intero; alle madri il loro', () => {
    const nel2024 = accessorio({
      dataPagamento: '2024-06-20',
      liquidazione: { anno: 2024, mese: 6 },
      voci: [voce(100_000, { competenza: { dal: '2024-05-01', al: '2024-05-31' } })],
    });
    const aliquotaMassima = { aliquota: 350_000, lettaDa: 'x' };
    expect(importo(calcolato({ ...nel2024, fiscali: { aliquotaMassima } }), 'ESONERO_IVS')).toBe(0);
    expect(
      importo(calcolato({ ...nel2024, fiscali: { aliquotaMassima, retribuzioneMeseEsonero: 250_000 } }), 'ESONERO_IVS'),
    ).toBe(-6_000);
    const madre = calcolato({
      ...nel2024,
      fiscali: {
        aliquotaMassima,
        retribuzioneMeseEsonero: 250_000,
        esoneroMadre: { figli: 3, nascitaFiglioMinore: '2015-01-01' },
      },
    });
    expect([importo(madre, 'ESONERO_MADRE'), importo(madre, 'ESONERO_IVS'), madre.totali.imponibileIrpef]).toEqual([
      -8_800,
      0,
      100_000 - 350,
    ]);
  });
});

describe('le date decidono le righe', () => {
  const dicembre = (dataPagamento: string, aliquota: number, altro = {}) =>
    accessorio({
      dataPagamento,
      liquidazione: { anno: 2026, mese: 1 },
      fiscali: { aliquotaMassima: { aliquota, lettaDa: 'x' } },
      voci: [voce(100_000, { competenza: { dal: '2025-12-01', al: '2025-12-31' } })],
      ...altro,
    });
  test("fino al 12 gennaio le somme dell'anno prima sono di quell'anno; dal 13 no", () => {
    expect(calcolato(dicembre('2026-01-12', 350_000)).annoFiscale).toBe(2025);
    expect(motivi(dicembre('2026-01-12', 330_000))).toEqual(['ALIQUOTA_MASSIMA_SUPERATA']);
    expect(calcolato(dicembre('2026-01-13', 330_000)).annoFiscale).toBe(2026);
    expect(motivi(dicembre('2026-01-13', 350_000))).toEqual(['ALIQUOTA_MASSIMA_SUPERATA']);
  });
  test('il lavoro autonomo segue sempre il pagamento', () =>
    expect(
      calcolato(
        occasionale({
          dataPagamento: '2026-01-12',
          voci: [voce(100_000, { competenza: { dal: '2025-12-01', al: '2025-12-31' } })],
        }),
      ).annoFiscale,
    ).toBe(2026));
  test('anni diversi entro il 12 gennaio: due elaborazioni', () =>
    expect(
      motivi(
        dicembre('2026-01-10', 350_000, {
          voci: [
            voce(1, { competenza: { dal: '2025-12-01', al: '2025-12-31' } }),
            voce(1, { competenza: { dal: '2026-01-01', al: '2026-01-10' } }),
          ],
        }),
      ),
    ).toEqual(['ANNO_FISCALE_MISTO']));
  test('la competenza nel mese di liquidazione o dopo è segnalata', () => {
    expect(
      codici(accessorio({ voci: [voce(1, { competenza: { dal: '2026-05-01', al: '2026-05-31' } })] })),
    ).not.toContain('COMPETENZA_FUTURA');
    expect(codici(accessorio({ voci: [voce(1, { competenza: { dal: '2026-05-01', al: '2026-06-01' } })] }))).toContain(
      'COMPETENZA_FUTURA',
    );
  });
});

describe('lordo stato', () => {
  test("il residuo si mostra, o va sull'IRAP", () => {
    const conResiduo = [...Array(400).keys()]
      .map((passo) => 10_000 + passo)
      .find((ls) => calcolato(accessorio({ base: 'LS', voci: [voce(ls)] })).totali.residuoLordoStato !== 0);
    const situazione = accessorio({ base: 'LS', voci: [voce(conResiduo ?? 0)] });
    const mostrato = calcolato(situazione);
    expect(mostrato.totali.lordoStato + mostrato.totali.residuoLordoStato).toBe(conResiduo);
    expect(mostrato.avvisi.map(({ codice }) => codice)).toContain('DIFFERENZA_LORDO_STATO');
    const sullIrap = calcolato({ ...situazione, opzioni: { residuoLordoStato: 'IRAP' } });
    expect([
      sullIrap.totali.lordoStato,
      sullIrap.totali.residuoLordoStato,
      importo(sullIrap, 'IRAP') - importo(mostrato, 'IRAP'),
    ]).toEqual([conResiduo, 0, mostrato.totali.residuoLordoStato]);
  });
  test('oltre il massimale la pensione non pesa più', () => {
    const ceduto = calcolato(
      accessorio({
        base: 'LS',
        voci: [voce(108_500)],
        fiscali: {
          aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' },
          massimale: true,
          imponibileContributivoAnno: 12_229_500,
        },
      }),
    );
    expect(ceduto.totali).toMatchObject({ lordoDipendente: 100_000, imponibileContributivo: 0, oneri: 8_500 });
  });
  test('un recupero in lordo stato non si accetta, e nemmeno lo stipendio fisso', () => {
    expect(motivi(accessorio({ base: 'LS', voci: [voce(-1)] }))).toEqual(['VOCE_NON_AMMESSA']);
    expect(motivi(accessorio({ base: 'LS', voci: [voce(1, { utileFineServizio: true })] }))).toEqual([
      'VOCE_NON_AMMESSA',
    ]);
  });
});

describe('esterni', () => {
  test('la società: nessuna ritenuta, IVA versata dalla scuola', () => {
    const pagato = calcolato(occasionale({ percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' } }));
    expect(pagato.totali).toMatchObject({ netto: 100_000, lordoStato: 122_000, ritenuteFiscali: 22_000 });
    expect(pagato.righe.find(({ codice }) => codice === 'IVA_SCISSIONE')?.tributo).toBe('620E');
  });
  test('il forfettario non addebita IVA', () =>
    expect(
      motivi(
        occasionale({
          percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' },
        }),
      ),
    ).toEqual(['PERCETTORE_NON_AMMESSO']));
  test('oltre la franchigia senza classe serve la classe', () =>
    expect(motivi(occasionale({ fiscali: { compensiOccasionaliAnno: 500_000 } }))).toEqual(['DATO_MANCANTE']));
  test('il massimale della Gestione separata ferma il contributo', () =>
    expect(
      calcolato(
        occasionale({
          fiscali: {
            gestioneSeparata: 'SENZA_DIS_COLL',
            compensiOccasionaliAnno: 500_000,
            imponibileGestioneSeparataAnno: 12_229_500 - 10_000,
          },
        }),
      ).totali.imponibileGestioneSeparata,
    ).toBe(10_000));
  test('dipendente di altra amministrazione: occasionale o aliquota massima', () => {
    const altra = (regime: 'OCCASIONALE' | 'ALIQUOTA_MASSIMA') =>
      calcolato(
        occasionale({
          percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime },
          fiscali: { aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' } },
        }),
      ).totali.ritenuteFiscali;
    expect([altra('OCCASIONALE'), altra('ALIQUOTA_MASSIMA')]).toEqual([20_000, 43_000]);
  });
  test('il bollo si ricorda da 77,48 euro', () =>
    expect(
      [7_747, 7_748].map((compenso) =>
        codici(occasionale({ voci: [voce(compenso)] })).includes('BOLLO_SULLA_RICEVUTA'),
      ),
    ).toEqual([false, true]));
  test('la verifica dei debiti: 5.000 euro netti per gli esterni, 2.500 per gli stipendi dal 2026', () => {
    expect(
      [625_000, 625_001].map((compenso) =>
        codici(occasionale({ percettore: { tipo: 'COMMISSARIO_ESTERNO' }, voci: [voce(compenso)] })).includes(
          'VERIFICA_INADEMPIMENTI',
        ),
      ),
    ).toEqual([false, true]);
    const stipendio = (anno: number) =>
      codici(
        accessorio({
          dataPagamento: `${anno}-06-20`,
          fiscali: { aliquotaMassima: { aliquota: 230_000, lettaDa: 'x' } },
          voci: [voce(400_000)],
        }),
      ).includes('VERIFICA_INADEMPIMENTI');
    expect([stipendio(2025), stipendio(2026)]).toEqual([false, true]);
  });
});

describe('collaboratori', () => {
  test('servono reddito e classe', () => {
    expect(motivi(collaborazione({ fiscali: { gestioneSeparata: 'CON_DIS_COLL' } }))).toEqual(['DATO_MANCANTE']);
    expect(motivi(collaborazione({ fiscali: { redditoComplessivo: 1 } }))).toEqual(['DATO_MANCANTE']);
  });
  test('senza le detrazioni e il bonus, chi non li chiede', () => {
    const pagato = calcolato(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          detrazioneLavoro: false,
          trattamentoIntegrativo: false,
        },
      }),
    );
    expect([importo(pagato, 'IRPEF'), pagato.totali.sommeFuoriReddito]).toEqual([20_314, 0]);
  });
  test("rate delle addizionali dell'anno prima", () => {
    const pagato = calcolato(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: {
            saldoRegionale: { residuo: 11_000, rate: 11 },
            saldoComunale: { residuo: 500, rate: 2 },
            accontoComunale: { residuo: 900, rate: 9 },
          },
        },
      }),
    );
    expect(
      ['ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE', 'ADDIZIONALE_COMUNALE_ACCONTO'].map((codice) =>
        importo(pagato, codice),
      ),
    ).toEqual([1_000, 250, 100]);
  });
  test('al conguaglio un comune senza aliquota ferma il cedolino e dice quale', () => {
    const esito = cedolino(
      collaborazione({
        opzioni: { conguaglio: true },
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: { regione: 'LOMBARDIA', comune: 'Z999' },
        },
      }),
    );
    expect(esito).toMatchObject({
      esito: 'scartato',
      anomalie: [{ codice: 'ALIQUOTA_ADDIZIONALE_MANCANTE', messaggio: expect.stringContaining('Z999') }],
    });
  });
  test("al conguaglio di dicembre le addizionali si mostrano e si trattengono l'anno dopo", () => {
    const pagato = calcolato(
      collaborazione({
        opzioni: { conguaglio: true },
        progressivi: { imponibileIrpef: 2_500_000, irpef: 500_000, giorniPagati: 334 },
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          addizionali: { regione: 'LOMBARDIA', comune: 'F205', accontoTrattenuto: 1_000 },
        },
      }),
    );
    const riepilogo = Object.fromEntries(
      pagato.righe
        .filter(({ codice, gruppo }) => gruppo === 'riepilogo' && codice.startsWith('ADDIZIONALE'))
        .map((riga) => [riga.codice, riga.importo]),
    );
    expect(riepilogo).toEqual({
      ADDIZIONALE_REGIONALE: Math.round(18_450 + 1_088_323 * 0.0158),
      ADDIZIONALE_COMUNALE: 20_707 - 1_000,
      ADDIZIONALE_COMUNALE_ACCONTO: 6_212,
    });
    expect(importo(pagato, 'ADDIZIONALE_COMUNALE')).toBe(0);
  });
});

describe('supplenze', () => {
  test('un mese intero vale trenta trentesimi, febbraio compreso', () => {
    expect(importo(calcolato(supplenza('2026-02-01', '2026-02-28')), 'STIPENDIO')).toBe(202_236);
    expect(importo(calcolato(supplenza('2026-01-30', '2026-01-31')), 'STIPENDIO')).toBe(Math.round((202_236 * 2) / 30));
  });
  test("il supplente breve ha solo la somma; al 30/6 anche l'ulteriore detrazione", () => {
    const irpef = (contratto: 'SUPPLENTE_BREVE' | 'TD_30_6') =>
      importo(
        calcolato(
          supplenza('2026-02-01', '2026-02-28', {
            percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
            fiscali: { redditoComplessivo: 2_800_000 },
          }),
        ),
        'IRPEF',
      );
    const conRpd = 20_510;
    expect(irpef('SUPPLENTE_BREVE') - irpef('TD_30_6')).toBeGreaterThan(
      Math.round((100_000 * 28) / 365) - conRpd * 0.35,
    );
  });
  test('la rinuncia al cuneo toglie la somma', () => {
    expect(importo(calcolato(supplenza('2026-02-01', '2026-02-28')), 'SOMMA_INTEGRATIVA')).toBeGreaterThan(0);
    expect(
      importo(
        calcolato(
          supplenza('2026-02-01', '2026-02-28', { fiscali: { redditoComplessivo: 1_200_000, rinunciaCuneo: true } }),
        ),
        'SOMMA_INTEGRATIVA',
      ),
    ).toBe(0);
  });
  test('quelle statali si possono solo simulare e non alimentano adempimenti', () => {
    expect(motivi(supplenza('2026-02-01', '2026-02-28', { scuola: 'SCUOLA' }))).toEqual(['CANALE_NOIPA']);
    expect(
      calcolato(supplenza('2026-02-01', '2026-02-28', { scuola: 'SCUOLA', opzioni: { simulazione: true } }))
        .adempimenti,
    ).toEqual([]);
    expect(calcolato(supplenza('2026-02-01', '2026-02-28')).adempimenti).toEqual([
      'UNIEMENS',
      'F24',
      'IRAP',
      'CU',
      'MODM',
    ]);
  });
  test("due spezzoni insieme non superano l'orario intero", () => {
    const spezzone = (oreSettimanali: number) => ({
      competenza: { dal: '2026-02-01', al: '2026-02-28' },
      profilo: 'DOCENTE_PRIMO_GRADO',
      oreSettimanali,
      oreCattedra: 1_800,
    });
    expect(motivi(supplenza('', '', { servizi: [spezzone(900), spezzone(901)] }))).toEqual(['PERIODI_SOVRAPPOSTI']);
    expect(importo(calcolato(supplenza('', '', { servizi: [spezzone(900), spezzone(900)] })), 'STIPENDIO')).toBe(
      202_236,
    );
  });
  test('profilo, ore e contratto impossibili hanno un nome', () => {
    const con = (altro: object) =>
      supplenza('', '', {
        servizi: [
          {
            competenza: { dal: '2026-02-01', al: '2026-02-28' },
            profilo: 'DOCENTE_PRIMO_GRADO',
            oreSettimanali: 1_800,
            oreCattedra: 1_800,
            ...altro,
          },
        ],
      });
    expect([
      motivi(con({ profilo: 'ASTRONAUTA' })),
      motivi(con({ oreSettimanali: 1_801 })),
      motivi(con({ oreSettimanali: -1 })),
      motivi(con({ assenze: [{ tipo: 'BOH', dal: '2026-02-01', al: '2026-02-02' }] })),
    ]).toEqual([['PROFILO_SCONOSCIUTO'], ['ORE_FUORI_LIMITI'], ['SITUAZIONE_NON_VALIDA'], ['ASSENZA_SCONOSCIUTA']]);
    expect(
      motivi(
        supplenza('2026-02-01', '2026-02-28', {
          percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
        }),
      ),
    ).toEqual(['PERCETTORE_NON_AMMESSO']);
  });
});

describe('trattenute per terzi e arrotondamento', () => {
  test('il cedolino non nomina la causa', () => {
    const pagato = calcolato(accessorio({ trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'P-1' }] }));
    const riga = pagato.righe.find(({ codice }) => codice === 'TRATTENUTA');
    expect(riga).toMatchObject({
      descrizione: 'Altre trattenute',
      importo: Math.trunc((100_000 - 9_150 - 29_981) / 5),
      adempimenti: ['SPT', 'MODM'],
    });
    expect(JSON.stringify(riga)).not.toMatch(/pignora/i);
  });
  test('oltre il limite si riduce e si avvisa', () =>
    expect(
      codici(accessorio({ trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'P-1', importo: 50_000 }] })),
    ).toContain('LIMITE_RAGGIUNTO'));
  test('niente quote associative sui compensi della scuola', () =>
    expect(motivi(accessorio({ trattenute: [{ tipo: 'QUOTA_SINDACALE', riferimento: 'Q', importo: 1 }] }))).toEqual([
      'VOCE_NON_AMMESSA',
    ]));
  test("il netto all'euro porta il resto al cedolino dopo", () => {
    const primo = calcolato(accessorio({ voci: [voce(38_500)], opzioni: { arrotondamentoNetto: true } }));
    expect([primo.totali.netto, primo.totali.arrotondamento, primo.arrotondamentoDaRiportare]).toEqual([
      23_400, -35, 35,
    ]);
    const secondo = calcolato(
      accessorio({ voci: [voce(38_500)], opzioni: { arrotondamentoNetto: true, arrotondamentoPrecedente: 35 } }),
    );
    expect([secondo.totali.netto, secondo.arrotondamentoDaRiportare]).toEqual([23_500, -30]);
  });
});

describe('situazioni impossibili', () => {
  test.each([
    ['data che non esiste', { dataPagamento: '2026-02-30' }, 'SITUAZIONE_NON_VALIDA'],
    ['mese 13', { liquidazione: { anno: 2026, mese: 13 } }, 'SITUAZIONE_NON_VALIDA'],
    ['campo in più', { estraneo: 1 }, 'SITUAZIONE_NON_VALIDA'],
    ['prima del 2023', { liquidazione: { anno: 2022, mese: 12 } }, 'LIQUIDAZIONE_FUORI_PERIODO'],
    ['anno senza regole', { dataPagamento: '1990-01-20' }, 'REGOLA_MANCANTE'],
    ['nessuna voce', { voci: [] }, 'NESSUNA_VOCE'],
    [
      'periodo al contrario',
      { voci: [voce(1, { competenza: { dal: '2026-02-01', al: '2026-01-31' } })] },
      'PERIODO_INVERTITO',
    ],
    ['importo con la virgola', { voci: [voce(1.5)] }, 'SITUAZIONE_NON_VALIDA'],
    ['NaN', { voci: [voce(Number.NaN)] }, 'SITUAZIONE_NON_VALIDA'],
    ['infinito', { voci: [voce(Infinity)] }, 'SITUAZIONE_NON_VALIDA'],
    [
      'ore negative',
      { voci: [voce(0, { misura: { unita: 'ORE', quantita: -100, tariffa: 3_850 } })] },
      'SITUAZIONE_NON_VALIDA',
    ],
    ['lordo enorme', { voci: Array.from({ length: 3 }, () => voce(999_999_999)) }, 'IMPORTO_FUORI_LIMITI'],
    ['solo un recupero', { voci: [voce(-100)] }, 'LORDO_NEGATIVO'],
    ['aliquota massima assente', { fiscali: {} }, 'ALIQUOTA_MASSIMA_MANCANTE'],
    ['servizi in un compenso', { servizi: supplenza('2026-02-01', '2026-02-28').servizi }, 'VOCE_NON_AMMESSA'],
    [
      'formatore nel compenso accessorio',
      { percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' } },
      'PERCETTORE_NON_AMMESSO',
    ],
    [
      'sostitutiva senza reddito',
      { fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' }, plafondSostitutiva: 100 } },
      'DATO_MANCANTE',
    ],
    ['arretrati senza redditi', { voci: [voce(1_000, diAnniPrecedenti)] }, 'DATO_MANCANTE'],
  ] as const)('%s', (_, altro, codice) =>
    expect(motivi({ ...accessorio(), ...altro } as Parameters<typeof motivi>[0])).toContain(codice),
  );

  test.each([null, undefined, 1, 'x', [], {}, { __proto__: { tipo: 'ACC' } }])(
    'un ingresso qualsiasi (%j) è scartato, mai un errore',
    (ingresso) => {
      const esito = cedolino(JSON.parse(JSON.stringify(ingresso ?? null)));
      expect(esito.esito).toBe('scartato');
    },
  );

  test('ogni motivo dice in italiano che cosa fare', () => {
    const esito = cedolino(accessorio({ fiscali: {} }));
    expect(
      esito.esito === 'scartato' &&
        esito.anomalie.every(({ codice, messaggio }) => CODICI_ANOMALIA.includes(codice) && /\.$/.test(messaggio)),
    ).toBe(true);
  });
});

describe('spiegazioni', () => {
  const nodi = (spiegazione: Spiegazione): readonly Spiegazione[] => [spiegazione, ...spiegazione.figli.flatMap(nodi)];
  const tutte = [accessorio(), collaborazione(), occasionale(), supplenza('2026-02-01', '2026-02-15')].flatMap(
    (situazione) => calcolato(situazione).righe,
  );

  test('una riga dice formula, norma e conti', () =>
    expect(
      calcolato(accessorio({ voci: [voce(38_500)] })).righe.find(({ codice }) => codice === 'PENSIONE_DIPENDENTE')
        ?.spiegazione,
    ).toMatchObject({
      testo: expect.stringContaining('8,80 % di 385,00 € = 33,88 € — contributo pensionistico CTPS'),
      formula: 'imponibile × aliquota',
      importo: 3_388,
      regola: { id: 'contributi.pensione.dipendente', dal: '1996-01-01' },
    }));
  test('ogni cifra del cedolino è quella in cima al suo albero', () =>
    expect(tutte.filter(({ importo: cifra, spiegazione }) => cifra !== spiegazione.importo)).toEqual([]));
  test('ogni nodo ha un testo su una riga e una formula', () =>
    expect(
      tutte
        .flatMap(({ spiegazione }) => nodi(spiegazione))
        .filter(({ testo, formula }) => testo === '' || testo.includes('\n') || formula === ''),
    ).toEqual([]));
  test('nessun testo contiene NaN o undefined', () => expect(JSON.stringify(tutte)).not.toMatch(/NaN|undefined/));
  test('una regola mai verificata è tra gli avvisi', () =>
    expect(calcolato(accessorio()).avvisi).toContainEqual(
      expect.objectContaining({ codice: 'REGOLA_NON_VERIFICATA', campo: 'irpef.aliquota-massima' }),
    ));
});
