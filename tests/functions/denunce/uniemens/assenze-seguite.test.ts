import { describe, expect, test } from 'vitest';
import { giornateDi, settimaneEGiorni } from '#functions/denunce/uniemens/raccolta/giornate.ts';
import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import { ferieDeiServizi } from '#shared/calculation/contratto/assenze/ferie-dei-servizi.ts';
import { retribuzioneServizio } from '#shared/calculation/contratto/servizio.ts';
import { getTipoAssenza, tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { tipiContratto, type TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { assenzaTenuta, servizioTenuto } from '#support/denunce/lavoro-tenuto.ts';

/** The days that an absence takes: of pay, of the fixed accessory pay, of the 13th and of leave; and the week they are in. */
interface Presi {
  readonly paga: number;
  readonly accessorio: number;
  readonly tredicesima: number;
  /** True where pay is only lower: the 13th of those days is lowered as much (CCNL 2007 art. 80 c. 6), also where it accrues by the month. */
  readonly inParte?: true;
  readonly ferie: number;
  readonly settimana: string;
}
type Riga = readonly [giorni: number, presi: Presi, eccezioni?: Readonly<Partial<Record<TipoContratto, Presi>>>];

const niente: Presi = { paga: 0, accessorio: 0, tredicesima: 0, ferie: 0, settimana: '15:X' };
const tutto = (giorni: number, settimana: string): Presi => ({
  paga: giorni,
  accessorio: giorni,
  tredicesima: giorni,
  ferie: giorni,
  settimana,
});
const inParte = (paga: number, accessorio: number, settimana: string): Presi => ({
  paga,
  accessorio,
  tredicesima: paga,
  inParte: true,
  ferie: 0,
  settimana,
});
const pagata = (giorni: number): Riga => [giorni, niente];
const senzaPaga = (giorni: number, settimana: string): Riga => [giorni, tutto(giorni, settimana)];

/**
 * The week of Monday 6 to Sunday 12 April 2026, or its Wednesday, in each absence counted in days, as its article says. The weeks and their codes are those of the
 * tables of the filing: X whole, 2 in part, 1 without pay under a code, 0 without.
 */
const ASSENZE: Readonly<Record<string, Riga>> = {
  // CCNL 2007 artt. 17 c. 8, 19 cc. 4 e 10; DL 112/2008 art. 71: no fixed accessory pay for ten days; half to a short substitute.
  MALATTIA: [7, { ...niente, accessorio: 7 }, { SUPPLENTE_BREVE: inParte(3.5, 7, '15:2:MAL') }],
  MALATTIA_RICOVERO: [7, niente, { SUPPLENTE_BREVE: inParte(3.5, 3.5, '15:2:MAL') }],
  MALATTIA_GRAVE_PATOLOGIA: pagata(7),
  MALATTIA_CAUSA_SERVIZIO: pagata(7),
  INFORTUNIO: pagata(7),
  CONGEDO_L106: senzaPaga(7, '15:0'),
  MATERNITA_OBBLIGATORIA: pagata(7),
  // D.Lgs. 151/2001 artt. 23 c. 2 and 24: four fifths, of the 13th too.
  MATERNITA_FUORI_CONTRATTO: [7, inParte(1.4, 1.4, '15:2')],
  PATERNITA_OBBLIGATORIA: pagata(7),
  CONGEDO_PARENTALE: pagata(7),
  MALATTIA_FIGLIO: pagata(7),
  // D.Lgs. 151/2001 artt. 47 c. 2 e 48 c. 1.
  MALATTIA_FIGLIO_OLTRE_TRE_ANNI: senzaPaga(7, '15:1:MB4'),
  ASSISTENZA_DISABILI: pagata(1),
  // D.Lgs. 151/2001 art. 42 c. 5-quinquies: paid, without 13th nor leave.
  CONGEDO_BIENNALE: [7, { ...niente, tredicesima: 7, ferie: 7 }],
  ASPETTATIVA: senzaPaga(7, '15:0'),
  PERMESSO_PERSONALE: [1, niente, { SUPPLENTE_BREVE: tutto(1, '15:2') }],
  PERMESSO_PERSONALE_FERIE: pagata(1),
  PERMESSO_ESAMI: [1, tutto(1, '15:2'), { TI: niente }],
  PERMESSO_LUTTO: pagata(1),
  PERMESSO_MATRIMONIO: pagata(7),
  DONAZIONE_SANGUE: pagata(1),
  FERIE: pagata(1),
  FESTIVITA_SOPPRESSE: pagata(1),
  SCIOPERO: senzaPaga(1, '15:2'),
  ASSENZA_INGIUSTIFICATA: senzaPaga(7, '15:0'),
};

/** Absences of which the tables of the filing have no code, and which take pay: the office is told. */
const AVVISATE = ['CONGEDO_L106', 'MATERNITA_FUORI_CONTRATTO'];

const MESE = { dal: '2026-04-01', al: '2026-04-30' } as const;
const regole = regoleCorrenti();
const periodo = (giorni: number) => (giorni === 7 ? ['2026-04-06', '2026-04-12'] : ['2026-04-08', '2026-04-08']);

const servizioIn = (contratto: TipoContratto) => servizioTenuto(contratto, MESE.dal, MESE.al);
const assenzaIn = (tipo: string, giorni: number) => {
  const [datInizio = '', datFine = ''] = periodo(giorni);
  return assenzaTenuta(tipo, datInizio, datFine);
};

/** The kinds counted in days, each with each contract that may have it. */
const casi = tipiAssenza.flatMap(({ codice, effetto }) => {
  const { conteggio, trattamenti } = inForceOn(effetto, MESE.dal).valore;
  return conteggio === 'ORE'
    ? []
    : tipiContratto
        .filter((contratto) => trattamenti[contratto] !== undefined)
        .map((contratto) => ({ codice, contratto }));
});

const presiDi = (codice: string, contratto: TipoContratto): readonly [giorni: number, presi: Presi] => {
  const riga = ASSENZE[codice];
  if (riga === undefined) throw new Error(`${codice} is not in the table`);
  const [giorni, presi, eccezioni = {}] = riga;
  return [giorni, eccezioni[contratto] ?? presi];
};

const valutate = (codice: string, giorni: number, contratto: TipoContratto) => {
  const [dal = '', al = ''] = periodo(giorni);
  return assenzeValutate([{ tipo: codice, dal, al }], contratto, regole);
};

describe('a week of each absence, contract by contract', () => {
  test('the table has every kind counted in days, and no other', () =>
    expect(Object.keys(ASSENZE).toSorted()).toEqual([...new Set(casi.map(({ codice }) => codice))].toSorted()));

  test.each(casi)('$codice of a $contratto in the pay and in the 13th', ({ codice, contratto }) => {
    const [giorni, { paga, accessorio, tredicesima, inParte: ridotta = false }] = presiDi(codice, contratto);
    const [dal = '', al = ''] = periodo(giorni);
    const { competenze } = retribuzioneServizio(
      {
        competenza: MESE,
        profilo: 'DOCENTE_LAUREATO',
        fascia: '0-8',
        oreSettimanali: 1800,
        oreCattedra: 1800,
        sentenzaRpdCia: null,
        assegnoPersonaleMensile: 0,
        assenze: [{ tipo: codice, dal, al }],
      },
      contratto,
      regole,
    );
    const importi = Object.fromEntries(competenze.map((una) => [una.codice, una.calcolato.importo]));
    expect([importi['STIPENDIO'], importi['RPD']]).toEqual([
      Math.round((202_236 * (30 - paga)) / 30),
      Math.round((20_510 * (30 - accessorio)) / 30),
    ]);
    // 2.022,36 and 20,22 of vacancy: by days to a short substitute, a twelfth to the others, whom more than fifteen days are left.
    const giornoPerGiorno = (30 - tredicesima) / 365;
    const dodicesimo = (ridotta ? (30 - tredicesima) / 30 : 1) / 12;
    expect(importi['TREDICESIMA']).toBe(
      Math.round(204_258 * (contratto === 'SUPPLENTE_BREVE' ? giornoPerGiorno : dodicesimo)),
    );
  });

  test.each(casi)('$codice of a $contratto in leave', ({ codice, contratto }) => {
    const [giorni, { ferie }] = presiDi(codice, contratto);
    const [maturate] = ferieDeiServizi(
      [{ ...MESE, settimanaCorta: false, assenze: valutate(codice, giorni, contratto) }],
      { anniServizio: 0, giorniSospensione: 0, invitatoAFruirne: false, residue: null, festivi: [] },
      regole,
    );
    expect(maturate).toMatchObject({ giorniEsclusi: ferie, giorniServizio: 30 - ferie });
  });

  test.each(casi)('$codice of a $contratto in the monthly filing', ({ codice, contratto }) => {
    const [giorni, { settimana }] = presiDi(codice, contratto);
    const giornate = giornateDi([servizioIn(contratto)], [assenzaIn(codice, giorni)], '2026-04');
    expect(
      settimaneEGiorni(giornate)
        .Settimane.split(' ')
        .find((una) => una.startsWith('15:')),
    ).toBe(settimana);
    const nome = getTipoAssenza(codice)?.descrizione;
    expect([...new Set(giornate.map(({ senzaCodice }) => senzaCodice))].filter((uno) => uno !== null)).toEqual(
      AVVISATE.includes(codice) ? [nome] : [],
    );
  });
});
