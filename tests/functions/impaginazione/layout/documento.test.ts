import { describe, expect, it } from 'vitest';
import { documento, type Documento } from '#functions/impaginazione/layout/documento.ts';
import { drawEach } from '#functions/impaginazione/layout/fascicoli.ts';
import { Paused } from '#functions/impaginazione/layout/pdf/paused.ts';
import { elementi, readPdf, testoLetto } from '../../stampe/lettura-pdf.ts';

const metadati = { titolo: 'Elenco di prova', autore: 'Istituto Inventato', creato: '2026-02-10T09:30:00Z' };
const nuovo = (): Documento => documento(metadati);

describe('a print', () => {
  it('gives its text back in the order it was written', async () => {
    const bytes = nuovo()
      .titolo('Riepilogo')
      .paragrafo('Primo capoverso.')
      .campi([{ etichetta: 'Mese', valore: 'gennaio 2026' }])
      .titolo('Dettaglio', 2)
      .paragrafo('Ultimo.')
      .bytes();
    expect(testoLetto(await readPdf(bytes))).toBe('Riepilogo Primo capoverso. Mese gennaio 2026 Dettaglio Ultimo.');
  });

  it('keeps accents, the euro sign and the letters of other languages', async () => {
    const testo =
      'Perché così è già più giù: 1.234,56 € — Łukasz Żółć, Ştefănescu, Țepeș, Müller, Ñuñez, Ærø, Жук, Ωμέγα «à» (a\\b) ½ §';
    expect(testoLetto(await readPdf(nuovo().paragrafo(testo).bytes()))).toBe(testo);
  });

  it('composes accents written apart and replaces what the typeface has not', async () => {
    expect(testoLetto(await readPdf(nuovo().paragrafo('citta\u0300 \u0007fine 漢').bytes()))).toBe('città fine ?');
  });

  it('says title, author, instant and language of the document', async () => {
    const { info, lingua } = await readPdf(nuovo().paragrafo('testo').bytes());
    expect(info).toMatchObject({
      Title: 'Elenco di prova',
      Author: 'Istituto Inventato',
      CreationDate: 'D:20260210093000Z',
    });
    expect(lingua).toBe('(it-IT)');
  });

  it('gives the same bytes for the same calls', () => {
    const stampa = () =>
      nuovo()
        .titolo('Uguale')
        .tabella({ colonne: [{ titolo: 'A' }], righe: [['uno'], ['due']] })
        .bytes();
    expect(Buffer.from(stampa()).equals(Buffer.from(stampa()))).toBe(true);
    expect(Buffer.from(stampa()).equals(Buffer.from(nuovo().titolo('Diverso').bytes()))).toBe(false);
  });

  it('is one page when nothing was drawn', async () => {
    expect((await readPdf(nuovo().bytes())).pagine).toHaveLength(1);
  });

  it('numbers its pages and repeats head and foot as decoration', async () => {
    const bytes = nuovo()
      .intestazione({ ente: 'Istituto Inventato', righe: ['Via delle Prove 1'] })
      .paragrafo('uno')
      .interruzionePagina()
      .paragrafo('due')
      .bytes();
    const { pagine } = await readPdf(bytes);
    expect(pagine.map(({ testo }) => /Pagina \d di \d/.exec(testo.replace(/\s+/g, ' '))?.[0])).toEqual([
      'Pagina 1 di 2',
      'Pagina 2 di 2',
    ]);
    expect(pagine[1]?.testo).toContain('Istituto Inventato');
    expect(pagine[1]?.struttura.map(({ testo }) => testo).join(' ')).toBe('due');
  });

  it('carries a paragraph longer than a page over to the next ones', async () => {
    const parole = Array.from({ length: 2500 }, (_, numero) => `parola${numero}`);
    const letto = await readPdf(nuovo().paragrafo(parole.join(' ')).bytes());
    expect(letto.pagine.length).toBeGreaterThan(1);
    expect(testoLetto(letto).split(/\s+/)).toEqual(parole);
  });

  it('breaks a word longer than the line', async () => {
    const parola = 'x'.repeat(400);
    expect(testoLetto(await readPdf(nuovo().paragrafo(parola).bytes())).replaceAll(' ', '')).toBe(parola);
  });

  it('never ends a page with a heading', async () => {
    for (const righe of [40, 50, 52, 54, 55, 56, 57, 58, 60]) {
      const stampa = nuovo();
      for (let riga = 0; riga < righe; riga += 1) stampa.paragrafo(`riga ${riga}`);
      const { pagine } = await readPdf(
        stampa
          .titolo('Titolo', 2)
          .tabella({ titolo: 'Tabella', colonne: [{ titolo: 'A' }], righe: [['uno'], ['due']] })
          .bytes(),
      );
      for (const { struttura } of pagine)
        expect(struttura.flatMap(({ figli }) => figli).at(-1)?.tag ?? 'P').not.toMatch(/^H\d/);
    }
  });

  it('writes signatures side by side with who signs and why there is no handwriting', async () => {
    const bytes = nuovo()
      .firma(
        [
          { ruolo: 'Il DSGA', nome: 'Aldo Prova' },
          { ruolo: 'Il Dirigente', nome: 'Ada Inventata', nota: 'Firma sostituita a mezzo stampa' },
        ],
        'Città Inventata, 10/02/2026',
      )
      .bytes();
    expect(testoLetto(await readPdf(bytes))).toBe(
      'Città Inventata, 10/02/2026 Il DSGA Aldo Prova Il Dirigente Ada Inventata Firma sostituita a mezzo stampa',
    );
  });

  it('never leaves the signatures of a form alone: its last boxes go with them to the next page', async () => {
    const caselle = Array.from({ length: 9 }, (_, posto) => ({
      codice: String(posto),
      etichetta: 'Casella',
      valore: 'x',
    }));
    const conclusione = { nota: 'Una nota.', firme: [{ ruolo: 'Il Dirigente', nome: 'Ada Inventata' }] };
    for (const righe of [20, 24, 28, 32, 36, 40, 44, 48]) {
      const stampa = nuovo().titolo('Modulo');
      for (let riga = 0; riga < righe; riga += 1) stampa.paragrafo('Riga');
      stampa.caselle('Ultima parte', caselle, conclusione).paragrafo(conclusione.nota, 'nota');
      const { pagine } = await readPdf(stampa.firma(conclusione.firme).bytes());
      const ultima = pagine.at(-1);
      expect(elementi(ultima?.struttura ?? [], 'TR')).toHaveLength(caselle.length);
    }
  });

  it('nests explanations as lists within lists', async () => {
    const bytes = nuovo()
      .elenco([
        {
          testo: 'Ritenuta',
          valore: '33,88 €',
          note: ['Formula: base × aliquota'],
          voci: [{ testo: 'Base', voci: [{ testo: 'Voce' }] }],
        },
      ])
      .bytes();
    const letto = await readPdf(bytes);
    expect(testoLetto(letto)).toBe('Ritenuta 33,88 € Formula: base × aliquota Base Voce');
    expect(elementi(letto.pagine[0]?.struttura ?? [], 'L')).toHaveLength(3);
  });
});

