import { describe, expect, it } from 'vitest';
import { datiElenco, formatCella, type FonteElenco } from '#functions/impaginazione/elenco/data.ts';
import { drawElenco } from '#functions/impaginazione/elenco/layout.ts';
import { fonteCedolino } from '../../stampe/cedolino-di-prova.ts';
import { elementi, oggetti, readPdf, testoLetto } from '../../stampe/lettura-pdf.ts';

const fonte = (resto: Partial<FonteElenco> = {}): FonteElenco => ({
  scuola: fonteCedolino().scuola,
  titolo: 'Compensi liquidati',
  filtri: [{ etichetta: 'Periodo', valore: 'gennaio 2026' }],
  orientamento: 'orizzontale',
  creato: '2026-02-10T09:30:00Z',
  colonne: [
    { titolo: 'N.', tipo: 'numero' },
    { titolo: 'Dipendente', tipo: 'testo', testata: true },
    { titolo: 'Data', tipo: 'giorno' },
    { titolo: 'Ore', tipo: 'ore', totale: true },
    { titolo: 'Aliquota', tipo: 'aliquota' },
    { titolo: 'Importo', tipo: 'importo', totale: true },
    { titolo: 'SPT', tipo: 'siNo' },
  ],
  sezioni: [
    {
      righe: [
        [1, 'Inventati Ada', '2026-01-31', 1000, 88000, 38500, true],
        [2, 'Inventati Aldo', null, 150, null, -1, false],
      ],
    },
  ],
  ...resto,
});

describe('the data of a list print', () => {
  it('writes each kind of value as a person reads it', () => {
    expect(formatCella('importo', 123456)).toBe('1.234,56 €');
    expect(formatCella('aliquota', 88000)).toBe('8,80 %');
    expect(formatCella('ore', 150)).toBe('1,5');
    expect(formatCella('numero', 12)).toBe('12');
    expect(formatCella('giorno', '2026-01-31')).toBe('31/01/2026');
    expect([formatCella('siNo', true), formatCella('siNo', false)]).toEqual(['sì', 'no']);
    expect(formatCella('importo', null)).toBe('');
  });

  it('sums the columns that ask for it, beside the name of the row', () => {
    expect(datiElenco(fonte()).sezioni[0]?.totali).toEqual([['', 'Totale', '', '11,5', '', '384,99 €', '']]);
  });

  it('leaves to the sheet a column that no row has anything in, unless it is summed, names the row or is of a form', () => {
    const senza = [['1', 'Inventati Ada', null, null, null, null, null]];
    const titoli = (dati: FonteElenco) => datiElenco(dati).colonne.map(({ titolo }) => titolo);
    expect(titoli(fonte({ sezioni: [{ righe: senza }] }))).toEqual(['N.', 'Dipendente', 'Ore', 'Importo']);
    expect(datiElenco(fonte({ sezioni: [{ righe: senza }] })).sezioni[0]?.righe).toEqual([
      ['1', 'Inventati Ada', '', ''],
    ]);
    const colonne = fonte().colonne.map((una) => ({ ...una, sempre: true as const }));
    expect(titoli(fonte({ colonne, sezioni: [{ righe: senza }] }))).toHaveLength(colonne.length);
    expect(titoli(fonte({ sezioni: [] }))).toHaveLength(colonne.length);
  });

  it('sums each section and then all of them', () => {
    const { righe } = fonte().sezioni[0] ?? { righe: [] };
    const dati = datiElenco(
      fonte({
        sezioni: [
          { titolo: 'Docenti', righe },
          { titolo: 'ATA', righe: righe.slice(0, 1) },
        ],
      }),
    );
    expect(dati.sezioni.map(({ totali }) => totali.map((riga) => [riga[1], riga[5]]))).toEqual([
      [['Totale Docenti', '384,99 €']],
      [
        ['Totale ATA', '385,00 €'],
        ['Totale generale', '769,99 €'],
      ],
    ]);
    expect(dati.conteggio).toBe('3 righe');
  });

  it('has no totals when no column asks for them', () => {
    expect(datiElenco(fonte({ colonne: [{ titolo: 'N.', tipo: 'numero' }] })).sezioni[0]?.totali).toEqual([]);
  });
});

describe('a printed list', () => {
  it('says school, title, filters, rows and totals in order', async () => {
    expect(testoLetto(await readPdf(drawElenco(datiElenco(fonte()))))).toContain(
      'Compensi liquidati Periodo gennaio 2026 N. Dipendente Data Ore Aliquota Importo SPT 1 Inventati Ada 31/01/2026 10 8,80 % 385,00 € sì 2 Inventati Aldo 1,5 -0,01 € no Totale 11,5 384,99 € 2 righe',
    );
  });

  it('lies on its side when asked, and names its sections', async () => {
    const { righe } = fonte().sezioni[0] ?? { righe: [] };
    const bytes = drawElenco(
      datiElenco(
        fonte({
          sezioni: [
            { titolo: 'Docenti', righe },
            { titolo: 'ATA', righe },
            { titolo: 'Vuota', righe: [] },
          ],
        }),
      ),
    );
    const { width, height } = (await oggetti(bytes)).pdf.getPage(0).getSize();
    expect(width).toBeGreaterThan(height);
    const letto = await readPdf(bytes);
    expect(elementi(letto.pagine[0]?.struttura ?? [], 'H2').map(({ testo }) => testo)).toEqual(['Docenti', 'ATA']);
  });

  it('says so when nothing matches', async () => {
    const letto = testoLetto(await readPdf(drawElenco(datiElenco(fonte({ sezioni: [{ righe: [] }] })))));
    expect(letto).toContain('Nessuna riga corrisponde a quanto richiesto.');
    expect(letto).toContain('0 righe');
  });
});
