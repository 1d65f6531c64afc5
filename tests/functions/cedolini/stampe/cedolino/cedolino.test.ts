import { describe, expect, it } from 'vitest';
import { datiCedolino, type FonteCedolino } from '#functions/cedolini/stampe/cedolino/data.ts';
import { drawCedolini } from '#functions/cedolini/stampe/cedolino/layout.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { fonteCedolino } from '#tests/functions/stampe/cedolino-di-prova.ts';
import { elementi, readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

const stampa = async (fonti: readonly FonteCedolino[], spiegazioni = true) => {
  const pezzi: Uint8Array[] = [];
  const metadati = { titolo: 'Cedolini', autore: 'Istituto Inventato', creato: '2026-02-10T09:30:00Z' };
  for await (const pezzo of drawCedolini(metadati, fonti.map(datiCedolino), { spiegazioni })) pezzi.push(pezzo);
  return readPdf(Buffer.concat(pezzi));
};

describe('the data of a payslip print', () => {
  it('writes each step from gross to net with the strings of the screen', () => {
    const { totali } = fonteCedolino().cedolino;
    expect(datiCedolino(fonteCedolino()).cifre).toEqual([
      { etichetta: 'Netto a pagare', valore: formatEuro(totali.netto), principale: true },
      { etichetta: 'Lordo dipendente', valore: '385,00 €' },
      { etichetta: '− Ritenute previdenziali', valore: '35,23 €' },
      { etichetta: '− Ritenute fiscali', valore: '122,42 €' },
      { etichetta: '− Altre trattenute', valore: '20,00 €' },
    ]);
  });

  it('takes quantity and rate of a line from its explanation', () => {
    expect(datiCedolino(fonteCedolino()).competenze.righe).toEqual([
      [
        'Ore aggiuntive di insegnamento, progetto «Orto in città»',
        '01/01/2026 – 31/01/2026',
        '10 ore',
        '38,50 €',
        '385,00 €',
      ],
    ]);
  });

  it('gives no rate to an amount unbundled from lordo Stato, whose rate was another', () => {
    const fonte = fonteCedolino();
    const scorporata = fonte.cedolino.righe.map((riga) =>
      riga.gruppo === 'competenze'
        ? { ...riga, spiegazione: { ...riga.spiegazione, ingressi: [], figli: [riga.spiegazione] } }
        : riga,
    );
    const dati = datiCedolino({ ...fonte, cedolino: { ...fonte.cedolino, righe: scorporata } });
    expect(dati.competenze.righe[0]?.slice(2, 4)).toEqual(['10 ore', '']);
  });

  it('leaves out what the person or the run does not have', () => {
    const { scuola, processo, cedolino: calcolato, firme } = fonteCedolino();
    const dati = datiCedolino({
      scuola,
      cedolino: calcolato,
      firme,
      persona: { cognome: 'Rossi', nome: 'Prova', codiceFiscale: 'RSSPRV80A01H501U', qualifica: '' },
      processo: {
        anno: processo.anno,
        mese: processo.mese,
        descrizione: processo.descrizione,
        dataPagamento: processo.dataPagamento,
        simulazione: false,
        provvisorio: false,
      },
    });
    expect(dati.campi.map(({ etichetta }) => etichetta)).toEqual([
      'Dipendente',
      'Codice fiscale',
      'Elaborazione',
      'Competenza',
      'Data di pagamento',
    ]);
  });

  it('says on every page, and instead of the signatures, that it is not final', () => {
    const fonte = fonteCedolino();
    const provvisorio = datiCedolino({ ...fonte, processo: { ...fonte.processo, provvisorio: true } });
    expect(provvisorio.piede).toMatch(/^PROVVISORIO: non contabilizzato · /);
    expect(provvisorio.titolo).toBe('Cedolino di gennaio 2026: PROVVISORIO');
    expect(provvisorio.firme).toEqual([]);
    const simulato = datiCedolino({ ...fonte, processo: { ...fonte.processo, provvisorio: true, simulazione: true } });
    expect(simulato.piede).toMatch(/^SIMULAZIONE: non è un pagamento · /);
  });

  it('has no empty cell beside the year to date of the tax', () => {
    const irpef = datiCedolino(fonteCedolino()).progressivi.righe.find(([nome]) => nome === 'IRPEF');
    expect(irpef?.[1]).toMatch(/ €$/);
  });

  it('names an outsider as the law does', () => {
    const fonte = fonteCedolino();
    const dati = datiCedolino({ ...fonte, cedolino: { ...fonte.cedolino, tipo: 'EST' } });
    expect(dati.campi[0]?.etichetta).toBe('Percettore');
    expect(dati.cifre[1]?.etichetta).toBe('Compenso lordo');
  });

  it('carries the cents to bring to the next payslip', () => {
    const fonte = fonteCedolino();
    const dati = datiCedolino({ ...fonte, cedolino: { ...fonte.cedolino, arrotondamentoDaRiportare: 35 } });
    expect(dati.progressivi.righe.at(-1)).toEqual(['Arrotondamento da riportare al cedolino seguente', '', '0,35 €']);
  });
});

const gennaio = { dal: '2026-01-01', al: '2026-01-31' };
const pagamento = { liquidazione: { anno: 2026, mese: 1 }, dataPagamento: '2026-02-20' };
const importo = (descrizione: string, centesimi: number) => ({
  codice: 'COMPENSO',
  descrizione,
  competenza: gennaio,
  misura: { unita: 'IMPORTO' as const, importo: centesimi },
});
const situazioni: readonly (readonly [string, SituazioneInput])[] = [
  [
    'staff with hours, a deduction and a rounded net',
    {
      tipo: 'ACC',
      ...pagamento,
      percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
      fiscali: { aliquotaMassima: { aliquota: 330000, lettaDa: 'cedolino di dicembre' } },
      voci: [
        {
          codice: 'ORE',
          descrizione: 'Ore aggiuntive',
          competenza: gennaio,
          misura: { unita: 'ORE', quantita: 1250, tariffa: 3850 },
        },
      ],
      trattenute: [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'Sindacato Inventato', importo: null }],
      opzioni: { arrotondamentoNetto: true },
    },
  ],
  [
    'staff entered as lordo Stato',
    {
      tipo: 'ACC',
      base: 'LS',
      ...pagamento,
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'ATA' },
      fiscali: { aliquotaMassima: { aliquota: 230000, lettaDa: 'cedolino di dicembre' } },
      voci: [
        {
          codice: 'ORE',
          descrizione: 'Supporto tecnico',
          competenza: gennaio,
          misura: { unita: 'ORE', quantita: 1000, tariffa: 3115 },
        },
      ],
    },
  ],
  [
    'a co.co.co.',
    {
      tipo: 'COC',
      ...pagamento,
      percettore: { tipo: 'COCOCO' },
      fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: 1_500_000 },
      voci: [importo('Collaborazione', 200_000)],
    },
  ],
  [
    'an occasional worker',
    {
      tipo: 'EST',
      ...pagamento,
      percettore: { tipo: 'OCCASIONALE' },
      fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
      voci: [importo('Prestazione', 600_000)],
    },
  ],
];