describe('a mass print', () => {
  const disegna = (stampa: Documento, nome: string): void => {
    stampa
      .fascicolo({ segnalibro: nome, piede: `Cedolino di ${nome}` })
      .titolo(nome)
      .paragrafo('prima')
      .interruzionePagina()
      .paragrafo('seconda');
  };

  it('is the same file in pieces as in one', async () => {
    const nomi = Array.from({ length: 40 }, (_, numero) => `Persona ${numero}`);
    const intero = documento(metadati);
    nomi.forEach((nome) => disegna(intero, nome));
    const pezzi: Uint8Array[] = [];
    for await (const pezzo of drawEach(metadati, nomi, disegna)) pezzi.push(pezzo);
    expect(Buffer.concat(pezzi).equals(Buffer.from(intero.bytes()))).toBe(true);
  });

  it('is the same file when another process goes on with it after any of its fascicoli', async () => {
    // enough of them for more than one node of the page tree and more than one stream of objects; a character that only a later one has
    const nomi = Array.from({ length: 90 }, (_, numero) => (numero === 70 ? 'Š§ Persona' : `Persona ${numero}`));
    const intero = documento(metadati);
    nomi.forEach((nome) => disegna(intero, nome));
    const pezzi: Uint8Array[] = [];
    let paused: Paused | undefined;
    for (const nome of nomi) {
      const stampa = documento(metadati, paused);
      disegna(stampa, nome);
      const sospesa = stampa.sospendi();
      pezzi.push(sospesa.bytes);
      paused = Paused.parse(JSON.parse(JSON.stringify(sospesa.paused)));
    }
    pezzi.push(documento(metadati, paused).bytes());
    expect(Buffer.concat(pezzi).equals(Buffer.from(intero.bytes()))).toBe(true);
  });

  it('numbers the pages of each person on their own and lists the persons', async () => {
    const pezzi: Uint8Array[] = [];
    for await (const pezzo of drawEach(metadati, ['Uno', 'Due'], disegna)) pezzi.push(pezzo);
    const { pagine, segnalibri } = await readPdf(Buffer.concat(pezzi));
    expect(segnalibri).toEqual(['Uno', 'Due']);
    expect(pagine.map(({ testo }) => /Pagina \d di \d/.exec(testo.replace(/\s+/g, ' '))?.[0])).toEqual([
      'Pagina 1 di 2',
      'Pagina 2 di 2',
      'Pagina 1 di 2',
      'Pagina 2 di 2',
    ]);
    expect(pagine[2]?.testo).toContain('Cedolino di Due');
    expect(pagine[2]?.testo).not.toContain('Uno');
  });

  it('hands over pieces long before the end', async () => {
    const nomi = Array.from({ length: 3000 }, (_, numero) => `Persona ${numero}`);
    let lette = 0;
    const contate = {
      quanti: nomi.length,
      impronta: () => '',
      leggi: function* conta(da: number, a: number) {
        for (const nome of nomi.slice(da, a)) {
          lette += 1;
          yield nome;
        }
      },
    };
    const primo = await drawEach(metadati, contate, disegna)[Symbol.asyncIterator]().next();
    expect(primo.done).toBe(false);
    expect(lette).toBeLessThan(nomi.length);
  });
});
