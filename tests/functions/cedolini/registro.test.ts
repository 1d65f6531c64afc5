import { describe, expect, test } from 'vitest';
import { cedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import { fiscaliRegistrati } from '#functions/cedolini/calcolo/fiscali-registrati.ts';
import { percettoreDi } from '#functions/cedolini/calcolo/percettore-registrato.ts';
import { serviziRegistrati } from '#functions/cedolini/calcolo/servizi-registrati.ts';
import { asUid } from '#platform/data/entita.ts';
import { compenso, oreInsegnamento } from '#support/cedolini.ts';
import { ambiente, carico, dati, figlio, fiscali, pagamento, processo, servizio, UID } from './dati.ts';

const registrato = { percettore: null, voci: [oreInsegnamento(100)] };

describe('to what title a person is paid', () => {
  test('the choice of the office comes first, then the tax data of the year', () => {
    const scelto = { tipo: 'OCCASIONALE' } as const;
    expect(
      percettoreDi(
        processo(),
        { ...registrato, percettore: scelto },
        dati(),
        fiscali({ percettore: { tipo: 'COCOCO' } }),
      ),
    ).toEqual(scelto);
    expect(percettoreDi(processo(), registrato, dati(), fiscali({ percettore: { tipo: 'COCOCO' } }))).toEqual({
      tipo: 'COCOCO',
    });
  });

  test('staff: the service in force on the last day of the work paid, or the last one before it', () => {
    const servizi = [
      servizio({ datInizio: '2024-09-01', datFine: '2025-06-30', contratto: 'TD_30_6' }),
      servizio({
        datInizio: '2025-09-01',
        datFine: null,
        contratto: 'TI',
        codSituazionePrevidenziale: 'TFS',
        flgEnam: true,
      }),
    ];
    expect(percettoreDi(processo(), registrato, dati({ servizi }), undefined)).toEqual({
      tipo: 'DIPENDENTE',
      contratto: 'TI',
      ruolo: 'DOCENTE',
      fineServizio: 'TFS',
      enam: true,
      espero: false,
    });
    const estate = {
      percettore: null,
      voci: [{ ...compenso(100), competenza: { dal: '2025-07-01', al: '2025-08-31' } }],
    };
    expect(percettoreDi(processo(), estate, dati({ servizi }), undefined)).toMatchObject({ contratto: 'TD_30_6' });
    expect(percettoreDi(processo({ idMetodo: 'FOR-LD' }), registrato, dati({ servizi }), undefined)).toEqual({
      tipo: 'FORMATORE',
      contratto: 'TI',
      ruolo: 'DOCENTE',
    });
    expect(percettoreDi(processo(), registrato, dati(), undefined)).toBeNull();
  });

  test('outsiders from abroad: the option on record, on the day of payment only', () => {
    const particolarita = [
      {
        uid: asUid<'PARTICOLARITA'>('p'),
        uidSubAnagrafe: UID,
        versione: 1,
        codParticolarita: 'ESTERO_CONVENZIONE' as const,
        datInizio: '2026-01-01',
        datFine: '2026-03-20',
        note: '',
      },
    ];
    expect(percettoreDi(processo({ idMetodo: 'EST-LD' }), registrato, dati({ particolarita }), undefined)).toEqual({
      tipo: 'NON_RESIDENTE',
      occasionale: true,
      convenzione: true,
    });
    expect(
      percettoreDi(
        processo({ idMetodo: 'EST-LD', dataPagamento: '2026-03-21' }),
        registrato,
        dati({ particolarita }),
        undefined,
      ),
    ).toBeNull();
  });
});

/** The first payslip of a person in the year. */
const PAGAMENTO = { anno: 2026, dataPagamento: '2026-03-20', cessazione: false, pagamenti: [] };

describe('tax data on record', () => {
  test('a child dependent from May counts for eight months, at the share in force', () => {
    const registrati = fiscaliRegistrati(
      dati({
        familiari: [figlio('figlio', '2000-05-01')],
        famFiscali: [carico('figlio', '2026-05-10', { numMisura: 500_000 })],
      }),
      undefined,
      { ...PAGAMENTO, dataPagamento: '2026-12-20' },
    );
    expect(registrati.familiari).toEqual([
      { tipo: 'FIGLIO', nascita: '2000-05-01', disabile: false, mesi: 8, quota: 500_000, ascendenteConvivente: false },
    ]);
  });

  test('the domicile is that of 1 January, by the name the surtax tables use', () => {
    const domicili = [
      { dal: '2020-01-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' },
      { dal: '2026-02-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' },
    ];
    const { persona } = dati();
    expect(
      fiscaliRegistrati({ ...dati(), persona: { ...persona, domicili } }, undefined, PAGAMENTO).addizionali,
    ).toEqual({ comune: 'F205', regione: 'LOMBARDIA' });
  });

  test('the relief for mothers needs its condition in force', () => {
    const particolarita = [
      {
        uid: asUid<'PARTICOLARITA'>('p'),
        uidSubAnagrafe: UID,
        versione: 1,
        codParticolarita: 'MADRE_TRE_FIGLI' as const,
        datInizio: '2024-01-01',
        datFine: null,
        note: '',
      },
    ];
    const familiari = [figlio('a', '2015-01-01'), figlio('b', '2018-01-01'), figlio('c', '2021-01-01')];
    expect(fiscaliRegistrati(dati({ familiari, particolarita }), undefined, PAGAMENTO).esoneroMadre).toEqual({
      figli: 3,
      nascitaFiglioMinore: '2021-01-01',
    });
    expect(fiscaliRegistrati(dati({ familiari }), undefined, PAGAMENTO).esoneroMadre).toBeNull();
  });
});

describe('substitutes', () => {
  test('the services of the month, cut to it, with their absences since before it', () => {
    const assenze = [
      {
        uid: asUid<'ASSENZA'>('a'),
        uidSubAnagrafe: UID,
        versione: 1,
        matricola: 1,
        desCognome: '',
        desNome: '',
        codTipoAssenza: 'MALATTIA',
        datInizio: '2026-02-25',
        datFine: '2026-03-03',
        numOre: null,
        codMotivo: null,
        datNascitaFiglio: null,
        numCertificato: '',
        datCertificato: null,
        note: '',
        codGruppo: 'SALUTE' as const,
        numGiorni: 7,
      },
    ];
    expect(
      serviziRegistrati({ ANNO: 2026, MESE: 3 }, dati({ servizi: [servizio({ datFine: '2026-03-15' })], assenze })),
    ).toMatchObject({
      servizi: [
        {
          competenza: { dal: '2026-03-01', al: '2026-03-15' },
          profilo: 'DOCENTE_LAUREATO',
          oreSettimanali: 1800,
          oreCattedra: 1800,
          riferimento: 'servizio dal 01/09/2025 al 15/03/2026',
          assenze: [{ tipo: 'MALATTIA', dal: '2026-02-25', al: '2026-03-03' }],
        },
      ],
    });
  });

  test('without services in the month, or without a pay table, the reason is said', () => {
    expect(serviziRegistrati({ ANNO: 2026, MESE: 8 }, dati({ servizi: [servizio()] }))).toMatchObject({
      anomalie: [{ codice: 'SERVIZIO_ASSENTE' }],
    });
    expect(serviziRegistrati({ ANNO: 2026, MESE: 3 }, dati({ servizi: [servizio({ profilo: null })] }))).toMatchObject({
      anomalie: [{ codice: 'PROFILO_SCONOSCIUTO' }],
    });
  });

  test('contracts of different kinds in a month stop the payslip until the office says which one it pays', () => {
    const registrati = dati({
      servizi: [
        servizio({ contratto: 'SUPPLENTE_BREVE', datFine: '2026-03-10' }),
        servizio({ uid: asUid(`${UID}-secondo`), datInizio: '2026-03-11' }),
      ],
    });
    expect(serviziRegistrati({ ANNO: 2026, MESE: 3 }, registrati)).toMatchObject({
      anomalie: [{ codice: 'CONTRATTI_DIVERSI' }],
    });
    expect(
      serviziRegistrati({ ANNO: 2026, MESE: 3 }, registrati, {
        tipo: 'DIPENDENTE',
        contratto: 'SUPPLENTE_BREVE',
        ruolo: 'DOCENTE',
      }),
    ).toMatchObject({ servizi: [{ competenza: { dal: '2026-03-01', al: '2026-03-10' } }] });
    expect(
      percettoreDi(
        processo({ idMetodo: 'SUP-LD', dataPagamento: '2026-09-20' }),
        { percettore: null, voci: [] },
        dati({
          servizi: [
            ...registrati.servizi,
            servizio({ uid: asUid(`${UID}-dopo`), datInizio: '2026-09-01', datFine: null, contratto: 'TI' }),
          ],
        }),
        undefined,
      ),
    ).toMatchObject({ contratto: 'TD_30_6' });
  });

  test('are simulated from the records alone', () => {
    const { cedolino, anomalie } = cedolinoPersona(
      processo({ idMetodo: 'SUP-LD', simulazione: true }),
      { uidSubAnagrafe: asUid(UID), percettore: null, voci: [], fiscali: { redditoComplessivo: 2_000_000 } },
      dati({ servizi: [servizio({ contratto: 'SUPPLENTE_BREVE' })], fiscali: [fiscali()] }),
      ambiente(),
    );
    expect([anomalie, cedolino?.tipo]).toEqual([[], 'SUP']);
    expect(cedolino?.totali.lordoDipendente).toBeGreaterThan(100_000);
  });
});

test('sums of December paid by 12 January belong to the year before: its tax data and progressives are read', () => {
  const input = {
    uidSubAnagrafe: UID,
    percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' } as const,
    voci: [{ ...oreInsegnamento(100), competenza: { dal: '2025-12-01', al: '2025-12-31' } }],
  };
  const delle = [
    fiscali({
      numAnno: 2025,
      uid: asUid(`${UID}-2025`),
      numAliquotaMassima: 350_000,
      desAliquotaLettaDa: 'NoiPA dicembre 2025',
    }),
    fiscali({ numAliquotaMassima: 330_000, desAliquotaLettaDa: 'NoiPA gennaio 2026' }),
  ];
  const { cedolino } = cedolinoPersona(
    processo({ ANNO: 2026, MESE: 1, dataPagamento: '2026-01-10' }),
    input,
    dati({ fiscali: delle, pagamenti: [pagamento('altra', { annoFiscale: 2025 })] }),
    ambiente({ contabilizzati: new Set(['altra']) }),
  );
  expect(cedolino?.annoFiscale).toBe(2025);
  expect(cedolino?.righe.find(({ codice }) => codice === 'IRPEF')?.aliquota).toBe(350_000);
  expect(cedolino?.progressivi.lordoDipendente).toBe(103_850);
});