describe('the print of what the engine computes', () => {
  it.each(situazioni)('for %s has every figure of it, and its explanation', async (_, situazione) => {
    const esito = cedolino(situazione);
    if (esito.esito !== 'calcolato') throw new Error(JSON.stringify(esito.anomalie));
    const letto = testoLetto(await stampa([{ ...fonteCedolino(), cedolino: esito.cedolino }])).replace(/\s+/g, ' ');
    for (const riga of esito.cedolino.righe) {
      expect(letto).toContain(formatEuro(riga.importo));
      if (riga.gruppo !== 'altre_trattenute') expect(letto).toContain(riga.descrizione);
      if (riga.gruppo !== 'riepilogo' && riga.spiegazione.regola !== null)
        expect(letto).toContain(riga.spiegazione.regola.norma.replace(/\s+/g, ' '));
    }
    expect(letto).toContain(`Netto a pagare ${formatEuro(esito.cedolino.totali.netto)}`);
    expect(letto).not.toContain('Sindacato Inventato');
  });
});

describe('a printed payslip', () => {
  it('reads from the school to the signatures in order, with every figure', async () => {
    const letto = testoLetto(await stampa([fonteCedolino()], false));
    const atteso = [
      'Giardino dei Numeri',
      'Codice meccanografico XXIC000001',
      'Cedolino di gennaio 2026',
      'Żółkiewska-Ştefănescu Nicolò',
      'ZLKNCL80A01Z127X',
      'IT60 X054 2811 1010 0000 0123 456',
      'X00X00000000001',
      '207,35 €',
      '385,00 €',
      '35,23 €',
      '122,42 €',
      '20,00 €',
      'Competenze',
      '10 ore 38,50 € 385,00 €',
      'Trattenute',
      'Contributo pensionistico CTPS 385,00 € 8,80 % 33,88 €',
      'Fondo credito 385,00 € 0,35 % 1,35 €',
      'IRPEF ad aliquota massima 349,77 € 35,00 % 122,42 €',
      'Altre trattenute',
      'Totale trattenute',
      '177,65 €',
      'Oneri a carico della scuola',
      '93,17 €',
      '32,73 €',
      '125,90 €',
      '510,90 €',
      'Progressivi 2026',
      '1.270,00 €',
      'Dott. Aldo Prova',
      'Prof.ssa Ada Inventata',
    ];
    let da = 0;
    for (const parte of atteso) {
      const trovato = letto.indexOf(parte, da);
      expect(trovato, `"${parte}" after ${da} in: ${letto}`).toBeGreaterThanOrEqual(0);
      da = trovato;
    }
  });

  it('explains every figure with formula, norm and verification', async () => {
    const letto = testoLetto(await stampa([fonteCedolino()]));
    expect(letto).toContain('Come si legge questo cedolino');
    expect(letto).toContain('8,80 % di 385,00 € = 33,88 € — Contributo pensionistico CTPS, art. 3 D.P.R. 1092/1973');
    expect(letto).toContain('Formula: imponibile × aliquota (imponibile 385,00 €, aliquota 8,80 %)');
    expect(letto).toContain(
      'Norma: CCNL Istruzione e ricerca 18/01/2024, tab. E1.4, valore in vigore dal 18/01/2024, riscontrato il 15/01/2026 in una fonte pubblica.',
    );
    expect(letto).toContain('Valore in vigore dal 01/01/2024, da riscontrare.');
  });

  it('never says who a third-party deduction is for, nor why', async () => {
    const { pagine } = await stampa([fonteCedolino()]);
    const tutto = pagine.map(({ testo }) => testo).join(' ');
    for (const riservato of ['ignoramento', 'Tribunale', '545', 'quinto', 'indacat'])
      expect(tutto).not.toContain(riservato);
    expect(tutto).toContain('Altre trattenute');
  });

  it('fits a payslip of a few lines on one page, its annex on the next', async () => {
    expect((await stampa([fonteCedolino()], false)).pagine).toHaveLength(1);
    expect((await stampa([fonteCedolino()])).pagine).toHaveLength(2);
  });

  it('starts each person on a page of their own, listed by name', async () => {
    const { pagine, segnalibri } = await stampa(
      [fonteCedolino(), fonteCedolino({ cognome: 'Rossi', nome: 'Prova' })],
      false,
    );
    expect(pagine).toHaveLength(2);
    expect(segnalibri).toEqual(['Żółkiewska-Ştefănescu Nicolò', 'Rossi Prova']);
    expect(pagine[1]?.testo).not.toContain('Nicolò');
    expect(pagine.map(({ struttura }) => elementi(struttura, 'H1').filter(({ testo }) => testo !== '').length)).toEqual(
      [1, 1],
    );
  });
});
