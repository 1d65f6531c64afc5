import { describe, expect, it } from 'vitest';
import { documento } from '#functions/impaginazione/layout/documento.ts';
import type { Tabella } from '#functions/impaginazione/layout/parti/tabella.ts';
import { elementi, readPdf, testoLetto } from '../../stampe/lettura-pdf.ts';

const stampa = (tabella: Tabella) =>
  readPdf(
    documento({ titolo: 'Tabella', autore: 'Istituto Inventato', creato: '2026-02-10T09:30:00Z' })
      .tabella(tabella)
      .bytes(),
  );
const colonne = [
  { titolo: 'Dipendente', testata: true },
  { titolo: 'Importo', allineamento: 'destra' },
] as const;

describe('a table', () => {
  it('has header cells, rows and totals in its structure', async () => {
    const { pagine } = await stampa({
      colonne,
      righe: [
        ['Uno', '1,00 €'],
        ['Due', '2,00 €'],
      ],
      totali: [['Totale', '3,00 €']],
    });
    const [tabella] = elementi(pagine[0]?.struttura ?? [], 'Table');
    expect(tabella?.figli.map(({ tag, testo }) => [tag, testo])).toEqual([
      ['THead', 'Dipendente Importo'],
      ['TBody', 'Uno 1,00 € Due 2,00 €'],
      ['TFoot', 'Totale 3,00 €'],
    ]);
    expect(elementi(tabella ? [tabella] : [], 'TH').map(({ testo }) => testo)).toEqual([
      'Dipendente',
      'Importo',
      'Uno',
      'Due',
      'Totale',
    ]);
  });

  it('of a thousand rows loses none and repeats its header as decoration', async () => {
    const righe = Array.from({ length: 1000 }, (_, numero) => [`Persona ${numero}`, `${numero},00 €`]);
    const letto = await stampa({ colonne, righe });
    expect(letto.pagine.length).toBeGreaterThan(15);
    expect(
      letto.pagine.flatMap(({ struttura }) =>
        elementi(struttura, 'TR')
          .map(({ testo }) => testo)
          .filter((testo) => testo !== ''),
      ),
    ).toEqual(['Dipendente Importo', ...righe.map((riga) => riga.join(' '))]);
    for (const { testo } of letto.pagine) expect(testo).toContain('Dipendente Importo');
  });

  it('says that it goes on at the foot of each page but the last', async () => {
    const { pagine } = await stampa({ colonne, righe: Array.from({ length: 200 }, (_, riga) => [`P${riga}`, 'x']) });
    expect(pagine.length).toBeGreaterThan(2);
    expect(pagine.map(({ testo }) => / segue /.test(testo))).toEqual(
      pagine.map((_, posto) => posto < pagine.length - 1),
    );
  });

  it('of any length brings its last rows to the page of its totals and signatures', async () => {
    const firme = [{ ruolo: 'Il Dirigente Scolastico', nome: 'Anna Prova' }];
    for (let quante = 40; quante < 60; quante += 1) {
      const conclusione = { nota: `${quante} righe`, firme, luogoData: 'Data 10/02/2026' };
      const { pagine } = await readPdf(
        documento({ titolo: 'Tabella', autore: 'Istituto Inventato', creato: '2026-02-10T09:30:00Z' })
          .tabella({
            colonne,
            righe: Array.from({ length: quante }, (_, riga) => [`P${riga}`, 'x']),
            totali: [['Totale', '1,00 €']],
            conclusione,
          })
          .paragrafo(conclusione.nota, 'nota')
          .firma(firme, conclusione.luogoData)
          .bytes(),
      );
      const ultima = pagine.at(-1)?.testo ?? '';
      for (const detto of [`P${quante - 4} `, `P${quante - 1} `, 'Totale', 'Anna Prova'])
        expect(ultima).toContain(detto);
    }
  });

  it('does not repeat the header when told so', async () => {
    const letto = await stampa({
      colonne,
      righe: Array.from({ length: 100 }, () => ['x', 'y']),
      ripetiIntestazione: false,
    });
    expect(letto.pagine.filter(({ testo }) => testo.includes('Dipendente'))).toHaveLength(1);
  });

  it('wraps long texts and breaks long words inside their column', async () => {
    const lungo = `${'parola '.repeat(60)}${'y'.repeat(200)}`;
    const letto = await stampa({
      colonne: [{ titolo: 'Descrizione', larghezza: 120 }, ...colonne],
      righe: [[lungo, 'Uno', '1,00 €']],
    });
    expect(testoLetto(letto).replaceAll(' ', '')).toBe(
      `DescrizioneDipendenteImporto${lungo.replaceAll(' ', '')}Uno1,00€`,
    );
  });

  it('breaks a row taller than a page and loses no word', async () => {
    const parole = Array.from({ length: 1500 }, (_, numero) => `parola${numero}`);
    const letto = await stampa({
      colonne: [{ titolo: 'Nota', larghezza: 150 }, ...colonne],
      righe: [
        ['breve', 'Prima', '1,00 €'],
        [parole.join(' '), 'Seconda', '2,00 €'],
        ['breve', 'Terza', '3,00 €'],
      ],
    });
    expect(letto.pagine.length).toBeGreaterThan(2);
    const trovate = testoLetto(letto)
      .split(/\s+/)
      .filter((parola) => parola.startsWith('parola'));
    expect(trovate).toEqual(parole);
  });

  it('sets many columns in smaller type instead of breaking a figure', async () => {
    const molte = Array.from({ length: 9 }, (_, numero) => ({ titolo: `C${numero}`, allineamento: 'destra' as const }));
    const letto = await stampa({
      colonne: [{ titolo: 'Chi' }, ...molte],
      righe: [['Inventati Persona', ...molte.map(() => '123.456,78 €')]],
    });
    expect(testoLetto(letto).match(/123\.456,78 €/g)).toHaveLength(9);
  });

  it('with no rows is a header alone', async () => {
    const { pagine } = await stampa({ colonne, righe: [] });
    expect(elementi(pagine[0]?.struttura ?? [], 'TR')).toHaveLength(1);
  });

  it('keeps empty cells in their column', async () => {
    const { pagine } = await stampa({ colonne: [...colonne, { titolo: 'Nota' }], righe: [['Uno', '', 'n']] });
    expect(elementi(pagine[0]?.struttura ?? [], 'TBody')[0]?.figli[0]?.figli.map(({ testo }) => testo)).toEqual([
      'Uno',
      '',
      'n',
    ]);
  });
});
