import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import type { Rotta, VersamentoF24 } from '#shared/instradamento/rotta.ts';
import { codiciTributo } from '#shared/rules/adempimenti/adempimenti.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { codiciVersamento, senzaCodice } from '#shared/rules/versamenti.ts';
import { accessorio, calcolato, collaborazione, supplenza, voce } from '../calculation/situazioni.ts';
import { enti, pagamento } from './pagamenti.ts';

const rotteDi = (situazione: SituazioneInput): readonly Rotta[] => {
  const completa = { ...situazione, enti: { ...enti, ...situazione.enti } };
  return instradamento(calcolato(completa), Situazione.parse(completa), regoleCorrenti());
};
const inF24 = (rotte: readonly Rotta[], codice: string): readonly (VersamentoF24 & { readonly importo: number })[] =>
  rotte.flatMap(({ codice: riga, importo, destinazione }) =>
    riga === codice && destinazione.a === 'F24' ? [{ ...destinazione, importo }] : [],
  );
const versata = (rotte: readonly Rotta[], codice: string) =>
  inF24(rotte, codice).map(({ ep, ente, estremi, riferimentoA, riferimentoB, importo }) => [
    ep,
    ente,
    estremi,
    riferimentoA,
    riferimentoB,
    importo,
  ]);

describe('where each line is paid', () => {
  test('accessory pay of State staff: month of payment, region and province of the school', () => {
    const rotte = rotteDi(accessorio());
    expect(versata(rotte, 'IRPEF')).toEqual([['100E', '', '', '0006', '2026', 29_981]]);
    expect(versata(rotte, 'IRAP')).toEqual([['380E', '10', '', '0006', '2026', 8_500]]);
    expect(versata(rotte, 'PENSIONE_AMMINISTRAZIONE')).toEqual([['P101', 'MI', '', '062026', '062026', 24_200]]);
    expect(versata(rotte, 'FONDO_CREDITO')).toEqual([['P909', 'MI', '', '062026', '062026', 350]]);
  });

  test('fixed-term staff adds DM10 with the INPS position', () => {
    const rotte = rotteDi(accessorio({ percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' } }));
    expect(versata(rotte, 'INPS_DS')).toEqual([['DM10', '4900', '4912345678', '062026', '', 1_610]]);
  });

  test('a collaborator: INPS office, postcode and first twelve letters of its town; credits are negative', () => {
    const rotte = rotteDi(collaborazione({ voci: [voce(200_000)] }));
    const [percipiente] = inF24(rotte, 'GESTIONE_SEPARATA_PERCIPIENTE');
    expect(percipiente).toMatchObject({
      ep: 'CXX',
      ente: '4900',
      estremi: "20121SANT'ANGELO ",
      riferimentoA: '062026',
    });
    const credito = inF24(rotte, 'TRATTAMENTO_INTEGRATIVO');
    for (const riga of credito) expect([riga.ep, riga.credito, riga.importo < 0]).toEqual(['170E', true, true]);
  });

  test('what is paid by 12 January for the year before is of its December, IRAP of the month of payment', () => {
    const competenza = { dal: '2025-12-01', al: '2025-12-31' };
    const rotte = rotteDi(
      accessorio({
        dataPagamento: '2026-01-10',
        liquidazione: { anno: 2026, mese: 1 },
        voci: [voce(100_000, { competenza })],
        fiscali: { aliquotaMassima: { aliquota: 350_000, lettaDa: 'x' } },
      }),
    );
    expect(versata(rotte, 'IRPEF').map((riga) => riga.slice(3, 5))).toEqual([['0012', '2025']]);
    expect(versata(rotte, 'IRAP').map((riga) => riga.slice(3, 5))).toEqual([['0001', '2026']]);
    expect(new Set(rotte.map(({ annoImposta }) => annoImposta))).toEqual(new Set([2025]));
  });

  test('instalments of surtaxes name the year of their income, the advance this year', () => {
    const rotte = rotteDi(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: {
            comune: 'F205',
            regione: 'LOMBARDIA',
            saldoRegionale: { residuo: 5_000, rate: 5 },
            saldoComunale: { residuo: 4_000, rate: 4 },
            accontoComunale: { residuo: 3_000, rate: 3 },
          },
        },
      }),
    );
    expect(versata(rotte, 'ADDIZIONALE_REGIONALE')).toEqual([['381E', '10', '', '0006', '2025', 1_000]]);
    expect(versata(rotte, 'ADDIZIONALE_COMUNALE')).toEqual([['384E', 'F205', '', '0006', '2025', 1_000]]);
    expect(versata(rotte, 'ADDIZIONALE_COMUNALE_ACCONTO')).toEqual([['385E', 'F205', '', '0006', '2026', 1_000]]);
  });

  test('the fixed pay of an AFAM institute follows its competence months, under the fund it says', () => {
    const rotte = rotteDi(
      supplenza('2026-02-16', '2026-03-15', { enti: { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS' } }),
    );
    expect(new Set(versata(rotte, 'PENSIONE_DIPENDENTE').map((riga) => riga[3]))).toEqual(
      new Set(['022026', '032026']),
    );
    expect(new Set(versata(rotte, 'TFR').map((riga) => riga[0]))).toEqual(new Set(['P708']));
  });

  test('a school that is not of the State and has not said its fund is told which datum is missing', () => {
    const rotte = rotteDi(supplenza('2026-02-01', '2026-02-28'));
    const pensione = rotte.find(({ codice }) => codice === 'PENSIONE_DIPENDENTE');
    expect(pensione?.destinazione.a).toBe('DA_STABILIRE');
    expect(pensione?.mancanti).toEqual([{ campo: 'fondoPensione', nome: 'il fondo pensione del personale' }]);
  });

  test('a municipal school pays CPDEL and ENPDEP at their rates, under their own codes', () => {
    const situazione = accessorio({
      scuola: 'COMUNALE',
      enti: { ...enti, fondoPensione: 'CPDEL', fondoFineServizio: 'INADEL', enpdep: true },
    });
    const righe = calcolato(situazione).righe.filter(({ codice }) => /PENSIONE|ENPDEP/.test(codice));
    expect(righe.map(({ codice, aliquota }) => [codice, aliquota])).toEqual([
      ['PENSIONE_DIPENDENTE', 88_500],
      ['ENPDEP', 930],
      ['PENSIONE_AMMINISTRAZIONE', 238_000],
    ]);
    const rotte = rotteDi(situazione);
    expect(versata(rotte, 'PENSIONE_DIPENDENTE').map(([ep]) => ep)).toEqual(['P201']);
    expect(versata(rotte, 'ENPDEP').map(([ep]) => ep)).toEqual(['P810']);
  });

  test.each([
    ['CPI', 'ENPAS', 'CPI', accessorio()],
    ['FPLD', 'ENPAS', 'FPLD', accessorio()],
    ['CPDEL', 'INADEL', 'INADEL', supplenza('2026-02-01', '2026-02-28')],
  ] as const)(
    'a fund whose rates nobody knows stops that payslip alone, and says which (%s, %s)',
    (fondoPensione, fondoFineServizio, nome, situazione) => {
      const esito = cedolino({
        ...situazione,
        scuola: 'COMUNALE',
        enti: { ...enti, fondoPensione, fondoFineServizio },
      });
      expect(esito).toMatchObject({
        esito: 'scartato',
        anomalie: [{ codice: 'REGOLA_MANCANTE', messaggio: expect.stringContaining(nome) as unknown }],
      });
    },
  );

  test('a datum of the school that a row needs and is not there is named', () => {
    const completa = accessorio();
    const rotte = instradamento(calcolato(completa), Situazione.parse(completa), regoleCorrenti());
    expect(new Set(rotte.flatMap(({ mancanti }) => mancanti.map(({ campo }) => campo)))).toEqual(
      new Set(['provinciaInpdap', 'codRegioneFiscale']),
    );
  });
});

/** Funds whose rates nobody knows: who is enrolled there is stopped, never paid at the rate of another. */
const SENZA_ALIQUOTE = /del contributo pensionistico (?:CPI|FPLD)|fondo INADEL/;
const DOVUTE = ['ritenute_previdenziali', 'ritenute_fiscali', 'oneri'];

test('every cent withheld or due is routed or on the closed list, of every payee, year and kind of school', () => {
  const ignoti = Object.keys(senzaCodice.versioni[0].valore ?? {});
  const visti = new Set<string>();
  const codici = new Set<string>();
  const tipi = new Set<string>();
  let scartati = 0;
  fc.assert(
    fc.property(pagamento, (situazione) => {
      const esito = cedolino(situazione);
      if (esito.esito === 'scartato') {
        expect(esito.anomalie.map(({ messaggio }) => messaggio)).toEqual([expect.stringMatching(SENZA_ALIQUOTE)]);
        scartati += 1;
        return;
      }
      const pagato = esito.cedolino;
      tipi.add(`${situazione.tipo} ${situazione.scuola ?? ''} ${pagato.annoFiscale}`);
      const rotte = instradamento(pagato, Situazione.parse(situazione), regoleCorrenti());
      const dovuto = pagato.righe.reduce(
        (somma, { gruppo, importo }) =>
          somma + (DOVUTE.includes(gruppo) ? importo : 0) - (gruppo === 'somme_fuori_reddito' ? importo : 0),
        0,
      );
      const instradate = rotte.filter(({ gruppo }) => DOVUTE.includes(gruppo) || gruppo === 'somme_fuori_reddito');
      expect(instradate.reduce((somma, { importo }) => somma + importo, 0)).toBe(dovuto);
      for (const { codice, destinazione, mancanti } of instradate) {
        visti.add(codice);
        if (destinazione.a === 'F24') codici.add(destinazione.ep);
        expect(mancanti).toEqual([]);
        // Of the pay of the State the ministry pays the funds too, with codes of its own.
        expect(destinazione.a === 'DA_STABILIRE', `${codice}: ${JSON.stringify(destinazione)}`).toBe(
          ignoti.includes(codice) && destinazione.a !== 'NOIPA',
        );
      }
    }),
    { numRuns: 4_000, seed: 20261122 },
  );
  // Every type of run, kind of school and year was paid; some, of funds whose rates nobody knows, were stopped.
  for (const tipo of ['ACC', 'FOR', 'EST', 'COC', 'ARR', 'FER', 'SUP', 'CON'])
    for (const scuola of setupTypes)
      for (const anno of [2023, 2024, 2025, 2026]) expect(tipi).toContain(`${tipo} ${scuola} ${anno}`);
  expect(scartati).toBeGreaterThan(0);
  // The generator meets the lines that were once without a code.
  for (const codice of ['ESONERO_IVS', 'CONTRIBUTO_AGGIUNTIVO', 'ENAM', 'ESPERO_DIPENDENTE', 'IRPEF_SEPARATA', 'TFR'])
    expect(visti).toContain(codice);
  // The excess of 156E comes of restitutions, which no payslip has. Every other code of the table is reached, but those of funds whose rates nobody knows.
  const nomi = Object.values(codiciVersamento).map(({ versioni: [{ valore }] }) => valore?.ep ?? '');
  expect(nomi.filter((codice) => !codici.has(codice))).toEqual(SENZA_RIGHE);
});

/** P301 is CPI, P607 and P608 are INADEL. */
const SENZA_RIGHE = ['156E', 'P301', 'P607', 'P608'];

test('the code of every line the engine writes is in the table of codes, or the line is on the closed list', () => {
  const [{ valore: ignoti }] = senzaCodice.versioni;
  const [{ valore: tributi }] = codiciTributo.versioni;
  for (const [riga, codice] of Object.entries(tributi ?? {}))
    expect([riga, codice in codiciVersamento || riga in (ignoti ?? {})]).toEqual([riga, true]);
});
