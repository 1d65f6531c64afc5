import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { conGuasto, recordsDi, trovati, type Campione } from '#support/denunce/uniemens-di-prova.ts';

const PA = 'Azienda.0.ListaPosPA.0';
const D0 = `${PA}.PosPA.0.D0_DenunciaIndividuale`;
const E0 = `${D0}.0.E0_PeriodoNelMese.0`;
const TFR = `${D0}.1.E0_PeriodoNelMese.0`;
const V1 = `${D0}.0.V1_PeriodoPrecedente`;
const POS = 'Azienda.0.PosContributiva.0';
const IND = `${POS}.DenunciaIndividuale.0`;
const COLL = 'Azienda.0.ListaCollaboratori.Collaboratore.0';

/** A worker of the public family with the end of their first period. */
const D0DiProva = z.object({
  CFLavoratore: z.string(),
  Cognome: z.string(),
  Nome: z.string(),
  E0_PeriodoNelMese: z.tuple([z.object({ GiornoFine: z.string() })], z.unknown()),
});

describe('faults that take more than one change', () => {
  test('02580E: days paid without a covered week', () => {
    const senza = conGuasto('supplente-ds', `${IND}.DatiRetributivi.Settimana`, [
      { IdSettimana: 10, TipoCopertura: '1' },
      { IdSettimana: 11, TipoCopertura: '1' },
    ]);
    expect(trovati(senza).map(({ codice }) => codice)).toEqual(['02580E']);
  });
  test('00603I: further elements of the TFR without a cessation', () => {
    const senza = conGuasto('due-docenti', `${TFR}.Gestioni.GestPrevidenziale`, {
      CodGestione: '7',
      ImponibileTFR: 72_992,
      ContributoTFR: 7_007,
      ImponibileTFRUlterioriElem: 100,
      ContributoTFRUlterioriElem: 10,
    });
    expect(trovati(senza)).toEqual([]);
    Reflect.deleteProperty(Object(recordsPeriodo(senza)), 'CodiceCessazione');
    expect(trovati(senza).map(({ codice, campo }) => [codice, campo])).toEqual([['00603I', `${TFR}.CodiceCessazione`]]);
  });
  test('a rate that the gestione separata has not in that month blocks, twice the same collaborator is not', () => {
    expect(trovati(conGuasto('collaboratore', `${COLL}.Aliquota`, 3_500))).toEqual([
      {
        codice: 'collaboratori.aliquota',
        gravita: 'BLOCCANTE',
        campo: `${COLL}.Aliquota`,
        persona: 'RSCDLM72P09D612N',
      },
    ]);
    const uno = recordsDi('collaboratore').Azienda[0]?.ListaCollaboratori?.Collaboratore?.[0];
    expect(
      trovati(conGuasto('collaboratore', 'Azienda.0.ListaCollaboratori.Collaboratore', [uno, { ...uno }])).map(
        ({ codice, campo }) => [codice, campo],
      ),
    ).toEqual([['collaboratori.doppio', 'Azienda.0.ListaCollaboratori.Collaboratore.1']]);
  });
  test('a contribution that is not the rate of its fund on its base is warned of, and a settlement without its motive', () => {
    const altro = conGuasto('due-docenti', `${E0}.Gestioni.GestPensionistica.Contributo`, 77_500);
    expect(trovati(altro).map(({ codice, gravita, campo }) => [codice, gravita, campo])).toEqual([
      ['pospa.aliquota', 'AVVISO', `${E0}.Gestioni.GestPensionistica.Contributo`],
    ]);
    const senza = conGuasto('causale-7', `${V1}.0.@CodMotivoUtilizzo`, undefined);
    expect(trovati(senza).map(({ codice, gravita, campo }) => [codice, gravita, campo])).toEqual([
      ['pospa.motivo-assente', 'AVVISO', `${V1}.0.@CodMotivoUtilizzo`],
    ]);
  });
  test('an end of the relation told by one family of the file and not by the other is warned of', () => {
    const records = recordsDi('due-docenti');
    const [azienda] = records.Azienda;
    const lavoratore = D0DiProva.parse(recordsPeriodo(records, `${D0}.0`));
    const [periodo] = lavoratore.E0_PeriodoNelMese;
    const individuale = {
      CFLavoratore: lavoratore.CFLavoratore,
      Cognome: lavoratore.Cognome,
      Nome: lavoratore.Nome,
      Qualifica1: '2',
      Qualifica2: 'F',
      Qualifica3: 'D',
      Cessazione: { GiornoCessazione: Number(periodo.GiornoFine.slice(8)), TipoCessazione: '1C' },
    };
    const due = {
      ...records,
      Azienda: [{ ...azienda, PosContributiva: [{ Matricola: '1234567890', DenunciaIndividuale: [individuale] }] }],
    };
    expect(trovati(due).map(({ codice, gravita, campo }) => [codice, gravita, campo])).toEqual([
      ['uniemens.cessazione-diversa', 'AVVISO', `${E0}.CodiceCessazione`],
    ]);
    const detto = structuredClone(due);
    Reflect.set(Object(recordsPeriodo(detto, E0)), 'CodiceCessazione', '18');
    expect(trovati(detto)).toEqual([]);
  });
  test('00072I: the days of who is paid by the day are from 1 to 27', () => {
    const giorni = (quanti: number) => {
      const records = conGuasto(
        'due-docenti',
        `${TFR}.Gestioni.GestPensionistica.GiorniUtiliFiniPensionistici`,
        quanti,
      );
      Reflect.set(Object(Reflect.get(Object(recordsPeriodo(records)), 'InquadramentoLavPA')), 'TipoImpiego', '2');
      return trovati(records).map(({ codice }) => codice);
    };
    expect([0, 1, 27, 28, 40].map(giorni)).toEqual([['00072I'], [], [], ['00072I'], ['00072I']]);
  });
  test('00601I: further elements of the TFR are not written at zero', () => {
    const zero = conGuasto('due-docenti', `${TFR}.Gestioni.GestPrevidenziale`, {
      CodGestione: '7',
      ImponibileTFR: 72_992,
      ContributoTFR: 7_007,
      ImponibileTFRUlterioriElem: 0,
      ContributoTFRUlterioriElem: 0,
    });
    expect(trovati(zero).map(({ codice }) => codice)).toEqual(['00601I']);
  });
  test('a settlement may have its days and the act alone, as one program writes it', () => {
    const solo = conGuasto('causale-7', `${V1}.0`, {
      '@CausaleVariazione': '7',
      '@CodMotivoUtilizzo': '3',
      GiornoInizio: '2024-08-01',
      GiornoFine: '2024-08-31',
      DescrMotivoUtilizzo: { DataAtto: '2025-01-20', IdentAtto: '123' },
    });
    expect(trovati(solo)).toEqual([]);
  });
  test('a list of variations carries no period of the month, no pension fund, no yearly settlement', () => {
    const variazione = (campione: Campione) =>
      trovati(conGuasto(campione, `${PA}.@TipoListaPosPA`, '1')).map(({ codice, campo }) => [codice, campo]);
    expect(variazione('part-time')).toEqual([['pospa.lista-variazioni', `${D0}.0.E0_PeriodoNelMese`]]);
    expect(variazione('fondo-pensione')).toEqual([['pospa.lista-variazioni', `${D0}.0.E1_FondoPensioneCompl`]]);
    expect(variazione('causale-7')).toEqual([]);
    const annuale: unknown = conGuasto('causale-7', `${V1}.0.@CodMotivoUtilizzo`, '1');
    Reflect.set(Object(listaDi(annuale)), '@TipoListaPosPA', '1');
    expect(trovati(annuale).map(({ codice, campo }) => [codice, campo])).toEqual([
      ['pospa.lista-variazioni', `${V1}.0.@CodMotivoUtilizzo`],
    ]);
  });
  test('a recovery that says its code has nothing wrong', () => {
    const conCodice = [{ AnnoRif: '2025', MeseRif: '02', CodiceRecupero: '30', Importo: 1_000 }];
    expect(trovati(conGuasto('due-docenti', `${E0}.Gestioni.GestPensionistica.RecuperoSgravi`, conCodice))).toEqual([]);
  });
});

const listaDi = (records: unknown): unknown =>
  PA.split('.').reduce<unknown>((oggetto, nome) => Reflect.get(Object(oggetto), nome), records);

const recordsPeriodo = (records: unknown, periodo = TFR): unknown =>
  periodo.split('.').reduce<unknown>((oggetto, nome) => Reflect.get(Object(oggetto), nome), records);
