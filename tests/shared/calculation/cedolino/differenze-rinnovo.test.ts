import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { differenzeDelRinnovo, type CedolinoPagato } from '#shared/calculation/cedolino/differenze-rinnovo.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import { rinnovi, type Rinnovo } from '#shared/rules/rinnovi.ts';
import { enterRinnovo, RINNOVO } from '#support/rinnovo-di-prova.ts';

/** A teacher of a municipal school, a whole month of a full post. */
const stipendio = (mese: string, ultimo: number, dataPagamento: string): SituazioneInput => ({
  tipo: 'SUP',
  base: 'LD',
  scuola: 'COMUNALE',
  liquidazione: { anno: Number(dataPagamento.slice(0, 4)), mese: Number(dataPagamento.slice(5, 7)) },
  dataPagamento,
  enti: { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS' },
  percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
  fiscali: { redditoComplessivo: 1_200_000 },
  servizi: [
    {
      competenza: { dal: `${mese}-01`, al: `${mese}-${ultimo}` },
      profilo: 'DOCENTE_LAUREATO',
      fascia: '0-8',
      oreSettimanali: 1800,
      oreCattedra: 1800,
    },
  ],
});

const pagato = (situazione: SituazioneInput): CedolinoPagato => {
  const esito = cedolino(situazione);
  if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
  const { righe, regole } = esito.cedolino;
  return JSON.parse(JSON.stringify({ situazione, righe, regole }));
};

const ultimo = (): Rinnovo => {
  const [rinnovo] = rinnovi();
  if (rinnovo === undefined) throw new Error('No renewal is known');
  return rinnovo;
};

const differenze = (uno: CedolinoPagato, rinnovo: Rinnovo) => {
  const esito = differenzeDelRinnovo(uno, rinnovo);
  if ('anomalie' in esito) throw new Error(JSON.stringify(esito.anomalie));
  return esito.differenze.map(({ codice, prima, dopo, utile }) => [codice, prima, dopo, utile]);
};

const DICEMBRE = stipendio('2025-12', 31, '2025-12-18');

test('no contract of the program was known after the days it holds from', () => {
  expect(rinnovi()).toEqual([]);
});

describe('once a contract is known later', () => {
  let undo = () => {};
  let prima: CedolinoPagato;
  beforeEach(() => {
    prima = pagato(DICEMBRE);
    undo = enterRinnovo();
  });
  afterEach(() => undo());

  test('it names itself, the days and the rules it changes', () => {
    const { noto, dal, contratto, regole } = ultimo();
    expect({ noto, dal, contratto }).toEqual({
      noto: RINNOVO.noto,
      dal: RINNOVO.dal,
      contratto: RINNOVO.contratto,
    });
    expect(regole.has('contratto.tabellare.docente-laureato.0-8')).toBe(true);
    expect(regole.has('contratto.rpd.0-14')).toBe(false);
  });

  test('a payslip paid before it is the same, by the tables of then, and is computed again from what it keeps', () => {
    expect(pagato(DICEMBRE)).toEqual(prima);
    const rifatto = cedolino(DICEMBRE, regoleDa(prima.regole));
    expect(rifatto.esito === 'calcolato' && JSON.parse(JSON.stringify(rifatto.cedolino.righe))).toEqual(prima.righe);
    expect(prima.regole.filter((usata) => 'noto' in usata)).toEqual([]);
  });

  test('one paid since is by its tables, says since when they are known, and is computed again from what it keeps', () => {
    const situazione = stipendio('2026-03', 31, '2026-03-27');
    const dopo = pagato(situazione);
    expect(dopo.righe.find(({ codice }) => codice === 'STIPENDIO')?.importo).toBe(212_236);
    expect(dopo.regole.filter(({ noto }) => noto === RINNOVO.noto).map(({ dal }) => dal)).toEqual([
      RINNOVO.dal,
      RINNOVO.dal,
    ]);
    undo();
    const rifatto = cedolino(situazione, regoleDa(dopo.regole));
    expect(rifatto.esito === 'calcolato' && JSON.parse(JSON.stringify(rifatto.cedolino.righe))).toEqual(dopo.righe);
  });

  test('the difference is of each line: 100,00 more, the allowance no longer, a 13th on both', () => {
    expect(differenze(prima, ultimo())).toEqual([
      ['STIPENDIO', 202_236, 212_236, true],
      ['VACANZA_CONTRATTUALE', 2022, 0, true],
      ['TREDICESIMA', 17_348, 18_026, true],
    ]);
  });

  test('of days of illness paid in part the difference contributes on the whole pay, as the month did', () => {
    undo();
    const assenze = [{ tipo: 'MALATTIA', dal: '2025-12-01', al: '2025-12-31' }];
    const conMalattia: SituazioneInput = {
      ...DICEMBRE,
      servizi: (DICEMBRE.servizi ?? []).map((servizio) => ({ ...servizio, assenze })),
    };
    const malata = pagato(conMalattia);
    undo = enterRinnovo();
    const esito = differenzeDelRinnovo(malata, ultimo());
    if ('anomalie' in esito) throw new Error(JSON.stringify(esito.anomalie));
    const trovate = esito.differenze.map(({ codice, prima: da, dopo: a, basi }) => [codice, a - da, basi]);
    // A short contract has thirty days at half pay: 50,00 more paid, 100,00 to contribute on.
    expect(trovate).toEqual([
      ['STIPENDIO', 5000, { contributi: 5000, fineServizio: 5000 }],
      ['VACANZA_CONTRATTUALE', -1011, { contributi: -1011, fineServizio: -1011 }],
      ['TREDICESIMA', 328, { contributi: 328, fineServizio: 328 }],
    ]);
    // One sealed before that was a rule contributed on what it paid: so does its difference.
    const allora = { ...malata, regole: malata.regole.filter(({ id }) => id !== 'contributi.retribuzione-virtuale') };
    const senza = differenzeDelRinnovo(allora, ultimo());
    expect('differenze' in senza && senza.differenze.flatMap(({ basi }) => basi ?? [])).toEqual([]);
  });

  test('of a month before the renewal there is none', () => {
    undo();
    const ottobre = pagato(stipendio('2025-10', 31, '2025-10-27'));
    undo = enterRinnovo();
    expect(differenze(ottobre, ultimo())).toEqual([]);
  });

  test('every other rule is as the payslip keeps it, whatever it is today', () => {
    const conAltraRpd = {
      ...prima,
      regole: prima.regole.map((usata) => (usata.id === 'contratto.rpd.0-14' ? { ...usata, valore: 12_000 } : usata)),
    };
    expect(differenze(conAltraRpd, ultimo())).toContainEqual(['RPD', 20_510, 12_000, true]);
  });

  test('one that cannot be computed again says why', () => {
    const [servizio] = prima.situazione.servizi ?? [];
    const senza = {
      ...prima,
      situazione: { ...prima.situazione, servizi: servizio ? [{ ...servizio, profilo: 'NESSUNO' }] : [] },
    };
    expect(differenzeDelRinnovo(senza, ultimo())).toMatchObject({ anomalie: [{ codice: 'PROFILO_SCONOSCIUTO' }] });
  });
});
