import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collectF24 } from '#functions/denunce/f24/righe-dai-cedolini.ts';
import { f24Ep } from '#functions/denunce/formati/f24/f24ep.ts';
import { rigaDelModulo } from '#functions/denunce/formati/f24/righe.ts';
import { asUid } from '#platform/data/entita.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import type { Rotta, VersamentoF24 } from '#shared/instradamento/rotta.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { fileEp, modello } from '#support/denunce/f24-di-prova.ts';

/** Writes the files as they come out, to be read before they are kept. */
const SCRIVI = process.env.INTERI === 'scrivi';

const rotta = (importo: number, destinazione: Partial<VersamentoF24> & { readonly ep: string }): Rotta => ({
  riga: 0,
  codice: 'IRPEF',
  gruppo: 'ritenute_fiscali',
  importo,
  base: null,
  competenza: null,
  annoImposta: 2023,
  fondo: null,
  destinazione: {
    a: 'F24',
    sezione: 'F',
    ordinario: '',
    ente: '',
    estremi: '',
    riferimentoA: '0005',
    riferimentoB: '2023',
    credito: false,
    riscontrato: true,
    ...destinazione,
  },
  adempimenti: {},
  mancanti: [],
});

/** Taxes of a month due on 15/6/2023, one of each penalty, paid late with interest and penalties. */
const rotte = [
  rotta(100_000, { ep: '100E' }),
  rotta(50_000, { ep: '381E', sezione: 'R', ente: '08', riferimentoA: '' }),
  rotta(20_000, { ep: '384E', sezione: 'S', ente: 'F205', riferimentoA: '' }),
  rotta(85_000, { ep: '380E', sezione: 'R', ente: '08' }),
];
const pagato = (dataPagamento: string, giorni: number, quali: readonly Rotta[] = rotte) =>
  collectF24([{ cedolino: asUid('run-persona'), testata: { uidSubAnagrafe: 'persona' }, rotte: quali }], {
    modello: 'EP',
    dataPagamento,
    senzaCodiceFuori: false,
    ritardo: { scadenza: '2023-06-15', scadenzaContributi: '2023-06-15', giorni, ravvede: true },
  });

/** Where the lines of a payslip of the fund go. */
const rotteDelFondo = (): readonly Rotta[] => {
  const situazione = Situazione.parse({
    tipo: 'ACC',
    liquidazione: { anno: 2023, mese: 5 },
    dataPagamento: '2023-05-19',
    enti: { regioneTributo: '08', provincia: 'RM' },
    percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
    fiscali: { aliquotaMassima: { aliquota: 350_000, lettaDa: 'cedolino NoiPA 04/2023' } },
    voci: [
      {
        codice: 'MOF',
        descrizione: 'Compenso forfettario',
        competenza: { dal: '2023-04-01', al: '2023-04-30' },
        misura: { unita: 'IMPORTO', importo: 100_000 },
      },
    ],
  });
  const esito = cedolino(situazione);
  if (esito.esito === 'scartato') throw new Error(JSON.stringify(esito.anomalie));
  return instradamento(esito.cedolino, situazione, regoleCorrenti());
};

/**
 * Ris. 18/E of 28/4/2023, in force from 3/7/2023: new, renamed and suppressed codes of penalties on both forms (ateneoweb.com, fisco7.it 07/2023, studioassociato.ge.it).
 * Its table for this form was not read: from that day the file has the taxes with their interest and IRAP's penalty, and tells the others.
 */
describe('an F24 of public bodies paid late, on both sides of the day the codes of penalties changed', () => {
  test.each([
    ['2023-07-02', 17, ['890E', '892E', '893E', '891E'], 0],
    ['2023-07-03', 18, ['892E'], 1],
  ] as const)('paid on %s', (giorno, ritardo, penalita, taciute) => {
    const { records, escluse } = pagato(giorno, ritardo);
    const righe = records.map(({ campi }) => RigaF24.parse(rigaDelModulo(campi)));
    const file = f24Ep.parse({ ...fileEp(), modelli: [modello(righe, { dataPagamento: giorno })] }).write();
    const dove = new URL(`f24/ep-ravvedimento-${giorno}.T24`, import.meta.url);
    if (SCRIVI) writeFileSync(dove, file);
    expect(Buffer.from(file).toString('latin1').split('\n')).toEqual(readFileSync(dove, 'latin1').split('\n'));
    expect(righe.map(({ codice }) => codice).filter((codice) => codice.startsWith('89'))).toEqual(penalita);
    expect(escluse.filter(({ codice }) => codice === 'f24.sanzione-lasciata-fuori')).toHaveLength(taciute);
  });

  // A fee of 1.000,00 paid on 19/5/2023 has 88,00 and 3,50 of contributions, 908,50 × 35 % = 317,98 of tax, 85,00 of IRAP; late, it has 5 % a year of interest by the days, and 1,5 % of penalty.
  test.each([
    [
      '2023-07-02',
      17,
      [
        ['100E', 31_872],
        ['380E', 8520],
        ['890E', 477],
        ['892E', 128],
      ],
      0,
    ],
    [
      '2023-07-03',
      18,
      [
        ['100E', 31_876],
        ['380E', 8521],
        ['892E', 128],
      ],
      1,
    ],
  ] as const)('the taxes of a payslip paid on %s', (giorno, ritardo, attese, taciute) => {
    const { records, escluse } = pagato(giorno, ritardo, rotteDelFondo());
    const righe = records.map(({ campi }) => RigaF24.parse(rigaDelModulo(campi)));
    expect(
      righe
        .filter(({ sezione }) => sezione === 'F' || sezione === 'R')
        .map(({ codice, debito }) => [codice, debito])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    ).toEqual(attese);
    expect(
      escluse.filter(({ codice, trovato }) => codice === 'f24.sanzione-lasciata-fuori' && trovato.includes('4,77')),
    ).toHaveLength(taciute);
  });
});
