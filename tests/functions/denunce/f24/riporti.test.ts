import { describe, expect, test } from 'vitest';
import { creditiAperti, withCrediti, withoutEccedenza } from '#functions/denunce/f24/riporti.ts';
import { asUid } from '#platform/data/entita.ts';
import { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { RiportoF24 } from '#shared/contracts/denunce/f24.ts';

type Riga = Omit<RiportoF24, 'altroEnte'>;
const riporto = (credito: number, cambi: Partial<Riga> = {}): Riga => ({
  sezione: 'F',
  codice: '155E',
  ente: '',
  estremi: '',
  riferimentoA: '0002',
  riferimentoB: '2026',
  credito,
  ...cambi,
});
const record = (chiave: string, debito: number, credito: number, codice = chiave) => ({
  chiave,
  persona: null,
  origini: [],
  campi: { ...riporto(0, { codice }), debito, credito },
});
const contenuto = (...records: ReturnType<typeof record>[]) => ({ cedolini: [], records, escluse: [] });
const credito = (uid: string, ...riporti: readonly RiportoF24[]) => ({
  uid: asUid<'DENUNCIA'>(uid),
  anno: 2026,
  mese: 2,
  descrizione: 'F24 di febbraio',
  riporti,
});
const f24 = (uid: string, cambi: Partial<Denuncia> = {}): Denuncia =>
  Denuncia.parse({
    uid,
    versione: 1,
    tipo: 'f24ep',
    anno: 2026,
    mese: 2,
    descrizione: uid,
    dataPagamento: '2026-03-16',
    STATUS: 'INVIATO',
    processi: [],
    persone: 0,
    righe: 1,
    debito: 0,
    credito: 0,
    bloccanti: 0,
    avvisi: 0,
    files: [],
    datInvio: '2026-03-16',
    protocollo: '',
    inviatoIl: null,
    hashInviato: null,
    esito: null,
    motivoEsito: '',
    corregge: null,
    senzaCodiceFuori: false,
    dati: {},
    ...cambi,
  });

describe('the credits of a form', () => {
  test('that its debts take stay in it, nothing is left', () => {
    const tutto = contenuto(record('100E', 5_000, 0), record('155E', 0, 5_000));
    expect(withoutEccedenza(tutto)).toEqual(tutto);
  });

  test('above its debts are left from the last row back: 155E keeps 20,00 of its 30,00, 170E leaves all', () => {
    const { records, riporti } = withoutEccedenza(
      contenuto(record('100E', 2_000, 0), record('155E', 0, 3_000), record('170E', 0, 500)),
    );
    expect(records.map(({ chiave, campi }) => [chiave, campi.debito, campi.credito])).toEqual([
      ['100E', 2_000, 0],
      ['155E', 0, 2_000],
    ]);
    expect(riporti).toEqual([riporto(1_000), riporto(500, { codice: '170E' })]);
  });

  test('of before lower a debt of the same references first, and are a row of their own otherwise', () => {
    const chiave = 'F|155E|||2026|0002';
    const con = (debito: number) =>
      withCrediti(contenuto(record(chiave, debito, 0, '155E')), [credito('febbraio', riporto(700))]).records.map(
        ({ campi }) => [campi.debito, campi.credito],
      );
    expect([con(1_000), con(300)]).toEqual([[[300, 0]], [[0, 400]]]);
    expect(withCrediti(contenuto(), [credito('febbraio', riporto(700))])).toMatchObject({
      records: [
        { chiave, campi: { codice: '155E', riferimentoA: '0002', riferimentoB: '2026', debito: 0, credito: 700 } },
      ],
      escluse: [{ codice: 'f24.credito-ripreso', trovato: '7,00 € da "F24 di febbraio", di febbraio 2026' }],
    });
  });
});

describe('the credits that an F24 of March finds', () => {
  const riporti = [riporto(700)];
  const marzo = { tipo: 'f24ep' as const, anno: 2026, mese: 3 };
  const trovati = (...tutti: readonly Denuncia[]) => creditiAperti(tutti, marzo).map(({ uid }) => uid);
  test.each([
    ['are those of an F24 that was sent', { riporti }, ['febbraio']],
    [
      'are those of one with nothing to send',
      { riporti, datInvio: null, STATUS: 'COMPLETATO', righe: 0 },
      ['febbraio'],
    ],
    ['are not those of one that may still change', { riporti, datInvio: null, STATUS: 'COMPLETATO' }, []],
    ['are not those of one that was refused', { riporti, esito: 'SCARTATO' }, []],
    ['are not those of the other form', { riporti, tipo: 'f24' }, []],
    ['are not those of its own month', { riporti, mese: 3 }, []],
    ['are none where nothing is left', {}, []],
  ] as const)('%s', (_, cambi, attesi) =>
    expect(trovati(f24('febbraio', { ...cambi, riporti: [...('riporti' in cambi ? cambi.riporti : [])] }))).toEqual(
      attesi,
    ),
  );
  test('are taken once: another that has them leaves none, unless it was refused', () => {
    const altro = (cambi: Partial<Denuncia> = {}) =>
      f24('altro', { mese: 3, riportati: [asUid('febbraio')], ...cambi });
    expect(trovati(f24('febbraio', { riporti }), altro())).toEqual([]);
    expect(trovati(f24('febbraio', { riporti }), altro({ esito: 'SCARTATO' }))).toEqual(['febbraio']);
  });
});
